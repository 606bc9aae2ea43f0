import { expect, test } from 'vitest';
import { migrateRoster } from './migrations.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Two formats to come: units become `troops`, and then each is a name. */
const upwards = [
	({ units, ...rest }: Fields) => ({ ...rest, troops: units }),
	({ troops, ...rest }: Fields) => ({
		...rest,
		names: (troops as Fields[]).map(({ name }) => name)
	})
];
const units = [{ name: 'Pikes' }];

test.each([
	[
		{ formatVersion: 1, units },
		{ formatVersion: 3, names: ['Pikes'] }
	],
	[
		{ formatVersion: 2, troops: units },
		{ formatVersion: 3, names: ['Pikes'] }
	]
])('an earlier format is raised step by step: %j', (old, today) => {
	const before = structuredClone(old);
	expect(migrateRoster(old, upwards)).toEqual(today);
	expect(old).toEqual(before);
});

test.each([
	['of today', { formatVersion: 3, names: [] }],
	['of a later format', { formatVersion: 4 }],
	['of no format', { units }],
	['of half a format', { formatVersion: 1.5, units }],
	['of a format before the first', { formatVersion: 0, units }],
	['a text', 'roster'],
	['nothing', null],
	['what says that it is of a format and is not', { formatVersion: 2, troops: 7 }]
])('what is %s stays the very value', (_, value) => {
	expect(migrateRoster(value, upwards)).toBe(value);
});
