import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Constraint } from '#schema';
import { tinHost } from '../../../tests/toy-wings.ts';
import { backups } from '../../i18n/en/settings.ts';
import { eventFaults, expected, imports, tooMuch } from '../../i18n/en/faults.ts';
import { ruleWords } from '../../i18n/en/parts/rules.ts';
import { backups as germanBackups } from '../../i18n/de/settings.ts';
import {
	eventFaults as germanEventFaults,
	expected as germanExpected,
	imports as germanImports,
	tooMuch as germanTooMuch
} from '../../i18n/de/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { importLimits as germanImportLimits } from '../../i18n/de/import-limits.ts';
import { ruleWords as germanRuleWords } from '../../i18n/de/parts/rules.ts';
import { speak } from '../../i18n/base/words.ts';
import { fileText } from '../outside/open-file.ts';
import { readBackup } from '../backup/read-backup.ts';
import { recognise } from './recognise.ts';
import { resolveList } from '../names/resolve-list.ts';
import { ruleText, tagName } from '../../i18n/sentences/rules/rule-text.ts';

const english = {
	backups: { ...backups },
	eventFaults: { ...eventFaults },
	expected: { ...expected },
	importLimits: { ...importLimits },
	imports: { ...imports },
	ruleWords: { ...ruleWords },
	tooMuch: { ...tooMuch }
};
const german = {
	backups: germanBackups,
	eventFaults: germanEventFaults,
	expected: germanExpected,
	importLimits: germanImportLimits,
	imports: germanImports,
	ruleWords: germanRuleWords,
	tooMuch: germanTooMuch
};

beforeAll(() => speak({ code: 'de', words: german }));
afterAll(() => speak({ code: 'en-GB', words: english }));

function messages(input: object | string): readonly string[] {
	const file = recognise(typeof input === 'string' ? input : JSON.stringify(input));
	if (file.kind === 'unreadable') return file.faults.map(({ message }) => message);
	if (file.kind !== 'plain-list') return [file.kind];
	const result = resolveList(file.list, tinHost, () => '00000000-0000-4000-8000-000000000000');
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

const plain = { system: 'Tin Wings', army: 'Tin Host', size: 1000 };
const event = { eventPack: 1, name: 'Gartenpokal', system: 'toy wars', date: '2026-12-05' };

describe('what is wrong with a file is said in German', () => {
	test.each<[object | string, string]>([
		['', 'Die Datei ist leer.'],
		['{ "system": 1,, }', 'Die Datei ist kein JSON: siehe Zeile 1, Spalte 15 (ein Komma zu viel).'],
		['7', 'In der Datei wird ein einziges Objekt erwartet, gefunden wurde 7.'],
		[
			'[1, 2]',
			'In der Datei wird ein einziges Objekt erwartet, gefunden wurde eine Liste mit 2 Einträgen.'
		],
		[plain, '„units“ fehlt; erwartet wird eine Liste von höchstens 2.000 Einheiten.'],
		[
			{ ...plain, size: 'viel', units: [] },
			'„size“: erwartet wird eine ganze Zahl von 1 bis 1.000.000, gefunden wurde "viel".'
		],
		[
			{ ...plain, units: [{ unit: 'Pikes' }, { unit: 'Pikes', count: 0 }] },
			'units, 2. Zeile: „count“: erwartet wird eine ganze Zahl von 1 bis 500, gefunden wurde 0.'
		],
		[
			{ ...plain, units: [{ unit: 'Pikes', cuont: 2 }] },
			'units, 1. Zeile: „cuont“ ist hier nicht bekannt. Meinst du „count“?'
		],
		[
			{ ...plain, units: [{ unit: 'Pikas' }] },
			'units, 1. Zeile: In Tin Host gibt es nichts namens „Pikas“. Meinst du Pikes?'
		],
		[
			{ ...plain, units: Array.from({ length: 5 }, () => ({ unit: 'Pikes', count: 500 })) },
			'Einheiten: insgesamt 2.500; eine Liste fasst höchstens 2.000.'
		],
		[
			{ muster: 2 },
			'Diese Datei wurde mit einer neueren Version von Muster erstellt; aktualisiere Muster, um sie zu öffnen.'
		],
		[
			{ ...event, constraints: [{ kind: 'rank' }] },
			'constraints, 1. Regel: ein Turnier hat kein „rank“: wer zuerst kommt, legt das Buch fest; schreibe ein „count“ oder ein „requires“.'
		],
		[
			{ ...event, date: 'bald' },
			'„date“: erwartet wird ein Tag des Kalenders wie 2026-11-20, gefunden wurde "bald".'
		],
		[
			`{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
			'Die Datei ist mehr als 32 Ebenen tief verschachtelt; das ist keine Liste.'
		]
	])('%j', (input, message) => {
		expect(messages(input)).toEqual([message]);
	});

	test('of an archive in an archive', () => {
		const file = fileText(Uint8Array.from([0x50, 0x4b, 3, 4, 0]));
		expect(file).toMatchObject({ fault: { message: germanImportLimits.zip } });
	});

	test('of another kind', () => {
		const file = fileText(Uint8Array.from([0x1f, 0x8b, 8, 0]));
		expect(file).toEqual({
			ok: false,
			fault: { message: 'Diese Datei ist komprimiert. Entpacke sie und wähle die Datei darin.' }
		});
	});

	test('in a backup', () => {
		const read = readBackup(JSON.stringify({ muster: 1, rosters: [], versions: [{}, {}] }));
		expect(read.ok && read.backup.faults).toEqual([
			'Die 1. gespeicherte Version: nicht im Format von Muster.',
			'Die 2. gespeicherte Version: nicht im Format von Muster.'
		]);
	});
});

describe('a rule is worded in German', () => {
	const common = { id: 'r', source: { line: 1 } };
	const pikes = { any: ['pikes'] };

	test.each<[Constraint, string]>([
		[{ ...common, kind: 'count', of: pikes, max: 0 }, 'Pikes: keine.'],
		[{ ...common, kind: 'count', of: pikes, min: 2, max: 2 }, 'Pikes: genau 2.'],
		[
			{ ...common, kind: 'count', of: pikes, min: 1, max: 3, per: 'band', advice: true },
			'Pikes: Minimum 1 und Maximum 3 pro Stufe des Punktelimits. Nur ein Hinweis.'
		],
		[
			{ ...common, kind: 'share', of: pikes, min: 25, max: 50, scope: 'army' },
			'Pikes: Minimum 25 % und Maximum 50 % des Punktelimits.'
		],
		[
			{ ...common, kind: 'requires', of: pikes, needs: { any: ['SOFT', 'HARD'] }, scope: 'unit' },
			'Pikes: nur mit soft oder hard bei derselben Einheit.'
		],
		[
			{ ...common, kind: 'exclusive', of: pikes, on: { any: ['SOFT'] }, min: 1, distinct: true },
			'Pikes: Minimum 1 verschiedene pro Einheit (soft).'
		],
		[
			{ ...common, kind: 'group', group: 'line', of: pikes, max: 4, free: { any: ['SOFT'] } },
			'Je line: Maximum 4 Pikes (soft nicht mitgezählt).'
		]
	])('%j', (rule, sentence) => {
		const nameOf = (tag: string): string => (tag === 'pikes' ? 'Pikes' : tagName(tag));
		expect(ruleText(rule, nameOf, (army) => army)).toBe(sentence);
	});
});
