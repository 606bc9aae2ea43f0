import { pastedPattern } from '../../i18n/pasted.ts';
import { isWithin, labelsOf, normaliseName, type Named } from '../common/names.ts';
import { armiesTitled, type TextArmy, type TextSystem } from '../lines/list-text-army.ts';
import type { ListText, TextLine } from '../lines/text-line.ts';

/** A game with its edition. */
interface Game extends Named {
	readonly edition?: string;
}

/** Words that other builders put around the name of a game. */
const around = new Set(
	'warhammer fantasy battle battles game system the of edition ed gw armies army'.split(' ')
);

const ordinal = /(?:^|\s)(\d{1,2})(?:\.0)?(?:st|nd|rd|th)?(?![.,\d])/i;

const romans = /\b(?:v|ed|edition) ?(\d)\b/i;

interface Sign {
	readonly words: string;
	readonly edition: string | undefined;
}

/** An army and its game are named so near to the beginning. */
const firstLines = 8;

const figure = pastedPattern(
	String.raw`(?:^|[^\d.,])(?:\d{3,5}|\d{1,2}[,.]\d{3})\s*-?(?:{points}|p)?(?!\p{L})`,
	'giu'
);

/** The words of the first lines, without points. */
function wordsAbove(lines: readonly TextLine[]): readonly (readonly string[])[] {
	return lines
		.slice(0, firstLines)
		.filter(({ text, isBelow }, at) => (at === 0 || !isBelow) && text.length <= 120)
		.map(({ text }) => normaliseName(text.replace(figure(), ' ')).split(' '));
}

/** All armies that a text may be for, the likeliest first: the same name may be in several games. */
export function armiesNamed(text: ListText, systems: readonly TextSystem[]): readonly TextArmy[] {
	const titled = armiesTitled(text, systems);
	return titled.length > 0 || text.musterText ? titled : armiesInWords(text.lines, systems);
}

/** The armies that one of the first lines names among other words, in each game the one with the longest name. */
function armiesInWords(
	lines: readonly TextLine[],
	systems: readonly TextSystem[]
): readonly TextArmy[] {
	for (const words of wordsAbove(lines)) {
		const found = systems.flatMap(({ id, armies }) => {
			const army = longestWithin(armies, words);
			return army ? [{ system: id, army: army.id }] : [];
		});
		if (found.length > 0) return found;
	}
	return [];
}

/** The games that the first lines name; all if they name none. */
export function gamesInWords<T extends TextSystem>(
	lines: readonly TextLine[],
	systems: readonly T[]
): readonly T[] {
	for (const words of wordsAbove(lines)) {
		const parts = partsOf(words).flatMap((part) => gamesCalled(part, systems));
		const named = parts.length > 0 ? parts : longestNames(words, systems);
		if (named.length > 0) return systems.filter((system) => named.includes(system));
	}
	return systems;
}

/** Every row of two to six words: a game's name with its edition. */
function partsOf(words: readonly string[]): readonly string[] {
	return words.flatMap((_, start) =>
		[6, 5, 4, 3, 2].flatMap((length) =>
			start + length <= words.length ? [words.slice(start, start + length).join(' ')] : []
		)
	);
}

/** The games with the longest name in a line. */
function longestNames<T extends Named>(
	words: readonly string[],
	systems: readonly T[]
): readonly T[] {
	const named = systems
		.map((system) => ({ system, length: lengthWithin(system, words) }))
		.filter(({ length }) => length > 0);
	const most = Math.max(...named.map(({ length }) => length));
	return named.filter(({ length }) => length === most).map(({ system }) => system);
}

function longestWithin<T extends Named>(
	things: readonly T[],
	words: readonly string[]
): T | undefined {
	const [first] = things
		.map((thing) => ({ thing, length: lengthWithin(thing, words) }))
		.filter(({ length }) => length > 0)
		.toSorted((one, other) => other.length - one.length);
	return first?.thing;
}

function lengthWithin(thing: Named, words: readonly string[]): number {
	return Math.max(
		0,
		...labelsOf(thing).map((label) => (isWithin(label.split(' '), words) ? label.length : 0))
	);
}

/** The games that another builder's name stands for: the same words, of the same edition. */
export function gamesCalled<T extends Game>(name: string, games: readonly T[]): readonly T[] {
	const wanted = signOf(name);
	return games.filter(({ name: own, edition = '', aliases = [] }) =>
		[own, ...aliases].some((label) => isLike(wanted, signOf(label), editionOf(label, edition)))
	);
}

function isLike(wanted: Sign, { words }: Sign, edition: string | undefined): boolean {
	return wanted.words === words && wanted.edition === edition;
}

/** "4" of "4th edition". What has none, like "Armies", is one of a kind. */
function editionOf(label: string, edition: string): string | undefined {
	return signOf(label).edition ?? signOf(edition.split(/[,;(]/)[0] ?? '').edition;
}

function signOf(text: string): Sign {
	const [number, edition] = ordinal.exec(text) ?? romans.exec(text) ?? [];
	const rest = number === undefined ? text : text.replace(number, ' ');
	const words = normaliseName(rest)
		.split(' ')
		.filter((word) => word !== '' && !around.has(word));
	return { words: words.toSorted().join(' '), edition };
}
