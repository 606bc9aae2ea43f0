import type { EntryType, GroupKind, System } from '#schema';
import { normaliseName, sameName, type Named } from '../common/names.ts';

/** What a word in a list stands for in its game system. */
export type KeyMeaning =
	/** Groups of a kind ("regiments"). */
	| { readonly kind: 'groups'; readonly group: GroupKind }
	/** Units outside groups of a kind ("auxiliaries"). */
	| { readonly kind: 'outside'; readonly group: GroupKind }
	/** Things of some types ("formation", "lores"). */
	| { readonly kind: 'types'; readonly types: readonly EntryType[] };

/**
 * What a word stands for in a system: kinds of groups first, then types of entries.
 * @param isHeading whether it is a heading of a text, where words are not shortened
 */
export function meaningOf(key: string, system: System, isHeading = false): KeyMeaning | undefined {
	const word = normaliseName(isHeading ? key : key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
	const { groups = [] } = system;
	const group = groups.find((kind) => answers(word, namesOfGroup(kind)));
	if (group) return { kind: 'groups', group };
	const outer = groups.find(({ outside }) => outside && answers(word, namesOutside(outside)));
	if (outer) return { kind: 'outside', group: outer };
	const types = typesOf(word, system, isHeading);
	if (types.length > 0) return { kind: 'types', types };
	if (isHeading) return undefined;
	const first = groups.find(({ sketch }) => !sketch) ?? groups[0];
	return first && sameName(word, 'group') ? { kind: 'groups', group: first } : undefined;
}

/** The words that a list of this system may use, in their shortest forms, for suggestions. */
export function wordsOf(system: System): readonly Named[] {
	const { groups = [] } = system;
	const words = [
		...groups.map(({ plural }) => plural),
		...groups.flatMap(({ outside }) => (outside ? [pluralOf(firstWord(outside.name))] : [])),
		...choiceTypes(system).map(({ name }) => name.split(' ').at(-1) ?? name)
	].map((word) => word.toLowerCase());
	return words.map((word) => ({ id: word, name: word }));
}

function firstWord(name: string): string {
	return name.split(' ')[0] ?? name;
}

function pluralOf(word: string): string {
	return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function answers(word: string, names: readonly string[]): boolean {
	return names.some((name) => sameName(word, normaliseName(name)));
}

function namesOfGroup({ id, name, plural }: GroupKind): readonly string[] {
	return [id, name, plural];
}

/** "Auxiliary units" may be called "auxiliaries". */
function namesOutside({ name, plural }: NonNullable<GroupKind['outside']>): readonly string[] {
	return [name, plural, firstWord(name)];
}

/** Types by name; choices of the army also by the last word of it ("terrain", "lores"). */
function typesOf(word: string, system: System, isHeading: boolean): readonly EntryType[] {
	const types = system.types.filter(({ role }) => role !== 'option');
	const exact = types.filter(({ id, name, heading, aliases = [] }) =>
		answers(word, [id, name, heading, ...aliases])
	);
	if (exact.length > 0 || isHeading) return exact;
	return choiceTypes(system).filter(({ id, name }) =>
		[id, name].some((label) => sameName(word, lastWords(normaliseName(label), word)))
	);
}

function choiceTypes(system: System): readonly EntryType[] {
	return system.types.filter(({ role }) => role === 'army');
}

/** The last words of a name, as many as the other has. */
function lastWords(name: string, like: string): string {
	return name.split(' ').slice(-like.split(' ').length).join(' ');
}
