import { indexArmy } from '#engine';
import type { Army, Entry } from '#schema';
import { anArmy, anEntry, aSystem } from './builders.ts';

// A toy army whose units offer their options: shields, a set of arms, steeds, and what comes with them.

/** A system that offers nothing itself. */
export const offersSystem = aSystem({ entries: [], groups: [], casters: { any: ['LEADER'] } });

/** Pikes and bows with shields and arms, a captain who rides, rabble with nothing. */
export const offeringUnits: readonly Entry[] = [
	anEntry('pikes', { cost: 40, options: ['shield', { set: 'arms' }] }),
	anEntry('bows', {
		cost: 50,
		options: [{ option: 'shield', cost: 7 }, { set: 'arms' }, { option: 'badge', if: shielded() }]
	}),
	anEntry('captain', {
		type: 'leader',
		cost: 80,
		options: [
			{ name: 'rides', of: ['horse', { option: 'wyrm', cost: 60 }], min: 1, max: 1 },
			{ option: 'badge', cost: 0 }
		]
	}),
	anEntry('rabble', { cost: 20 })
];

/** The options of these units, and two that are for whomever their own lines mean. */
export const offeredOptions: readonly Entry[] = [
	anOption('shield', 5),
	anOption('axe', 4),
	anOption('mace', 3),
	anOption('badge', 2),
	{ ...anOption('horse', 15), options: ['barding'] },
	anOption('wyrm', 90),
	anOption('barding', 6),
	{ ...anOption('charm', 9), carriedBy: { by: { none: ['+shield'] } } },
	{ ...anOption('lance', 8), carriedBy: { by: { all: ['+STEED'] } } }
];

/** Fails: an option that is looked up is not there. */
export function missing(): never {
	throw new Error('no such option');
}

function shielded() {
	return { all: ['+shield'] };
}

/** An option at this price: a horse and a wyrm are steeds, all else relics. */
export function anOption(id: string, cost: number): Entry {
	return anEntry(id, { type: ['horse', 'wyrm'].includes(id) ? 'steed' : 'relic', cost });
}

/** The army of these units and options, with a set of arms. */
export function offeringArmy(changes: Partial<Army> = {}): Army {
	return anArmy({
		entries: [...offeringUnits, ...offeredOptions],
		sets: { arms: { name: 'arms', of: ['axe', 'mace'], max: 1 } },
		...changes
	});
}

/** That army, indexed. */
export const offersIndex = indexArmy(offersSystem, offeringArmy());
