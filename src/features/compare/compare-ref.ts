/** Something to compare: a roster as it is now, a saved version, or a step of its history. */
interface CompareRef {
	readonly roster: string;
	readonly version?: string;
	readonly step?: number;
}

/** A reference as used in addresses: "<roster>", "<roster>.version.<id>", "<roster>.step.<n>". */
export function writeRef({ roster, version, step }: CompareRef): string {
	if (version !== undefined) return `${roster}.version.${version}`;
	return step === undefined ? roster : `${roster}.step.${step}`;
}

/** What stays on the other side when a roster of an army is chosen on one: only rosters of one army compare. */
export function otherSideFor(
	chosen: string,
	other: string | null,
	armies: readonly { readonly rosters: readonly { readonly id: string }[] }[]
): string | null {
	const isOf = (ref: string | null, { rosters }: (typeof armies)[number]): boolean =>
		rosters.some(({ id }) => id === readRef(ref)?.roster);
	const army = armies.find((each) => isOf(chosen, each));
	return army && isOf(other, army) ? other : null;
}

/** Parses a reference. What it names may not exist. */
export function readRef(text: string | null): CompareRef | undefined {
	const [, roster, kind, id = ''] = /^([^.]+)(?:\.(version|step)\.(.+))?$/.exec(text ?? '') ?? [];
	if (roster === undefined) return undefined;
	if (kind === 'version') return { roster, version: id };
	if (kind === undefined) return { roster };
	return /^\d{1,9}$/.test(id) ? { roster, step: Number(id) } : undefined;
}
