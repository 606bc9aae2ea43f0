import type { Army, Entry, Rule, Spell } from '#schema';
import type { ArmyData } from './index-for.ts';

/** What a player may write a text of. */
export type WordedKind = 'item' | 'rule' | 'spell';

/** The texts that a player wrote for things of one game, by `wordingKey`. */
export type OwnWordings = ReadonlyMap<string, string>;

/** A thing of a game that is a name only. */
export function wordingKey(kind: WordedKind, id: string): string {
	return `${kind}/${id}`;
}

interface Spells {
	readonly spells?: readonly Spell[] | undefined;
}

/**
 * The pack with the player's texts for things that have no text in it; its own texts stay.
 * @param marked how a text of the player's is marked
 */
export function withOwnWordings(
	{ system, army }: ArmyData,
	wordings: OwnWordings,
	marked: (text: string) => string
): ArmyData {
	const items = new Set(system.types.flatMap(({ id, item }) => (item ? [id] : [])));
	const worded = <T extends Rule | Spell | Entry>(kind: WordedKind, thing: T): T => {
		const text = wordings.get(wordingKey(kind, thing.id));
		return thing.text !== undefined || text === undefined
			? thing
			: { ...thing, text: marked(text) };
	};
	const entryIn = (entry: Entry): Entry => (items.has(entry.type) ? worded('item', entry) : entry);
	const filled = ({ entries, rules, spells = [] }: Pick<Army, 'entries' | 'rules'> & Spells) => ({
		entries: entries.map(entryIn),
		rules: rules.map((rule) => worded('rule', rule)),
		spells: spells.map((spell) => worded('spell', spell))
	});
	return { system: { ...system, ...filled(system) }, army: { ...army, ...filled(army) } };
}
