import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { buildSheet } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { sheetDocument } from '../../src/paper/pdf/document.ts';
import { aRoster, armies, armiesOf } from './rosters.ts';
import { amount } from '../runs.ts';

/** Any roster of an army: units it has and has not, options on whom they do not suit. */
function anyRoster(index: ArmyIndex): fc.Arbitrary<Roster> {
	const id = fc.oneof(
		{ weight: 9, arbitrary: fc.constantFrom(...index.entries.keys()) },
		{ weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 64 }) }
	);
	const line = fc.string({ unit: 'grapheme', maxLength: 40 });
	const unit = fc.record(
		{
			id: fc.uuid(),
			entry: id,
			options: fc.array(id, { maxLength: 4 }),
			name: line,
			note: line
		},
		{ requiredKeys: ['id', 'entry'] }
	);
	return fc
		.record({
			name: line,
			size: fc.integer({ min: 1, max: 9999 }),
			units: fc.array(unit, { maxLength: 40 })
		})
		.map((changes) => aRoster(index, changes));
}

/** The same in groups, and some units in none or in one that is not there. */
function anyGrouped(index: ArmyIndex): fc.Arbitrary<Roster> {
	const [kind] = index.system.groups ?? [];
	const places = fc.constantFrom('g1', 'g2', 'none', undefined);
	return fc
		.tuple(anyRoster(index), fc.array(places, { minLength: 40 }))
		.map(([roster, placed]) => ({
			...roster,
			groups: ['g1', 'g2'].map((id) => ({ id, kind: kind?.id ?? 'none' })),
			units: roster.units.map((unit, at) => {
				const group = placed[at];
				return group === undefined ? unit : { ...unit, group };
			})
		}));
}

const ofEverySystem = [...armies, ...armiesOf('aos4'), ...armiesOf('spearhead')];
const anyGroupedArmy = fc
	.constantFrom(...ofEverySystem)
	.chain((index) => anyGrouped(index).map((roster) => ({ index, roster })));

const anyArmyAndRoster = fc
	.constantFrom(...armies)
	.chain((index) => anyRoster(index).map((roster) => ({ index, roster })));

describe('whatever the roster', () => {
	test('the lines and the choices count all its units and points', () => {
		fc.assert(
			fc.property(anyGroupedArmy, ({ index, roster }) => {
				const report = checkRoster(roster, index);
				const { groups, choices } = buildSheet(roster, report, 'reference');
				const lines = groups.flatMap((group) => group.lines);
				const count = lines.reduce((sum, line) => sum + line.count, choices.length);
				const points = [...lines, ...choices].reduce((sum, line) => sum + line.points, 0);
				expect([count, points]).toEqual([roster.units.length, report.points]);
			})
		);
	});

	test('the order its units were added in makes no difference', () => {
		fc.assert(
			fc.property(anyArmyAndRoster, ({ index, roster }) => {
				const groups = (units: Roster['units']) => {
					const changed = { ...roster, units };
					return buildSheet(changed, checkRoster(changed, index), 'list').groups;
				};
				expect(groups(roster.units.toReversed())).toEqual(groups(roster.units));
			})
		);
	});

	test('text and document can be made of it', () => {
		fc.assert(
			fc.property(anyGroupedArmy, ({ index, roster }) => {
				const sheet = buildSheet(roster, checkRoster(roster, index), 'reference');
				expect(sheetText(sheet)).toContain(index.army.name);
				expect(sheetDocument(sheet, 'a4').content).toBeInstanceOf(Array);
			}),
			{ numRuns: amount({ all: 30, part: 8 }) }
		);
	});
});
