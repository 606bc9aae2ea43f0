import { describe, expect, test } from 'vitest';
import { matches, musterUnit, rosterContext, whyNotGive, type ArmyIndex } from '#engine';
import type { Constraint } from '#schema';
import { aRoster, aUnit } from '../builders.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { isWhole } from '../whole.ts';
import { eligibleText, notEligibleText } from '../../src/i18n/sentences/eligible.ts';

// Who may have a thing, as it is said, against who may have it, as the engine tries it.

const tree = await openTree();
const subjects = subjectsOf(tree).filter((_, at) => isWhole || at % 6 === 0);

type Carries = Extract<Constraint, { kind: 'carries' }>;

/** Units that the engine lets have an option, given to each by itself. */
function takers(index: ArmyIndex, { option }: Carries): ReadonlySet<string> {
	const own = index.units.filter(({ entry: { id } }) => {
		const roster = aRoster({ size: 9000, units: [{ ...aUnit(id), id: 'u' }] });
		const why = whyNotGive(rosterContext(roster, index), 'u', option);
		return why.every(({ outcome }) => outcome !== 'carries/not-allowed');
	});
	return new Set(own.map(({ entry }) => entry.name));
}

/** The names in "A, B or C only" and "only A, B, C and 5 others", if all of it are names of units. */
function namedIn(
	index: ArmyIndex,
	text: string
): { names: readonly string[]; others: number } | undefined {
	const known = new Set(index.units.map(({ entry }) => entry.name));
	const [, row = text.replace(/ only$/, ''), others = '0'] =
		/^only (.+) and (\d+) others?$/.exec(text) ?? [];
	if (known.has(row)) return { names: [row], others: 0 };
	const names = row.split(/, | or /);
	return names.every((name) => known.has(name)) ? { names, others: Number(others) } : undefined;
}

function falsehoods(index: ArmyIndex, rule: Carries): readonly string[] {
	const text = eligibleText(index, rule.by);
	const may = takers(index, rule);
	const said = namedIn(index, text);
	const faults: string[] = [];
	if (text === 'not in this army' && may.size > 0)
		faults.push(`${rule.option}: ${text}, yet ${[...may].join()}`);
	if (said && said.others === 0) {
		const unsaid = [...may].filter((name) => !said.names.includes(name));
		if (unsaid.length > 0) faults.push(`${rule.option}: ${text}, yet ${unsaid.join()}`);
	}
	return [...faults, ...index.units.flatMap(({ entry }) => falseReason(index, rule, entry.id))];
}

/** "only with Horse" has to be true: with the first thing that it names the unit may have it, as far as the rule goes. */
function falseReason(index: ArmyIndex, { option, by }: Carries, id: string): readonly string[] {
	const bare = musterUnit(aUnit(id), index);
	const why = notEligibleText(index, by, bare);
	const [, name] = /^only with ([^,]+?)(?: or .+| and .+|, .+)?$/.exec(why ?? '') ?? [];
	if (name === undefined || / and /.test(why ?? '')) return [];
	const wanted = index.options.filter(({ entry }) => entry.name === name);
	const isTrue = wanted.some(({ entry }) => {
		const { tags } = musterUnit({ ...aUnit(id), options: [entry.id] }, index);
		return ('length' in by ? by : [by]).some((one) => matches(one, tags));
	});
	return isTrue ? [] : [`${option} on ${id}: ${why}`];
}

describe('who may have a thing is who is said to', () => {
	test.each(
		subjects.map((subject) => ({ name: `${subject.system.id}, ${subject.army.id}`, subject }))
	)('$name', ({ subject: { system, army } }) => {
		const index = tree.packs.index(system, army);
		const rules = index.constraints.filter((rule): rule is Carries => rule.kind === 'carries');
		expect(rules.flatMap((rule) => falsehoods(index, rule))).toEqual([]);
	});
});
