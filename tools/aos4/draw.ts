// Draws effects of Age of Sigmar and Spearhead to be read against their sources: npx tsx tools/aos4/draw.ts [seed]
// Of each kind those come first whose name and `read`, hashed with the seed, are least; a text that is mended stays drawn.
import { createHash } from 'node:crypto';
import type { Army, System } from '../../src/schema/pack.ts';
import type { Effect, Effects, Profiles } from '../../src/schema/profiles.ts';
import { builtPacks } from '../compare/built-packs.ts';

/** How many of each kind, 200 together. */
const shares: Readonly<Record<string, number>> = {
	...{ unit: 58, spell: 22, prayer: 10, manifestation: 14, formation: 14, 'heroic-trait': 12 },
	...{
		artefact: 12,
		enhancement: 8,
		weapon: 2,
		rule: 20,
		terrain: 4,
		renown: 8,
		'battle-tactic': 2
	},
	...{ 'spearhead unit': 8, 'spearhead rule': 2, 'spearhead choice': 4 }
};

function kindOf(system: string, army: Army, id: string, name: string): string | undefined {
	const entry = army.entries.find((one) => one.id === id);
	const spell = army.spells.find((one) => one.id === id);
	const ofGame = (kind: string, other: string) => (system === 'aos4' ? kind : `spearhead ${other}`);
	if (entry?.stats) return ofGame(entry.type === 'terrain' ? 'terrain' : 'unit', 'unit');
	if (entry) return ofGame(entry.type, 'choice');
	if (spell?.summons?.some(({ abilities = [] }) => abilities.some((one) => one.name === name)))
		return 'manifestation';
	if (spell) return spell.kind === 'Prayer' ? 'prayer' : 'spell';
	return army.rules.some((one) => one.id === id) ? ofGame('rule', 'rule') : undefined;
}

/** The effects of a game by kind; what has it in the first army decides. */
function byKind(system: string): ReadonlyMap<string, ReadonlySet<Effect>> {
	const written = builtPacks.effects(system).flatMap(([, file]) => (file as Effects).effects);
	const find = (name: string, text: string, id: string): Effect | undefined => {
		const alike = written.filter((one) => one.name === name && text.includes(one.text));
		return alike.find(({ of }) => of?.includes(id)) ?? alike[0];
	};
	const shared = builtPacks.system(system) as System;
	const kinds = new Map<string, Set<Effect>>();
	for (const id of builtPacks.armies(system)) {
		const own = builtPacks.army(system, id) as Army;
		const army = {
			...own,
			entries: [...own.entries, ...shared.entries],
			spells: [...own.spells, ...(shared.spells ?? [])]
		};
		const { profiles, effects = {} } = builtPacks.profiles(system, id) as Profiles;
		const things = [
			...Object.entries(profiles).map(([unit, { abilities = [] }]) => [unit, abilities] as const),
			...Object.entries({ ...(builtPacks.sharedEffects(system) as object), ...effects })
		];
		for (const [thing, all] of things) {
			for (const { name, text = '' } of all) {
				const kind = kindOf(system, army, thing, name);
				const effect = find(name, text, thing);
				if (kind === undefined || !effect) continue;
				kinds.set(kind, (kinds.get(kind) ?? new Set()).add(effect));
			}
		}
	}
	return kinds;
}

const seed = process.argv[2] ?? 'muster-51';
const lot = ({ name, read = '' }: Effect): string =>
	createHash('sha256').update(`${seed}\n${name}\n${read}`).digest('hex');
const seen = new Set<Effect>();
for (const [kind, effects] of [...byKind('aos4'), ...byKind('spearhead')]) {
	const drawn = [...effects]
		.filter((one) => !seen.has(one))
		.toSorted((a, b) => lot(a).localeCompare(lot(b)))
		.slice(0, shares[kind] ?? 0);
	for (const effect of drawn) {
		seen.add(effect);
		console.log(JSON.stringify({ kind, ...effect }));
	}
}
console.error(`${seen.size} drawn`);
