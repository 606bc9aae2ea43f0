import type { ArmyIndex } from '#engine';
import { pointsIn } from '#i18n';
import { pastedPattern } from '../../../i18n/pasted.ts';
import { meaningOf } from '../../text/list-keys.ts';
import type { TextLine } from '../../text/text-line.ts';
import { typedLine, type TypedLine } from '../../text/typed-line.ts';
import { editDistance } from '../nearest.ts';
import { isWithin, labelsOf, normaliseName, sameName } from '../names.ts';
import { takesBelow, unitsFrom, type TypedUnit } from './typed-given.ts';
import { leadingUnit, type LeadingUnit } from './typed-leading.ts';

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
	String.raw`^\W*(?:(?:grand\s+)?(?:total|sum|gesamt|summe)\b[^\d]{0,20}|=\s*)?(\d{2,5}[¼½¾]?)\s*(?:{points})?(?:\s*(?:[(/].*|-(?!\s*\d*\s*\p{L}).*)?)?$`,
	'iu'
);
const size = pastedPattern(
	String.raw`(?:^|[^\d.,])(\d{3,5}|\d{1,2},\d{3})\s*-?(?:{points})(?!\p{L})`,
	'iu'
);
const remark =
	/^(?:break ?point|bp|units?|casting|power|models?|general|magic)\b.*\d|^https?:|^--|^notes?:/i;
/** What people write below a list to each other, in the languages of the app. */
const signOff =
	/^(?:cheers|thanks?|thank you|let me know|what do you|thoughts|any (?:advice|feedback|comments?|tips)|feedback|hope (?:you|this|that|it|to)|see (?:you|ya)|good luck|have fun|regards|best wishes|danke|gru(?:ß|ss)|grüße|liebe grüße|viele grüße|viel spaß|bis (?:dann|bald)|was meint|wie findet)(?!\p{L})(?!.*\d{2})/iu;

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
		const typed = typedLine({ ...line, text: withoutHeading(line.text, index) });
		const isBelow = (): boolean => above !== undefined && takesBelow(above, line, index);
		const exact = leadingUnit(typed.text, index);
		const hasSize = !isPriced(line.text) && (sizeIn(line.text) ?? roundIn(line.text)) !== undefined;
		const isFurther = isTitled && !hasSize && (exact !== undefined || !isArmy(typed.text, index));
		if (!above && !isFurther && namesArmy(typed.text, exact?.rest, hasSize, index)) {
			head.push(line);
			isTitled = true;
			continue;
		}
		if (!exact && isBelow()) continue;
		const found = likelier(exact, isHeading(line.text, index) ? '' : typed.text, index);
		if (found) {
			units.push(...unitsFrom(line, typed, found, index));
			continue;
		}
		const [, sum] = total().exec(line.text) ?? [];
		if (sum !== undefined && above) spent = pointsIn(sum);
		else if (!above && saysSize(line.text)) head.push(line);
		else if (isHeading(line.text, index)) continue;
		else if (remark.test(line.text) || signOff.test(line.text)) asides.push(line);
		else if (above || strange.length > 0 || (isTitled && mayBeUnit(line.text, typed, index)))
			strange.push(line);
		else {
			head.push(line);
			const isTitle = line.price !== undefined || roundIn(line.text) !== undefined;
			if (!isTitle && !namesGame(line.text, index)) asides.push(line);
		}
	}
	const agreed = head
		.map(({ text, price }) => sizeIn(text) ?? price ?? roundIn(text))
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

/** "500 - 5 Pikes": the price of a unit, however round. */
function isPriced(text: string): boolean {
	return /^\d{2,5}\s[-–—]\s\d{1,3}\s\p{L}/u.test(text);
}

/** A line without the points limit that it states. */
export function withoutSize(text: string): string {
	return text.replace(size(), ' ');
}

/** Whether a line above the list states its points limit. */
function saysSize(text: string): boolean {
	return sizeIn(text) !== undefined || (pointsFirst().test(text) && roundIn(text) !== undefined);
}

const pointsFirst = pastedPattern(String.raw`^\W*{points}\b\D{0,9}\d`, 'iu');
const round =
	/(?:^|[\s,([–-])(?:([5-9][05]0|[1-9]\d{1,2}[05]0)|(\d{1,2}(?:\.\d)?)k)(?=$|[\s,.)\]–-])/i;

/** "Tin Host 2500", "Tin Host, 2k": a round number in a title. */
function roundIn(text: string): number | undefined {
	const [, figure, thousands] = round.exec(text) ?? [];
	if (figure !== undefined) return Number(figure);
	return thousands === undefined ? undefined : Number(thousands) * 1000;
}

/** Whether a line above the list says which game it is of. */
function namesGame(text: string, { system }: ArmyIndex): boolean {
	const words = normaliseName(text).split(' ');
	return labelsOf(system).some((label) => isWithin(label.split(' '), words));
}

/** "Core: 20 Pikes" without its heading. */
function withoutHeading(text: string, index: ArmyIndex): string {
	const [whole = '', heading = ''] = /^([^:\d]{1,40}):\s+(?=\S)/.exec(text) ?? [];
	return whole !== '' && isHeading(heading, index) ? text.slice(whole.length) : text;
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

/** Whether a text is the name of the army alone. */
function isArmy(text: string, { army }: ArmyIndex): boolean {
	const wanted = normaliseName(text).replace(/ (?:army|list|army list|roster)$/, '');
	return labelsOf(army).some((label) => sameName(label, wanted));
}

/** "Tin Host General" without the name of the army. */
function withoutArmy(text: string, { army }: ArmyIndex): string | undefined {
	const words = text.split(/\s+/);
	const found = labelsOf(army).find((label) => {
		const { length } = label.split(' ');
		return (
			words.length > length && sameName(normaliseName(words.slice(0, length).join(' ')), label)
		);
	});
	return found === undefined ? undefined : words.slice(found.split(' ').length).join(' ');
}

/** The unit of a line: by its name, or by a longer shortened one ("Spider Cav" is no Spider). */
function likelier(
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

/** Whether a line is of a unit that is not known: by what stands beside the name, or as it is misspelt. */
function mayBeUnit(
	text: string,
	{ count, price, text: name }: TypedLine,
	index: ArmyIndex
): boolean {
	const hasPart = /,|\bw\/|\b(?:with|mit)\b/.test(text) || rankOf.test(text);
	return count !== undefined || price !== undefined || hasPart || isMisspelt(name, index);
}

/** A rank behind a name, as people write it. */
export const rankOf = /\s(?:level|lvl|lv|stufe)\.?\s?\d/i;

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
