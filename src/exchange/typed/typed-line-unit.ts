import { type ArmyIndex, hasVariableSize, musterUnit, priceOf } from '#engine';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';
import { calledIn } from '../lines/called.ts';
import { typedLine, type TypedLine } from '../lines/typed-line.ts';
import { isWholeName, type TypedUnit } from './typed-options.ts';
import { leadingUnit, type LeadingUnit } from './typed-leading.ts';
import {
	withoutArmy,
	isArmy,
	namesArmy,
	namesGame,
	isPriced,
	roundIn,
	saysSize,
	limitIn
} from './typed-headings.ts';
import { knownOption } from './typed-names.ts';
import type { TextLine } from '../lines/text-line.ts';

/** The unit of a line, with the numbers of the line. */
export interface LineUnit {
	readonly typed: TypedLine;
	readonly lead: LeadingUnit;
}

/** The unit whose whole name a line has, at its beginning or behind what the player calls it. */
export function unitOfLine(typed: TypedLine, index: ArmyIndex): LineUnit | undefined {
	const lead = leadingUnit(typed.text, index);
	if (!lead || !isWholeName(lead, index)) return calledUnit(typed, index);
	return sameAgain(typed, lead, index) ?? { typed, lead };
}

/** "Otter Riders - 2 Otters", where both are names of one unit: the first is the player's. */
function sameAgain(typed: TypedLine, lead: LeadingUnit, index: ArmyIndex): LineUnit | undefined {
	const [dash] = /^\s*[-–—:]\s+/.exec(lead.rest) ?? [];
	if (dash === undefined) return undefined;
	const inner = typedLine({ text: lead.rest.slice(dash.length) });
	const again = leadingUnit(inner.text, index);
	if (again?.unit !== lead.unit || !isWholeName(again, index)) return undefined;
	const name = typed.text.slice(0, typed.text.length - lead.rest.length);
	return { typed: { ...typed, ...inner }, lead: { ...again, name } };
}

function calledUnit(typed: TypedLine, index: ArmyIndex): LineUnit | undefined {
	for (const { name, unit } of calledIn(typed.text)) {
		const inner = typedLine({ text: unit });
		const lead = leadingUnit(inner.text, index);
		if (!lead || lead.name !== undefined || !isWholeName(lead, index)) continue;
		if (isOfUnit(name, index) || saysMore(name, typed, inner, index)) continue;
		return { typed: { ...typed, ...inner }, lead: { ...lead, name } };
	}
	return undefined;
}

/**
 * Whether what stands before a unit is more than what the player calls it: it is counted ("10 Piks, Hat, Riders"),
 * or names something of the army ("Magic items: Sword of Tin (General)").
 */
function saysMore(name: string, typed: TypedLine, inner: TypedLine, index: ArmyIndex): boolean {
	if (typed.count !== undefined && inner.count === undefined) return true;
	const words = normaliseName(name).split(' ');
	const hasParts = /[,:;]/.test(name);
	return index.options.some(({ entry }) =>
		labelsOf(entry).some((label) => {
			const own = label.split(' ');
			return (hasParts || own.length > 1) && isWithin(own, words);
		})
	);
}

/** Whether what stands before a unit is another, said in more words. */
function isOfUnit(name: string, index: ArmyIndex): boolean {
	const lead = leadingUnit(name, index);
	return lead !== undefined && /^(?:$|[^\p{L}’'])/u.test(lead.rest);
}

/** The unit of a line: by its name, or by a longer shortened one ("Spider Cav" is no Spider). */
export function likelierUnit(
	exact: LeadingUnit | undefined,
	text: string,
	index: ArmyIndex
): LeadingUnit | undefined {
	if (exact && !/^\s+\p{L}{3}/u.test(exact.rest)) return exact;
	const bare = withoutArmy(text, index);
	const loose =
		leadingUnit(text, index, true) ?? (bare === undefined ? undefined : leadingUnit(bare, index));
	const isLonger = exact && loose && loose.rest.trim() === '' && exact.unit !== loose.unit;
	return isLonger ? loose : (exact ?? loose);
}

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
	if (!hasVariableSize(unit) || price === undefined || !isCommand(options, index)) return false;
	const isCounted = count !== undefined || models !== undefined;
	return !isCounted && price < priceOf(musterUnit({ id: 'u', entry: unit.entry.id }, index)).points;
}

/** Whether something is chosen, and all of it is of the types that lists have a word for all of ("Full Command"). */
function isCommand(chosen: TypedUnit['options'], { options }: ArmyIndex): boolean {
	const isOne = ({ name }: TypedUnit['options'][number]): boolean =>
		options.some(({ entry, type }) => entry.name === name && (type.aliases?.length ?? 0) > 0);
	return chosen.length > 0 && chosen.every(isOne);
}

/** The line that says of which army a list is stands among the first. */
const firstLines = 12;

/** The line that says of which army a list is. */
export interface Header {
	readonly line: TextLine;
	/** Whether units stand above it, and not only titles. */
	readonly isBelowUnits: boolean;
}

/**
 * The line that says of which army and game, or how large, a list is. What stands above it is a title and no unit,
 * whatever it is called, if at most one line of it names one, and none counts or prices any.
 */
export function headerOf(lines: readonly TextLine[], index: ArmyIndex): Header | undefined {
	const first = lines.slice(0, firstLines);
	const at = first.findIndex((one, of) => isHeader(one, first[of + 1], index));
	const line = first[at];
	if (!line) return undefined;
	const above = first.slice(0, at).flatMap((one) => unitOfLine(typedLine(one), index) ?? []);
	const isNumbered = above.some(
		({ typed }) => typed.count !== undefined || typed.price !== undefined
	);
	const isBelowUnits = isNumbered || above.length > 1;
	return isBelowUnits && !namesGame(line.text, index) ? undefined : { line, isBelowUnits };
}

function isHeader(line: TextLine, next: TextLine | undefined, index: ArmyIndex): boolean {
	const { text } = line;
	const typed = typedLine(line);
	if (isPriced(text) || typed.count !== undefined) return false;
	const isOfGame = namesGame(text, index);
	const hasSize = (limitIn(text) ?? line.price ?? roundIn(text)) !== undefined;
	if (isArmy(typed.text, index)) {
		const isSaidBelow = next !== undefined && (saysSize(next.text) || namesGame(next.text, index));
		return isOfGame || hasSize || isSaidBelow || unitOfLine(typed, index) === undefined;
	}
	if (!isOfGame && !hasSize) return false;
	const { rest } = leadingUnit(typed.text, index) ?? {};
	return namesArmy(typed.text, isOfGame && hasSize ? undefined : rest, hasSize, index);
}
