import {
	type ArmyIndex,
	type GroupConcerned,
	type LeaderRow,
	type Multiplier,
	type MusteredUnit,
	type ProblemCode,
	type ProblemOf,
	type Thing,
	unitName
} from '#engine';
import type { ConstraintOf, Table } from '#schema';
import { pointsText } from '../figures.ts';
import { askingOf, calledOf, type Grows } from '../sentences/called.ts';
import { counted } from '../sentences/counted.ts';
import { kindOfGroup, thingName } from '../sentences/named.ts';
import { percentOf } from '../sentences/percent.ts';
import { words } from '../words.ts';
import { phrases } from './sentences.ts';

/** A sentence for a problem of one code; it is handed no other. */
export type Message<C extends ProblemCode = ProblemCode> = {
	say(problem: ProblemOf<C>, index: ArmyIndex): string;
}['say'];

export type Messages = { readonly [C in ProblemCode]: Message<C> };

/** For each problem: the fact with its numbers, then the way out. */
const messages: Messages = {
	'points-limit/over': ({ measured, max }) =>
		`${phrases.points(measured)} spent of ${pointsText(max)}: ${phrases.points(measured - max)} over. Take something out, or agree on a bigger game.`,
	'agreed-size/other': ({ measured, max }) =>
		`The agreed size is ${measured}; this event is played at ${max} points.`,
	'count/too-few': ({ constraint, measured, min, group, bearer }, index) =>
		bearer
			? `${unitName(bearer)}: ${phrases.models(measured)}, at least ${min} needed.`
			: `${countOf(subjectOf(index, constraint), group)} ${measured} taken, at least ${min} needed. Add ${min - measured}.`,
	'count/too-many': ({ constraint, measured, max, group, bearer }, index) =>
		bearer
			? `${unitName(bearer)}: ${phrases.models(measured)}, at most ${max} allowed.`
			: `${countOf(subjectOf(index, constraint), group)} ${measured} taken, at most ${max} allowed. Remove ${measured - max}.`,
	'share/too-little': ({ constraint, size, measured, min, bearer }, index) =>
		`${bearer ? unitName(bearer) : subjectOf(index, constraint)}: ${phrases.points(measured)}, at least ${pointsText(min)} needed${share({ constraint, size }, 'min')}.`,
	'share/too-much': ({ constraint, size, measured, max, bearer }, index) =>
		`${bearer ? unitName(bearer) : subjectOf(index, constraint)}: ${phrases.points(measured)}; ${bearer ? `no unit may cost more than ${pointsText(max)}` : `at most ${pointsText(max)} allowed`}${share({ constraint, size }, 'max')}.`,
	'exclusive/too-few': ({ constraint, measured, min, bearer }, index) =>
		`${unitName(bearer)} has ${measured === 0 ? 'no' : `only ${measured}`} ${subjectOf(index, constraint)}; ${min === 1 ? 'one is' : `${min} are`} needed.`,
	'unique/repeated': ({ constraint, what, bearers, measured, max }) => {
		const names = what.map(({ entry }) => entry.name).join(', ');
		const who = bearers.map(unitName);
		if (constraint.by === 'set') {
			return `${phrases.list(who)} have the same ${constraint.label ?? 'set'}: ${names}. No two may.`;
		}
		return constraint.scope === 'army'
			? `${names}: ${measured} taken, an army may have only ${max === 1 ? 'one' : max}.${borneText(who, measured)}`
			: `${who[0] ?? names} has ${names} ${measured} times; once is all a unit may have.`;
	},
	'budget/over': ({ constraint, measured, max, bearer, given }, index) =>
		`${unitName(bearer)} has ${subjectOf(index, constraint)} for ${phrases.points(measured)} (${phrases.list(given.map(({ indexed }) => indexed.entry.name))}), at most ${pointsText(max)} allowed.`,
	'carries/not-allowed': ({ constraint, bearer }, { entries }) =>
		`${unitName(bearer)} may not be given ${entries.get(constraint.option)?.entry.name ?? constraint.option}.`,
	'exclusive/too-many': ({ constraint, measured, max, bearer, taken }, index) => {
		const subject = subjectOf(index, constraint, measured);
		const things = phrases.list(taken.map(({ entry }) => entry.name));
		return max === 0
			? `${unitName(bearer)} may have no ${subject}, and has ${things}.`
			: `${unitName(bearer)} has ${measured} ${subject} (${things}); ${max === 1 ? 'one is' : `${max} are`} the most. Keep ${max === 1 ? 'one' : max}.`;
	},
	'requires/missing': ({ constraint, bearer, group, min, measured }, index) => {
		const { needs = {}, scope, label, counting } = constraint;
		const needed = phrases.called(
			calledOf(index, needs, scope === 'unit' ? label : undefined, min)
		);
		const least = min === 1 ? '' : `${min} ${counting ? 'models of ' : ''}`;
		const found = min === 1 || measured === 0 ? '' : ` (${measured} so far)`;
		return `${inGroup(group)}${askerText(index, constraint, bearer)} must have ${least}${needed}${found}${scope === 'army' ? ' in the army' : ''}.`;
	},
	'requires/forbidden': ({ constraint, bearer, group, others }, index) =>
		`${inGroup(group)}${askerText(index, constraint, bearer)} may not go together with ${phrases.list(namesOf(others))}.`,
	'group/too-small': ({ group, measured, min }) =>
		`${group.name}: ${phrases.units(measured)}, at least ${min} needed.`,
	'group/too-large': ({ group, measured, max }) =>
		`${group.name}: ${phrases.units(measured)}, at most ${max} may go together.`,
	'groups/too-few': ({ constraint, measured, min }, index) =>
		`${groupsText(index, constraint)}: ${measured === 0 ? 'none' : measured}, at least ${min} needed.`,
	'groups/too-many': ({ constraint, measured, max }, index) =>
		`${groupsText(index, constraint)}: ${measured}, at most ${max} allowed.`,
	'led/no-leader': ({ constraint: { by, label }, group }, index) =>
		`${group.name} has no ${phrases.called(calledOf(index, by, label))} to lead it.`,
	'led/not-led': ({ group, leader, stranger, rows }) =>
		`${group.name} has no place for ${unitName(stranger)}: ${unitName(leader)} takes ${rows.length === 0 ? 'nobody' : phrases.list(rows.map(row))}.`,
	'led/missing': ({ group, leader, row: { name }, measured, min }) =>
		`${inGroup(group)}${unitName(leader)} must have ${min === 1 ? '' : `${min} `}${name}${measured === 0 ? '' : `, and has ${measured}`}.`,
	'outside/left-out': ({ constraint, bearer }, index) => {
		const kind = kindOfGroup(index, constraint.group);
		const outside = kind?.outside?.name;
		return `${unitName(bearer)} ${outside === undefined ? 'must stand in' : `may not be ${a(outside)}, only in`} ${a(kind?.name ?? constraint.group)}.`;
	},
	'rank/outranked': ({ constraint: { role, by, label }, bearer, higher, numbers }, index) => {
		const subject = phrases.called(calledOf(index, role, label));
		const names = higher.map(unitName);
		return numbers
			? `${unitName(bearer)} may not be ${subject}: ${phrases.list(counted(names))} ${names.length === 1 ? 'has' : 'have'} a higher ${'number' in by ? by.number : 'number'}, ${numbers.highest} against ${numbers.own}.`
			: `${unitName(bearer)} may not be ${subject} while ${phrases.list(names)} ${names.length === 1 ? 'is' : 'are'} in the army.`;
	},
	'standing/alone': ({ entry: { entry } }) =>
		`${entry.name} is not a unit of its own: give it to a unit that may have it.`,
	'standing/not-an-option': ({ entry: { entry }, bearer }) =>
		`${entry.name} cannot be given to ${unitName(bearer)}: it stands by itself.`,
	'standing/not-a-unit': ({ entry: { entry }, bearer }) =>
		`${entry.name} cannot be given to ${unitName(bearer)}, which is not a unit.`,
	'standing/unknown': ({ id }) => `This army has nothing called “${id}”.`
};

/** What a rule is about, by its label or what it means. */
function subjectOf(
	index: ArmyIndex,
	{ of, label }: ConstraintOf<'count' | 'share' | 'exclusive' | 'budget'>,
	count = 1
): string {
	return phrases.called(calledOf(index, of, label, count));
}

/** Whoever asks for something: "Lancers", or "mounted (Lancers)". */
function askerText(
	index: ArmyIndex,
	{ of, scope, label }: ConstraintOf<'requires'>,
	bearer: MusteredUnit
): string {
	const called = calledOf(index, askingOf(of, bearer), scope === 'unit' ? undefined : label);
	const subject = phrases.called(called);
	const name = unitName(bearer);
	return called.names.join() === name ? subject : `${subject} (${name})`;
}

function groupsText(index: ArmyIndex, { group, label }: ConstraintOf<'groups'>): string {
	return label ?? kindOfGroup(index, group)?.plural ?? group;
}

/** What part of the agreed size a limit is, behind it: ", half of 2000". */
function share(
	{ constraint, size }: Pick<ProblemOf<'share/too-much'>, 'constraint' | 'size'>,
	limit: 'min' | 'max'
): string {
	const percent = percentOf(constraint, limit);
	if (percent === undefined) return '';
	const part = percent === 50 ? 'half' : percent === 25 ? 'a quarter' : `${percent} %`;
	return `, ${part} of ${size}`;
}

/** What a maximum is made of: "4, and 1 more for each general". */
function growth({ base, n, per, each, counting }: Grows): string {
	const many = per === 1 ? '' : `full ${per} `;
	const what = `${many}${counting ? 'models of ' : ''}${phrases.called(each)}`;
	return base === 0 ? `${n} for each ${what}` : `${base}, and ${n} more for each ${what}`;
}

/** Each name once. */
function namesOf(things: readonly Thing[]): readonly string[] {
	return [...new Set(things.map(thingName))];
}

/** Whom a leader may have, as his profile prints it: "0–1 Escort". */
function row({ name, min = 0, max }: LeaderRow): string {
	if (max === undefined) return min === 0 ? name : `${min} or more ${name}`;
	return `${min === max ? max : `${min}–${max}`} ${name}`;
}

/** A common noun with its article: "an auxiliary unit". */
function a(noun: string): string {
	return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun.toLowerCase()}`;
}

/** Who has what there is too often: all of it was given, or some comes inside a set. */
function borneText(things: readonly string[], measured: number): string {
	if (things.length === 0) return '';
	const bearers = phrases.list(counted(things));
	return things.length === measured ? ` Carried by ${bearers}.` : ` Also in ${bearers}.`;
}

/** What was counted, and where, at the head of a sentence: "Brigade 1: Pikes," or "Pikes:". */
function countOf(subject: string, group: GroupConcerned | undefined): string {
	return group ? `${group.name}: ${subject},` : `${subject}:`;
}

/** Where it happened, at the head of a sentence. */
function inGroup(group: GroupConcerned | undefined): string {
	return group ? `${group.name}: ` : '';
}

/** What is wrong with a roster, and how its numbers came about. */
export const problems = words('problems', {
	messages,
	share,
	growth,
	row,
	/** "3 under 2000, 4 from 2000, then 2 more for each full 1000" */
	table: ({ table, above }: Table): string => {
		const rows = table.flatMap(({ from, n }, at) => {
			const next = table[at + 1];
			return from === 0 && next ? `${n} under ${next.from}` : `${n} from ${from}`;
		});
		const more = above ? [`then ${above.add} more for each full ${above.each}`] : [];
		return [...rows, ...more].join(', ');
	},
	bySize: (tables: readonly string[], size: number | undefined): string =>
		`By the agreed size${size === undefined ? '' : ` (${size})`}: ${tables.join('; ')}.`,
	upTo: (made: string, max: number | undefined): string => `Up to ${made}: ${max}.`,
	/** The points of the units, each by itself, in a sum. */
	ofUnits: 'Units',
	anySize: 'The same in an army of any size.',
	multiplied: ({ band, size, times, min, max }: Multiplier): string => {
		if (times === 0) {
			return `Under ${band} points: ${max === undefined ? '' : `${max} at most, as for ${band}; `}no minimum.`;
		}
		const parts = [
			...(min === undefined ? [] : [`${min} × ${times} = ${min * times} at least`]),
			...(max === undefined ? [] : [`${max} × ${times} = ${max * times} at most`])
		];
		return `For each full ${band} of ${size} points: ${parts.join(', ')}.`;
	}
});

/** Why something may not be had, where that is told otherwise than as a problem. */
export const reasons = words('reasons', {
	most: (subject: string, max: number, arithmetic: string): string =>
		`${subject}: ${max} ${max === 1 ? 'is' : 'are'} the most. ${arithmetic}`.trim(),
	/** `also`: whose set it comes in; `bearers`: to whom it was given. */
	unique: (
		subject: string,
		max: number,
		{ also = [], bearers = [] }: { also?: readonly string[]; bearers?: readonly string[] }
	): string => {
		const held = [
			...(also.length === 0 ? [] : [`, also in ${phrases.list(also)}`]),
			...(bearers.length === 0 ? [] : [`, carried by ${phrases.list(bearers)}`])
		];
		return `${subject}: an army may have only ${max === 1 ? 'one' : max}${held.join('')}.`;
	},
	none: (bearer: string | undefined, subject: string): string =>
		`${bearer} may have no ${subject}.`,
	mostOf: (subject: string, max: number): string =>
		`${max === 1 ? 'One' : max} of these ${subject} ${max === 1 ? 'is' : 'are'} the most.`
});
