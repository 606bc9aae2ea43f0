import { normaliseName, type Named } from '../common/names.ts';

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

/** The games that another builder's name stands for: the same words, of the same edition. */
export function gamesCalled<T extends Game>(name: string, games: readonly T[]): readonly T[] {
	const wanted = signOf(name);
	return games.filter(({ name: own, edition = '', aliases = [] }) =>
		[own, ...aliases].some((label) => isLike(wanted, signOf(label), editionOf(label, edition)))
	);
}

interface Sign {
	readonly words: string;
	readonly edition: string | undefined;
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
