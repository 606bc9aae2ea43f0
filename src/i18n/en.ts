import type { Problem, ProblemCode, Verdict } from '#engine';

type Messages = { readonly [C in ProblemCode]: (problem: Problem) => string };

/** For each problem: the fact with its numbers, then the way out. */
const messages: Messages = {
	'points-limit/over': ({ measured, max = 0 }) =>
		`${points(measured)} spent of ${max}: ${points(measured - max)} over. Take something out, or agree on a bigger game.`,
	'agreed-size/other': ({ measured, max = 0 }) =>
		`The agreed size is ${measured}; this event is played at ${max} points.`,
	'count/too-few': ({ subject, measured, min = 0, group }) =>
		`${countOf(subject, group)} ${measured} taken, at least ${min} needed. Add ${min - measured}.`,
	'count/too-many': ({ subject, measured, max = 0, group }) =>
		`${countOf(subject, group)} ${measured} taken, at most ${max} allowed. Remove ${measured - max}.`,
	'unique/repeated': ({ subject, measured, bearer, things }) =>
		bearer === undefined
			? `${subject}: ${measured} taken, an army may have only one. Carried by ${list(counted(things))}.`
			: `${bearer} has ${subject} ${measured} times; once is all a unit may have.`,
	'carries/not-allowed': ({ subject, bearer }) => `${bearer} may not be given ${subject}.`,
	'exclusive/too-many': ({ subject, measured, max = 1, bearer, things }) =>
		`${bearer} has ${measured} ${subject} (${list(things)}); ${max === 1 ? 'one is' : `${max} are`} the most. Keep ${max === 1 ? 'one' : max}.`,
	'requires/missing': ({ bearer, subject, things, group, constraint }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} must have ${list(things)}${'scope' in constraint && constraint.scope === 'army' ? ' in the army' : ''}.`,
	'requires/forbidden': ({ bearer = '', subject, things, group }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} may not go together with ${list(things)}.`,
	'group/too-small': ({ subject, measured, min = 0 }) =>
		`${subject}: ${units(measured)}, at least ${min} needed.`,
	'group/too-large': ({ subject, measured, max = 0 }) =>
		`${subject}: ${units(measured)}, at most ${max} may go together.`,
	'standing/alone': ({ subject }) =>
		`${subject} is not a unit of its own: give it to a unit that may have it.`,
	'standing/not-an-option': ({ subject, bearer }) =>
		`${subject} cannot be given to ${bearer}: it is a unit of its own.`,
	'standing/unknown': ({ subject }) => `This army has nothing called “${subject}”.`
};

/** What is wrong and the way out, in a sentence or two. */
export function problemText(problem: Problem): string {
	return messages[problem.outcome](problem);
}

/** How the allowed range came about, or undefined where it is printed as it is. */
export function arithmetic({ constraint, multiplier }: Verdict): string | undefined {
	if (!multiplier) {
		const isOfArmy = constraint.kind === 'count' && typeof constraint.scope !== 'object';
		return isOfArmy ? 'The same in an army of any size.' : undefined;
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

/** What was counted, and where, at the head of a sentence: "Brigade 1: Pikes," or "Pikes:". */
function countOf(subject: string, group: Verdict['group']): string {
	return group ? `${group.name}: ${subject},` : `${subject}:`;
}

/** Where it happened, at the head of a sentence. */
function inGroup(group: Verdict['group']): string {
	return group ? `${group.name}: ` : '';
}

export function units(count: number): string {
	return count === 1 ? '1 unit' : `${count} units`;
}

/** Points with their word. */
export function points(value: number): string {
	return `${value} ${value === 1 ? 'point' : 'points'}`;
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
