import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { addendsOf, checkRoster, priceOf, unitName, type Report } from '#engine';
import { arithmetic, pointsText, priceText, sumText, surchargeText } from '#i18n';
import { proofOf } from '../../src/content/index.ts';
import { recordSections } from '../../src/content/record-rows.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';
import { Dice } from '../faults/dice.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { valueOf, wrongSums } from './calculate.ts';
import { randomLists } from './lists.ts';
import { recounted } from './tallies.ts';
import { worthsOf } from './worths.ts';

// Whatever Muster adds up before a player's eyes comes out: prices, what units cost together, limits, numbers of the
// army and victory points.

const reports: Report[] = [];

beforeAll(
	async () => {
		const dice = new Dice(350);
		const subjects = inRun(subjectsOf(await openTree()));
		const each = { lists: amount({ all: 3, part: 1 }), variants: 2 };
		for (const subject of subjects)
			for (const { roster, index } of randomLists(subject, dice, each))
				reports.push(checkRoster(roster, index));
	},
	amount({ all: 7_200_000, part: 60_000 })
);

describe('a sum that is shown comes out', () => {
	test('the points of a unit, and of all', () => {
		const wrong = reports.flatMap(({ context, points }) => {
			const units = context.units.flatMap((unit) => {
				const { each = '', unit: whole } = priceText(priceOf(unit));
				const isOwn = whole.endsWith(` = ${pointsText(unit.points)}`);
				return [
					...wrongSums(`${each}; ${whole}`),
					...(isOwn ? [] : [`${unitName(unit)}: ${whole}`])
				];
			});
			const alone = context.units.reduce((sum, unit) => sum + unit.points, 0);
			const together = context.surcharged.reduce((sum, each) => sum + each.points, 0);
			return [...units, ...(alone + together === points ? [] : [`${points}`])];
		});
		expect(wrong).toEqual([]);
	});

	test('what units cost together', () => {
		const wrong = reports.flatMap(({ context }) =>
			context.surcharged.flatMap((each) => wrongSums(surchargeText(each)))
		);
		expect(wrong).toEqual([]);
	});

	test('how limits are worked out, on paper and in the command', () => {
		const sentences = reports.flatMap((report) => [
			...report.verdicts.map((verdict) => arithmetic(report.context.index, verdict) ?? ''),
			...proofOf(report).groups.flatMap(({ rows }) =>
				rows.map((row) => `${row.sentence} ${row.arithmetic ?? ''}`)
			)
		]);
		expect(sentences.filter((text) => text.includes(' = ')).length).toBeGreaterThan(100);
		expect([...new Set(sentences.flatMap(wrongSums))]).toEqual([]);
	}, 300_000);

	test('numbers of the army that add up', () => {
		const wrong = reports.flatMap(({ context, tallies }) =>
			tallies.flatMap(({ tally, value }) => {
				if (tally.kind !== 'sum') return [];
				const addends = addendsOf(tally, context);
				const names = addends.map(({ unit }) => unitName(unit));
				const sum = sumText(tally.base ?? 0, addends);
				const bare = names.reduce((text, name) => text.replace(` ${name}`, ''), sum);
				return valueOf(bare) === value ? [] : [`${tally.id}: ${sum} is not ${value}`];
			})
		);
		expect(wrong).toEqual([]);
	});

	test('numbers of the army: units, break points, drops, models, dice, levels', () => {
		const kinds = new Map<string, number>();
		const wrong = reports.flatMap(({ context, tallies }) =>
			tallies.flatMap(({ tally, ...shown }) => {
				kinds.set(tally.kind, (kinds.get(tally.kind) ?? 0) + 1);
				const own = recounted(tally, context);
				const { army } = context.index;
				return isDeepStrictEqual(own, shown)
					? []
					: [{ army: army.id, tally: tally.id, own, shown }];
			})
		);
		expect(wrong).toEqual([]);
		expect([...kinds.keys()].toSorted()).toEqual([
			...['count', 'each', 'groups', 'half-rounded-up', 'models', 'sum', 'unspent']
		]);
	});

	test('victory points on the battle record', () => {
		const worths = reports.flatMap(({ context }) => worthsOf(context));
		expect(worths.filter(({ own, shown }) => !isDeepStrictEqual(own, shown))).toEqual([]);
		expect(worths.filter(({ shown }) => shown?.half !== undefined).length).toBeGreaterThan(100);
	});

	test('points of the parts of the battle record', () => {
		for (const { context } of reports) {
			const { record } = context.index.system;
			const sections = record ? recordSections(context, record.losses) : [];
			for (const { rows, points } of sections)
				expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points);
			// Of choices of the army, only those that take damage have a row.
			const names = new Set(sections.flatMap(({ rows }) => rows.map(({ name }) => name)));
			const units = context.units.filter(
				({ indexed }) => !indexed?.isChoice || names.has(indexed.entry.name)
			);
			const all = units.reduce((sum, { points }) => sum + points, 0);
			if (record) expect(sections.reduce((sum, { points }) => sum + points, 0)).toBe(all);
		}
	});
});

test.each([
	['(8 + 2) × 2 + 3', 23],
	['−20 + 9 × 40 + 10', 350],
	['2½ × 4 − 1', 9],
	['Units 310 + Auxiliary units 60 (0 + 20 + 40)', 370]
])('%s comes to %d', (sum, value) => {
	expect(wrongSums(`${sum} = ${value}`)).toEqual([]);
	expect(wrongSums(`${sum} = ${value + 1}`)).toHaveLength(1);
});
