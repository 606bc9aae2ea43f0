import { isSized, type ArmyIndex } from '#engine';
import { pastedPattern } from '../../i18n/pasted.ts';
import { meaningOf } from '../text/list-keys.ts';
import type { TextLine } from '../text/text-line.ts';
import { namesBehind, typedLine, type TypedLine } from '../text/typed-line.ts';
import { editDistance } from './nearest.ts';
import { isWithin, labelsOf, normaliseName, sameName } from './names.ts';
import { knownOption, leadingUnit, modelsIn, optionIn, type TypedOption } from './typed-names.ts';

/** A unit of a text, with the lines below it. */
export interface TypedUnit {
	readonly line: TextLine;
	readonly typed: TypedLine;
	readonly unit: NonNullable<ReturnType<typeof leadingUnit>>['unit'];
	readonly given: (TypedOption & { readonly line: TextLine })[];
	models?: number | undefined;
}

/** The lines of a text, sorted. */
export interface TypedList {
	readonly units: readonly TypedUnit[];
	/** Lines that name nothing. */
	readonly strange: readonly TextLine[];
	/** What stands above the first unit. */
	readonly head: readonly TextLine[];
	/** Lines that say nothing about the list. */
	readonly asides: readonly TextLine[];
	readonly spent?: number;
	readonly size?: number;
}

const total = pastedPattern(
	String.raw`^\W*(?:(?:grand\s+)?(?:total|sum|gesamt|summe)\b[^\d]{0,20}|=\s*)?(\d{2,5})\s*(?:{points})?(?:\s*(?:[(/].*|-(?!\s*\d*\s*\p{L}).*)?)?$`,
	'iu'
);
const size = pastedPattern(
	String.raw`(?:^|[^\d.,])(\d{3,5}|\d{1,2},\d{3})\s*-?(?:{points})(?!\p{L})`,
	'iu'
);
const remark =
	/^(?:break ?point|bp|units?|casting|power|models?|general|magic)\b.*\d|^https?:|^--|^notes?:/i;

/** Sorts the lines of a list: units with what is given to them, headings, totals, and what is strange. */
export function typedList(lines: readonly TextLine[], index: ArmyIndex): TypedList {
	const units: TypedUnit[] = [];
	const strange: TextLine[] = [];
	const head: TextLine[] = [];
	const asides: TextLine[] = [];
	let spent: number | undefined;
	/** Whether a line has named the army: from there on a number is of units. */
	let isTitled = false;
	for (const line of lines) {
		const above = units.at(-1);
		if (above && line.isMark && takesBelow(above, line, index)) continue;
		const typed = typedLine(line);
		const isBelow = (): boolean => above !== undefined && takesBelow(above, line, index);
		const exact = leadingUnit(typed.text, index);
		const hasSize = !isTitled && sizeIn(line.text) !== undefined;
		if (!above && namesArmy(typed.text, exact?.rest, hasSize, index)) {
			head.push(line);
			isTitled = true;
			continue;
		}
		if (!exact && isBelow()) continue;
		const found =
			exact ?? (isHeading(line.text, index) ? undefined : leadingUnit(typed.text, index, true));
		if (found) {
			units.push(unitFrom(line, typed, found, index));
			continue;
		}
		const [, sum] = total().exec(line.text) ?? [];
		if (sum !== undefined && above) spent = Number(sum);
		else if (!above && sizeIn(line.text) !== undefined) head.push(line);
		else if (isHeading(line.text, index)) continue;
		else if (remark.test(line.text)) asides.push(line);
		else if (above || (isTitled && (isCounted(typed) || isMisspelt(typed.text, index))))
			strange.push(line);
		else {
			head.push(line);
			if (line.price === undefined && bareSize(line.text) === undefined) asides.push(line);
		}
	}
	const agreed = head
		.map(({ text, price }) => sizeIn(text) ?? price ?? bareSize(text))
		.find(Boolean);
	return {
		units,
		strange,
		head,
		asides,
		...(spent !== undefined && { spent }),
		...(agreed !== undefined && { size: agreed })
	};
}

/** "Tin Host 2500": a round number at the end of a title. */
function bareSize(text: string): number | undefined {
	const [, figure] = /\s(\d{1,2}[05]00|[5-9]00)$/.exec(text) ?? [];
	return figure === undefined ? undefined : Number(figure);
}

/**
 * Whether a line is a title that names the army, and no unit whose name says more.
 * @param hasSize whether it states a points limit, if it is the title
 */
function namesArmy(
	text: string,
	rest: string | undefined,
	hasSize: boolean,
	{ army }: ArmyIndex
): boolean {
	const words = normaliseName(text).split(' ');
	const found = labelsOf(army).filter((label) => isWithin(label.split(' '), words));
	if (rest === undefined) return found.length > 0;
	const unit = normaliseName(text.slice(0, text.length - rest.length));
	return found.some((label) => label.length > unit.length || (hasSize && sameName(label, unit)));
}

function isCounted({ count, price }: TypedLine): boolean {
	return count !== undefined || price !== undefined;
}

/** Whether a text is the name of a unit but for a letter or two. */
function isMisspelt(text: string, { units }: ArmyIndex): boolean {
	const written = normaliseName(text);
	if (written.length < 5 || written.length > 60) return false;
	return units.some(({ entry }) =>
		labelsOf(entry).some((label) => editDistance(written, label, 2) <= 2)
	);
}

function sizeIn(text: string): number | undefined {
	const [, figure] = size().exec(text) ?? [];
	return figure === undefined ? undefined : Number(figure.replace(',', ''));
}

/** Takes a line below a unit as its options, if it names any. */
function takesBelow(above: TypedUnit, line: TextLine, index: ArmyIndex): boolean {
	const { unit } = above;
	const isKnown = (name: string): boolean => knownOption(name, unit, index) !== undefined;
	const parts = namesBehind(typedLine(line).text, isKnown);
	const whole = typedLine(line);
	const [first = ''] = parts;
	const isOption = line.isMark
		? parts.some(isKnown) && !isStranger(parts, unit, index)
		: isKnown(first) && (whole.count ?? 1) === 1;
	if (!isOption) return false;
	for (const part of parts) {
		const option = optionIn(part, unit, index);
		const count = parts.length === 1 ? whole.count : undefined;
		if (option) above.given.push({ ...option, count: option.count ?? count, line });
	}
	return true;
}

/** Whether the first part is a unit that is no option of the one above. */
function isStranger(
	[first = '']: readonly string[],
	unit: TypedUnit['unit'],
	index: ArmyIndex
): boolean {
	return knownOption(first, unit, index) === undefined && leadingUnit(first, index) !== undefined;
}

function unitFrom(
	line: TextLine,
	typed: TypedLine,
	{ unit, rest }: NonNullable<ReturnType<typeof leadingUnit>>,
	index: ArmyIndex
): TypedUnit {
	const isKnown = (name: string): boolean => knownOption(name, unit, index) !== undefined;
	const parts = namesBehind(rest, isKnown);
	const made: TypedUnit = { line, typed, unit, given: [], models: typed.models };
	for (const part of parts) {
		const models = modelsIn(part);
		if (models !== undefined) made.models = models;
		else {
			const option = optionIn(part, unit, index);
			if (option) made.given.push({ ...option, line });
		}
	}
	const [only] = parts;
	const isSize = isSized(unit) && made.models === undefined && typed.count === undefined;
	if (isSize && parts.length > 0 && only !== undefined && /^x?\d{1,3}$/.test(only)) {
		made.models = Number(only.replace('x', ''));
	}
	return made;
}

const percent = /\s*[-–—:([]*\s*\d{1,6}\s*(?:\p{L}{0,6}\.?|%)?\s*[)\]]?\s*$/u;
const general = new Set(
	'characters|units|army|list|army list|roster|magic|magic items|troops|others|allies|mercenaries|character|war machines|extras|mainstay|options|core units|special units|rare units'.split(
		'|'
	)
);

/** "Core (450)", "Lords:", "Special Units". */
function isHeading(text: string, { system }: ArmyIndex): boolean {
	// "4 Pikes" is a unit, known or not.
	if (/^\d{1,3}\s*[x×]?\s*\p{L}/u.test(text) && !total().test(text)) return false;
	const bare = text
		.replace(percent, '')
		.replace(/^[\W_]+|[\W_]+$/g, '')
		.toLowerCase();
	const short = bare.replace(/\s+(?:units?|choices|points?|slots?)$/, '');
	return (
		bare === '' ||
		general.has(bare) ||
		(short !== '' && meaningOf(short, system, true) !== undefined)
	);
}
