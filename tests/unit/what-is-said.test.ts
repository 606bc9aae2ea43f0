import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
	checkRoster,
	indexArmy,
	unitsThatMayBeAdded,
	fixesOf,
	whyNotAdd,
	whyNotGive,
	whyNotJoin,
	type ArmyIndex,
	type CheckContext,
	type Problem,
	type Report
} from '#engine';
import type { Constraint, EventPack, Roster, RosterUnit } from '#schema';
import { aConstraint, aRoster, aRule, type Draft } from '../builders.ts';
import { Dice } from '../faults/dice.ts';
import { hostArmy, hostRules, hostSystem } from '../host.ts';

// What the engine says of random rosters of a toy army that has every kind of rule: a change of the code
// that is to change nothing leaves it as it is. `npx vitest -u` writes it anew.

const rosterCount = 60;

/** Rules of the kinds and forms that the host has none of. */
const further: readonly Constraint[] = [
	rule('relic-points', {
		kind: 'budget',
		of: { any: ['RELIC'] },
		on: { any: ['HERO'] },
		max: {
			table: [
				{ from: 0, n: 10 },
				{ from: 2000, n: 25 }
			]
		}
	}),
	rule('relics-by-level', {
		kind: 'exclusive',
		of: { any: ['OPTION'] },
		max: { number: 'health' }
	}),
	rule('archers-by-size', {
		kind: 'count',
		of: { any: ['archers'] },
		max: {
			table: [
				{ from: 0, n: 1 },
				{ from: 2000, n: 2 }
			],
			above: { each: 1000, add: 1 }
		}
	}),
	rule('beasts-by-size', {
		kind: 'unique',
		of: { any: ['BEAST'] },
		scope: 'army',
		max: {
			table: [
				{ from: 0, n: 1 },
				{ from: 3000, n: 2 }
			]
		}
	}),
	rule('no-two-alike', {
		kind: 'unique',
		of: { any: ['ENHANCEMENT'] },
		scope: 'army',
		by: 'set',
		except: { any: ['orb'] }
	}),
	rule('wizards', {
		kind: 'count',
		of: { any: ['WIZARD'] },
		min: 1,
		counting: { number: 'wizard' }
	}),
	rule('troops', { kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' }),
	rule('heroes', { kind: 'share', of: { any: ['HERO'] }, max: 50, scope: 'army' }),
	rule('no-giants', {
		kind: 'count',
		of: { any: ['giant'] },
		max: 0,
		unless: { any: ['huntress', 'tower'] }
	}),
	rule('spears-in-regiments', {
		kind: 'count',
		of: { any: ['spears'] },
		min: 1,
		max: 2,
		scope: { group: 'regiment' }
	}),
	rule('wise-general', {
		kind: 'rank',
		role: { any: ['GENERAL'] },
		among: { any: ['HERO'] },
		by: { number: 'health' }
	}),
	rule('no-magic-with-beasts', {
		kind: 'requires',
		of: { any: ['BEAST'] },
		forbids: { any: ['WIZARD'] },
		scope: 'army'
	}),
	rule('crown-needs-general', {
		kind: 'requires',
		of: { any: ['crown'] },
		needs: { any: ['GENERAL'] },
		scope: 'unit'
	})
];

const event: EventPack = {
	formatVersion: 1,
	name: 'Cup',
	system: hostSystem.id,
	date: '2026-01-01',
	size: 2000,
	constraints: [aRule('count', { id: 'few-troops', of: { any: ['TROOP'] }, max: 3 })]
};

const system = { ...hostSystem, constraints: [...hostRules, ...further] };
const plain = indexArmy(system, hostArmy);
const atEvent = indexArmy(system, hostArmy, { event });

function rule(id: string, draft: Draft): Constraint {
	return aConstraint({ ...draft, id });
}

function rosterOf(dice: Dice): Roster {
	const groups = Array.from({ length: dice.below(5) }, (_, at) => `g${at}`);
	const units = Array.from({ length: 1 + dice.below(12) }, (_, at) => unitOf(dice, at, groups));
	return aRoster({
		system: hostSystem.id,
		army: hostArmy.id,
		size: dice.one([900, 1000, 2000, 2500, 3000]),
		units,
		...(groups.length > 0 && { groups: groups.map((id) => ({ id, kind: 'regiment' })) })
	});
}

function unitOf(dice: Dice, at: number, groups: readonly string[]): RosterUnit {
	const { units, choices, options } = plain;
	const entries = dice.happens(85) ? units : [...choices, ...options];
	const given = Array.from({ length: Math.max(0, dice.below(5) - 2) }, () =>
		dice.happens(95) ? dice.one(options).entry.id : dice.one(['spears', 'wall', 'no-such-thing'])
	);
	return {
		id: `u${at}`,
		entry: dice.happens(98) ? dice.one(entries).entry.id : 'no-such-thing',
		...(given.length > 0 && { options: given }),
		...(groups.length > 0 && dice.happens(70) && { group: dice.one(groups) })
	};
}

/** Everything that is said of a roster, in lines. */
function linesOf(roster: Roster, index: ArmyIndex): readonly string[] {
	const report = checkRoster(roster, index);
	const { points, verdicts, tallies, context } = report;
	const counts = tallies.map(({ tally, value }) => `${tally.id} ${value}`);
	return [
		`${points} points, ${verdicts.length} verdicts; ${counts.join(', ')}`,
		...[...report.problems, ...report.advice].map(
			(problem) =>
				`  ${codeOf(problem)} (${problem.units.join(' ')}): ${fixLines(problem, roster, report)}`
		),
		...notAdded(context),
		...notGiven(context),
		...notJoined(context)
	];
}

function codeOf({ constraint, outcome }: Problem): string {
	return `${constraint.id} ${outcome}`;
}

function fixLines(problem: Problem, roster: Roster, report: Report): string {
	let made = 0;
	const fixes = fixesOf(problem, roster, report, () => `n${(made += 1)}`);
	const marks = fixes.map(({ edit, points }) => `${points} ${markOf(JSON.stringify(edit))}`);
	return marks.join(', ') || 'no fix';
}

/** A few letters for a long text. */
function markOf(text: string): string {
	return createHash('sha1').update(text).digest('base64url').slice(0, 6);
}

function notAdded(context: CheckContext): readonly string[] {
	return context.index.units.flatMap(({ entry: { id } }) => {
		const why = whyNotAdd(context, id);
		if (why.length > 0) return [`  not ${id}: ${codesOf(why)}`];
		const { units, problems } = unitsThatMayBeAdded(context, id, 3, () => '+');
		return units.length < 3 ? [`  ${units.length} ${id}: ${codesOf(problems)}`] : [];
	});
}

function notGiven(context: CheckContext): readonly string[] {
	const [first] = context.units;
	if (!first) return [];
	return context.index.options.flatMap(({ entry }) => {
		const why = whyNotGive(context, first.unit.id, entry.id);
		return why.length > 0 ? [`  not ${first.unit.id} ${entry.id}: ${codesOf(why)}`] : [];
	});
}

function notJoined(context: CheckContext): readonly string[] {
	const unit = context.units.at(-1)?.unit.id ?? '';
	return context.groups.flatMap(({ id }) => {
		const why = whyNotJoin(context, unit, id);
		return why.length > 0 ? [`  not ${unit} in ${id}: ${codesOf(why)}`] : [];
	});
}

function codesOf(problems: readonly Problem[]): string {
	return problems.map(codeOf).join(', ');
}

const dice = new Dice(26);
const rosters = Array.from({ length: rosterCount }, () => rosterOf(dice));

test('random rosters of every kind of rule are judged as they were', async () => {
	const said = rosters.flatMap((roster, at) => {
		const index = at % 4 === 0 ? atEvent : plain;
		return [`${at}: ${roster.size}, ${linesOf(roster, index).join('\n')}`];
	});
	await expect(said.join('\n')).toMatchFileSnapshot('../fixtures/said/host.txt');
});

/** The kinds of rules: each has a folder. */
const everyKind = readdirSync('src/rules', { withFileTypes: true })
	.filter((one) => one.isDirectory() && !['base', 'late'].includes(one.name))
	.map(({ name }) => name)
	.toSorted();

test('every kind of rule is among them, met and broken', () => {
	const kinds = new Set(atEvent.constraints.map(({ kind }) => kind));
	const judged = rosters.flatMap((roster) => checkRoster(roster, atEvent).verdicts);
	const [met, broken] = [true, false].map(
		(isMet) =>
			new Set(
				judged
					.filter(({ outcome }) => (outcome === 'met') === isMet)
					.map(({ constraint }) => constraint.kind)
			)
	);
	expect([...kinds].toSorted()).toEqual(everyKind);
	expect(met).toEqual(kinds);
	expect(broken).toEqual(kinds);
});
