import { expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Army, System } from '#schema';
import { aConstraint, aList, anArmy, anEntry, aSystem } from '../builders.ts';
import '../expect-legality.ts';
import { selectorText } from '../../src/i18n/naming/selector-text.ts';
import { armyFaults } from '../../src/schema/faults/pack-faults.ts';

// A shield that costs by the armour of who bears it, and that nobody without armour may bear.

const armours = { pikes: '5+', slingers: '6+', lancers: '0', captain: '-', seer: '0 or 5+' };

function theArmy(asked: boolean) {
	const system = aSystem({
		statLine: [
			{ id: 'armour', name: 'Armour', short: 'Arm', ...(asked && ({ asked: true } as const)) },
			{ id: 'hits', name: 'Hits', short: 'Hits' }
		]
	});
	const shield = anEntry('aegis', {
		type: 'relic',
		cost: { by: [{ on: { any: ['armour:5+'] }, cost: 30 }], else: 15 },
		carriedBy: { by: { none: ['armour:none'] } }
	});
	const entries = anArmy().entries.map((entry) => {
		const armour = Object.entries(armours).find(([id]) => id === entry.id)?.[1];
		return armour === undefined ? entry : { ...entry, stats: { armour } };
	});
	return { system, army: anArmy({ entries: [...entries, shield] }) };
}

const { system, army } = theArmy(true);
const index = indexArmy(system, army);

test.each([
	{ list: 'pikes + aegis', points: 40 + 30 },
	{ list: 'slingers + aegis', points: 30 + 15 }
])('$list costs $points: by what is printed of its bearer', ({ list, points }) => {
	const report = checkRoster(aList(1000, list), index);
	expect([report.points, report.problems]).toEqual([points, []]);
});

test.each(['lancers + aegis', 'captain + aegis', 'seer + aegis'])(
	'%s: 0, a dash and what others give are no armour',
	(list) => {
		expect(aList(1000, list)).toBreak(index, 'carries/not-allowed');
	}
);

test('a value of the stat line is said as it is printed', () => {
	const many = Array.from({ length: 5 }, (_, at) =>
		anEntry(`guard-${at}`, { stats: { armour: '4+' } })
	);
	const crowd = indexArmy(system, { ...army, entries: [...army.entries, ...many] });
	expect(selectorText(crowd, { any: ['armour:4+'] })).toBe('Armour 4+');
	expect(selectorText(crowd, { all: ['armour:7+', 'armour:none'] })).toContain('no Armour');
});

test('only a column that says so may be asked for', () => {
	const silent = theArmy(false);
	const lost = (of: System, its: Army) =>
		armyFaults(of, its).filter((fault) => fault.includes('nothing is'));
	expect(lost(system, army)).toEqual([]);
	expect(lost(silent.system, silent.army).join('\n')).toContain('nothing is "armour:5+"');
	const constraint = aConstraint({ kind: 'count', of: { any: ['hits:3'] }, max: 1 });
	expect(lost(system, { ...army, constraints: [constraint] })).toEqual([
		'constraint tested: nothing is "hits:3"'
	]);
});
