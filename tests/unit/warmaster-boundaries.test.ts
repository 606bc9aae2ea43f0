import { describe, expect, test } from 'vitest';
import { checkRoster, compulsoryUnits, rangeOf, type ArmyIndex } from '#engine';
import { aRoster, aUnit } from '../builders.ts';
import { armyIds, selectors, type ArmyId } from '../data/warmaster-transcription.ts';
import '../expect-legality.ts';
import { warmasterIndex } from '../warmaster.ts';

const sizes = [999, 1000, 1500, 1999, 2000, 2250, 3000];

/** One in an army whatever its size, by a special rule: the selector prints -/1 or 1. */
const onePerArmy = ['War Altar', 'Anvil', 'Screaming Bell', 'Cauldron of Blood', 'Trebuchet'];

interface Row {
	readonly name: string;
	readonly line: number;
	readonly min: number | undefined;
	readonly max: number | undefined;
	readonly per: 'band' | 'army';
}

interface Range {
	readonly min: number;
	readonly max: number | undefined;
}

/** What a row of the book's selector allows, read from the independent transcription. */
function readRow(text: string): Row {
	const cells = text.split(' | ');
	const [name = '', type] = cells;
	const [limit = '', line] = cells.slice(-2);
	// "2/-", "-/3", "1/4"; "-4" has lost its slash; "1" is a General, or the one Trebuchet.
	const [, min, max] = /^(\d|-)\/(\d|-)$/.exec(limit.replace(/^-(\d)$/, '-/$1')) ?? [];
	const printed = { name, line: Number(line), min: digit(min), max: digit(max) };
	if (type === 'General') return { ...printed, min: 1, max: 1, per: 'army' };
	if (onePerArmy.includes(name)) return { ...printed, min: undefined, max: 1, per: 'army' };
	return { ...printed, per: 'band' };
}

function digit(text = '-'): number | undefined {
	return text === '-' ? undefined : Number(text);
}

/** "Round down to the next full 1000's"; under 1000 "use the 1000 point maximums but ignore the minimums". */
function rangeAt(size: number, { min = 0, max, per }: Row): Range {
	if (per === 'army') return { min, max };
	if (size < 1000) return { min: 0, max };
	const thousands = Number(String(size).slice(0, -3));
	return { min: min * thousands, max: max === undefined ? undefined : max * thousands };
}

function idOf(index: ArmyIndex, { name, line }: Row): string {
	const entry = [...index.entries.values()].find(({ entry: { source } }) => source.line === line);
	if (!entry) throw new Error(`nothing is printed in line ${line}: ${name}`);
	return entry.entry.id;
}

/** The problems of count that name this entry, in a roster with so many of it and nothing else. */
function countProblems(index: ArmyIndex, id: string, size: number, taken: number) {
	const isUnit = index.units.some(({ entry }) => entry.id === id);
	const bearer = index.units[0]?.entry.id ?? '';
	const units = Array.from({ length: taken }, (_, at) =>
		aUnit(isUnit ? id : bearer, { id: `u${at}`, ...(!isUnit && { options: [id] }) })
	);
	return checkRoster(aRoster({ size, units }), index)
		.problems.filter(({ constraint: c }) => c.kind === 'count' && c.of.any?.includes(id))
		.map((problem) => {
			const { measured, min, max } = rangeOf(problem) ?? {};
			return { outcome: problem.outcome, measured, min, max };
		});
}

function casesOf(army: ArmyId) {
	return selectors[army]
		.map(readRow)
		.filter(({ name }) => name !== '') // the callings under Daemon Lord: no limit of their own
		.flatMap((row) => sizes.map((size) => ({ row, size, ...row, ...rangeAt(size, row) })));
}

describe.each(armyIds)('%s', (army) => {
	const index = warmasterIndex(army);

	test.each(casesOf(army))('$name at $size: $min to $max', ({ row, size, min, max }) => {
		const problems = (taken: number) => countProblems(index, idOf(index, row), size, taken);
		expect(problems(min)).toEqual([]);
		if (min > 0) expect(problems(min - 1)).toMatchObject([{ outcome: 'count/too-few', min }]);
		expect(problems(max ?? 50)).toEqual([]);
		if (max !== undefined) {
			expect(problems(max + 1)).toMatchObject([{ outcome: 'count/too-many', max }]);
		}
	});

	test.each(sizes)('the compulsory units at %i are what its minima ask for, and legal', (size) => {
		let given = 0;
		const units = compulsoryUnits(index, size, () => `u${given++}`);
		const minima = selectors[army]
			.map(readRow)
			.reduce((sum, row) => sum + rangeAt(size, row).min, 0);
		expect(units).toHaveLength(minima);
		expect(aRoster({ size, units })).toBeLegalIn(index);
	});
});
