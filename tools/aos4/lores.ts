import type { Entry, Spell } from '#schema';
import type { FactLore } from './facts.ts';
import type { ArmyContext } from './units.ts';
import { idOf, Ids, presentSeason, seasonText } from './wording.ts';

const kinds = [
	{ heading: 'Spell Lores', type: 'spell-lore' },
	{ heading: 'Prayer Lores', type: 'prayer-lore' },
	{ heading: 'Manifestation Lores', type: 'manifestation-lore' }
] as const;

/** The lores that an army may choose from, with what is in them. */
export interface Lores {
	readonly entries: readonly Entry[];
	readonly spells: readonly Spell[];
}

/** An army's own lores. Two of one name are told apart by their season. */
export function loresOf(context: ArmyContext, all: readonly FactLore[]): Lores {
	const { facts, ids } = context;
	const spellIds = new Ids();
	const entries: Entry[] = [];
	const spells: Spell[] = [];
	for (const { heading, type } of kinds) {
		for (const name of facts.lores[heading] ?? []) {
			for (const { lore, season, isOneOfTwo, shown = name } of meant(context, name, all)) {
				const told = isOneOfTwo && season ? `${shown} (${season})` : shown;
				const id = ids.of(told, 'lore', type);
				const price = priceOf(context, name);
				const plain = isOneOfTwo && season === presentSeason ? { aliases: [shown] } : {};
				entries.push({ ...loreEntry(id, told, type, season, lore), ...price, ...plain });
				spells.push(...lore.spells.map((spell) => spellOf(spell, id, spellIds, lore.name)));
			}
		}
	}
	return { entries, spells };
}

function priceOf({ facts, corrections, notes }: ArmyContext, name: string): { cost?: number } {
	const price = corrections.lorePrices.find(({ army, lore }) => army === facts.id && lore === name);
	if (!price) return {};
	notes.add(facts.id, 'price recovered', `${name}: ${price.points} (${price.source})`);
	return { cost: price.points };
}

interface Meant {
	readonly lore: FactLore;
	readonly season?: string;
	readonly isOneOfTwo?: true;
	/** Its right name, where the source has another army's. */
	readonly shown?: string;
}

function meant(
	{ facts, recovered, corrections, notes }: ArmyContext,
	name: string,
	all: readonly FactLore[]
): readonly Meant[] {
	const mended = corrections.lores.find(
		({ from, army }) => from === name && (army === undefined || army === facts.id)
	);
	if (mended) notes.add(facts.id, 'name of a lore mended', `${name} is ${mended.to}`);
	const found = all.filter((lore) => lore.name === (mended?.to ?? name));
	const different = found.filter(
		(lore, at) => found.findIndex((other) => contents(other) === contents(lore)) === at
	);
	if (different.length === 0) {
		notes.add(facts.id, 'lore not found', name);
		return [];
	}
	const seasons = recovered.seasons?.lores?.[name] ?? [];
	if (different.length === 1 || seasons.length !== different.length)
		return different.slice(0, 1).map((lore) => {
			const season = seasons.length > 0 ? [...seasons].sort().join(' and ') : undefined;
			const shown = mended?.army === undefined ? {} : { shown: mended.to };
			return season ? { lore, season, ...shown } : { lore, ...shown };
		});
	notes.add(facts.id, 'two lores of one name', `${name}: of ${seasons.join(' and ')}`);
	const inOrder = corrections.loreSeasons[name] ?? [];
	return inOrder.flatMap(({ season, first }) => {
		const lore = different.find(({ spells }) => spells[0]?.name === first);
		return lore ? [{ lore, season, isOneOfTwo: true as const }] : [];
	});
}

function contents({ spells }: FactLore): string {
	return spells
		.map(({ name }) => name)
		.sort()
		.join();
}

function loreEntry(
	id: string,
	name: string,
	type: string,
	season: string | undefined,
	{ spells }: FactLore
): Entry {
	return {
		id,
		name,
		type,
		...(season ? { keywords: ['HIDDEN'] } : {}),
		cost: 0,
		text: [
			spells.map((spell) => spell.name).join(', ') + '.',
			...(season ? [seasonText(season)] : [])
		].join(' '),
		source: {}
	};
}

/** A spell or prayer of a lore. */
export function spellOf(
	spell: FactLore['spells'][number],
	lore: string,
	ids: Ids,
	loreName: string
): Spell {
	const words = spell.keywords
		.split(/[,.]\s*/)
		.map((word) => word.trim().toUpperCase())
		.filter((word) => word !== '' && word !== spell.kind.toUpperCase());
	const isPrayer = spell.kind === 'Prayer';
	return {
		id: ids.of(spell.name, idOf(loreName)),
		name: spell.name,
		cast: spell.casting_value,
		...(isPrayer ? { kind: 'Prayer' } : {}),
		...(words.length > 0 ? { keywords: words } : {}),
		lore,
		castBy: { all: [isPrayer ? 'PRIEST' : 'WIZARD'] },
		source: {}
	};
}
