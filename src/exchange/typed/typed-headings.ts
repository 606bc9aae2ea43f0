import type { ArmyIndex } from '#engine';
import { pointsIn } from '#i18n';
import { pastedPattern } from '../../i18n/pasted.ts';
import { meaningOf, type KeyMeaning } from '../outside/list-keys.ts';

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
