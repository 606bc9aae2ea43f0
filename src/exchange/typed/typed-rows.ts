import { isOffered, type ArmyIndex, type IndexedEntry } from '#engine';

/** A row of options has no more words than this. */
const mostWords = 14;

/** A name of a row has no more words than this. */
const longestName = 5;

/**
 * The names in words without anything between them ("long pikes tin horns"), each as long as a known one goes;
 * undefined if a word belongs to none.
 */
export function rowOf(
	text: string,
	isKnown: (name: string) => boolean
): readonly string[] | undefined {
	const words = text.trim().split(/\s+/);
	if (words.length < 2 || words.length > mostWords) return undefined;
	const names: string[] = [];
	for (let at = 0; at < words.length;) {
		const name = longestAt(words, at, isKnown);
		if (name === undefined) return undefined;
		names.push(name);
		at += name.split(' ').length;
	}
	return names.length > 1 ? names : undefined;
}

function longestAt(
	words: readonly string[],
	at: number,
	isKnown: (name: string) => boolean
): string | undefined {
	for (let end = Math.min(at + longestName, words.length); end > at; end -= 1) {
		const name = words.slice(at, end).join(' ');
		if (/\p{L}/u.test(name) && !isHalf.test(name) && isKnown(name)) return name;
	}
	return undefined;
}

/** "Ring of" and "of Tin" are no names. */
const isHalf = /^(?:of|von|der|des|du|de)\s|\s(?:of|the|von|der|des|du|de)$/i;

/** "M" for the only option with this letter among those that lists have a short word for ("C/M/S"). */
export function optionOfLetter(
	name: string,
	unit: IndexedEntry,
	{ options }: ArmyIndex
): string | undefined {
	if (!/^[A-Z]$/.test(name)) return undefined;
	const found = options.filter(
		(option) =>
			(option.type.aliases?.length ?? 0) > 0 &&
			option.entry.name.startsWith(name) &&
			isOffered(unit, option)
	);
	return found.length === 1 ? found[0]?.entry.name : undefined;
}

/** "BSB" in a text for the words of a name that begin with these letters; plurals have an s. */
export function hasLettersOf(text: string, label: string): boolean {
	const tokens = text.trim().split(/\s+/);
	const words = label.split(' ');
	let at = 0;
	for (const token of tokens) {
		const [, letters] = /^([A-Z]{3,4})s?$/.exec(token) ?? [];
		if (letters === undefined) {
			if (words[at] !== token.toLowerCase()) return false;
			at += 1;
			continue;
		}
		for (const letter of letters) {
			if (words[at]?.[0] !== letter.toLowerCase()) return false;
			at += 1;
		}
	}
	return at === words.length;
}
