import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, lacksEvent, type ArmyIndex } from '#engine';
import type { EventPack, Roster } from '#schema';
import { openPacked, recognise, readPacked, resolveText } from '../../src/exchange/index.ts';
import { packRoster } from '../../src/exchange/list-code/pack.ts';
import { missingEvent } from '../../src/exchange/common/missing-event.ts';
import { frame } from '../../src/i18n/en/frame.ts';
import { listVerdict } from '../../src/i18n/en/list-verdict.ts';
import { buildSheet, sheetForms } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { sampleRosters } from '../sample-rosters.ts';

const without = 'Legal without the event’s rules';
const day = '2026-12-05';

function cupOf(system: string): EventPack {
	return { formatVersion: 1, name: 'Garden Cup', system, date: day, constraints: [] };
}

/** The same army under what a roster says of its event. */
function under({ system, army }: ArmyIndex, roster: Roster): ArmyIndex {
	return indexArmy(system, army, roster);
}

describe.each(sampleRosters)('a legal list of $system for an event', ({ roster: plain, index }) => {
	const roster = { ...plain, event: cupOf(plain.system) };

	/** The list as a link brings it to somebody who has not the pack of the event. */
	function shared(): Roster {
		const read = readPacked(packRoster(roster, under(index, roster)) ?? '');
		const opened = read.ok && openPacked(read.packed, { ...index, newId: () => plain.id });
		if (!opened || !opened.ok) throw new Error('the link was not read');
		return opened.roster;
	}

	test('is legal by itself, and a link of before says so still', () => {
		const sheet = buildSheet(plain, checkRoster(plain, index), 'list');
		expect(sheet.verdict.summary).toBe('Legal');
	});

	test.each(sheetForms.filter((form) => form !== 'opponent'))(
		'comes out of a link as legal without its rules: %s',
		(form) => {
			const opened = shared();
			const sheet = buildSheet(opened, checkRoster(opened, under(index, opened)), form);
			expect(sheet.event).toEqual({ name: 'Garden Cup', date: day });
			expect(sheet.verdict.summary).toBe(without);
			expect(sheet.verdict.isLegal).toBe(false);
		}
	);

	test.each(['text', 'markdown', 'bbcode'] as const)('comes out of copied %s so, too', (format) => {
		const sheet = buildSheet(roster, checkRoster(roster, under(index, roster)), 'list');
		const file = recognise(sheetAs(sheet, format));
		if (file.kind !== 'list-text') throw new Error(`read as ${file.kind}`);
		const result = resolveText(file.text, index, () => plain.id);
		if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
		expect(result.roster.event).toEqual(
			missingEvent({ name: 'Garden Cup', date: day }, plain.system)
		);
		const again = buildSheet(
			result.roster,
			checkRoster(result.roster, under(index, result.roster)),
			'list'
		);
		expect(again.verdict.summary).toBe(without);
		expect(sheetAs(again, format)).toContain(without);
	});
});

test('the word for it is the same on the screen', () => {
	const lacks = lacksEvent({ event: missingEvent({ name: 'Garden Cup', date: day }, 'toy') });
	expect(frame.verdict({ problems: 0, lacksEvent: lacks, left: 100 })).toBe(without);
	expect(listVerdict.inLine({ problems: 0, lacksEvent: lacks, left: 100 })).toBe(
		'legal without the event’s rules'
	);
	expect(frame.verdict({ problems: 2, lacksEvent: lacks })).toBe('2 to fix');
	expect(lacksEvent({ event: cupOf('toy') })).toBe(false);
});
