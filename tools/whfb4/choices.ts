import { readFileSync } from 'node:fs';
import type { Constraint } from '#schema';
import type { Context } from './context.ts';
import { below } from './facts.ts';

interface RewardText {
	readonly name: string;
	readonly text: string;
	readonly line: number;
	/** What it is besides (a magic weapon). */
	readonly keywords?: readonly string[];
}

const gods = ['khorne', 'nurgle', 'slaanesh', 'tzeentch'];

/** The rewards of Chaos that have a price: of one god, or of any. */
export function addRewards(context: Context): void {
	const texts = JSON.parse(
		readFileSync(new URL('rewards.json', import.meta.url), 'utf8')
	) as readonly RewardText[];
	for (const group of ['chaos-rewards', ...gods.map((god) => `chaos-rewards-of-${god}`)]) {
		const god = group.startsWith('chaos-rewards-of-') ? group.slice(17).toUpperCase() : undefined;
		for (const { name, points } of context.facts.shared_groups[group]?.options ?? []) {
			if (points === undefined) {
				context.note(
					'left-out',
					'Chaos rewards',
					`${name}: no price in the public data or the text`
				);
				continue;
			}
			const text = texts.find((known) => known.name === name);
			context.addReward(name, points, god, text);
		}
	}
}

/** What every follower of Chaos must choose, and how it counts. */
export function chaosRules(context: Context): readonly Constraint[] {
	const source = context.source('Characters');
	const items = { any: ['MAGIC ITEM', 'CHAOS REWARD'] };
	return [
		{
			id: 'mark-of-chaos',
			kind: 'exclusive',
			label: 'a Mark of Chaos',
			of: { any: ['MARK'] },
			on: { all: ['MAY HAVE MARK'], none: ['CHAOS SORCERER'] },
			min: 1,
			max: 1,
			source
		},
		{
			id: 'items-of-characters',
			kind: 'exclusive',
			label: 'magic items and Chaos rewards',
			of: items,
			on: { all: ['CHARACTER'] },
			max: { number: 'items' },
			source
		},
		{
			id: 'items-of-champions',
			kind: 'exclusive',
			label: 'magic items and Chaos rewards',
			of: { ...items, none: ['MAGIC STANDARD'] },
			on: { none: ['CHARACTER', 'WAR MACHINE'] },
			max: { number: 'items' },
			source
		},
		{
			id: 'unique-rewards',
			kind: 'unique',
			label: 'Each Chaos reward',
			of: { any: ['CHAOS REWARD'] },
			scope: 'army',
			source
		}
	];
}

export function oneChampion(): Constraint {
	return {
		id: 'one-champion',
		kind: 'exclusive',
		label: 'champions',
		of: { any: ['CHAMPION OPTION'] },
		max: 1,
		source: { book: 'rulebook', section: 'Characters With Units', line: 1710 }
	};
}

/** Chariots are war machines here, and their champions have an item as any. */
export function itemsOnChariots(context: Context): Constraint {
	return {
		id: 'items-of-champions',
		kind: 'exclusive',
		label: 'magic items',
		of: { any: ['MAGIC ITEM'], none: ['MAGIC STANDARD'] },
		on: { none: ['CHARACTER'] },
		max: { number: 'items' },
		source: context.source('War Machines')
	};
}

/** Knightly virtues: one of the first kind for every knight of rank, and one of the second if he likes. */
export function virtueRules(context: Context): readonly Constraint[] {
	const { shared_groups: groups } = context.facts;
	const type = context.system.types.some(({ id }) => id === 'virtue') ? 'virtue' : 'role';
	const kinds = [
		['1st-knightly-virtue', 'FIRST VIRTUE'],
		['2nd-knightly-virtue', 'SECOND VIRTUE']
	] as const;
	for (const [group, keyword] of kinds) {
		const holder = groups[group];
		if (!holder) continue;
		for (const { name, points = 0 } of below(context.facts, holder)) {
			context.addOwn({ name, type, keywords: [keyword], cost: points }, 'Characters', [
				'MAY HAVE VIRTUE'
			]);
			context.note(
				'left-out',
				name,
				'its effect: neither in the public data nor in the text; name and price only'
			);
		}
	}
	const source = context.source('Characters');
	const on = { all: ['MAY HAVE VIRTUE'] };
	return [
		{
			id: 'first-virtue',
			kind: 'exclusive',
			label: 'a first virtue',
			of: { any: ['FIRST VIRTUE'] },
			on,
			min: 1,
			max: 1,
			source
		},
		{
			id: 'second-virtue',
			kind: 'exclusive',
			label: 'second virtues',
			of: { any: ['SECOND VIRTUE'] },
			on,
			max: 1,
			source
		}
	];
}

/** Bretonnia's own shares of the army. */
export function bretonnianShares(context: Context): readonly Constraint[] {
	const source = context.source('Force organisation');
	const share = { kind: 'share', scope: 'army', source } as const;
	return [
		{ ...share, id: 'share-characters', label: 'Characters', of: { all: ['CHARACTER'] }, max: 75 },
		{ ...share, id: 'share-regiments', label: 'Knights', of: { all: ['KNIGHTS'] }, min: 25 },
		{ ...share, id: 'share-commoners', label: 'Commoners', of: { all: ['COMMONERS'] }, max: 75 }
	];
}
