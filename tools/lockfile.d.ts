interface LockedPackage {
	readonly version?: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
	readonly link?: boolean;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
	readonly packages: Readonly<Record<string, LockedPackage>>;
}

export function lockfileFindings(lockfile: Lockfile): readonly string[];

export function withDependencies(lockfile: Lockfile, names: Iterable<string>): ReadonlySet<string>;
