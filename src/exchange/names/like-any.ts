import type { ArmyIndex } from '#engine';
import { labelsOf, normaliseName, sameName } from '../common/names.ts';
import { editDistance } from '../common/nearest.ts';

const known = new WeakMap<ArmyIndex, readonly string[]>();
const small = new Set(['and', 'the', 'von', 'van', 'der', 'den', 'of', 'on', 'with', 'for']);
/** Shorter words are compared as they are. */
const shortest = 5;

/** Whether a word of a text is a word of the army's names, perhaps misspelt or shortened. */
export function isLikeAny(text: string, index: ArmyIndex): boolean {
	const words = normaliseName(text).split(' ').filter(isDistinctive);
	const others = wordsOf(index);
	return words.some((word) => others.some((other) => isLike(word, other)));
}

function isLike(word: string, other: string): boolean {
	if (sameName(word, other)) return true;
	if (word[0] !== other[0]) return false;
	const [short, long] = word.length < other.length ? [word, other] : [other, word];
	if (short.length < shortest - 1) return false;
	if (long.startsWith(short)) return true;
	return short.length >= shortest && editDistance(short, long, 2) <= (short.length > 7 ? 2 : 1);
}

/** All words of the names that the army has. */
function wordsOf(index: ArmyIndex): readonly string[] {
	const { units, options, choices } = index;
	const words = known.get(index) ?? [
		...new Set(
			[...units, ...options, ...choices]
				.flatMap(({ entry }) => labelsOf(entry))
				.flatMap((label) => label.split(' '))
				.filter(isDistinctive)
		)
	];
	known.set(index, words);
	return words;
}

function isDistinctive(word: string): boolean {
	return word.length > 2 && !small.has(word);
}
