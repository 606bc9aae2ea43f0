interface Said {
	readonly name: string;
	readonly text?: string | undefined;
}

/**
 * Each text once: of several rules that say the same, the one whose name says more ("Sweep (twice)" for
 * "Sweep"), or the first of one name.
 */
export function saidOnce<T extends Said>(all: readonly T[]): readonly T[] {
	return all.filter((one, at) => !all.some((other, place) => saysMore(other, one, place < at)));
}

function saysMore(other: Said, one: Said, isBefore: boolean): boolean {
	if (one.text === undefined || other.text !== one.text) return false;
	return other.name === one.name ? isBefore : other.name.startsWith(`${one.name} (`);
}
