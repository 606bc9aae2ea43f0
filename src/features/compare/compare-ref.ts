/** Something to compare: a roster as it is now, a saved version, or a step of its history. */
export interface CompareRef {
	readonly roster: string;
	readonly version?: string;
	readonly step?: number;
}

/** A reference as used in addresses: "<roster>", "<roster>.version.<id>", "<roster>.step.<n>". */
export function writeRef({ roster, version, step }: CompareRef): string {
	if (version !== undefined) return `${roster}.version.${version}`;
	return step === undefined ? roster : `${roster}.step.${step}`;
}

/** Parses a reference. What it names may not exist. */
export function readRef(text: string | null): CompareRef | undefined {
	const [, roster, kind, id = ''] = /^([^.]+)(?:\.(version|step)\.(.+))?$/.exec(text ?? '') ?? [];
	if (roster === undefined) return undefined;
	if (kind === 'version') return { roster, version: id };
	if (kind === undefined) return { roster };
	return /^\d{1,9}$/.test(id) ? { roster, step: Number(id) } : undefined;
}
