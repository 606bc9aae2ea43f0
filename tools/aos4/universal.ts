import type { System } from '#schema';
import type { FactLore } from './facts.ts';
import { spellOf } from './lores.ts';
import type { Corrections } from './recovered.ts';
import { idOf, Ids, listText } from './wording.ts';

/** Manifestation lores that every army may choose. */
const names = [
	'Aetherwrought Machineries',
	'Forbidden Power',
	'Krondspine Incarnate',
	'Morbid Conjuration',
	'Primal Energy',
	'Twilit Sorceries'
];

/** The system with the universal manifestation lores among its entries and spells. */
export function universalLores(
	system: System,
	lores: readonly FactLore[],
	{ lorePrices }: Corrections
): System {
	const universal = names.map((name) => {
		const lore = lores.find((each) => each.name === name);
		if (!lore) throw new Error(`no lore ${name}`);
		return lore;
	});
	const ids = new Ids();
	const source = { book: 'data', section: 'Universal manifestation lores' };
	return {
		...system,
		entries: [
			...system.entries.filter(({ type }) => type !== 'manifestation-lore'),
			...universal.map(({ name, spells }) => ({
				id: idOf(name),
				name,
				type: 'manifestation-lore',
				keywords: ['UNIVERSAL LORE'],
				cost: lorePrices.find((price) => price.lore === name)?.points ?? 0,
				text: listText(spells.map((spell) => spell.name)),
				source
			}))
		],
		spells: universal.flatMap((lore) =>
			lore.spells.map((spell) => ({
				...spellOf(spell, idOf(lore.name), ids, lore.name),
				source
			}))
		)
	};
}
