import { describe, expect, test } from 'vitest';
import { checkRoster, musterGroups } from '#engine';
import type { Roster } from '#schema';
import { buildSheet } from '../../src/content/index.ts';
import { ruleKinds } from '../../src/content/named-groups.ts';
import { sheetText } from '../../src/paper/text.ts';
import { fc } from '../draw.ts';
import { sampleRosters } from '../sample-rosters.ts';

const grouped = sampleRosters.filter(({ index }) => ruleKinds(index).length > 0);

/** The groups of a list without names of their own, in any order, with empty ones between them. */
function inAnyOrder({ groups = [] }: Roster): fc.Arbitrary<Roster['groups']> {
	const kind = groups[0]?.kind ?? '';
	const empty = Array.from({ length: 3 }, (_, at) => ({ id: `empty-${at}`, kind }));
	const all = [...groups.map(({ id }) => ({ id, kind })), ...empty];
	return fc.shuffledSubarray(all, { minLength: all.length });
}

test('games whose lists are made of groups are among the samples', () => {
	expect(grouped.length).toBeGreaterThan(0);
});

describe.each(grouped)('a group of a list of $system', ({ roster, index }) => {
	test('bears one number on screen, on paper and in text', () => {
		fc.assert(
			fc.property(inAnyOrder(roster), (groups) => {
				const list: Roster = { ...roster, ...(groups && { groups }) };
				const report = checkRoster(list, index);
				const onScreen = musterGroups(report.context)
					.filter(({ units }) => units.length > 0)
					.map(({ name }) => name);
				const sheet = buildSheet(list, report, 'list');
				const text = sheetText(sheet).split('\n');
				const onPaper = sheet.groups.filter(({ isGroup }) => isGroup);
				// The general’s has a name instead, and comes first.
				const [first, ...others] = onPaper.map(({ heading }) => heading);
				expect(onScreen.filter((name) => !others.includes(name))).toHaveLength(1);
				expect(others).toEqual(onScreen.filter((name) => others.includes(name)));
				expect(text.filter((line) => [first, ...others].includes(line))).toEqual([
					first,
					...others
				]);
			})
		);
	});
});
