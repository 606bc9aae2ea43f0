import type { ArmyIndex } from '#engine';
import { pointsIn } from '#i18n';
import { pastedPattern } from '../../i18n/pasted.ts';
import { meaningOf, type KeyMeaning } from '../outside/list-keys.ts';
import { isWithin, labelsOf, normaliseName, sameName } from '../common/names.ts';

const total = pastedPattern(
	String.raw`^\W*(?:(?:grand\s+)?(?:total|sum|gesamt|summe)\b[^\d]{0,20}|=\s*)?(\d{2,5}(?:[.,]\d{1,2}(?!\d)|[¼½¾])?|\d{1,2}[,.]\d{3}(?:[.,]\d{1,2})?)\s*(?:{points})?(?:\s*(?:(?:grand\s+)?total\.?$|[(/].*|-(?!\s*\d*\s*\p{L}|\s*(?:\d{1,3})?$).*)?)?$`,
	'iu'
);
const thousands = /[,.](?=\d{3})/;

/** The sum in a line that is a total and nothing else. */
export function totalIn(text: string): number | undefined {
	const [, sum] = total().exec(text) ?? [];
	return sum === undefined ? undefined : pointsIn(sum.replace(thousands, ''));
}

/** Whether a sum has a word such as "total"; otherwise it may be the price of the unit above. */
export function isCalledTotal(text: string): boolean {
	return /^\W*(?:\p{L}|=)/u.test(text);
}

/** "Core: 20 Pikes" and "CORE 20 Pikes" without their heading. */
export function withoutHeading(text: string, index: ArmyIndex): string {
	const [whole = '', heading = ''] =
		/^([^:\d]{1,40})(?::\s+(?=\S)|\s+(?=\d{1,3}\s+\p{L}))/u.exec(text) ?? [];
	return whole !== '' && isHeading(heading, index) ? text.slice(whole.length) : text;
}

const percent = pastedPattern(
	String.raw`\s*[-–—:([]*\s*\d{1,6}(?:[.,]\d{1,3}){0,2}\s*(?:(?:{points}|{models}|p|units?|choices|slots?)\.?|%)?\s*[)\]]?\s*$`,
	'iu'
);
const general = new Set(
	'subtotal|sub total|zwischensumme|characters|units|army|list|army list|roster|magic|magic items|troops|others|allies|mercenaries|character|war machines|extras|mainstay|options|core units|special units|rare units'.split(
		'|'
	)
);

/** "Core (450)", "Lords:", "Special Units". */
export function isHeading(text: string, index: ArmyIndex): boolean {
	// "4 Pikes" is a unit, known or not.
	if (/^\d{1,3}\s*[x×]?\s*\p{L}/u.test(text) && !total().test(text)) return false;
	const bare = bareOf(text);
	// A number alone is no heading, but what the line above or below lacks.
	if (bare === '') return !/\d/.test(text) || text.includes('%');
	return general.has(bare) || meaningOfHeading(bare, index) !== undefined;
}

/** The types of units that a heading announces, by id. */
export function typesHeaded(text: string, index: ArmyIndex): readonly string[] {
	const meaning = meaningOfHeading(bareOf(text), index);
	return meaning?.kind === 'types' ? meaning.types.map(({ id }) => id) : [];
}

function bareOf(text: string): string {
	return text
		.replace(percent(), '')
		.replace(/^[\W_]+|[\W_]+$/g, '')
		.toLowerCase();
}

function meaningOfHeading(bare: string, { system }: ArmyIndex): KeyMeaning | undefined {
	const short = bare.replace(/\s+(?:units?|choices|points?|slots?)$/, '');
	return short === '' ? undefined : meaningOf(short, system, true);
}

/** Whether a line above the list says which game it is of. */
export function namesGame(text: string, { system }: ArmyIndex): boolean {
	const words = normaliseName(text).split(' ');
	return labelsOf(system).some((label) => isWithin(label.split(' '), words));
}

/**
 * Whether a line is a title that names the army, and no unit whose name says more.
 * @param hasSize whether it states a points limit, if it is the title
 */
export function namesArmy(
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
export function isArmy(text: string, { army }: ArmyIndex): boolean {
	const wanted = normaliseName(text).replace(/ (?:army|list|army list|roster)$/, '');
	return labelsOf(army).some((label) => sameName(label, wanted));
}

/** "Tin Host General" without the name of the army. */
export function withoutArmy(text: string, { army }: ArmyIndex): string | undefined {
	const words = text.split(/\s+/);
	const found = labelsOf(army).find((label) => {
		const { length } = label.split(' ');
		return (
			words.length > length && sameName(normaliseName(words.slice(0, length).join(' ')), label)
		);
	});
	return found === undefined ? undefined : words.slice(found.split(' ').length).join(' ');
}

const size = pastedPattern(
	String.raw`(?:^|[^\d.,])(\d{3,5}|\d{1,2},\d{3})\s*-?(?:{points})(?!\p{L})`,
	'iu'
);

/** "500 - 5 Pikes": the price of a unit, however round. */
export function isPriced(text: string): boolean {
	return /^\d{2,5}\s[-–—]\s\d{1,3}\s\p{L}/u.test(text);
}

/** A line without the points limit that it states. */
export function withoutSize(text: string): string {
	return text.replace(size(), ' ');
}

/** Whether a line above the list states its points limit. */
export function saysSize(text: string): boolean {
	return limitIn(text) !== undefined || (pointsFirst().test(text) && roundIn(text) !== undefined);
}

const pointsFirst = pastedPattern(String.raw`^\W*{points}\b\D{0,9}\d`, 'iu');
const round =
	/(?:^|[\s,([–-])(?:([5-9][05]0|[1-9]\d{1,2}[05]0)|(\d{1,2}(?:\.\d)?)k)(?=$|[\s,.)\]–-])/i;

/** "Tin Host 2500", "Tin Host, 2k": a round number in a title. */
export function roundIn(text: string): number | undefined {
	const [, figure, thousands] = round.exec(text) ?? [];
	if (figure !== undefined) return Number(figure);
	return thousands === undefined ? undefined : Number(thousands) * 1000;
}

/** The points limit that a line states with a word for points. */
export function limitIn(text: string): number | undefined {
	const [, figure] = size().exec(text) ?? [];
	return figure === undefined ? undefined : Number(figure.replace(',', ''));
}
