import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	checkRoster,
	changesOf,
	indexArmy,
	musterUnit,
	priceOf,
	whyNotAdd,
	type Edit
} from '#engine';
import type { Roster } from '#schema';
import {
	aConstraint,
	aList,
	anArmy,
	anIndex,
	aRoster,
	aSource,
	aSystem,
	aUnit
} from '../../../tests/builders.ts';
import { aHost, aHostIndex, aHostIndexOf, firstVerdicts } from '../../../tests/host.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { laterDataText, madeWithText } from './changes-text.ts';
import { addedText, changeText } from './conflict-text.ts';
import { dateInWords } from '../dates.ts';
import { doneText, offerText, repairCostText } from './deed-text.ts';
import { paper } from '../en/paper.ts';
import { gapsText } from './gaps-text.ts';
import { standingText } from './rules/limit.ts';
import { costText, priceText } from './price-text.ts';
import { arithmetic } from './rules/arithmetic.ts';
import { problemText } from './rules/problem-text.ts';
import { selectorText } from './selector-text.ts';
import { undidText } from './step-text.ts';
import { verdictText } from './rules/verdict-text.ts';
import { whyNotText } from './rules/why-not.ts';
import { words } from '../de/index.ts';
import * as english from '../en/index.ts';
import { speak } from '../words.ts';
import { rangeOf } from '#engine';
import { textsOf } from '../../../tests/said.ts';

const before = Object.fromEntries(Object.entries(english).map(([part, own]) => [part, { ...own }]));

beforeAll(() => {
	speak({ code: 'de', words });
});
afterAll(() => {
	speak({ code: 'en-GB', words: before });
});

type Draft = Parameters<typeof aConstraint>[0];

const pikes = { any: ['pikes'] };
const relics = { any: ['RELIC'] };
const steeds = { any: ['STEED'] };

describe('ein Urteil über eine Regel jeder Art', () => {
	const cases: readonly { draft: Draft; size?: number; list: string; sentence: string }[] = [
		{
			draft: { kind: 'points-limit' },
			list: 'pikes',
			sentence: '40 von 1000 Punkten ausgegeben, 960 übrig.'
		},
		{
			draft: { kind: 'points-limit' },
			size: 39,
			list: 'pikes',
			sentence:
				'40 von 39 Punkten ausgegeben: 1 zu viel. Entferne etwas oder erhöhe das Punktelimit.'
		},
		{
			draft: { kind: 'agreed-size', size: 1000 },
			list: '',
			sentence: 'Gespielt mit 1000 Punkten, wie beim Turnier.'
		},
		{
			draft: { kind: 'agreed-size', size: 2000 },
			list: '',
			sentence: 'Das Punktelimit ist 1000; dieses Turnier wird mit 2000 Punkten gespielt.'
		},
		{
			draft: { kind: 'standing' },
			list: '',
			sentence: 'Jede Option gehört zu einer Einheit; nichts gewählt.'
		},
		{
			draft: { kind: 'standing' },
			list: 'banner',
			sentence: 'Banner ist eine Option. Gib sie einer Einheit, die sie haben darf.'
		},
		{
			draft: { kind: 'standing' },
			list: 'zeppelin',
			sentence: '„zeppelin“ gibt es in dieser Armee nicht.'
		},
		{
			draft: { kind: 'count', of: pikes, max: 1, per: 'band' },
			size: 2000,
			list: '2 pikes',
			sentence: 'Pikes: 2 gewählt, Maximum 2.'
		},
		{
			draft: { kind: 'count', of: pikes, min: 1, max: 4, per: 'army' },
			list: '2 pikes',
			sentence: 'Pikes: 2 gewählt, Minimum 1, Maximum 4.'
		},
		{
			draft: { kind: 'count', of: pikes, max: 2, per: 'band' },
			list: '',
			sentence: 'Pikes: Maximum 2; nichts gewählt.'
		},
		{
			draft: { kind: 'count', of: pikes, min: 3, per: 'army' },
			list: 'pikes',
			sentence: 'Pikes: 1 gewählt, Minimum 3. Füge 2 hinzu.'
		},
		{
			draft: { kind: 'count', of: pikes, max: 1, per: 'army' },
			list: '3 pikes',
			sentence: 'Pikes: 3 gewählt, Maximum 1. Entferne 2.'
		},
		{
			draft: { kind: 'carries', option: 'banner', by: { any: ['FOOT'] } },
			list: '2 pikes + banner, slingers + banner',
			sentence: 'Banner: nur Pikes oder Slingers (gewählt bei Pikes (2) und Slingers).'
		},
		{
			draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
			list: 'pikes',
			sentence: 'Banner: nur Captain; nicht gewählt.'
		},
		{
			draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
			list: 'pikes + banner',
			sentence: 'Pikes: Banner nicht erlaubt (nur Captain).'
		},
		{
			draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
			list: 'captain + horse',
			sentence: 'Mounts: je Maximum 1.'
		},
		{
			draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
			list: 'captain + horse + wyrm',
			sentence: 'Captain: 2 mounts (Horse und Wyrm), Maximum 1.'
		},
		{
			draft: { kind: 'exclusive', of: relics, max: 0, label: 'relics' },
			list: 'pikes + horn',
			sentence: 'Pikes: relics nicht erlaubt (Horn).'
		},
		{
			draft: { kind: 'unique', of: relics, scope: 'army', label: 'Each relic' },
			list: 'captain + horn',
			sentence: 'Relics: nichts doppelt in der Armee.'
		},
		{
			draft: { kind: 'unique', of: relics, scope: 'army' },
			list: 'captain + horn, seer + horn',
			sentence: 'Horn: 2 gewählt, Maximum 1 in der Armee. Getragen von Captain und Seer.'
		},
		{
			draft: { kind: 'unique', of: relics, scope: 'unit' },
			list: 'captain + horn + horn',
			sentence: 'Captain: 2-mal Horn, pro Einheit nur einmal erlaubt.'
		},
		{
			draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
			list: 'captain + wyrm, pikes',
			sentence: 'Wyrm: nur mit Pikes in der Armee.'
		},
		{
			draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
			list: 'captain + wyrm',
			sentence: 'Wyrm (Captain): nur mit Pikes in der Armee.'
		},
		{
			draft: {
				kind: 'requires',
				of: { any: ['wyrm'] },
				needs: { any: ['pikes', 'slingers'] },
				scope: 'army'
			},
			list: 'captain + wyrm',
			sentence: 'Wyrm (Captain): nur mit Pikes oder Slingers in der Armee.'
		},
		{
			draft: {
				kind: 'requires',
				of: { any: ['captain'] },
				needs: steeds,
				scope: 'unit',
				label: 'a steed or two'
			},
			list: 'captain',
			sentence: 'Captain: nur mit steed or two.'
		},
		{
			draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
			list: 'pikes',
			sentence: 'Pikes: nicht in derselben Armee wie Slingers.'
		},
		{
			draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
			list: 'pikes, slingers',
			sentence: 'Pikes: nicht mit Slingers.'
		}
	];
	test.each(cases)('$sentence', ({ draft, size = 1000, list, sentence }) => {
		const { context, verdicts } = checkRoster(aList(size, list), anIndex(draft));
		expect(verdicts.map((verdict) => verdictText(context, verdict))).toEqual([sentence]);
	});
});

describe('Regeln über Gruppen', () => {
	const wing = {
		id: 'wing',
		name: 'Wing',
		plural: 'Wings',
		of: { any: ['UNIT'] },
		sketch: true,
		text: 'Units side by side.',
		source: aSource
	} as const;
	const alone = {
		kind: 'requires',
		of: pikes,
		forbids: { any: ['UNIT'] },
		scope: { group: 'wing' }
	} as const;
	const size = { kind: 'group', group: 'wing', of: { any: ['UNIT'] } } as const;
	const one = { kind: 'count', of: pikes, max: 1, scope: { group: 'wing' } } as const;

	test.each<{ draft: Draft; units: readonly string[]; sentence: string }>([
		{
			draft: { ...size, max: 2, free: { any: ['slingers'] } },
			units: ['pikes', 'slingers'],
			sentence: 'Wing 1: 1 Einheit, Maximum 2; Slingers nicht mitgezählt.'
		},
		{
			draft: { ...size, max: 1 },
			units: ['pikes', 'pikes'],
			sentence: 'Wing 1: 2 Einheiten, Maximum 1.'
		},
		{ draft: size, units: [], sentence: 'Wings: beliebig viele zusammen erlaubt; es gibt keine.' },
		{
			draft: { ...size, min: 2, max: 4 },
			units: [],
			sentence: 'Wings: je Minimum 2 Einheiten, Maximum 4 Einheiten; es gibt keine.'
		},
		{
			draft: one,
			units: ['pikes', 'pikes'],
			sentence: 'Wing 1: Pikes, 2 gewählt, Maximum 1. Entferne 1.'
		},
		{
			draft: one,
			units: [],
			sentence: 'Pikes: Maximum 1 je Wing; nichts davon in einer Gruppe.'
		},
		{
			draft: alone,
			units: ['pikes'],
			sentence: 'Pikes: nicht in derselben Gruppe (Wing) wie andere Pikes, Slingers oder Lancers.'
		}
	])('$sentence', ({ draft, units, sentence }) => {
		const index = indexArmy(
			aSystem({ groups: [wing], constraints: [aConstraint(draft)] }),
			anArmy()
		);
		const roster = aRoster({
			groups: units.length === 0 ? [] : [{ id: 'w1', kind: 'wing' }],
			units: units.map((entry, at) => aUnit(entry, { id: `u${at}`, group: 'w1' }))
		});
		const { context, verdicts } = checkRoster(roster, index);
		expect(verdicts.map((verdict) => verdictText(context, verdict))).toEqual([sentence]);
	});

	const led = 'marshal + general @1';
	test.each([
		{
			list: `${led}, giant @1`,
			text: 'Regiment 1: Giant nicht erlaubt; Marshal führt nur Any Troops und 0–1 Champion.'
		},
		{
			list: `${led}, hermit @2, spears @2`,
			text: 'Regiment 2: Spears nicht erlaubt; Hermit führt keine anderen Einheiten.'
		},
		{ list: `${led}, spears @2`, text: 'Regiment 2: Anführer fehlt (hero).' },
		{ list: `${led}, huntress @2`, text: 'Regiment 2: Huntress: nur mit Hounds.' },
		{
			list: `${led}, huntress`,
			text: 'Huntress: nicht als Auxiliary unit, nur in einer Gruppe (Regiment) erlaubt.'
		},
		{
			list: `${led}, 5 spears @1`,
			text: 'Regiment 1: 6 Einheiten, Maximum 5. Maximum 4, plus 1 je general: 5.'
		},
		{
			list: `${led}, emperor @2`,
			text: 'Marshal: nicht als general erlaubt, solange Emperor in der Armee ist.'
		},
		{
			list: `${led}, vane, old-guard`,
			text: 'Vane: 2 gewählt, Maximum 1 in der Armee. Auch enthalten in Old Guard.'
		},
		{
			list: `${led}, spears + wedge`,
			text: 'Spears: Wedge nicht möglich, denn das ist eine eigene Einheit.'
		}
	])('$text', ({ list, text }) => {
		const host = aHostIndex();
		const { problems } = checkRoster(aHost(list), host);
		const said = problems.map((problem) =>
			[problemText(host, problem), arithmetic(host, problem)].filter(Boolean).join(' ')
		);
		expect(said).toEqual([text]);
	});

	test.each([
		{ of: { all: ['MOUNTED', 'SWORN'] }, text: 'mounted und sworn: 1 gewählt' },
		{ of: { any: ['pikes', 'lancers'] }, text: 'Pikes oder Lancers: 1 gewählt' },
		{ of: { any: ['pikes', 'lancers', 'seer'] }, text: 'Pikes, Lancers oder Seer: 1 gewählt' }
	])('was gezählt wird, auf Deutsch: $text', ({ of, text }) => {
		const index = anIndex({ kind: 'count', of, min: 2, per: 'army' });
		const { problems } = checkRoster(aList(1000, 'lancers + oath'), index);
		expect(textsOf(index, problems)[0]?.toLowerCase()).toContain(text.toLowerCase());
	});

	test('ein Anteil der Armee, und einer einzigen Einheit', () => {
		const core = aHostIndexOf({
			kind: 'share',
			of: { any: ['TROOP'] },
			min: 25,
			max: 40,
			scope: 'army'
		});
		const [few, many] = ['spears', '5 spears'].map((list) =>
			textsOf(core, checkRoster(aHost(list, 1000), core).problems)
		);
		expect(few).toEqual(['Troop: 90 Punkte, Minimum 250 (25 % von 1000).']);
		expect(many).toEqual(['Troop: 450 Punkte, Maximum 400 (40 % von 1000).']);
		const { problems } = checkRoster(aHost(`${led}, giant`, 998), aHostIndex());
		expect(textsOf(aHostIndex(), problems)).toEqual([
			'Giant: 500 Punkte, Maximum 499 (50 % von 998).'
		]);
	});

	test.each([
		{ id: 'regiments', list: 'marshal @1', text: 'Regiments: 1, Minimum 1, Maximum 5.' },
		{
			id: 'regiment-led',
			list: 'marshal @1, 2 spears @1',
			text: 'Regiment 1: angeführt von Marshal; die anderen 2 sind dabei erlaubt.'
		},
		{
			id: 'general-leads',
			list: '',
			text: 'Auxiliary units: alle außer General (jetzt keine).'
		},
		{
			id: 'first',
			list: 'emperor + general',
			text: 'General: Emperor vor allen anderen.'
		}
	])('$text', ({ id, list, text }) => {
		const index = aHostIndex(id);
		const { context } = checkRoster(aHost(list), index);
		const [verdict] = firstVerdicts(aHost(list), index);
		expect(verdict && verdictText(context, verdict)).toBe(text);
	});
});

describe('Modelle und Werte', () => {
	const index = ranksIndex(
		{ kind: 'points-limit', id: 'limit' },
		{
			kind: 'rank',
			id: 'chief',
			role: { any: ['CHIEF'] },
			among: { any: ['LEADER'] },
			by: { number: 'rank' },
			label: 'the chief'
		},
		{
			kind: 'requires',
			id: 'drill',
			of: { any: ['ram'] },
			needs: { any: ['guards'] },
			min: 10,
			counting: 'models',
			scope: 'army'
		}
	);

	test.each([
		{ list: 'guards:1', text: 'Guards: 1 Modell, Minimum 5.' },
		{ list: 'guards:21', text: 'Guards: 21 Modelle, Maximum 20.' },
		{
			list: '2 duke, baron + chief + fire',
			text: 'Baron: nicht als chief erlaubt. Höherer Wert (Rank) bei 2\u00a0× Duke: 9 gegen 8.'
		},
		{
			list: 'ram, guards:9',
			text: 'Ram: nur mit mindestens 10 Modellen Guards in der Armee (bisher 9).'
		}
	])('$text', ({ list, text }) => {
		expect(textsOf(index, checkRoster(aList(2000, list), index).problems)).toEqual([text]);
	});

	test('was eine Regel von allen verlangt', () => {
		const { context, verdicts } = checkRoster(aList(2000, 'guards:12'), index);
		const said = verdicts.map((verdict) => verdictText(context, verdict));
		expect(said).toContain(
			'Guards: Minimum 5, Maximum 20 Modelle pro Einheit; 12 Modelle in 1 Einheit.'
		);
		expect(said).toContain('Chief: höchster Wert (Rank) der Armee; nichts gewählt.');
		expect(said).toContain(
			'Ram: nur mit mindestens 10 Modellen Guards in der Armee; nichts davon gewählt.'
		);
	});

	test.each([
		{ cost: { perModel: 3.5 }, text: '3½ pro Modell' },
		{ cost: { fixed: 30, perModel: 5 }, text: '30 + 5 pro Modell' },
		{ cost: { models: 1 }, text: 'wie 1 Modell' },
		{ cost: { models: 2 }, text: 'wie 2 Modelle' },
		{ cost: { insteadOf: 'sergeant' }, text: 'anstelle eines Modells' }
	])('ein Preis: $text', ({ cost, text }) => {
		expect(costText(cost)).toBe(text);
	});

	test('wie ein Preis zustande kommt', () => {
		const options = ['targe', 'charger', 'banner', 'sergeant'];
		const unit = musterUnit({ id: 'u', entry: 'levies', models: 10, options }, index);
		expect(priceText(priceOf(unit)).lines.map(({ text }) => text)).toEqual([
			'2½ pro Modell, × 2 für riders',
			'1 pro Modell, × ½ für poor troops und × 2 für riders',
			'3 pro Modell',
			'wie 1 Modell',
			'anstelle eines Modells, mit eigener Bewaffnung'
		]);
	});
});

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
			done: 'Horn an Pikes gegeben',
			offer: 'Horn an Pikes geben'
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
		const deeds = changesOf(edit, roster, index);
		expect([doneText(deeds), offerText(deeds)]).toEqual([done, offer]);
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
		const said = [90, -1, 0].map((points) => repairCostText({ edit, points, size: 0 }));
		expect(said).toEqual(['+90 Punkte', '−1 Punkt', 'keine Punkte']);
		const resize: Edit = { kind: 'resize', size: 3000 };
		expect(repairCostText({ edit: resize, points: 0, size: 1000 })).toBe('Limit 3000');
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
			anIndex({ kind: 'count', of: pikes, min: 2, per: 'army' })
		).verdicts;
		const range = short && rangeOf(short);
		expect(range && standingText(range)).toBe('1 fehlt');
	});
});
