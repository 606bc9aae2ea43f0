import type { Growth, LeaderRow, Multiplier, Problem, ProblemCode, Verdict } from '#engine';
import type { Table } from '#schema';
import { counted } from '../counted.ts';
import { pointsText } from '../figures.ts';
import { percentOf } from '../percent.ts';
import { words } from '../words.ts';
import { phrases } from './phrases.ts';

type Messages = { readonly [C in ProblemCode]: (problem: Problem) => string };

/** For each problem: the fact with its numbers, then the way out. */
const messages: Messages = {
	'points-limit/over': ({ measured, max = 0 }) =>
		`${phrases.points(measured)} spent of ${pointsText(max)}: ${phrases.points(measured - max)} over. Take something out, or agree on a bigger game.`,
	'agreed-size/other': ({ measured, max = 0 }) =>
		`The agreed size is ${measured}; this event is played at ${max} points.`,
	'count/too-few': ({ subject, measured, min = 0, group, bearer }) =>
		bearer !== undefined
			? `${bearer}: ${phrases.models(measured)}, at least ${min} needed.`
			: `${countOf(subject, group)} ${measured} taken, at least ${min} needed. Add ${min - measured}.`,
	'count/too-many': ({ subject, measured, max = 0, group, bearer }) =>
		bearer !== undefined
			? `${bearer}: ${phrases.models(measured)}, at most ${max} allowed.`
			: `${countOf(subject, group)} ${measured} taken, at most ${max} allowed. Remove ${measured - max}.`,
	'share/too-little': ({ subject, measured, min = 0, ...verdict }) =>
		`${subject}: ${phrases.points(measured)}, at least ${pointsText(min)} needed${share(verdict, 'min')}.`,
	'share/too-much': ({ subject, measured, max = 0, bearer, ...verdict }) =>
		`${subject}: ${phrases.points(measured)}; ${bearer === undefined ? `at most ${pointsText(max)} allowed` : `no unit may cost more than ${pointsText(max)}`}${share(verdict, 'max')}.`,
	'exclusive/too-few': ({ subject, measured, min = 1, bearer }) =>
		`${bearer} has ${measured === 0 ? 'no' : `only ${measured}`} ${subject}; ${min === 1 ? 'one is' : `${min} are`} needed.`,
	'unique/repeated': ({ subject, measured, max = 1, bearer, things, constraint }) =>
		constraint.kind === 'unique' && constraint.by === 'set'
			? `${phrases.list(things)} have the same ${constraint.label ?? 'set'}: ${subject}. No two may.`
			: bearer === undefined
				? `${subject}: ${measured} taken, an army may have only ${max === 1 ? 'one' : max}.${borneText(things, measured)}`
				: `${bearer} has ${subject} ${measured} times; once is all a unit may have.`,
	'budget/over': ({ subject, measured, max = 0, bearer, things }) =>
		`${bearer} has ${subject} for ${phrases.points(measured)} (${phrases.list(things)}), at most ${pointsText(max)} allowed.`,
	'carries/not-allowed': ({ subject, bearer }) => `${bearer} may not be given ${subject}.`,
	'exclusive/too-many': ({ subject, measured, max = 1, bearer, things }) =>
		max === 0
			? `${bearer} may have no ${subject}, and has ${phrases.list(things)}.`
			: `${bearer} has ${measured} ${subject} (${phrases.list(things)}); ${max === 1 ? 'one is' : `${max} are`} the most. Keep ${max === 1 ? 'one' : max}.`,
	'requires/missing': ({ bearer, subject, things, group, constraint, min = 1, measured }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} must have ${min === 1 ? '' : `${min} ${countedAs(constraint)}`}${phrases.list(things)}${min === 1 || measured === 0 ? '' : ` (${measured} so far)`}${'scope' in constraint && constraint.scope === 'army' ? ' in the army' : ''}.`,
	'requires/forbidden': ({ bearer = '', subject, things, group }) =>
		`${inGroup(group)}${bearer === subject ? subject : `${subject} (${bearer})`} may not go together with ${phrases.list(things)}.`,
	'group/too-small': ({ subject, measured, min = 0 }) =>
		`${subject}: ${phrases.units(measured)}, at least ${min} needed.`,
	'group/too-large': ({ subject, measured, max = 0 }) =>
		`${subject}: ${phrases.units(measured)}, at most ${max} may go together.`,
	'groups/too-few': ({ subject, measured, min = 0 }) =>
		`${subject}: ${measured === 0 ? 'none' : measured}, at least ${min} needed.`,
	'groups/too-many': ({ subject, measured, max = 0 }) =>
		`${subject}: ${measured}, at most ${max} allowed.`,
	'led/no-leader': ({ subject, things }) => `${subject} has no ${phrases.list(things)} to lead it.`,
	'led/not-led': ({ subject, bearer, group, rows = [] }) =>
		`${group?.name} has no place for ${subject}: ${bearer} takes ${rows.length === 0 ? 'nobody' : phrases.list(rows.map(row))}.`,
	'led/missing': ({ subject, measured, min = 1, bearer, group }) =>
		`${inGroup(group)}${bearer} must have ${min === 1 ? '' : `${min} `}${subject}${measured === 0 ? '' : `, and has ${measured}`}.`,
	'outside/left-out': ({ subject, things: [kind = '', outside] = [] }) =>
		`${subject} ${outside === undefined ? 'must stand in' : `may not be ${a(outside)}, only in`} ${a(kind)}.`,
	'rank/outranked': ({ subject, bearer, things = [], numbers, constraint }) =>
		numbers
			? `${bearer} may not be ${subject}: ${phrases.list(counted(things))} ${things.length === 1 ? 'has' : 'have'} a higher ${constraint.kind === 'rank' && 'number' in constraint.by ? constraint.by.number : 'number'}, ${numbers.highest} against ${numbers.own}.`
			: `${bearer} may not be ${subject} while ${phrases.list(things)} ${things.length === 1 ? 'is' : 'are'} in the army.`,
	'standing/alone': ({ subject }) =>
		`${subject} is not a unit of its own: give it to a unit that may have it.`,
	'standing/not-an-option': ({ subject, bearer }) =>
		`${subject} cannot be given to ${bearer}: it stands by itself.`,
	'standing/not-a-unit': ({ subject, bearer }) =>
		`${subject} cannot be given to ${bearer}, which is not a unit.`,
	'standing/unknown': ({ subject }) => `This army has nothing called “${subject}”.`
};

/** What part of the agreed size a limit is, behind it: ", half of 2000". */
function share(verdict: Partial<Verdict>, limit: 'min' | 'max'): string {
	const percent = percentOf(verdict, limit);
	if (percent === undefined) return '';
	const part = percent === 50 ? 'half' : percent === 25 ? 'a quarter' : `${percent} %`;
	return `, ${part} of ${verdict.size ?? 0}`;
}

/** What a maximum is made of: "4, and 1 more for each general". */
function growth({ base, n, per, each, counting }: Growth): string {
	const many = per === 1 ? '' : `full ${per} `;
	const what = `${many}${counting ? 'models of ' : ''}${each}`;
	return base === 0 ? `${n} for each ${what}` : `${base}, and ${n} more for each ${what}`;
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
function borneText(things: readonly string[] = [], measured: number): string {
	if (things.length === 0) return '';
	const bearers = phrases.list(counted(things));
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

/** What is counted, where that is not units: "3 models of ". */
function countedAs(constraint: Problem['constraint']): string {
	return 'counting' in constraint && constraint.counting === 'models' ? 'models of ' : '';
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
