import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventPack } from '#schema';
import { openPacks } from '../cli/packs.ts';
import { speak } from '../i18n/base/words.ts';
import * as words from '../i18n/en/index.ts';
import { fetchLanguage } from '../i18n/languages.ts';
import { answersTo, keptOf, openSpeaker } from './answers.ts';
import { listsInText } from './judge-lists.ts';
import { listRow, placedRows } from './rows.ts';
import { unreadOnPaper } from './text-findings.ts';

const { source: packs } = openPacks('data');
const event: EventPack = {
	formatVersion: 3,
	name: 'Cup',
	system: 'warmaster',
	date: '2026-12-05',
	deadline: { at: '2026-11-28T20:00', zone: 'Europe/Berlin' },
	size: 1000,
	constraints: []
};
const means = {
	packs,
	newId: () => 'id',
	event,
	saying: { isEvent: '', eventMissing: () => '' }
};
const list = 'Empire, Warmaster, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';

async function read(text: string) {
	const [first] = await listsInText(text, means);
	const outcome = await first?.();
	if (!outcome) throw new Error('There is no list.');
	return { outcome, row: listRow('anna.txt', outcome, undefined) };
}

async function answerTo(text: string, language: string) {
	const { outcome, row } = await read(text);
	const speaker = await openSpeaker(() => undefined);
	const answering = { ...means, event, speaker, language };
	for await (const { answer } of answersTo(
		placedRows([row], event),
		() => keptOf(outcome),
		answering
	)) {
		return answer;
	}
	throw new Error('There is no answer.');
}

describe('a text with other figures than the list that was read of it', () => {
	test('keeps its state, with a word of its total and of prices', async () => {
		expect((await read(`${list}\nTotal: 965 points`)).row).toMatchObject({
			state: 'legal',
			remarks: [],
			otherTotal: true,
			figures: [expect.stringMatching(/^The text says 965 points/)]
		});
		const { row } = await read(list.replace('90', '(80)'));
		expect(row).toMatchObject({
			state: 'legal',
			figures: ['line 2: “Halberdiers”: 80 points in the text, 90 points now.']
		});
		expect(row.otherTotal).toBeUndefined();
	});

	test('has neither where they are the same', async () => {
		const { row } = await read(`${list}\nTotal: 325 points`);
		expect(row.figures).toBeUndefined();
		expect(row.otherTotal).toBeUndefined();
	});

	test('is not called legal without a question', async () => {
		const { subject, text } = await answerTo(`${list}\nTotal: 965 points`, 'en');
		expect(subject).toBe('Cup: your list is legal; please check its total');
		expect(text).toContain('- Your total is 965 points;');
		expect(text).toContain('Deadline: ');
		const same = await answerTo(`${list}\nTotal: 325 points`, 'en');
		expect(same.subject).toBe('Cup: your list is legal');
		expect(same.text).not.toContain('check');
	});

	test('is asked about it in the language of the player, with the line as he wrote it', async () => {
		const { answerWords } = await fetchLanguage('de');
		const { subject, text } = await answerTo(
			`${list.replace('90', '(80)')}\nTotal: 965 points`,
			'de'
		);
		expect(subject).toBe(answerWords.subjectToCheck('Cup'));
		expect(text).toContain('- Zeile 2: “2 Halberdiers (80)”. Dein Preis ist 80 Punkte;');
		expect(text.indexOf('Deine Summe')).toBeLessThan(text.indexOf('Dein Preis'));
	});
});

describe('what was not understood, on paper', () => {
	const english = Object.fromEntries(
		Object.entries(words).map(([part, said]) => [part, { ...(said as object) }])
	);
	afterAll(() => speak({ code: 'en-GB', words: english }));

	async function onPaper() {
		const { outcome } = await read(`${list}\n1 Halberdirs 45`);
		return outcome.kind === 'judged' ? unreadOnPaper(outcome) : [];
	}

	test('has the number of its line before the line, and not before the reason', async () => {
		const [row] = await onPaper();
		expect(row?.text).toBe('line 5: 1 Halberdirs 45');
		expect(row?.reason).toMatch(/^Empire has nothing called “Halberdirs 45”/);
	});

	describe('in German', () => {
		beforeAll(async () => speak({ code: 'de', words: await fetchLanguage('de') }));

		test('has it once as well', async () => {
			const [row] = await onPaper();
			expect(row?.text).toBe('Zeile 5: 1 Halberdirs 45');
			expect(row?.reason).toContain('„Halberdirs 45“');
			expect(row?.reason).not.toMatch(/Zeile|line/);
		});
	});
});
