interface LockedPackage {
	readonly version?: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
	readonly link?: boolean;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function lockfileFindings(lockfile: {
	readonly packages: Readonly<Record<string, LockedPackage>>;
}): readonly string[];
