/** A name as an id: `Yndrasta's Spearhead` is `yndrastas-spearhead`. */
export function idOf(name: string): string {
	return name
		.normalize('NFKD')
		.replace(/[\p{M}'’]/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** A timing with how often it comes first, and its capitals the same everywhere. */
export function timingOf(timing: string): string {
	const parts = timing.replace(/\bper\b/g, 'Per').split(', ');
	const oftenFirst = parts.toSorted((one, other) => rank(one) - rank(other));
	return oftenFirst.join(', ');
}

function rank(part: string): number {
	return part.startsWith('Once') ? 0 : 1;
}

/** The timing as a sentence of its own. */
export function timingText(timing: string): string {
	if (timing === 'Passive') return 'Passive.';
	if (timing.startsWith('table')) return 'A table, read by battle round or by points.';
	return `Timing: ${timingOf(timing).toLowerCase()}.`;
}

/** A characteristic that the warscroll explains below its table has one sign here, an asterisk. */
export function valueOf(printed: string): string {
	return printed.replace(/[✱✹]/g, '*');
}

/** A range in inches, its sign included. */
export function rangeOf(printed: string): string {
	return /^\d+$/.test(printed) ? `${printed}"` : printed;
}

/** The base of one model: how many models stand on it is the unit's size. */
export function baseOf(printed: string): string {
	return printed.replace(/ \[\d+\]$/, '');
}
