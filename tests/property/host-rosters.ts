import { fc } from '../draw.ts';
import type { Roster, RosterUnit } from '#schema';
import { aHost, aHostIndex } from '../host.ts';

const host = aHostIndex();
const units = host.units.map(({ entry }) => entry.id);
const options = host.options.map(({ entry }) => entry.id);
const choices = host.choices.map(({ entry }) => entry.id);

const unit: fc.Arbitrary<Omit<RosterUnit, 'id'>> = fc.record(
	{
		entry: fc.oneof(
			{ weight: 12, arbitrary: fc.constantFrom(...units) },
			{ weight: 2, arbitrary: fc.constantFrom(...choices) },
			{ weight: 1, arbitrary: fc.constantFrom(...options, 'no-such-thing') }
		),
		options: fc.array(
			fc.oneof(
				{ weight: 12, arbitrary: fc.constantFrom(...options) },
				{ weight: 1, arbitrary: fc.constantFrom('spears', 'wall', 'no-such-thing') }
			),
			{ minLength: 1, maxLength: 2 }
		),
		group: fc.constantFrom('g0', 'g1', 'g2', 'g3', 'gone')
	},
	{ requiredKeys: ['entry'] }
);

/** Rosters of the host that break most of its rules. */
export const hostRosters: fc.Arbitrary<Roster> = fc
	.record({
		size: fc.constantFrom(1000, 1500, 2000, 3000),
		drawn: fc.oneof(
			fc.array(unit, { maxLength: 6 }),
			fc.array(unit, { minLength: 6, maxLength: 20, size: 'max' })
		),
		groups: fc.integer({ min: 0, max: 7 })
	})
	.map(({ size, drawn, groups }) => ({
		...aHost('', size),
		units: drawn.map((each, at) => ({ ...each, id: `u${at}` })),
		groups: Array.from({ length: groups }, (_, at) => ({ id: `g${at}`, kind: 'regiment' }))
	}));
