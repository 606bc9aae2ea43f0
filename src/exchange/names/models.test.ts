import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import { anArmy, anEntry } from '../../../tests/builders.ts';
import { ranksArmy, ranksIndex, ranksSystem } from '../../../tests/toy-ranks.ts';
import { readMusterFile, writeMusterFile } from '../outside/muster-file.ts';
import { readPlainList } from '../outside/plain-list.ts';
import { resolveList } from './resolve-list.ts';

const id = '00000000-0000-4000-8000-000000000000';
const ranks = ranksIndex();

function resolve(units: readonly object[], index: ArmyIndex = ranks) {
	const read = readPlainList({ system: 'ranks', army: 'Tin Host', size: 1000, units });
	return read.ok ? resolveList(read.list, index, () => id) : read;
}

function rosterOf(units: readonly object[], index: ArmyIndex = ranks) {
	const result = resolve(units, index);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.roster;
}

function faultsOf(units: readonly object[], index: ArmyIndex = ranks): readonly string[] {
	const result = resolve(units, index);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

describe('models of a unit that is as strong as the player likes', () => {
	test('are read, each unit of the line having so many', () => {
		expect(rosterOf([{ unit: 'Guards', models: 12, count: 2 }]).units).toEqual([
			{ id: 'u1', entry: 'guards', models: 12 },
			{ id: 'u2', entry: 'guards', models: 12 }
		]);
	});

	test('are the usual ones where the list says nothing', () => {
		const roster = rosterOf([{ unit: 'Levies' }]);
		expect(roster.units).toEqual([{ id: 'u1', entry: 'levies' }]);
		expect(checkRoster(roster, ranks).context.units[0]?.models).toBe(10);
	});

	test.each([
		{ models: 4, legal: false },
		{ models: 5, legal: true },
		{ models: 20, legal: true },
		{ models: 21, legal: false },
		{ models: 1000, legal: false }
	])('may be $models in a file; that is legal: $legal', ({ models, legal }) => {
		const { problems } = checkRoster(rosterOf([{ unit: 'Guards', models }]), ranks);
		expect(problems.filter(({ outcome }) => outcome.startsWith('count/'))).toHaveLength(
			legal ? 0 : 1
		);
	});

	test.each([0, -5, 2.5, 1001, 1e300, '20', null])('cannot be %j', (models) => {
		expect(faultsOf([{ unit: 'Guards', models }])[0]).toMatch(
			/^units, 1st line: “models” must be a whole number from 1 to 1,000, found /
		);
	});

	test('go out with Muster’s own format and come back', () => {
		const roster = rosterOf([{ unit: 'Guards', models: 12, with: ['Banner'] }]);
		const read = readMusterFile(JSON.parse(writeMusterFile([roster])) as object);
		expect(read.ok && read.file.rosters).toEqual([{ ok: true, roster }]);
	});

	test('are refused in a sentence where that format has something else', () => {
		const roster = { ...rosterOf([]), units: [{ id: 'u1', entry: 'guards', models: 0 }] };
		const read = readMusterFile({ muster: 1, rosters: [roster] });
		expect(read.ok && read.file.rosters[0]).toMatchObject({
			ok: false,
			faults: [
				{ message: 'units, 1st line: “models” must be a whole number from 1 to 1,000, found 0.' }
			]
		});
	});
});

describe('models of a unit that is one, in an army of such units', () => {
	test('may be one', () => {
		expect(rosterOf([{ unit: 'Duke', models: 1 }]).units).toEqual([{ id: 'u1', entry: 'duke' }]);
	});

	test('cannot be two', () => {
		expect(faultsOf([{ unit: 'Duke', models: 2 }])).toEqual([
			'units, 1st line: Duke cannot have 2 models here; it has 1.'
		]);
	});
});

describe('what a unit is given', () => {
	test('is given as often as it is named', () => {
		const [unit] = rosterOf([{ unit: 'Duke', with: ['Fire', 'Fire', 'Frost', 'fire'] }]).units;
		expect(unit?.options).toEqual(['fire', 'fire', 'frost', 'fire']);
		const once = rosterOf([{ unit: 'Duke', with: ['Fire', 'Fire', 'Fire', 'Fire'] }]);
		expect(checkRoster(once, ranks).problems.map(({ outcome }) => outcome)).toContain(
			'exclusive/too-many'
		);
	});

	/** Two horses: one for those who fight on foot until they have it, one for the ram; two lances. */
	const stables = indexArmy(
		{
			...ranksSystem,
			entries: [
				anEntry('horse-of-ram', {
					name: 'Horse',
					type: 'steed',
					carriedBy: { by: { any: ['ram'] } }
				}),
				anEntry('horse', {
					type: 'steed',
					grants: ['RIDING'],
					carriedBy: { by: { any: ['LEADER'] } }
				}),
				anEntry('pole', { name: 'Lance', type: 'arms', carriedBy: { by: { none: ['RIDING'] } } }),
				anEntry('lance', { type: 'arms', carriedBy: { by: { all: ['RIDING'] } } })
			]
		},
		anArmy({ ...ranksArmy, entries: ranksArmy.entries })
	);

	test.each([
		{ unit: 'Ram', given: ['Horse'], options: ['horse-of-ram'] },
		{ unit: 'Duke', given: ['Horse'], options: ['horse'] },
		{ unit: 'Duke', given: ['Lance'], options: ['pole'] },
		{ unit: 'Duke', given: ['Lance', 'Horse'], options: ['lance', 'horse'] }
	])('is its own of two things of one name: $given of $unit', ({ unit, given, options }) => {
		expect(rosterOf([{ unit, with: given }], stables).units[0]?.options).toEqual(options);
	});
});
