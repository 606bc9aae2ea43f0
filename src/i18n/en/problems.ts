import {
	kindOfGroup,
	type ArmyIndex,
	type GroupConcerned,
	type Multiplier,
	type MusteredUnit,
	type UnmetOutcome,
	type UnmetAs,
	unitName
} from '#engine';
import type { ConstraintOf } from '#schema';
import { leastPoints, pointsText } from '../base/figures.ts';
import { answerNeeded } from '../naming/answer-needed.ts';
import { makersOf } from '../naming/barriers.ts';
import { askingOf, calledOf, growsOf, usefulLabel, type Grows } from '../naming/called.ts';
import { counted, severalOf } from '../naming/counted.ts';
import { notEligibleText } from '../naming/eligible.ts';
import { isAlone, isChosen, isThing, isUnitName, thingName } from '../naming/named.ts';
import { takersOf } from '../naming/lacked-option.ts';
import { percentOf } from '../naming/percent.ts';
import { words } from '../base/words.ts';
import { a, aNamed, anyOfRow, needing, several, singular } from './parts/grammar.ts';
import { growth, table, unlessWith, upToText } from './growing.ts';
import { grouped, led, ranked } from './leaders.ts';
import { phrases } from './parts/phrases.ts';

/**
 * A sentence for a problem of one code. It is the type of a method, so that the sentence of any code may be called with
 * any problem: the table's keys make sure that they match.
 */
export type Message<C extends UnmetOutcome = UnmetOutcome> = {
	say(problem: UnmetAs<C>, index: ArmyIndex): string;
}['say'];

export type Messages = { readonly [C in UnmetOutcome]: Message<C> };

/** For each problem: the fact with its numbers, then the way out. */
const messages: Messages = {
	'points-limit/over': ({ measured, max }) =>
		`${pointsText(measured)} of ${phrases.points(max)} spent: ${pointsText(measured - max)} over. Remove something or raise the points limit.`,
	'agreed-size/other': ({ measured, max }) =>
		`The points limit is ${measured}; this event is played at ${phrases.points(max)}.`,
	'count/too-few': ({ constraint, measured, min, group, bearer, isUneven }, index) =>
		bearer
			? `${unitName(bearer)}: ${phrases.models(measured)}, minimum ${min}.`
			: min === 1 && isChosen(index, constraint)
				? `${inGroup(group)}Choose ${chosen(index, constraint)}.`
				: (mustTake(index, constraint, measured, min, group) ??
					`${countOf(subjectOf(index, constraint), group)} ${phrases.taken(measured, isUneven)}, minimum ${min}.${isUneven ? '' : ` Add ${min - measured}.`}`),
	'count/too-many': ({ constraint, measured, max, group, bearer, growth, isUneven }, index) =>
		bearer
			? `${unitName(bearer)}: ${phrases.models(measured)}, maximum ${max}.`
			: `${countOf(subjectOf(index, constraint), group)} ${phrases.taken(measured, isUneven)}, ${max === 0 ? none(growth && growsOf(index, growth)) : `maximum ${max}`}.${isUneven ? '' : ` Remove ${measured - max}.`}`,
	'share/too-little': ({ constraint, limit, measured, min, bearer }, index) =>
		`${bearer ? unitName(bearer) : subjectOf(index, constraint)}: ${phrases.points(measured)}, minimum ${pointsText(leastPoints(min))}${share({ constraint, limit }, 'min')}.`,
	'share/too-much': ({ constraint, limit, measured, max, bearer }, index) =>
		`${bearer ? unitName(bearer) : subjectOf(index, constraint)}: ${phrases.points(measured)}, maximum ${pointsText(max)}${share({ constraint, limit }, 'max')}.`,
	'exclusive/too-few': ({ constraint, measured, min, bearer }, index) =>
		min === 1
			? `${needing(unitName(bearer))} ${one(index, constraint)}.`
			: `${needing(unitName(bearer))} ${min} ${several(subjectOf(index, constraint))} (${measured} so far).`,
	'unique/repeated': ({ constraint, what, bearers, measured, max }) => {
		const names = what.map(({ entry }) => entry.name).join(', ');
		const who = bearers.map(unitName);
		if (constraint.by === 'set') {
			return `${phrases.list(who)} have the same ${singular(constraint.label ?? 'set')}: ${names}. No two units can.`;
		}
		return constraint.scope === 'army'
			? `${names}: ${measured} taken, maximum ${max} in the army.${borneText(who, measured)}`
			: `${who[0] ?? names}: ${names} taken ${measured === 2 ? 'twice' : `${measured} times`}, maximum once.`;
	},
	'budget/over': ({ constraint, measured, max, bearer, paid }, index) =>
		`${unitName(bearer)}: ${subjectOf(index, constraint)} for ${phrases.points(measured)} (${phrases.list(counted(paid.map(({ indexed }) => indexed.entry.name)))}), maximum ${pointsText(max)}.`,
	'carries/not-allowed': ({ constraint: { option, by }, bearer }, index) => {
		const why = notEligibleText(index, by, bearer);
		return `${unitName(bearer)} can’t take ${index.entries.get(option)?.entry.name ?? option}${why === undefined ? '' : ` (${why})`}.`;
	},
	'exclusive/too-many': ({ constraint, measured, max, bearer, chosenOptions }, index) => {
		const subject = subjectOf(index, constraint, measured);
		const names = chosenOptions.map(({ entry }) => entry.name);
		const things = phrases.list(counted(names));
		if (max === 0) {
			const makers = makersOf(constraint.on, bearer);
			return makers.length > 0
				? `${unitName(bearer)}: ${things} not allowed with ${phrases.list(makers)}.`
				: `${unitName(bearer)} can’t take ${anyOfRow(subject)} (has ${things}).`;
		}
		const same = severalOf(chosenOptions, max);
		return same === undefined
			? `${unitName(bearer)}: ${measured} ${several(subject)} (${things}), maximum ${max}.`
			: `${unitName(bearer)}: ${same}, maximum ${max}.`;
	},
	'requires/missing': ({ constraint, bearer, group, min, measured }, index) => {
		const { needs = {}, scope, label, counting } = constraint;
		const needed = phrases.called(
			calledOf(index, needs, scope === 'unit' ? label : undefined, min)
		);
		const least = min === 1 ? '' : `${min} ${counting ? 'models of ' : ''}`;
		const found = min === 1 || measured === 0 ? '' : ` (${measured} so far)`;
		const place = placeText(index, constraint);
		return `${atGroup(group)}${askerText(index, constraint, bearer)}: only with ${least}${needed}${place}${found}.`;
	},
	'requires/forbidden': ({ constraint, bearer, group, others }, index) => {
		const names = phrases.list([...new Set(others.map(thingName))]);
		const { unlessWith: by } = constraint;
		const exception = by ? unlessWith(phrases.called(calledOf(index, by, undefined, 2))) : '';
		return `${atGroup(group)}${askerText(index, constraint, bearer)}: not with ${names}${exception}.`;
	},
	...grouped,
	'groups/too-few': ({ constraint, measured, min }, index) =>
		measured === 0 && min === 1 && constraint.label === undefined
			? `Add ${a(kindWithin(index, constraint.group))}.`
			: `${groupsText(index, constraint)}: ${measured === 0 ? 'none' : measured}, minimum ${min}.`,
	'groups/too-many': ({ constraint, measured, max }, index) =>
		`${groupsText(index, constraint)}: ${measured}, maximum ${max}.`,
	'led/no-leader': ({ constraint: { by, label }, group }, index) =>
		`${group.name} needs a leader (${phrases.called(calledOf(index, by, label))}).`,
	...led,
	'outside/left-out': ({ constraint, bearer }, index) => {
		const outside = kindOfGroup(index, constraint.group)?.outside?.name;
		return `${unitName(bearer)} ${outside === undefined ? 'must be in' : `can’t be ${a(outside)}. It must be in`} ${a(kindWithin(index, constraint.group))}.`;
	},
	...ranked,
	'standing/alone': ({ entry: { entry } }) =>
		`${entry.name} is an option. Add it to a unit that can take it.`,
	'standing/not-an-option': ({ entry: { entry }, bearer }) =>
		`${unitName(bearer)} can’t take ${entry.name}, which is a unit of its own.`,
	'standing/not-a-unit': ({ entry: { entry }, bearer }) =>
		`${unitName(bearer)} is not a unit: it can’t take ${entry.name}.`,
	'standing/barred': ({ entry: { entry } }, index) =>
		`${entry.name}: only under the interpretation “${answerNeeded(index, entry)}”.`,
	'standing/unknown': ({ id }) => `“${id}” is not in this army.`
};

/** What a rule is about, by its label or what it means. */
function subjectOf(
	index: ArmyIndex,
	{ of, label }: ConstraintOf<'count' | 'share' | 'exclusive' | 'budget'>,
	count = 1
): string {
	return phrases.called(calledOf(index, of, label, count));
}

/** Of an option that nobody has: "One character must take Oath of Iron." */
function mustTake(
	index: ArmyIndex,
	constraint: ConstraintOf<'count'>,
	measured: number,
	min: number,
	group: GroupConcerned | undefined
): string | undefined {
	const taker = measured === 0 && min === 1 ? takersOf(index, constraint) : undefined;
	return taker && `${inGroup(group)}One ${taker} must take ${subjectOf(index, constraint)}.`;
}

/** Whom to choose: "a general", "a Chaplain", or by name of whom there is one alone. */
function chosen(index: ArmyIndex, { of, label }: ConstraintOf<'count'>): string {
	const subject = phrases.called(calledOf(index, of, label));
	if (!isUnitName(index, subject)) return a(singular(subject));
	return isAlone(index, subject) ? subject : aNamed(subject);
}

/** What one of a set is called: "a lore", or its name: "Oath of Iron". */
function one(index: ArmyIndex, { of, label }: ConstraintOf<'exclusive'>): string {
	const called = calledOf(index, of, usefulLabel(label));
	const isPrinted = called.names.every((name) => called.printed?.includes(name));
	return isPrinted ? phrases.called(called) : a(singular(phrases.called(called)));
}

function placeText(index: ArmyIndex, { needs = {}, scope }: ConstraintOf<'requires'>): string {
	if (typeof scope === 'object') return ` in the same ${kindWithin(index, scope.group)}`;
	return scope === 'army' && isThing(index, needs) ? ' in the army' : '';
}

/** Whoever asks for something: "Lancers", or "Mounted models (Lancers)". */
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

/** What part of the points limit a limit is, behind it: " (50% of 2000)". */
function share(
	{ constraint, limit }: Pick<UnmetAs<'share/too-much'>, 'constraint' | 'limit'>,
	end: 'min' | 'max'
): string {
	const percent = percentOf(constraint, end);
	if (percent === undefined) return '';
	return ` (${percent}% of ${limit})`;
}

/** There may be none, and why. */
function none(growing: Grows | undefined): string {
	if (!growing) return 'none allowed';
	const { found } = growing;
	return `none allowed (${growth(growing)}; ${found === 0 ? 'none' : found} ${found === 0 ? 'yet' : 'so far'})`;
}

/** Who has what there is too often: all of it was given, or some comes inside a set. */
function borneText(things: readonly string[], measured: number): string {
	if (things.length === 0) return '';
	const bearers = phrases.list(counted(things));
	return things.length === measured ? ` Taken by ${bearers}.` : ` Also in ${bearers}.`;
}

function kindWithin(index: ArmyIndex, group: string): string {
	return (kindOfGroup(index, group)?.name ?? group).toLowerCase();
}

/** What was counted, and where, at the head of a sentence: "Brigade 1, Pikes:" or "Pikes:". */
function countOf(subject: string, group: GroupConcerned | undefined): string {
	return group ? `${group.name}, ${subject}:` : `${subject}:`;
}

/** Where it happened, at the head of a sentence. */
function inGroup(group: GroupConcerned | undefined): string {
	return group ? `${group.name}: ` : '';
}

/** The same before who has a colon of its own: "Brigade 1, Pikes:". */
function atGroup(group: GroupConcerned | undefined): string {
	return group ? `${group.name}, ` : '';
}

/** What is wrong with a roster, and how its numbers came about. */
export const problems = words('problems', {
	messages,
	share,
	growth,
	none,
	table,
	unlessWith,
	upToText,
	bySize: (tables: readonly string[], size: number | undefined): string =>
		`By points limit${size === undefined ? '' : ` (${size})`}: ${tables.join('; ')}.`,
	upTo: (made: string, max: number | undefined): string => `Maximum ${made}: ${max}.`,
	/** The points of the units, each by itself, in a sum. */
	ofUnits: 'Units',
	anySize: 'Applies at every points limit.',
	multiplied: ({ band, limit, times, min, max }: Multiplier): string => {
		if (times === 0) {
			return `Under ${band} points: ${max === undefined ? '' : `maximum ${max}, as for ${band}; `}no minimum.`;
		}
		const parts = [
			...(min === undefined ? [] : [`minimum ${min} × ${times} = ${min * times}`]),
			...(max === undefined ? [] : [`maximum ${max} × ${times} = ${max * times}`])
		];
		return `Per ${band} of ${limit} points: ${parts.join(', ')}.`;
	}
});
