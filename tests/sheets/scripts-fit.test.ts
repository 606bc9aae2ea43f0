import { describe, expect, test } from 'vitest';
import { sheetForms, type SheetForm } from '../../src/content/index.ts';
import type { Paper } from '../../src/paper/pdf/base/style.ts';
import { isAll } from '../runs.ts';
import { faultsOf, overlapsOf } from './faults.ts';
import { laidOutInScripts } from './laid-out.ts';
import { aRoster, armyOf, sheetOf } from './rosters.ts';

/** Words of each script, with and without spaces between them. */
const words = {
	Chinese: '帝国军队必须在汉字之间换行，',
	Japanese: 'ドワーフ王国のちいさなキャノン、',
	Korean: '한국어 군대의 용맹한 기사단 ',
	Hebrew: 'צבא המלך (12) שָׁלוֹם ',
	Arabic: 'جيش الفرسان 12 مُحَمَّد می\u200cخواهم ',
	Thai: 'กองทัพผู้กล้าน้ำใจ',
	Hindi: 'हिन्दी योद्धा क्षत्रिय ',
	emoji: '🐉⚔🏰 '
} as const;

const empire = armyOf('empire');

/** The other paper is for lists alone, but in a whole run. */
function papersOf(form: SheetForm): readonly Paper[] {
	return isAll || form === 'list' ? ['a4', 'letter'] : ['a4'];
}

/** A roster with names and notes as long as they may be. */
function longest(script: keyof typeof words) {
	const long = (length: number): string => words[script].repeat(40).slice(0, length).trim();
	const entries = ['general', 'wizard', 'halberdiers', 'knights', 'crossbowmen', 'cannon'];
	const units = entries.map((entry, at) => ({
		id: `u${at}`,
		entry,
		name: long(12 + at * 9),
		...(at % 2 === 0 && { note: long(300) })
	}));
	return aRoster(empire, { name: long(60), note: long(400), units });
}

describe.each(Object.keys(words) as (keyof typeof words)[])('a roster in %s', (script) => {
	const roster = longest(script);
	const [first = ''] = Array.from(words[script]);

	test.each(sheetForms.filter((form) => form !== 'cards'))('fits the %s', async (form) => {
		for (const paper of papersOf(form)) {
			const laid = await laidOutInScripts(sheetOf(empire, roster, form), paper);
			expect(laid.boxes.some(({ text }) => text.startsWith(first))).toBe(true);
			expect(faultsOf(laid)).toEqual([]);
		}
	});

	test('fits cards', async () => {
		const laid = await laidOutInScripts(sheetOf(empire, roster, 'cards'), 'a4');
		expect(overlapsOf(laid)).toEqual([]);
	});
});
