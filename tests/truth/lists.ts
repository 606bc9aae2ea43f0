import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { Dice } from '../faults/dice.ts';
import { rememberedOptions } from '../net/make.ts';
import { unlawful } from '../net/random-edits.ts';
import { lawfulRoster, type MadeRoster } from '../net/random-lists.ts';
import type { Subject } from '../net/tree.ts';

/** A list that may break any rule, with the army that it is of. */
export interface RandomList {
	readonly index: ArmyIndex;
	readonly roster: Roster;
	readonly dice: Dice;
}

/** How many lists of an army the rules let grow, and how many others are made of each. */
export interface Amount {
	readonly lists: number;
	readonly variants: number;
}

/** Random lists of an army: an empty one, some that the rules let grow, and others that break them. */
export function randomLists(
	subject: Subject,
	dice: Dice,
	{ lists, variants }: Amount
): readonly RandomList[] {
	const optionsOf = rememberedOptions(subject);
	return Array.from({ length: lists }).flatMap(() => {
		const made = lawfulRoster(subject, dice, optionsOf);
		const broken = Array.from({ length: variants }, () => broke(made));
		return [made.roster, ...broken].map((roster) => ({ index: made.index, roster, dice }));
	});
}

/** A few edits that ask no rule; often for a smaller game, without groups, or without its first units. */
function broke(made: MadeRoster): Roster {
	const { dice } = made;
	let { roster } = made;
	const rounds = 1 + dice.below(4);
	for (let at = 0; at < rounds; at += 1) roster = unlawful({ ...made, roster });
	switch (dice.below(6)) {
		case 0:
			return { ...roster, size: Math.round(roster.size / 3) };
		case 1:
			return { ...roster, units: roster.units.map(({ group: _, ...unit }) => unit) };
		case 2:
			return { ...roster, units: roster.units.slice(dice.below(roster.units.length)) };
		case 3:
			return { ...roster, units: [] };
		default:
			return roster;
	}
}
