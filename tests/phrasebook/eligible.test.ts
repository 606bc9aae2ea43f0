import { describe, expect, test } from 'vitest';
import {
	eitherOf,
	indexFor,
	matches,
	musterUnit,
	rosterContext,
	whyNotGive,
	type ArmyIndex
} from '#engine';
import type { Constraint } from '#schema';
import { aRoster, aUnit } from '../builders.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { inRun } from '../slice.ts';
import { saying, tongues, type Tongue } from './speaking.ts';
import { eligibleText, notEligibleText } from '../../src/i18n/naming/eligible.ts';

// Who may have a thing, as it is said, against who may have it, as the engine tries it.

const tree = await openTree();
const subjects = inRun(subjectsOf(tree));

/** How many names were compared. */
const found: Record<Tongue, number> = { en: 0, de: 0 };

type Carries = Extract<Constraint, { kind: 'carries' }>;

/** Whether the engine lets a unit have an option as far as the rules on who may have one go. */
function mayHave(index: ArmyIndex, entry: string, options: readonly string[]): boolean {
	const [last = '', ...others] = options.toReversed();
	const unit = { ...aUnit(entry), id: 'u', options: others };
	const why = whyNotGive(rosterContext(aRoster({ size: 9000, units: [unit] }), index), 'u', last);
	return why.every(
		({ outcome }) => outcome !== 'carries/not-allowed' && !outcome.startsWith('standing')
	);
}

/** Units that the engine lets have an option, given to each by itself. */
function takers(index: ArmyIndex, { option }: Carries): ReadonlySet<string> {
	const own = index.units.filter(({ entry: { id } }) => mayHave(index, id, [option]));
	return new Set(own.map(({ entry }) => entry.name));
}

/** Units that the engine lets have an option by itself, with what they start with, or after one or two others. */
function takersAtLast(index: ArmyIndex, { option, by }: Carries): ReadonlySet<string> {
	const wanted = eitherOf(by).flatMap(({ any = [], all = [] }) => [...any, ...all]);
	const makers = index.options
		.filter(({ grants }) => grants.some((tag) => wanted.includes(tag)))
		.map(({ entry }) => entry.id);
	const own = index.units.filter(({ entry: { id, starts = [] } }) =>
		[[], starts].some((first) => {
			const may = (...given: string[]): boolean => mayHave(index, id, [...first, ...given]);
			const open = makers.filter((maker) => may(maker));
			return (
				may(option) ||
				open.some((maker) => may(maker, option)) ||
				open.some((maker) =>
					makers.some((other) => other !== maker && may(maker, other) && may(maker, other, option))
				)
			);
		})
	);
	return new Set(own.map(({ entry }) => entry.name));
}

/** How each language says who may have a thing. */
const forms = {
	en: {
		nobody: 'not in this army',
		among: /^only (.+) and (\d+) others?$/,
		row: /^(.+) only$/,
		joint: /, | or /g
	},
	de: {
		nobody: 'nicht in dieser Armee',
		among: /^nur (.+) und (\d+) weitere(?: Einheit)?$/,
		row: /^nur (.+)$/,
		joint: /, | oder /g
	}
};

/** The names in "A, B or C only" and "only A, B, C and 5 others", if all of it are names of units. */
function namedIn(
	index: ArmyIndex,
	text: string,
	{ among, row, joint }: (typeof forms)[Tongue]
): { names: readonly string[]; others: number } | undefined {
	const known = new Set(index.units.map(({ entry }) => entry.name));
	const [, first, others = '0'] = among.exec(text) ?? [];
	const names = namesInRow(known, first ?? row.exec(text)?.[1] ?? text, joint);
	return names && { names, others: Number(others) };
}

/** The names that a row is made of: a name may have commas of its own. */
function namesInRow(
	known: ReadonlySet<string>,
	row: string,
	joint = forms.en.joint
): readonly string[] | undefined {
	if (known.has(row)) return [row];
	for (const { index: at, 0: sign } of row.matchAll(joint)) {
		if (!known.has(row.slice(0, at))) continue;
		const others = namesInRow(known, row.slice(at + sign.length), joint);
		if (others) return [row.slice(0, at), ...others];
	}
	return undefined;
}

/** What is false in what is said of who may have the things of an army, in each language. */
function falsehoods(index: ArmyIndex, rules: readonly Carries[]): readonly string[] {
	const say = (tongue: Tongue): readonly string[] =>
		saying(tongue, () => rules.map((rule) => eligibleText(index, rule)));
	const all = { en: say('en'), de: say('de') };
	const faults = rules.flatMap((rule, at) => {
		const may = takers(index, rule);
		const texts = tongues.map((tongue) => ({ tongue, text: all[tongue][at] ?? '' }));
		const isNamed = texts.some(({ tongue, text }) => namedIn(index, text, forms[tongue]));
		const might = isNamed ? takersAtLast(index, rule) : may;
		return texts.flatMap(({ tongue, text }) => faultsIn(index, rule, { may, might }, text, tongue));
	});
	// A reason depends on who may have it, not on what it is.
	const alike = new Map(rules.map((rule) => [JSON.stringify(rule.by), rule]));
	const reasons = [...alike.values()].flatMap((rule) =>
		index.units.flatMap(({ entry }) => falseReason(index, rule, entry.id))
	);
	return [...faults, ...reasons];
}

function faultsIn(
	index: ArmyIndex,
	rule: Carries,
	{ may, might }: { readonly may: ReadonlySet<string>; readonly might: ReadonlySet<string> },
	text: string,
	tongue: Tongue
): readonly string[] {
	const said = namedIn(index, text, forms[tongue]);
	const faults: string[] = [];
	if (text === forms[tongue].nobody && may.size > 0)
		faults.push(`${rule.option}: ${text}, yet ${[...may].join()}`);
	if (!said) return faults;
	found[tongue] += said.names.length;
	const mayNot = said.names.filter((name) => !might.has(name));
	if (mayNot.length > 0) faults.push(`${rule.option}: ${text}, yet not ${mayNot.join()}`);
	const count = said.names.length + said.others;
	if (said.others > 0 && might.size !== count)
		faults.push(`${rule.option}: ${text}, yet ${might.size} may`);
	if (said.others > 0) return faults;
	const unsaid = [...may].filter((name) => !said.names.includes(name));
	return unsaid.length > 0 ? [...faults, `${rule.option}: ${text}, yet ${unsaid.join()}`] : faults;
}

/** "only with Horse or Lance" has to be true: with each that it names the unit may have it, as far as the rule goes. */
function falseReason(index: ArmyIndex, { option, by }: Carries, id: string): readonly string[] {
	const why = notEligibleText(index, by, musterUnit(aUnit(id), index));
	const [, row] =
		/^only with (.+?)(?:,| or) others$|^only with (.+)$/.exec(why ?? '')?.filter(Boolean) ?? [];
	const known = new Set(index.options.map(({ entry }) => entry.name));
	const untrue = namesInRow(known, row ?? '')?.filter((name) => {
		const wanted = index.options.filter(({ entry }) => entry.name === name);
		return !wanted.some(({ entry }) => {
			const { tags } = musterUnit({ ...aUnit(id), options: [entry.id] }, index);
			return eitherOf(by).some((one) => matches(one, tags));
		});
	});
	return (untrue ?? []).map((name) => `${option} on ${id}: ${why}, yet not with ${name}`);
}

describe('who may have a thing is who is said to', () => {
	test.each(
		subjects.map((subject) => ({ name: `${subject.system.id}, ${subject.army.id}`, subject }))
	)('$name', ({ subject: { system, army } }) => {
		const index = indexFor({ system, army });
		const rules = index.constraints.filter((rule): rule is Carries => rule.kind === 'carries');
		expect(falsehoods(index, rules)).toEqual([]);
	});

	test('and many are named', () => {
		expect(found.en).toBeGreaterThan(500);
		expect(found.de).toBeGreaterThan(500);
	});
});
