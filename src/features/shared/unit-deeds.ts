import type { SheetLine, SheetName, SheetReference, SheetWarscroll } from '../../content/index.ts';

/** What a unit of a shared list does: its warscroll and those of the units inside it, and what was chosen for it. */
export interface UnitDeeds {
	readonly scrolls: readonly SheetWarscroll[];
	/** What a set of units brings, and what options do. */
	readonly texts: readonly { readonly name: string; readonly text: string }[];
}

/** What a unit does, by the reference of its list. */
export function deedsOf(
	{ name, options, holds = [] }: SheetLine,
	reference: SheetReference
): UnitDeeds {
	const { units = [], names = [] } = reference.warscrolls ?? {};
	const own = [name, ...holds.map((held) => held.name)];
	const chosen = new Set(options.map((option) => option.name));
	const isIts = (one: SheetName): boolean =>
		one.bearer === undefined
			? one.name === name
			: one.bearer === name && isChosen(one.name, chosen);
	const texts = names.flatMap((one) =>
		one.text !== undefined && isIts(one) ? [{ name: one.name, text: one.text }] : []
	);
	return {
		scrolls: units.filter((scroll) => own.includes(scroll.name)),
		texts: texts.filter((one, at) => texts.findIndex((other) => other.name === one.name) === at)
	};
}

/** An option that a unit has several of is called with their number ("Kite × 2"). */
function isChosen(name: string, chosen: ReadonlySet<string>): boolean {
	return chosen.has(name) || chosen.has(name.replace(/ × \d+$/u, ''));
}

/** What stands on the table beside the units of these lines. */
export function scrollsWithoutUnit(
	lines: readonly SheetLine[],
	{ warscrolls }: SheetReference
): readonly SheetWarscroll[] {
	const inside = new Set(
		lines.flatMap(({ name, holds = [] }) => [name, ...holds.map((one) => one.name)])
	);
	return (warscrolls?.units ?? []).filter(({ name }) => !inside.has(name));
}
