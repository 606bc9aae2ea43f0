import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import { rosterIn } from '../../src/persistence/db/stored-roster.ts';
import { isSimpleRoster } from '../../src/schema/simple-roster.ts';
import { sampleRosters } from '../sample-rosters.ts';

const samples = sampleRosters.map(({ roster }) => ({ ...roster, note: 'A note', readings: {} }));

/** What may stand in the place of anything in a stored roster. */
const anything = fc.oneof(
	fc.constantFrom<unknown>(
		undefined,
		null,
		Number.NaN,
		-1,
		0,
		0.5,
		1e9,
		'',
		'a',
		[],
		{},
		new Date(0)
	),
	fc.constantFrom<unknown>(
		'2026-02-30',
		'2024-02-29',
		'0000-01-01',
		'x'.repeat(65),
		'x'.repeat(81)
	),
	fc.constantFrom<unknown>([undefined], ['a', 'a'], Array(3), { a: 'b' }, { a: 1 }, new Map()),
	fc.string(),
	fc.jsonValue({ maxDepth: 2 })
);

/** A sample with one of its parts replaced, taken away or added. */
const rosters = fc
	.tuple(
		fc.constantFrom(...samples),
		fc.array(fc.nat(50), { maxLength: 4 }),
		fc.oneof(
			fc.constantFrom('id', 'name', 'note', 'models', 'options', 'group', 'size', 'colour'),
			fc.string()
		),
		fc.boolean(),
		anything
	)
	.map(([sample, path, name, isNamed, value]) => {
		const changed: unknown = structuredClone(sample);
		let at = changed as Record<string, unknown>;
		for (const step of path) {
			const parts = Object.values(at).filter((part) => typeof part === 'object' && part !== null);
			if (parts.length > 0) at = parts[step % parts.length] as Record<string, unknown>;
		}
		const keys = Object.keys(at);
		const key = isNamed || keys.length === 0 ? name : keys[(path[0] ?? 0) % keys.length];
		// The length of a list is what it is.
		if (Array.isArray(at) && key === 'length') return changed;
		Object.defineProperty(at, key ?? name, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		return changed;
	});

test('what is taken for a roster by hand is one for the schema, as it stands', () => {
	const seen = { taken: 0, left: 0 };
	fc.assert(
		fc.property(rosters, (roster) => {
			const isTaken = isSimpleRoster(roster);
			seen[isTaken ? 'taken' : 'left']++;
			if (isTaken) expect(rosterIn(roster)).toBe(roster);
		}),
		{ numRuns: 5000 }
	);
	expect(Math.min(seen.taken, seen.left)).toBeGreaterThan(100);
});

test('every sample is taken', () => {
	expect(samples.every(isSimpleRoster)).toBe(true);
});
