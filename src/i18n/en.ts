import { pointsText } from './figures.ts';
import { tablesText } from './table-text.ts';
import type { Growth, LeaderRow, Problem, ProblemCode, Verdict } from '#engine';

type Messages = { readonly [C in ProblemCode]: (problem: Problem) => string };

/** For each problem: the fact with its numbers, then the way out. */
const messages: Messages = {
	'points-limit/over': ({ measured, max = 0 }) =>
		`${points(measured)} spent of ${pointsText(max)}: ${points(measured - max)} over. Take something out, or agree on a bigger game.`,
	'agreed-size/other': ({ measured, max = 0 }) =>
		`The agreed size is ${measured}; this event is played at ${max} points.`,
	'count/too-few': ({ subject, measured, min = 0, group, bearer }) =>
		bearer !== undefined
			? `${bearer}: ${models(measured)}, at least ${min} needed.`
			: `${countOf(subject, group)} ${measured} taken, at least ${min} needed. Add ${min - measured}.`,
	'count/too-many': ({ subject, measured, max = 0, group, bearer }) =>
		bearer !== undefined
			? `${bearer}: ${models(measured)}, at most ${max} allowed.`
			: `${countOf(subject, group)} ${measured} taken, at most ${max} allowed. Remove ${measured - max}.`,
	'share/too-little': ({ subject, measured, min = 0, ...verdict }) =>
		`${subject}: ${points(measured)}, at least ${pointsText(min)} needed${shareText(verdict, 'min')}.`,
	'share/too-much': ({ subject, measured, max = 0, bearer, ...verdict }) =>
		`${subject}: ${points(measured)}; ${bearer === undefined ? `at most ${pointsText(max)} allowed` : `no unit may cost more than ${pointsText(max)}`}${shareText(verdict, 'max')}.`,
	'exclusive/too-few': ({ subject, measured, min = 1, bearer }) =>
		`${bearer} has ${measured === 0 ? 'no' : `only ${measured}`} ${subject}; ${min === 1 ? 'one is' : `${min} are`} needed.`,
	'unique/repeated': ({ subject, measured, max = 1, bearer, things, constraint }) =>
		constraint.kind === 'unique' && constraint.by === 'set'
			? `${list(things)} have the same ${constraint.label ?? 'set'}: ${subject}. No two may.`
			: bearer === undefined
				? `${subject}: ${measured} taken, an army may have only ${max === 1 ? 'one' : max}.${borneText(things, measured)}`
				: `${bearer} has ${subject} ${measured} times; once is all a unit may have.`,
	'budget/over': ({ subject, measured, max = 0, bearer, things }) =>
		`${bearer} has ${subject} for ${points(measured)} (${list(things)}), at most ${pointsText(max)} allowed.`,
	'carries/not-allowed': ({ subject, bearer }) => `${bearer} may not be given ${subject}.`,
	'exclusive/too-many': ({ subject, measured, max = 1, bearer, things }) =>
		max === 0
			? `${bearer} may have no ${subject}, and has ${list(things)}.`
			: `${bearer} has ${measured} ${subject} (${list(things)}); ${max === 1 ? 'one is' : `${max} are`} the most. Keep ${max === 1 ? 'one' : max}.`,
	'requires/missing': ({ bearer, subject, things, group, constraint, min = 1, measured }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} must have ${min === 1 ? '' : `${min} ${countedAs(constraint)}`}${list(things)}${min === 1 || measured === 0 ? '' : ` (${measured} so far)`}${'scope' in constraint && constraint.scope === 'army' ? ' in the army' : ''}.`,
	'requires/forbidden': ({ bearer = '', subject, things, group }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} may not go together with ${list(things)}.`,
	'group/too-small': ({ subject, measured, min = 0 }) =>
		`${subject}: ${units(measured)}, at least ${min} needed.`,
	'group/too-large': ({ subject, measured, max = 0 }) =>
		`${subject}: ${units(measured)}, at most ${max} may go together.`,
	'groups/too-few': ({ subject, measured, min = 0 }) =>
		`${subject}: ${measured === 0 ? 'none' : measured}, at least ${min} needed.`,
	'groups/too-many': ({ subject, measured, max = 0 }) =>
		`${subject}: ${measured}, at most ${max} allowed.`,
	'led/no-leader': ({ subject, things }) => `${subject} has no ${list(things)} to lead it.`,
	'led/not-led': ({ subject, bearer, group, rows = [] }) =>
		`${group?.name} has no place for ${subject}: ${bearer} takes ${rows.length === 0 ? 'nobody' : list(rows.map(rowText))}.`,
	'led/missing': ({ subject, measured, min = 1, bearer, group }) =>
		`${inGroup(group)}${bearer} must have ${min === 1 ? '' : `${min} `}${subject}${measured === 0 ? '' : `, and has ${measured}`}.`,
	'outside/left-out': ({ subject, things: [kind = '', outside] = [] }) =>
		`${subject} ${outside === undefined ? 'must stand in' : `may not be ${a(outside)}, only in`} ${a(kind)}.`,
	'rank/outranked': ({ subject, bearer, things = [], numbers, constraint }) =>
		numbers
			? `${bearer} may not be ${subject}: ${list(counted(things))} ${things.length === 1 ? 'has' : 'have'} a higher ${constraint.kind === 'rank' && 'number' in constraint.by ? constraint.by.number : 'number'}, ${numbers.highest} against ${numbers.own}.`
			: `${bearer} may not be ${subject} while ${list(things)} ${things.length === 1 ? 'is' : 'are'} in the army.`,
	'standing/alone': ({ subject }) =>
		`${subject} is not a unit of its own: give it to a unit that may have it.`,
	'standing/not-an-option': ({ subject, bearer }) =>
		`${subject} cannot be given to ${bearer}: it stands by itself.`,
	'standing/not-a-unit': ({ subject, bearer }) =>
		`${subject} cannot be given to ${bearer}, which is not a unit.`,
	'standing/unknown': ({ subject }) => `This army has nothing called “${subject}”.`
};

/** What is wrong and the way out, in a sentence or two. */
export function problemText(problem: Problem): string {
	return capital(messages[problem.outcome](problem));
}

/** The same words at the head of a sentence. */
export function capital(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** How the allowed range came about, or undefined where it is printed as it is. */
export function arithmetic(verdict: Verdict): string | undefined {
	const { constraint, multiplier, growth } = verdict;
	const tables = tablesText(verdict);
	if (tables !== undefined) return tables;
	if (growth)
		return isElsewhere(verdict) ? undefined : `Up to ${growthText(growth)}: ${verdict.max}.`;
	if (!multiplier) {
		const isOfArmy = constraint.kind === 'count' && (constraint.scope ?? 'army') === 'army';
		return isOfArmy && verdict.size !== 0 ? 'The same in an army of any size.' : undefined;
	}
	const { band, size, times, min, max } = multiplier;
	if (times === 0) {
		return `Under ${band} points: ${max === undefined ? '' : `${max} at most, as for ${band}; `}no minimum.`;
	}
	const parts = [
		...(min === undefined ? [] : [`${min} × ${times} = ${min * times} at least`]),
		...(max === undefined ? [] : [`${max} × ${times} = ${max * times} at most`])
	];
	return `${parts.join(', ')}: for each full ${band} of ${size} points.`;
}

/** Whether a rule on groups is about none: the sentence has all there is to say. */
function isElsewhere({ constraint, group }: Verdict): boolean {
	const isOfGroups =
		'group' in constraint || ('scope' in constraint && typeof constraint.scope === 'object');
	return isOfGroups && !group;
}

/** What a maximum is made of: "4, and 1 more for each general". */
export function growthText({ base, n, per, each, counting }: Growth): string {
	const many = per === 1 ? '' : `full ${per} `;
	const what = `${many}${counting ? 'models of ' : ''}${each}`;
	return base === 0 ? `${n} for each ${what}` : `${base}, and ${n} more for each ${what}`;
}

const fractions: Readonly<Record<number, string>> = { 25: 'a quarter', 50: 'half' };

/** What part of the agreed size a limit is, behind it: ", half of 2000". */
export function shareText(
	{ constraint, size = 0 }: Partial<Verdict>,
	limit: 'min' | 'max'
): string {
	const percent = constraint?.kind === 'share' ? constraint[limit] : undefined;
	return typeof percent !== 'number' ? '' : `, ${fractions[percent] ?? `${percent} %`} of ${size}`;
}

/** Whom a leader may have, as his profile prints it: "0–1 Command Corps". */
export function rowText({ name, min = 0, max }: LeaderRow): string {
	if (max === undefined) return min === 0 ? name : `${min} or more ${name}`;
	return `${min === max ? max : `${min}–${max}`} ${name}`;
}

/** A common noun with its article: "an auxiliary unit". */
function a(noun: string): string {
	return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun.toLowerCase()}`;
}

/** Who has what there is too often: all of it was given, or some comes inside a set. */
function borneText(things: readonly string[] = [], measured: number): string {
	if (things.length === 0) return '';
	const bearers = list(counted(things));
	return things.length === measured ? ` Carried by ${bearers}.` : ` Also in ${bearers}.`;
}

/** What was counted, and where, at the head of a sentence: "Brigade 1: Pikes," or "Pikes:". */
function countOf(subject: string, group: Verdict['group']): string {
	return group ? `${group.name}: ${subject},` : `${subject}:`;
}

/** Where it happened, at the head of a sentence. */
function inGroup(group: Verdict['group']): string {
	return group ? `${group.name}: ` : '';
}

export function models(count: number): string {
	return count === 1 ? '1 model' : `${count} models`;
}

/** What is counted, where that is not units: "3 models of ". */
function countedAs(constraint: Problem['constraint']): string {
	return 'counting' in constraint && constraint.counting === 'models' ? 'models of ' : '';
}

export function units(count: number): string {
	return count === 1 ? '1 unit' : `${count} units`;
}

/** Points with their word. */
export function points(value: number): string {
	return `${pointsText(value)} ${value <= 1 && value > 0 ? 'point' : 'points'}`;
}

/** Each name once, with its number where it is there several times. */
function counted(things: readonly string[] = []): readonly string[] {
	return [...new Set(things)].map((name) => {
		const count = things.filter((thing) => thing === name).length;
		return count === 1 ? name : `${count} ${name}`;
	});
}

/** Names in a row: "this, that and the other". */
export function list(things: readonly string[] = []): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}
