import { hasVariableSize, musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { TextLine } from '../lines/text-line.ts';
import { namesBehind, typedLine, type TypedLine } from '../lines/typed-line.ts';
import {
	figureIn,
	isNoName,
	isPrinted,
	knownOption,
	mayHave,
	modelsIn,
	optionIn,
	pricedOption,
	type TypedOption,
	rowOf,
	isLikeAny
} from './typed-names.ts';
import { bearerOf, leadingUnit, type LeadingUnit } from './typed-leading.ts';
import { isName } from '../lines/called.ts';
import { labelsOf, normaliseName, sameName } from '../common/names.ts';
import { isOwnRank, rankOf } from '../names/own-rank.ts';
import { maxModels } from '../../schema/bounds.ts';

/** A unit of a text, with the lines below it. */
export interface TypedUnit {
	readonly line: TextLine;
	readonly typed: TypedLine;
	readonly unit: LeadingUnit['unit'];
	readonly options: (TypedOption & { readonly line: TextLine })[];
	/** Prices beside that of the line: of what it is given. */
	readonly figures: number[];
	models?: number | undefined;
	/** What the player calls it. */
	name?: string | undefined;
}

/** Takes a line below a unit as its options, if it names any. */
export function takesBelow(above: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const { unit } = above;
	const isKnown = knowsNames(unit, index);
	const whole = typedLine(line);
	const parts = partsOf(whole.text, isKnown);
	const first = pricedOption(parts[0] ?? '', unit, index)?.name ?? '';
	const isOption = line.isBelow
		? parts.some(isKnown) && !isStranger(whole.text, parts, unit, index)
		: mayHave(first, unit, index) &&
			(whole.count ?? 1) === 1 &&
			(whole.count === undefined || bearerOf(first, index) === undefined);
	if (!isOption) return false;
	for (const part of parts) {
		const option = optionIn(part, unit, index);
		const count = parts.length === 1 ? whole.count : undefined;
		if (option) above.options.push({ ...option, count: option.count ?? count, line });
		above.figures.push(...figuresOf(part, option));
	}
	above.figures.push(...(whole.price === undefined ? [] : [whole.price]));
	return true;
}

/** Whether a line begins with a part of the name of an option that the unit has already: the line above ended in it. */
export function isHalfBelow(above: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const { unit, options } = above;
	if (line.isBelow || options.length === 0) return false;
	const [part = ''] = partsOf(typedLine(line).text, knowsNames(unit, index));
	const half = pricedOption(part, unit, index)?.name;
	if (half === undefined || isPrinted(part, unit, index)) return false;
	return options.some(({ name }) => knownOption(name, unit, index) === half);
}

function figuresOf(part: string, option: TypedOption | undefined): readonly number[] {
	const figure = option ? option.price : figureIn(part);
	return figure === undefined ? [] : [figure];
}

/**
 * Whether a line begins with the printed name of something that the unit above may be given, and no unit prints this
 * name: "General" below the General of Tin.
 */
export function isOwnOption({ unit }: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const [first = ''] = partsOf(typedLine(line).text, knowsNames(unit, index));
	return isPrintedFor(first, unit, index);
}

/** Whether a line begins with the printed name of something that the unit above may be given. */
export function isPrintedOption({ unit }: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const [first = ''] = partsOf(typedLine(line).text, knowsNames(unit, index));
	return isPrinted(first, unit, index) && mayHave(first, unit, index);
}

function isPrintedFor(name: string, unit: TypedUnit['unit'], index: ArmyIndex): boolean {
	if (!isPrinted(name, unit, index) || !mayHave(name, unit, index)) return false;
	const wanted = normaliseName(name);
	return index.units.every(
		({ entry }) =>
			![entry.name, entry.plural ?? ''].some((one) => sameName(normaliseName(one), wanted))
	);
}

const joining = /\s+(?:and|und|et)\s+|\s*[&+]\s*/i;

/**
 * Whether something is a name of an option of a unit. "Tin and Lead", an option of another unit, is not one for a
 * unit that may have tin and may have lead.
 */
function knowsNames(unit: TypedUnit['unit'], index: ArmyIndex): (name: string) => boolean {
	return (name) => {
		if (pricedOption(name, unit, index) === undefined) return false;
		const pieces = name.split(joining);
		const mayHaveEach = pieces.length > 1 && pieces.every((each) => mayHave(each, unit, index));
		return !mayHaveEach || mayHave(name, unit, index);
	};
}

/** The names behind a unit; a row of options with nothing between them is several. */
function partsOf(text: string, isKnown: (name: string) => boolean): readonly string[] {
	return namesBehind(text, isKnown).flatMap((part) =>
		isKnown(part) ? [part] : (rowOf(part, isKnown) ?? [part])
	);
}

/** Whether a line is a unit that is no option of the one above: the whole name of one goes before parts of names. */
function isStranger(
	text: string,
	[first = '']: readonly string[],
	unit: TypedUnit['unit'],
	index: ArmyIndex
): boolean {
	if (isPrintedFor(first, unit, index)) return false;
	const lead = leadingUnit(text, index);
	const name = lead ? text.slice(0, text.length - lead.rest.length) : first;
	if (mayHave(name, unit, index)) return false;
	if (lead && isWholeName(lead, index)) return true;
	if (mayHave(first, unit, index)) return false;
	const isNone = knownOption(first, unit, index) === undefined;
	return (isNone ? lead : bearerOf(first, index)) !== undefined;
}

/** Words between a unit and what it is given. */
const link =
	/^\s+(?:with|w|and|on|in|of|riding|plus|incl|including|has|carrying|mounted|each|x|all|mit|und|auf)(?![\p{L}’'])/iu;

/** Whether the rest of a line confirms where the name of its unit ends: it is known, or separated from the name. */
export function isWholeName({ unit, rest }: LeadingUnit, index: ArmyIndex): boolean {
	if (!/^(?:[’']|\s*\p{L})/u.test(rest) || link.test(rest)) return true;
	const isKnown = knowsNames(unit, index);
	const [first = ''] = partsOf(rest, isKnown);
	return (
		isKnown(first) ||
		isNoName(first) ||
		rankOf.test(rest) ||
		modelsIn(first) !== undefined ||
		isOwnRank(first, unit, index) ||
		isOwnType(first, unit) ||
		leadingUnit(first, index)?.rest === ''
	);
}

/** Whether words say of which type the unit is ("Pikes Infantry"). */
function isOwnType(words: string, { type }: TypedUnit['unit']): boolean {
	return [type.name, type.heading].some((name) =>
		sameName(normaliseName(words), normaliseName(name))
	);
}

/** How many of the units "one", "two of them" or "one rider" is. */
function someOf(part: string, { entry }: TypedUnit['unit']): number | undefined {
	const { text, count } = typedLine({ text: part });
	if (part.toLowerCase() === 'one') return 1;
	const isOfThem = /^of (?:them|these)$/i.test(text) || isOneWordOf(text, labelsOf(entry));
	return isOfThem && /^\p{L}/u.test(part) ? count : undefined;
}

function isOneWordOf(word: string, labels: readonly string[]): boolean {
	return labels.some((label) => label.split(' ').some((own) => sameName(own, normaliseName(word))));
}

/** The unit that a line begins with, and further ones in the same line ("General, 2 Captains, Wizard"). */
export function unitsFrom(
	line: TextLine,
	typed: TypedLine,
	{ unit, rest, name }: LeadingUnit,
	index: ArmyIndex
): readonly TypedUnit[] {
	const units = [newUnit(line, typed, unit, name)];
	const all = partsOf(rest, knowsNames(unit, index));
	const parts = all.filter((part) => !isOwnType(part, unit));
	/** "one with a banner": how many of the units have what follows. */
	let some: number | undefined;
	for (const part of parts) {
		const made = units.at(-1);
		if (!made) break;
		const another = unitIn(part, made, index);
		const models = modelsIn(part);
		const called = made.name === undefined ? nameIn(part, rest, made.unit, index) : undefined;
		const fewer = someOf(part, made.unit);
		if (another) units.push(newUnit(line, another.typed, another.unit));
		else if (models !== undefined) made.models = models;
		else if (isOwnRank(part.replace(/^[\s,;]+/, ''), made.unit, index)) continue;
		else if (fewer !== undefined) some = fewer;
		else if (called !== undefined) made.name = called;
		else {
			const option = optionIn(part, made.unit, index);
			if (option) made.options.push({ ...option, count: option.count ?? some, line });
			made.figures.push(...figuresOf(part, option));
		}
	}
	// "Banner of Tin on one"
	const last = units.at(-1)?.options.at(-1);
	if (last && parts.at(-1)?.toLowerCase() === 'one')
		units.at(-1)?.options.splice(-1, 1, { ...last, count: 1 });
	return units.map((one, at) => (at === 0 ? numbered(one, parts, index) : one));
}

function newUnit(
	line: TextLine,
	typed: TypedLine,
	unit: TypedUnit['unit'],
	name?: string
): TypedUnit {
	return { line, typed, unit, options: [], figures: [], models: typed.models, name };
}

const quotedName = /^["“”„«‘']([^"“”«»]+)["“”»’']$/u;

/** The player's name in a part: in quotes or brackets, and like nothing that the army has. */
function nameIn(
	part: string,
	rest: string,
	unit: TypedUnit['unit'],
	index: ArmyIndex
): string | undefined {
	const [, inQuotes] = quotedName.exec(part) ?? [];
	const name = inQuotes ?? part;
	const isApart =
		inQuotes !== undefined || rest.includes(`(${part})`) || rest.includes(`[${part}]`);
	const isOption = knownOption(name, unit, index) !== undefined;
	return isApart && isName(name) && !isOption && !isLikeAny(name, index) ? name : undefined;
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
function numbered(
	made: TypedUnit,
	[only, ...others]: readonly string[],
	index: ArmyIndex
): TypedUnit {
	const { unit, typed, models } = made;
	if (typed.models !== undefined && models === typed.models && !hasVariableSize(unit)) {
		const { models: price, ...rest } = typed;
		return { ...made, typed: { ...rest, price }, models: undefined };
	}
	if (models !== undefined || typed.count !== undefined) return made;
	if (only === undefined && isModels(made, index)) {
		const { price, ...bare } = typed;
		return { ...made, typed: bare, models: price };
	}
	if (only === undefined) return made;
	const [, number] = /^x?(\d{1,3})$/.exec(only) ?? [];
	if (number === undefined) return made;
	const figure = Number(number);
	const figures = made.figures.slice(1);
	if (hasVariableSize(unit)) return sized(made, figure, others.length === 0);
	const isFew = others.length === 0 && figure <= mostBehind;
	if (isFew) return { ...made, figures, typed: { ...typed, count: figure } };
	return typed.price === undefined
		? { ...made, figures, typed: { ...typed, price: figure } }
		: made;
}

/** "Pikes (20)": fewer points than such a unit costs are its models. */
function isModels({ unit, typed: { price }, line }: TypedUnit, index: ArmyIndex): boolean {
	if (price === undefined || price !== line.price || !hasVariableSize(unit)) return false;
	return price < priceOf(musterUnit({ id: 'u', entry: unit.entry.id }, index)).points;
}

/** Of two numbers in brackets the smaller one is of models, as the text's own reader takes the first for the price. */
function sized(made: TypedUnit, figure: number, isAlone: boolean): TypedUnit {
	const { price } = made.typed;
	const figures = made.figures.slice(1);
	if (price === undefined || price >= figure) return { ...made, figures, models: figure };
	// "Pikes (150), tin hats (20)"
	if (!isAlone) return made;
	return { ...made, figures, typed: { ...made.typed, price: figure }, models: price };
}

/** A larger number behind a unit is its price. */
const mostBehind = 9;

/** Nobody writes as many units that are alike. */
const mostUnits = 100;
/** Nobody gives one unit as many of a thing. */
const mostGiven = 9;

type Option = TypedUnit['options'][number];

/** Whether units may be counted like this, if they are. */
export function isPlausible(count: number | undefined): boolean {
	return count === undefined || (count > 0 && count <= mostUnits);
}

/** Whether a line has none of a unit ("0 Pikes"), or more than a list may hold: then it says something else. */
export function isBeyondCount({ unit, typed, models }: TypedUnit): boolean {
	const { count } = typed;
	if (count === 0 || models === 0 || Math.max(count ?? 0, models ?? 0) > maxModels) return true;
	const isOfModels = hasVariableSize(unit) && models === undefined;
	return !isOfModels && !isPlausible(count);
}

/**
 * The options of a unit with their numbers: what is counted as its models are ("20 Pikes, 20 Hats") is given once,
 * and a number that it cannot have belongs to a name that nothing has.
 */
export function countedOptions(
	options: readonly Option[],
	units: number,
	models: number | undefined
): readonly Option[] {
	return options.map((one) => {
		const { name, count } = one;
		if (count === undefined || count === units) return one;
		if (count === models) return { ...one, count: undefined };
		const isPossible = count > 0 && count <= (units > 1 ? units : mostGiven);
		return isPossible ? one : { ...one, name: `${count} ${name}`, count: undefined };
	});
}
