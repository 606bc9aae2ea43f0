import type { Context } from './context.ts';
import type { FactUnit } from './facts.ts';
import type { Offer } from './offer.ts';

export type Numbers = Readonly<Record<string, number>>;

/** Dispel dice of a wizard by his level (6th 88–99). */
function dispelOf(level: number): number {
	return level === 0 ? 0 : level < 3 ? 1 : 2;
}

/** What a wizard of this level counts for, beyond one of another. */
export function levelNumbers(level: number, from = 0): Numbers {
	const numbers = {
		level: level - from,
		power: level - from,
		dispel: dispelOf(level) - dispelOf(from)
	};
	return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== 0));
}

/** Armies whose casters have ways of their own: neither levels nor dice by level are in the facts. */
const otherMagic: readonly string[] = ['ogre-kingdoms', 'tomb-kings'];

/** The level that a unit has before any upgrade. */
export function baseLevel(
	context: Context,
	unit: FactUnit,
	musts: readonly Offer[],
	hasLore: boolean,
	rows: readonly Offer[]
): number {
	const { settings, all } = context;
	const row = all.wizards.find(
		({ army, unit: name }) => army === context.facts.name && name === unit.name
	);
	if (row) return row.base;
	for (const text of [...musts.map(({ name }) => name), ...(unit.rules ?? [])]) {
		const found = /^Level (\d) Wizard$/.exec(text)?.[1];
		if (found !== undefined) return Number(found);
	}
	const isBought = rows.some(({ kind }) => kind.type === 'level');
	if (isBought) return 0;
	const isWizard =
		(unit.categories ?? []).includes('Wizard') ||
		unit.name === 'Lord of Change' ||
		unit.category === 'Lords';
	if (!isWizard && !hasLore) return 0;
	const isSure = (unit.categories ?? []).includes('Wizard') || hasLore;
	if (otherMagic.includes(settings.file)) {
		if (!isSure) return 0;
		context.note(
			'gap',
			unit.name,
			'no source says how many dice this caster gives, so none are counted',
			unit.id
		);
		return 0;
	}
	const second = context.second(unit)?.wizard_level;
	if (second === undefined) {
		if (!isSure) return 0;
		context.note(
			'gap',
			unit.name,
			'the level of this wizard is in no source, so no dice are counted for him',
			unit.id
		);
		return 0;
	}
	context.note(
		'source',
		unit.name,
		`level ${second}: of the second collection, as the first has none`,
		unit.id
	);
	return second;
}
