import type { SheetUnitCard, SheetWarscroll } from '../model.ts';

/** Whether a set of units is a single one, whose own card says all there is to say of the set. */
export function isSetOfOne({
	holds = []
}: {
	readonly holds?: readonly { readonly count: number }[] | undefined;
}): boolean {
	return holds.length === 1 && holds[0]?.count === 1;
}

/** Whether a card says more of a unit than what it is called. */
export function isTelling(card: SheetUnitCard): boolean {
	const { save, holds, tracks, profile, text, note } = card;
	const { standing, equipment, options, stats, rules, commonRules } = card;
	return (
		[save, tracks, text, note].some((told) => told !== undefined) ||
		[standing, equipment, options, stats, rules, commonRules].some((told) => told.length > 0) ||
		(holds !== undefined && !isSetOfOne({ holds })) ||
		(profile !== undefined && hasContents(profile))
	);
}

function hasContents({ stats, weapons, abilities, keywords }: SheetWarscroll): boolean {
	return [stats, weapons, abilities, keywords].some((told) => told.length > 0);
}
