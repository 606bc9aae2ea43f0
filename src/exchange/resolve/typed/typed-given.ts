import { isSized, type ArmyIndex } from '#engine';
import type { TextLine } from '../../text/text-line.ts';
import { namesBehind, typedLine, type TypedLine } from '../../text/typed-line.ts';
import {
	isPrinted,
	knownOption,
	mayHave,
	modelsIn,
	optionIn,
	type TypedOption
} from './typed-names.ts';
import { bearerOf, leadingUnit, type LeadingUnit } from './typed-leading.ts';
import { isOwnRank } from '../own-rank.ts';
import { rowOf } from './typed-rows.ts';

/** A unit of a text, with the lines below it. */
export interface TypedUnit {
	readonly line: TextLine;
	readonly typed: TypedLine;
	readonly unit: LeadingUnit['unit'];
	readonly given: (TypedOption & { readonly line: TextLine })[];
	models?: number | undefined;
}

/** Takes a line below a unit as its options, if it names any. */
export function takesBelow(above: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const { unit } = above;
	const isKnown = (name: string): boolean => knownOption(name, unit, index) !== undefined;
	const whole = typedLine(line);
	const parts = partsOf(whole.text, isKnown);
	const [first = ''] = parts;
	const isOption = line.isMark
		? parts.some(isKnown) && !isStranger(parts, unit, index)
		: mayHave(first, unit, index) &&
			(whole.count ?? 1) === 1 &&
			(whole.count === undefined || bearerOf(first, index) === undefined);
	if (!isOption) return false;
	for (const part of parts) {
		const option = optionIn(part, unit, index);
		const count = parts.length === 1 ? whole.count : undefined;
		if (option) above.given.push({ ...option, count: option.count ?? count, line });
	}
	return true;
}

/** The names behind a unit; a row of options with nothing between them is several. */
function partsOf(text: string, isKnown: (name: string) => boolean): readonly string[] {
	return namesBehind(text, isKnown).flatMap((part) =>
		isKnown(part) ? [part] : (rowOf(part, isKnown) ?? [part])
	);
}

/** Whether the first part is a unit that is no option of the one above. */
function isStranger(
	[first = '']: readonly string[],
	unit: TypedUnit['unit'],
	index: ArmyIndex
): boolean {
	if (mayHave(first, unit, index)) return false;
	const isNone = knownOption(first, unit, index) === undefined;
	return (isNone ? leadingUnit(first, index) : bearerOf(first, index)) !== undefined;
}

/** The unit that a line begins with, and further ones in the same line ("General, 2 Captains, Wizard"). */
export function unitsFrom(
	line: TextLine,
	typed: TypedLine,
	{ unit, rest }: LeadingUnit,
	index: ArmyIndex
): readonly TypedUnit[] {
	const units: TypedUnit[] = [{ line, typed, unit, given: [], models: typed.models }];
	const parts = partsOf(rest, (name) => knownOption(name, unit, index) !== undefined);
	/** "one with a banner": how many of the units have what follows. */
	let some: number | undefined;
	for (const part of parts) {
		const made = units.at(-1);
		if (!made) break;
		const another = unitIn(part, made, index);
		const models = modelsIn(part);
		if (another) units.push({ line, ...another, given: [], models: another.typed.models });
		else if (models !== undefined) made.models = models;
		else if (isOwnRank(part.replace(/^[\s,;]+/, ''), made.unit, index)) continue;
		else if (part.toLowerCase() === 'one') some = 1;
		else {
			const option = optionIn(part, made.unit, index);
			if (option) made.given.push({ ...option, count: option.count ?? some, line });
		}
	}
	// "Banner of Tin on one"
	const last = units.at(-1)?.given.at(-1);
	if (last && parts.at(-1)?.toLowerCase() === 'one')
		units.at(-1)?.given.splice(-1, 1, { ...last, count: 1 });
	return units.map((one, at) => (at === 0 ? numbered(one, parts) : one));
}

/** Another unit in the line of one that cannot have it as an option. */
function unitIn(
	part: string,
	{ unit }: TypedUnit,
	index: ArmyIndex
): Pick<TypedUnit, 'unit' | 'typed'> | undefined {
	const typed = typedLine({ text: part });
	if (isPrinted(part, unit, index) || isPrinted(typed.text, unit, index)) return undefined;
	const found = leadingUnit(typed.text, index);
	return found?.rest === '' ? { unit: found.unit, typed } : undefined;
}

/** "Pikes 20" is models, "Engine 2" units, "Engine 3x85" units with their price. */
function numbered(made: TypedUnit, [only, ...others]: readonly string[]): TypedUnit {
	const { unit, typed, models } = made;
	if (typed.models !== undefined && models === typed.models && !isSized(unit)) {
		const { models: price, ...rest } = typed;
		return { ...made, typed: { ...rest, price }, models: undefined };
	}
	if (models !== undefined || typed.count !== undefined || only === undefined) return made;
	const [, figure] = /^x?(\d{1,3})$/.exec(only) ?? [];
	if (figure === undefined) return made;
	if (isSized(unit)) return sized(made, Number(figure));
	const isFew = others.length === 0 && Number(figure) <= mostBehind;
	return isFew ? { ...made, typed: { ...typed, count: Number(figure) } } : made;
}

/** Of two numbers in brackets the smaller one is of models, as the text's own reader takes the first for the price. */
function sized(made: TypedUnit, figure: number): TypedUnit {
	const { price } = made.typed;
	if (price === undefined || price >= figure) return { ...made, models: figure };
	return { ...made, typed: { ...made.typed, price: figure }, models: price };
}

/** A larger number behind a unit is its price. */
const mostBehind = 9;
