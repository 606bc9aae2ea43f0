import type { ArmyIndex } from '#engine';
import type { ListText, TextLine } from '../lines/text-line.ts';
import { typedLine, type TypedLine } from '../lines/typed-line.ts';
import { withBulletedUnits } from '../lines/bullets.ts';
import { labelsOf, normaliseName, editDistance } from '../common/names.ts';
import { rankOf } from '../names/own-rank.ts';
import {
	isHalfBelow,
	isOwnOption,
	isPrintedOption,
	isWholeName,
	takesBelow,
	unitsFrom,
	type TypedUnit,
	isBeyondCount
} from './typed-options.ts';
import {
	isCalledTotal,
	isHeading,
	totalIn,
	withoutHeading,
	isArmy,
	namesArmy,
	namesGame,
	isPriced,
	roundIn,
	saysSize,
	limitIn
} from './typed-headings.ts';
import { leadingUnit, onlyOfRank, rankCalled, unitsOfRankLike } from './typed-leading.ts';
import {
	likelierUnit,
	unitOfLine,
	type LineUnit,
	isUnlikely,
	headerOf,
	type Header
} from './typed-line-unit.ts';
import { namedHeadings, type NamedHeadings } from './typed-sections.ts';
import { isOpen, unwrapped } from './typed-wraps.ts';

/** The lines of a text, sorted. */
export interface TypedList {
	readonly units: readonly TypedUnit[];
	/** Lines that name nothing. */
	readonly strange: readonly TextLine[];
	/** The line that names the army, if it stands below units. */
	readonly misplaced?: TextLine;
	/** Lines that may be headings or units. */
	readonly unsure: readonly TextLine[];
	/** Lines of options whose unit is unknown. */
	readonly lost: readonly TextLine[];
	/** What stands above the first unit. */
	readonly head: readonly TextLine[];
	/** The numbers of lines that go on with a name of the line above. */
	readonly joined: readonly number[];
	/** Lines that say nothing about the list. */
	readonly asides: readonly TextLine[];
	readonly spent?: number;
	readonly size?: number;
}

const remark =
	/^(?:break ?point|bp|units?|casting|power|models?|general|magic)\b.*\d|^https?:|^--|^notes?:/i;
/** What people write below a list to each other, in the languages of the app. */
const signOff =
	/^(?:cheers|thanks?|thank you|let me know|what do you|thoughts|any (?:advice|feedback|comments?|tips)|feedback|hope (?:you|this|that|it|to)|see (?:you|ya)|good luck|have fun|regards|best wishes|danke|gru(?:ß|ss)|grüße|liebe grüße|viele grüße|viel spaß|bis (?:dann|bald)|was meint|wie findet)(?!\p{L})(?!.*\d{2})/iu;

/**
 * Sorts the lines of a list: units with what is given to them, headings, totals, and what is strange.
 * @param starts the numbers of lines that are given to no unit above them, as a blank line is between
 */
export function typedList(
	lines: readonly TextLine[],
	allLines: ListText['allLines'],
	starts: ReadonlySet<number>,
	index: ArmyIndex
): TypedList {
	const whole = unwrapped(lines, starts, index);
	const all = withBulletedUnits(whole, allLines, (line) => isPlainUnit(line, index));
	const sorter = new Sorter(index, all, allLines, starts);
	for (const line of all) sorter.take(line);
	const joined = new Set(lines.map(({ number }) => number));
	for (const { number } of all) joined.delete(number);
	return { ...sorter.list(), joined: [...joined] };
}

/** Whether a line begins with a unit, and does not say whose list it is. */
function isPlainUnit({ text }: TextLine, index: ArmyIndex): boolean {
	const isTitle = limitIn(text) !== undefined || isArmy(text, index);
	return !isTitle && unitOfLine(typedLine({ text }), index) !== undefined;
}

/** A sum in a line of its own. */
interface Sum {
	readonly points: number;
	readonly isCalled: boolean;
	/** The unit above it. */
	readonly unit: TypedUnit;
}

/** Takes the lines of a list one after the other. */
class Sorter {
	readonly #index: ArmyIndex;
	readonly #units: TypedUnit[] = [];
	readonly #strange: TextLine[] = [];
	readonly #head: TextLine[] = [];
	readonly #asides: TextLine[] = [];
	readonly #sums: Sum[] = [];
	/** Lines that belong to no unit above them, as there is a blank line between. */
	readonly #starts: ReadonlySet<number>;
	/** Whether options stand below their unit, with bullets. */
	readonly #hasMarks: boolean;
	readonly #lost: TextLine[] = [];
	/** Whether the following lines are options of an unknown unit. */
	#isLost = false;
	readonly #named: NamedHeadings;
	readonly #header: Header | undefined;
	/** Whether a line has named the army: below it a line with a number is a unit, not a title. */
	#isTitled = false;

	/** The last line that was taken. */
	#before: TextLine | undefined;
	/** How far in each line stands, by its number. */
	readonly #indents: ReadonlyMap<number, number>;

	constructor(
		index: ArmyIndex,
		lines: readonly TextLine[],
		allLines: ListText['allLines'],
		starts: ReadonlySet<number>
	) {
		this.#index = index;
		this.#named = namedHeadings(lines, allLines, index);
		this.#indents = new Map(allLines.map(({ number, text }) => [number, text.search(/\S/)]));
		this.#header = headerOf(lines, index);
		this.#hasMarks = lines.some(({ isBelow }) => isBelow);
		this.#starts = starts;
	}

	take(line: TextLine): void {
		this.#sort(line);
		this.#before = line;
	}

	#sort(line: TextLine): void {
		const above = this.#units.at(-1);
		const index = this.#index;
		if (this.#header && this.#isAbove(line, this.#header)) {
			this.#takeHead(line);
			this.#isTitled = line === this.#header.line;
			return;
		}
		if (this.#named.headings.has(line) || this.#named.unsure.has(line)) return;
		if ((line.isBelow || this.#isOwn(line)) && this.#isGiven(line)) return;
		const typed = typedLine({ ...line, text: withoutHeading(line.text, index) });
		const whole = unitOfLine(typed, index);
		if (!above && this.#isTitle(line, typed, whole)) {
			this.#head.push(line);
			this.#isTitled = true;
		} else if (whole === undefined && this.#isHalf(line)) this.#strange.push(line);
		else if (whole === undefined && this.#isGiven(line)) return;
		else if (this.#takeUnit(line, typed, whole)) this.#isLost = false;
		else if (this.#isLost && line.isBelow) this.#lost.push(line);
		else this.#takeOther(line, typed);
	}

	/** Whether a line is the header, or a title above it. */
	#isAbove({ number }: TextLine, { line, isBelowUnits }: Header): boolean {
		return isBelowUnits ? number === line.number : number <= line.number;
	}

	/**
	 * Whether a line without a mark is an option of the unit above rather than another unit that is called so for
	 * short: it stands further in, or has no price though that unit has, or would be that unit again.
	 */
	#isOwn(line: TextLine): boolean {
		const above = this.#units.at(-1);
		const { price, count, text } = typedLine(line);
		if (!above) return false;
		const mayGoOn = count === undefined && (price === undefined || above.typed.price === undefined);
		if (mayGoOn && this.#isGoingOn(above, line)) return true;
		if (price !== undefined || !isOwnOption(above, line, this.#index)) return false;
		const isIn = this.#indentOf(line) > this.#indentOf(above.line);
		const isAgain = leadingUnit(text, this.#index)?.unit === above.unit;
		return isIn || above.typed.price !== undefined || isAgain;
	}

	/** Whether the line above ends with a comma or in brackets, and this one goes on with what the unit may have. */
	#isGoingOn(above: TypedUnit, line: TextLine): boolean {
		const before = this.#before?.text ?? '';
		if (!/[,(]$/.test(before)) return false;
		// Units too may stand one behind the other, with commas.
		const mayBeNext = above.typed.price === undefined && !isOpen(before);
		const isOption = mayBeNext ? isOwnOption : isPrintedOption;
		return isOption(above, line, this.#index);
	}

	#isHalf(line: TextLine): boolean {
		const above = this.#units.at(-1);
		const isBelow = above !== undefined && !this.#starts.has(line.number);
		return isBelow && isHalfBelow(above, line, this.#index);
	}

	#indentOf({ number }: TextLine): number {
		return this.#indents.get(number) ?? 0;
	}

	/** Whether a line is given to the unit above it, without a blank line or an unknown unit between. */
	#isGiven(line: TextLine): boolean {
		const above = this.#units.at(-1);
		if (!above || this.#starts.has(line.number)) return false;
		if (!this.#isLost) return takesBelow(above, line, this.#index);
		const isOption = takesBelow({ ...above, options: [], figures: [] }, line, this.#index);
		if (isOption) this.#lost.push(line);
		return isOption;
	}

	#isTitle(line: TextLine, typed: TypedLine, whole: LineUnit | undefined): boolean {
		const index = this.#index;
		const hasSize =
			!isPriced(line.text) && (limitIn(line.text) ?? roundIn(line.text)) !== undefined;
		const isFurther = this.#isTitled && !hasSize && (whole ?? !isArmy(typed.text, index));
		if (isFurther) return false;
		return namesArmy(typed.text, leadingUnit(typed.text, index)?.rest, hasSize, index);
	}

	#takeUnit(line: TextLine, typed: TypedLine, whole: LineUnit | undefined): boolean {
		const index = this.#index;
		const text = isHeading(line.text, index) ? '' : typed.text;
		const isCalled = whole?.lead.name !== undefined;
		const likely = isCalled ? undefined : likelierUnit(leadingUnit(typed.text, index), text, index);
		const leader = onlyOfRank(line.text, index);
		const meant = leader ? { unit: leader, rest: '' } : likely;
		const lead = meant && isWholeName(meant, index) ? meant : undefined;
		const found = lead ? { typed, lead } : whole;
		const units = found ? unitsFrom(line, found.typed, found.lead, index) : [];
		if (units.some(isBeyondCount) || isUnlikely(line.text, units, index)) return false;
		this.#units.push(...units);
		return units.length > 0;
	}

	#takeOther(line: TextLine, typed: TypedLine): void {
		const index = this.#index;
		const unit = this.#units.at(-1);
		const points = totalIn(line.text);
		if (points !== undefined && unit)
			this.#sums.push({ points, unit, isCalled: isCalledTotal(line.text) });
		else if (!unit && saysSize(line.text)) this.#head.push(line);
		else if (isHeading(line.text, index) && !rankCalled(line.text, index)) return;
		else if (remark.test(line.text) || signOff.test(line.text)) this.#asides.push(line);
		else if (unit || this.#strange.length > 0 || this.#mayBeUnit(line, typed)) {
			this.#strange.push(line);
			this.#isLost ||= !line.isBelow && (this.#hasMarks || this.#starts.has(line.number));
		} else this.#takeHead(line);
	}

	#takeHead(line: TextLine): void {
		this.#head.push(line);
		const isTitle =
			line.number === this.#header?.line.number ||
			line.price !== undefined ||
			roundIn(line.text) !== undefined;
		if (!isTitle && !namesGame(line.text, this.#index)) this.#asides.push(line);
	}

	#mayBeUnit({ text }: TextLine, typed: TypedLine): boolean {
		const isNumbered = typed.price !== undefined || typed.count !== undefined;
		const isHalf = leadingUnit(typed.text, this.#index) !== undefined;
		if (!this.#isTitled) return isNumbered && isHalf;
		return isHalf || mayBeUnit(text, typed, this.#index);
	}

	/** "Total Points: 1485 (BP 9)" above the units. */
	#spentAbove(): number | undefined {
		return this.#head
			.map(({ text }) => (isCalledTotal(text) ? totalIn(text) : undefined))
			.find(Boolean);
	}

	list(): Omit<TypedList, 'joined'> {
		const agreed = this.#head
			.map(({ text, price }) => limitIn(text) ?? price ?? roundIn(text))
			.find(Boolean);
		const all = withoutRanks(this.#units, this.#index);
		const { units, spent = this.#spentAbove() } = withSums(all, this.#sums);
		return {
			units,
			strange: this.#strange.filter((line) => !saysRank(line, this.#units, this.#index)),
			...(this.#header?.isBelowUnits && { misplaced: this.#header.line }),
			unsure: [...this.#named.unsure],
			lost: this.#lost,
			head: this.#head,
			asides: this.#asides,
			...(spent !== undefined && { spent }),
			...(agreed !== undefined && { size: agreed })
		};
	}
}

/** The units without lines that say of which rank the next one is. */
function withoutRanks(units: readonly TypedUnit[], index: ArmyIndex): readonly TypedUnit[] {
	return units.filter(({ line }) => !saysRank(line, units, index));
}

/** Whether a line is a rank, and the unit below has it and is called by its own name. */
function saysRank(
	{ number, text }: TextLine,
	units: readonly TypedUnit[],
	index: ArmyIndex
): boolean {
	const rank = rankCalled(text, index);
	const next = rank && units.find(({ line }) => line.number > number);
	return (
		next?.unit.type.id === rank?.id && next !== undefined && !rankCalled(next.line.text, index)
	);
}

/** Several sums without a word such as "total" are the prices of the units above them; a single one is the total. */
function withSums(
	units: readonly TypedUnit[],
	sums: readonly Sum[]
): { readonly units: readonly TypedUnit[]; readonly spent: number | undefined } {
	const total = sums.findLast(({ isCalled }) => isCalled);
	const bare = sums.filter(({ isCalled }) => !isCalled);
	const prices = new Map<TypedUnit, number>();
	for (const { unit, points } of bare) if (!prices.has(unit)) prices.set(unit, points);
	if (prices.size < 2) return { units, spent: (total ?? bare.at(-1))?.points };
	const second = bare.findLast(({ unit, points }) => prices.get(unit) !== points);
	return {
		units: units.map((unit) => {
			const price = unit.typed.price ?? prices.get(unit);
			return price === undefined ? unit : { ...unit, typed: { ...unit.typed, price } };
		}),
		spent: (total ?? second)?.points
	};
}

/** Whether a line is of a unit that is not known: by what stands beside the name, or as it is misspelt. */
function mayBeUnit(
	text: string,
	{ count, price, text: name }: TypedLine,
	index: ArmyIndex
): boolean {
	const hasPart = /,|\bw\/|\b(?:with|mit)\b/.test(text) || rankOf.test(text);
	return count !== undefined || price !== undefined || hasPart || isMisspelt(name, index);
}

/** Whether a text is the name of a unit but for a letter or two. */
function isMisspelt(text: string, index: ArmyIndex): boolean {
	const wanted = normaliseName(text);
	if (wanted.length < 5 || wanted.length > 60) return false;
	const isUnit = index.units.some(({ entry }) =>
		labelsOf(entry).some((label) => editDistance(wanted, label, 2) <= 2)
	);
	return isUnit || unitsOfRankLike(text, index).length > 0;
}
