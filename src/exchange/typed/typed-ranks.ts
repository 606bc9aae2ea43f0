import type { ArmyIndex, IndexedEntry } from '#engine';
import type { EntryType } from '#schema';
import { labelsOf, normaliseName } from '../common/names.ts';
import { editDistance } from '../common/nearest.ts';
import { onlyOne } from './typed-names.ts';

/** Ranks of characters: types that stand below a heading of another name. */
function ranksOf({ system }: ArmyIndex): readonly EntryType[] {
	return system.types.filter(({ character, name, heading }) => character && name !== heading);
}

/** The rank that a text is, and nothing else; none where a unit has this very name. */
export function rankCalled(text: string, index: ArmyIndex): EntryType | undefined {
	const word = normaliseName(text);
	const rank = ranksOf(index).find(({ name }) => normaliseName(name) === word);
	const isUnit = rank && index.units.some(({ entry }) => labelsOf(entry).includes(word));
	return isUnit ? undefined : rank;
}

/** The unit of a line that is only a rank, where no other unit has it. */
export function onlyOfRank(text: string, index: ArmyIndex): IndexedEntry | undefined {
	const rank = rankCalled(text, index);
	return rank && onlyOne(index.units.filter(({ type }) => type.id === rank.id));
}

/** The units of a rank that is misspelt by a letter or two. */
export function unitsOfRankLike(text: string, index: ArmyIndex): readonly IndexedEntry[] {
	const word = normaliseName(text);
	if (word.length < 5) return [];
	const rank = ranksOf(index).find(({ name }) => editDistance(word, normaliseName(name), 2) <= 2);
	return rank ? index.units.filter(({ type }) => type.id === rank.id) : [];
}
