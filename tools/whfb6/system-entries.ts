import type { Entry, Spell } from '#schema';
import type { Facts } from './facts.ts';
import { types } from './system-types.ts';
import { lists } from './system-sources.ts';
import { idOf, keywordOf, mayHave } from './wording.ts';

/** Items that every army may use: price, and that for High Elves where it is another. */
const items: readonly (readonly [string, string, number, number?])[] = [
	['Sword of Striking', 'magic-weapon', 30, 25],
	['Sword of Battle', 'magic-weapon', 25, 20],
	['Sword of Might', 'magic-weapon', 20, 15],
	['Biting Blade', 'magic-weapon', 10],
	['Enchanted Shield', 'magic-armour', 10],
	['Talisman of Protection', 'talisman', 15, 10],
	['Staff of Sorcery', 'arcane', 50, 40],
	['Dispel Scroll', 'arcane', 25, 20],
	['Power Stone', 'arcane', 25, 20],
	['War Banner', 'banner', 25, 20]
];

function shared(name: string, type: string, cost: Entry['cost'], more: Partial<Entry>): Entry {
	return {
		id: idOf(name),
		name,
		type,
		...more,
		grants: [...new Set([...(more.grants ?? []), keywordOf(name)])],
		cost,
		carriedBy: { by: { all: [mayHave(name)] } },
		source: more.source ?? lists
	};
}

function itemOf([name, type, cost, elven]: (typeof items)[number]): Entry {
	const price: Entry['cost'] =
		elven === undefined ? cost : { by: [{ on: { all: ['HIGH ELVES'] }, cost: elven }], else: cost };
	const kind = types.find(({ id }) => id === type)?.keywords.at(-1) ?? '';
	const isScroll = name === 'Dispel Scroll';
	return shared(name, type, price, {
		...(name === 'Enchanted Shield' && { keywords: ['MAGIC SHIELD'] }),
		...(isScroll && { keywords: ['SCROLL', 'NOT UNIQUE'], repeat: 4 }),
		...(name === 'Power Stone' && { keywords: ['NOT UNIQUE'], repeat: 4 }),
		grants: [keywordOf(name), ...(name === 'Enchanted Shield' ? ['MAGIC SHIELD'] : [kind])]
	});
}

/** "The Lore of the Heavens" → "Lore of Heavens". */
function loreName(name: string): string {
	return name.replace(/^The /, '').replace('of the ', 'of ');
}

export function sharedEntries(facts: Facts): readonly Entry[] {
	return [
		shared('General', 'role', 0, {
			given: 'first',
			text: 'The commander of the army: one of its characters.'
		}),
		shared(
			'Battle Standard Bearer',
			'role',
			{ by: [{ on: { all: ['WOOD ELVES'] }, cost: 15 }], else: 25 },
			{
				text: 'Carries the battle standard of the army; the general does not.'
			}
		),
		...items.map(itemOf),
		...Object.keys(facts.lores).map((lore) =>
			shared(loreName(lore), 'lore', 0, {
				...(loreName(lore) === 'Lore of Shadow' && { aliases: ['Lore of Shadows'] }),
				text: 'A wizard’s spells come from the lore that is settled for him before the game, one for each of his levels.',
				source: { book: 'lores', section: loreName(lore) }
			})
		)
	];
}

export function spellsOf(facts: Facts): readonly Spell[] {
	return Object.entries(facts.lores).flatMap(([lore, spells]) =>
		spells.map(({ name, cast }) => ({
			id: idOf(`${loreName(lore).replace('Lore of ', '')} ${name}`),
			name,
			cast: `${cast}+`,
			castBy: { any: [keywordOf(loreName(lore))] },
			source: { book: 'lores', section: loreName(lore) }
		}))
	);
}
