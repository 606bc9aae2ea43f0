import { beforeAll, describe, expect, test } from 'vitest';
import {
	addendsOf,
	checkRoster,
	priceOf,
	unitName,
	type CheckContext,
	type MusteredUnit,
	type Report
} from '#engine';
import { arithmetic, pointsText, priceText, sumText, surchargeText } from '#i18n';
import type { Selector, Tally } from '#schema';
import { legalityOf } from '../../src/sheets/index.ts';
import { amount } from '../faults/amount.ts';
import { Dice } from '../faults/dice.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { valueOf, wrongSums } from './calculate.ts';
import { randomLists } from './lists.ts';
import { isMeant, thingsMeant } from './recount.ts';

// Whatever Muster adds up before a player's eyes comes out: prices, what units cost together, limits, and sums of
// the army.

const reports: Report[] = [];

beforeAll(async () => {
	const dice = new Dice(350);
	const oneIn = amount({ whole: 1, part: 4 });
	const subjects = subjectsOf(await openTree()).filter((_, at) => at % oneIn === 0);
	const each = { lists: amount({ whole: 3, part: 1 }), variants: 2 };
	for (const subject of subjects)
		for (const { roster, index } of randomLists(subject, dice, each))
			reports.push(checkRoster(roster, index));
}, 60_000);

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
		const told = reports.flatMap((report) => [
			...report.verdicts.map((verdict) => arithmetic(report.context.index, verdict) ?? ''),
			...legalityOf(report).groups.flatMap(({ rows }) =>
				rows.map((row) => `${row.sentence} ${row.arithmetic ?? ''}`)
			)
		]);
		expect(told.filter((text) => text.includes(' = ')).length).toBeGreaterThan(100);
		expect([...new Set(told.flatMap(wrongSums))]).toEqual([]);
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

	test('numbers of the army that are counted: units, break points, drops, models', () => {
		const counted = reports.flatMap(({ context, tallies }) =>
			tallies.flatMap(({ tally, value }) => {
				const own = recounted(tally, context);
				return own === undefined ? [] : [{ id: tally.id, own, value }];
			})
		);
		expect(counted.length).toBeGreaterThan(reports.length);
		expect(counted.filter(({ own, value }) => own !== value)).toEqual([]);
	});
});

/** A number of the army, counted by hand; undefined where it is no plain count. */
function recounted(tally: Tally, context: CheckContext): number | undefined {
	const { size, points } = context;
	switch (tally.kind) {
		case 'count':
		case 'half-rounded-up': {
			if (tally.outside !== undefined || tally.lists !== undefined) return undefined;
			const found = thingsMeant(context, tally.of).length;
			return (tally.plus ?? 0) + (tally.kind === 'count' ? found : Math.floor((found + 1) / 2));
		}
		case 'groups': {
			const kinds = context.index.system.groups ?? [];
			return kinds.length === 1
				? groupsAndLoners(tally.of, context, kinds[0]?.of ?? {})
				: undefined;
		}
		case 'unspent':
			return size - points < tally.atLeast ? 0 : tally.gives;
		default:
			return undefined;
	}
}

/** Groups that have units in them, and units in none; a group has none but those for which its kind is. */
function groupsAndLoners(of: Selector, { units, groups }: CheckContext, within: Selector): number {
	const known = new Set(groups.map(({ id }) => id));
	const isIn = ({ unit: { group }, tags }: MusteredUnit): boolean =>
		group !== undefined && known.has(group) && isMeant(tags, within);
	const filled = new Set(units.filter(isIn).map(({ unit }) => unit.group));
	const loners = units.filter(({ indexed, tags }) => indexed && isMeant(tags, of));
	return filled.size + loners.filter((unit) => !isIn(unit)).length;
}

test.each([
	['(8 + 2) × 2 + 3', 23],
	['−20 + 9 × 40 + 10', 350],
	['2½ × 4 − 1', 9],
	['Units 310 + Auxiliary units 60 (0 + 20 + 40)', 370]
])('%s comes to %d', (sum, value) => {
	expect(wrongSums(`${sum} = ${value}`)).toEqual([]);
	expect(wrongSums(`${sum} = ${value + 1}`)).toHaveLength(1);
});
