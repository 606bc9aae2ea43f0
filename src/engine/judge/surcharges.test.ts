import { describe, expect, test } from 'vitest';
import { arithmetic, surchargeText } from '#i18n';
import { anArmy, aSource } from '../../../tests/builders.ts';
import { toyRegiments, toyIndex, warbands } from '../../../tests/toy-regiments.ts';
import { rosterContext } from '../base/context.ts';
import { indexArmy } from '../army/index-army.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster, reportAfter } from './report.ts';

const { army } = toyIndex;
const stragglers = {
	id: 'stragglers',
	name: 'Stragglers',
	of: { all: ['UNIT'] },
	outside: 'warband',
	step: 20,
	source: aSource
};
const system = { ...toyRegiments, surcharges: [stragglers] };
const index = indexArmy(system, army);

describe('each straggler costs 20 more than the one before', () => {
	// Ada 100 and spears 40 in a warband, spears at 40 each outside.
	test.each([
		{ outside: 0, points: 140, together: [] },
		{ outside: 1, points: 180, together: ['Stragglers: 0'] },
		{ outside: 2, points: 240, together: ['Stragglers: 0 + 20 = 20'] },
		{ outside: 3, points: 320, together: ['Stragglers: 0 + 20 + 40 = 60'] }
	])('$outside of them: $points points', ({ outside, points, together }) => {
		const line = `- ${Array<string>(outside).fill('spears').join(', ')}`;
		const report = checkRoster(warbands('ada + warlord, spears', line), index);
		expect(report.points).toBe(points);
		expect(report.context.surcharged.map(surchargeText)).toEqual(together);
	});

	test('is reported where the points are held against the size', () => {
		const { verdicts } = checkRoster(warbands('ada', '- spears, spears, spears'), index);
		const spent = verdicts.find(({ constraint }) => constraint.kind === 'points-limit');
		expect(spent && arithmetic(index, spent)).toBe(
			'Units 220 + Stragglers 60 (0 + 20 + 40) = 280.'
		);
	});

	test('says nothing where nothing is paid', () => {
		const { verdicts } = checkRoster(warbands('ada', '- spears'), index);
		const spent = verdicts.find(({ constraint }) => constraint.kind === 'points-limit');
		expect(spent && arithmetic(index, spent)).toBeUndefined();
	});

	test('is for those alone that are meant: hired bands stand outside at no surcharge', () => {
		const report = checkRoster(warbands('ada', '- hired, spears, hired, spears'), index);
		expect(report.points).toBe(100 + 400 + 80 + 20);
	});

	test('tells a fix what it really saves', () => {
		const roster = { ...warbands('ada', '- spears, spears, spears'), size: 240 };
		const report = checkRoster(roster, index);
		const [problem] = report.problems.filter(({ outcome }) => outcome === 'points-limit/over');
		if (!problem) throw new Error('it is over');
		const fixes = fixesOf(problem, roster, report, () => 'new');
		expect(fixes.map(({ points }) => points)).toContain(-80);
	});

	test('follows a unit into a warband without a second look at the rest', () => {
		const before = checkRoster(warbands('ada', '- spears, spears'), index);
		const [ada, one, two] = before.context.units.map(({ unit }) => unit);
		if (!ada || !one || !two) throw new Error('three units');
		const moved = {
			...warbands('ada', '- spears, spears'),
			units: [ada, one, { ...two, group: 'w1' }]
		};
		const after = reportAfter(rosterContext(moved, index), before);
		expect(after).toEqual(checkRoster(moved, index));
		expect(before.points - after.points).toBe(20);
	});
});

describe('a surcharge', () => {
	test('may begin with the first', () => {
		const dear = indexArmy({ ...system, surcharges: [{ ...stragglers, first: 5, step: 0 }] }, army);
		expect(checkRoster(warbands('- spears, spears'), dear).points).toBe(80 + 10);
	});

	test('of the army replaces the one of the system', () => {
		const own = anArmy({ ...army, surcharges: [{ ...stragglers, step: 1 }] });
		expect(checkRoster(warbands('- spears, spears'), indexArmy(system, own)).points).toBe(81);
	});

	const season = {
		id: 'season',
		question: 'Under which handbook?',
		answers: [
			{ id: 'none', text: 'None.' },
			{ id: 'this', text: 'This one.' }
		],
		default: 'none',
		source: aSource
	};
	const seasonal = {
		...system,
		readings: [season],
		surcharges: [{ ...stragglers, reading: 'season', when: 'this' }]
	};

	test.each([
		{ answer: 'none', points: 80 },
		{ answer: 'this', points: 100 }
	])('under the answer "$answer": $points points', ({ answer, points }) => {
		const used = indexArmy(seasonal, army, { readings: { season: answer } });
		expect(checkRoster(warbands('- spears, spears'), used).points).toBe(points);
	});
});
