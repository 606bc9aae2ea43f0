import { isSized, musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { TypedUnit } from './typed-options.ts';
import { knownOption } from './typed-names.ts';

/** Whether a line only seems to be of some units: it is a sentence, or what a unit below is given. */
export function isUnlikely(text: string, units: readonly TypedUnit[], index: ArmyIndex): boolean {
	return isProse(text, units, index) || isChampionAlone(units, index);
}

/** Lines of so many words in which nothing but a unit is known are about the list. */
const wordsOfProse = 10;

function isProse(text: string, units: readonly TypedUnit[], index: ArmyIndex): boolean {
	if (text.split(/\s+/).length < wordsOfProse) return false;
	return units.every(
		({ typed, unit, options }) =>
			typed.count === undefined &&
			options.length > 0 &&
			options.every(({ name }) => knownOption(name, unit, index) === undefined)
	);
}

/** "Pike Champion (48)": a regiment with one option, for less than the regiment costs, is the option alone. */
function isChampionAlone([only, ...others]: readonly TypedUnit[], index: ArmyIndex): boolean {
	if (!only || others.length > 0) return false;
	const { unit, options, typed, models } = only;
	const { price, count } = typed;
	if (!isSized(unit) || price === undefined || !isCommand(options, index)) return false;
	const isCounted = count !== undefined || models !== undefined;
	return !isCounted && price < priceOf(musterUnit({ id: 'u', entry: unit.entry.id }, index)).points;
}

/** Whether something is chosen, and all of it is of the types that lists have a word for all of ("Full Command"). */
function isCommand(chosen: TypedUnit['options'], { options }: ArmyIndex): boolean {
	const isOne = ({ name }: TypedUnit['options'][number]): boolean =>
		options.some(({ entry, type }) => entry.name === name && (type.aliases?.length ?? 0) > 0);
	return chosen.length > 0 && chosen.every(isOne);
}
