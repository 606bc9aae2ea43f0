import { describe, expect, test } from 'vitest';
import { checkRoster, musterUnit, priceOf } from '#engine';
import { aList, anIndex, aRoster } from '../../../../tests/builders.ts';
import { aHost, aHostIndex, aHostIndexOf, firstVerdicts } from '../../../../tests/host.ts';
import { saidVerdicts } from '../../../../tests/said-verdicts.ts';
import { inWing, saidOfNoWing, saidOfWing, wingIndex } from '../../../../tests/said-wings.ts';
import { textsOf, verdictsOf } from '../../../../tests/said.ts';
import { speakGerman } from '../../../../tests/speak-german.ts';
import { chief, drill, ranksIndex } from '../../../../tests/toy-ranks.ts';
import { costText, priceText } from '../price-text.ts';
import { arithmetic } from './arithmetic.ts';
import { problemText } from './problem-text.ts';
import { verdictText } from './verdict-text.ts';

speakGerman();

describe('ein Urteil über eine Regel jeder Art', () => {
	test.each(saidVerdicts)('$de', ({ draft, size = 1000, list, de }) => {
		expect(verdictsOf(aList(size, list), anIndex(draft))).toEqual([de]);
	});

	test('was es in der Armee nicht gibt', () => {
		expect(verdictsOf(aList(1000, 'zeppelin'), anIndex({ kind: 'standing' }))).toEqual([
			'„zeppelin“ gibt es in dieser Armee nicht.'
		]);
	});
});

describe('Regeln über Gruppen', () => {
	test.each(saidOfWing)('$de', ({ draft, units, de }) => {
		expect(verdictsOf(inWing(...units), wingIndex(draft))).toEqual([de]);
	});

	test.each(saidOfNoWing)('ohne Gruppe: $de', ({ draft, de }) => {
		expect(verdictsOf(aRoster(), wingIndex(draft))).toEqual([de]);
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
			text: 'Huntress: nicht als Auxiliary unit erlaubt, nur in einer Gruppe (Regiment).'
		},
		{
			list: `${led}, 5 spears @1`,
			text: 'Regiment 1: 6 Einheiten, Maximum 5. Maximum 4, mit General 5: 5.'
		},
		{
			list: `${led}, emperor @2`,
			text: 'Marshal: nicht als General erlaubt, solange Emperor in der Armee ist.'
		},
		{
			list: `${led}, vane, old-guard`,
			text: 'Vane: 2 gewählt, Maximum 1 in der Armee. Auch enthalten in Old Guard.'
		},
		{
			list: `${led}, spears + wedge`,
			text: 'Spears: Wedge nicht möglich; das ist eine eigene Einheit.'
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
			text: 'Auxiliary units: alle außer General; keine gewählt.'
		},
		{
			id: 'first',
			list: 'emperor + general',
			text: 'Hat die Armee Emperor, ist einer davon General.'
		}
	])('$text', ({ id, list, text }) => {
		const index = aHostIndex(id);
		const { context } = checkRoster(aHost(list), index);
		const [verdict] = firstVerdicts(aHost(list), index);
		expect(verdict && verdictText(context, verdict)).toBe(text);
	});
});

describe('Modelle und Werte', () => {
	const index = ranksIndex({ kind: 'points-limit', id: 'limit' }, chief, drill);

	test.each([
		{ list: 'guards:1', text: 'Guards: 1 Modell, Minimum 5.' },
		{ list: 'guards:21', text: 'Guards: 21 Modelle, Maximum 20.' },
		{
			list: '2 duke, baron + chief + fire',
			text: 'Baron: nicht als chief erlaubt: höherer Rank-Wert bei 2\u00a0× Duke (9 gegen 8).'
		},
		{
			list: 'ram, guards:9',
			text: 'Ram: nur mit mindestens 10 Modellen Guards in der Armee (bisher 9).'
		}
	])('$text', ({ list, text }) => {
		expect(textsOf(index, checkRoster(aList(2000, list), index).problems)).toEqual([text]);
	});

	test('was eine Regel von allen verlangt', () => {
		const said = verdictsOf(aList(2000, 'guards:12'), index);
		expect(said).toContain(
			'Guards: Minimum 5, Maximum 20 Modelle pro Einheit; 12 Modelle in 1 Einheit.'
		);
		expect(said).toContain('Chief: höchster Rank-Wert der Armee; keiner gewählt.');
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
