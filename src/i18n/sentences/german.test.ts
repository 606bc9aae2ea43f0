import { describe, expect, test } from 'vitest';
import { changesOf, checkRoster, rangeOf, whyNotAdd, type Edit } from '#engine';
import type { Roster } from '#schema';
import { aList, anIndex, aRoster, aUnit } from '../../../tests/builders.ts';
import { speakGerman } from '../../../tests/speak-german.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { dateInWords } from '../base/dates.ts';
import { paper } from '../en/paper.ts';
import { laterDataText, madeWithText } from './changes-text.ts';
import { addedText, changeText } from './conflict-text.ts';
import { doneText, offerText, fixCostText } from './roster-change-text.ts';
import { gapsText } from './gaps-text.ts';
import { limitStateText } from './rules/limit.ts';
import { whyNotText } from './rules/why-not.ts';
import { selectorText } from '../naming/selector-text.ts';
import { undidText } from './step-text.ts';

speakGerman();

describe('was getan wird', () => {
	const roster: Roster = aList(1000, '2 pikes @left, captain + horse, pikes + banner');
	const index = anIndex();
	const several = (...edits: readonly Edit[]): Edit => ({ kind: 'several', edits });

	test.each<{ edit: Edit; done: string; offer: string }>([
		{
			edit: { kind: 'add-units', units: [aUnit('seer', { options: ['wyrm', 'horn'] })] },
			done: 'Seer mit Wyrm und Horn hinzugefügt',
			offer: 'Seer mit Wyrm und Horn hinzufügen'
		},
		{
			edit: { kind: 'remove-units', units: ['u1', 'u2'] },
			done: '2 Pikes entfernt',
			offer: '2 Pikes entfernen'
		},
		{
			edit: several(
				{ kind: 'remove-units', units: ['u4'] },
				{ kind: 'add-units', units: [aUnit('lancers')] }
			),
			done: 'Pikes (Banner) durch Lancers ersetzt',
			offer: 'Pikes (Banner) durch Lancers ersetzen'
		},
		{
			edit: { kind: 'give-option', unit: 'u1', option: 'horn' },
			done: 'Horn bei Pikes hinzugefügt',
			offer: 'Horn bei Pikes hinzufügen'
		},
		{
			edit: several(
				{ kind: 'take-option', unit: 'u3', option: 'horse' },
				{ kind: 'give-option', unit: 'u1', option: 'horse' }
			),
			done: 'Horse von Captain an Pikes weitergegeben',
			offer: 'Horse von Captain an Pikes weitergeben'
		},
		{
			edit: { kind: 'swap-option', unit: 'u3', from: 'horse', to: 'wyrm' },
			done: 'Horse bei Captain gegen Wyrm getauscht',
			offer: 'Horse bei Captain gegen Wyrm tauschen'
		},
		{
			edit: { kind: 'set-models', unit: 'u1', models: 12 },
			done: 'Pikes auf 12 Modelle gesetzt',
			offer: 'Pikes auf 12 Modelle setzen'
		},
		{
			edit: { kind: 'name-unit', unit: 'u1', name: 'Die Riedleute' },
			done: 'Pikes „Die Riedleute“ genannt',
			offer: 'Pikes „Die Riedleute“ nennen'
		},
		{
			edit: { kind: 'note-unit', unit: 'u3', note: '' },
			done: 'Notiz zu Captain entfernt',
			offer: 'Notiz zu Captain entfernen'
		},
		{
			edit: { kind: 'remove-group', group: 'left' },
			done: 'Company 1 aufgelöst',
			offer: 'Company 1 auflösen'
		},
		{
			edit: { kind: 'rename', name: 'Nordland' },
			done: 'Liste in „Nordland“ umbenannt',
			offer: 'Liste in „Nordland“ umbenennen'
		},
		{
			edit: { kind: 'resize', size: 3000 },
			done: 'Punktelimit auf 3000 gesetzt',
			offer: 'Punktelimit auf 3000 setzen'
		},
		{
			edit: { kind: 'attend' },
			done: 'Turnier nicht mehr verwendet',
			offer: 'Turnier nicht mehr verwenden'
		},
		{
			edit: several(
				{ kind: 'remove-units', units: ['u3'] },
				{ kind: 'add-units', units: [aUnit('seer'), { ...aUnit('seer'), id: 'n2' }] }
			),
			done: 'Captain (Horse) durch 2\u00a0× Seer ersetzt',
			offer: 'Captain (Horse) durch 2\u00a0× Seer ersetzen'
		},
		{
			edit: { kind: 'restore', roster },
			done: 'Frühere Liste wiederhergestellt',
			offer: 'Frühere Liste wiederherstellen'
		},
		{
			edit: several(
				{ kind: 'take-option', unit: 'u3', option: 'horse' },
				{ kind: 'add-units', units: [aUnit('seer')] }
			),
			done: 'Horse bei Captain entfernt und Seer hinzugefügt',
			offer: 'Horse bei Captain entfernen und Seer hinzufügen'
		},
		{ edit: several(), done: 'Nichts geändert', offer: 'Nichts ändern' }
	])('$done', ({ edit, done, offer }) => {
		const changes = changesOf(edit, roster, index);
		expect([doneText(changes), offerText(changes)]).toEqual([done, offer]);
	});

	test('neue Einheiten kommen mit ihren Modellen und ihrer Rolle', () => {
		const ranks = ranksIndex();
		const units = [
			aUnit('guards', { id: 'a', models: 12, options: ['banner'] }),
			aUnit('guards', { id: 'b', models: 12, options: ['banner'] }),
			aUnit('duke', { id: 'c', options: ['chief'] })
		];
		expect(offerText(changesOf({ kind: 'add-units', units }, aRoster(), ranks))).toBe(
			'2 Guards mit je 12 Modellen und Banner und Duke als Chief hinzufügen'
		);
		const [one] = units;
		const swap = several(
			{ kind: 'remove-units', units: ['u1'] },
			{ kind: 'add-units', units: one ? [one] : [] }
		);
		expect(offerText(changesOf(swap, aList(1000, 'duke'), ranks))).toBe(
			'Duke durch Guards (12 Modelle und Banner) ersetzen'
		);
	});

	test('viele: die erste, und wie viele noch', () => {
		const edits = ['u1', 'u2', 'u3', 'u4'].map((unit): Edit => {
			return { kind: 'name-unit', unit, name: `Die von ${unit} mit dem langen Namen` };
		});
		expect(doneText(changesOf(several(...edits), roster, index))).toBe(
			'Pikes „Die von u1 mit dem langen Namen“ genannt und 3 weitere Änderungen'
		);
	});

	test('höchstens 90 Zeichen, und das Verb bleibt stehen', () => {
		const long = 'Wort '.repeat(9).trim();
		const edit: Edit = { kind: 'swap-option', unit: long, from: long, to: long };
		const text = doneText(changesOf(edit, roster, index));
		expect(text).toMatch(/^Wort Wort .*… getauscht$/);
		expect(text.length).toBeLessThanOrEqual(90);
	});

	test('was eine Abhilfe kostet', () => {
		const edit: Edit = { kind: 'remove-units', units: ['u1'] };
		const said = [90, -1, 0].map((points) => fixCostText({ edit, points, limitChange: 0 }));
		expect(said).toEqual(['+90 Punkte', '−1 Punkt', '±0 Punkte']);
		const resize: Edit = { kind: 'resize', size: 3000 };
		expect(fixCostText({ edit: resize, points: 0, limitChange: 1000 })).toBe('Limit 3000');
	});
});

describe('kleine Sätze', () => {
	test('warum nicht', () => {
		const index = anIndex({ kind: 'count', of: { any: ['lancers'] }, max: 1, per: 'band' });
		const { context } = checkRoster(aList(2000, '2 lancers'), index);
		expect(
			whyNotAdd(context, 'lancers').map((problem) => whyNotText(context.index, problem))
		).toEqual(['Lancers: Maximum 2. Pro 1000 von 2000 Punkten: Maximum 1 × 2 = 2.']);
	});

	test.each([
		{ selector: { any: ['LEADER'] }, text: 'Captain oder Seer' },
		{ selector: { any: ['SEER', 'SWORN'] }, text: 'Seer oder Einheiten mit Oath' },
		{ selector: {}, text: 'alles' }
	])('wer gemeint ist: $text', ({ selector, text }) => {
		expect(selectorText(anIndex(), selector)).toBe(text);
	});

	test('Daten', () => {
		expect(dateInWords('2020-05-03')).toBe('3. Mai 2020');
		const [before, after] = [900, 950].map((points, problems) => ({ points, problems }));
		if (!before || !after) throw new Error('nothing to compare');
		expect(madeWithText('2020-05-03', before, after)).toBe(
			'Erstellt mit den Daten vom 3. Mai 2020, die nicht auf diesem Gerät sind: 900 → 950 Punkte, gültig → 1 Problem.'
		);
		expect(laterDataText('2021-01-01', '2020-05-03')).toBe(
			'Erstellt mit den Daten vom 1. Januar 2021. Diese Version von Muster verwendet die vom 3. Mai 2020. Aktualisiere Muster, um die neueren zu verwenden.'
		);
	});

	test('was zwei Tabs getan haben', () => {
		expect(changeText({ kind: 'models', before: 10, after: 12 })).toBe('Auf 12 Modelle gesetzt');
		expect(addedText([], 12)).toBe('Hinzugefügt mit 12 Modellen');
		expect(undidText(1)).toBe('1 Schritt rückgängig gemacht');
	});

	test('wie eine ganze Liste steht', () => {
		const counts = { met: 3, problem: 1, plan: 0 };
		expect(paper.proof({ ...counts, unused: 1 })).toBe(
			'1 zu beheben, 3 erfüllt. 1 nicht anwendbar.'
		);
		expect(paper.proof({ ...counts, unused: 0 })).toBe('1 zu beheben, 3 erfüllt.');
	});

	test('auf einen Blick', () => {
		expect(gapsText(3, true)).toBe('3 Regeln dieser Armee nicht geprüft');
		const [short] = checkRoster(
			aList(1000, 'pikes'),
			anIndex({ kind: 'count', of: { any: ['pikes'] }, min: 2, per: 'army' })
		).verdicts;
		const range = short && rangeOf(short);
		expect(range && limitStateText(range)).toBe('1 fehlt');
	});
});
