import type { Constraint, Selector } from '#schema';
import type { Conditions } from './conditions.ts';
import type { Choice, Group, Must } from './walk.ts';
import type { Context } from './context.ts';
import { labelOf } from './labels.ts';
import { has, idOf, keyOf, unique } from './wording.ts';

/** "One of these" as it stands at one unit, or at several alike. */
interface Set_ {
	readonly name: string;
	units: readonly string[];
	ids: readonly string[];
	readonly min?: number;
	readonly max?: number;
	readonly all: readonly string[];
	readonly none: readonly string[];
	readonly unless?: Selector;
	/** That each is had but once is said elsewhere. */
	readonly isOfSingles: boolean;
	/** The kind of its first choice. */
	readonly type: string;
}

/** The sets of choices of all units: those that mean the same of each unit are one rule. */
export function exclusivesOf(
	context: Context,
	ids: ReadonlyMap<Choice, string>,
	choices: readonly Choice[]
): readonly Constraint[] {
	const had = new Map<string, Set<string>>();
	for (const choice of choices) {
		const id = ids.get(choice);
		if (id === undefined) continue;
		had.set(choice.unit, (had.get(choice.unit) ?? new Set()).add(id));
	}
	const sets: Set_[] = [];
	for (const set of context.groups.flatMap((group) => setsOf(context, group, ids))) {
		const alike = sets.find((other) => isAlike(other, set, had));
		if (alike) {
			alike.units = unique([...alike.units, ...set.units]);
			alike.ids = unique([...alike.ids, ...set.ids]);
		} else sets.push(set);
	}
	return sets
		.filter((set) => !sets.some((other) => other !== set && saysMore(other, set, sets)))
		.map((set, at) => constraintOf(context, set, at));
}

/** Whether one set says all that another says, of no fewer choices of the same units. */
function saysMore(other: Set_, set: Set_, sets: readonly Set_[]): boolean {
	if (
		set.min !== undefined ||
		set.max === undefined ||
		other.max === undefined ||
		other.max > set.max
	)
		return false;
	const isSame = keyOf(other) === keyOf({ ...set, name: other.name, type: other.type });
	if (isSame && sets.indexOf(other) > sets.indexOf(set)) return false;
	return (
		set.ids.every((id) => other.ids.includes(id)) &&
		set.units.every((unit) => other.units.includes(unit)) &&
		other.all.every((each) => set.all.includes(each)) &&
		other.none.every((each) => set.none.includes(each))
	);
}

function setsOf(context: Context, group: Group, ids: ReadonlyMap<Choice, string>): readonly Set_[] {
	const { unit, name, min, max, conditions, moreWith, minWith, members } = group;
	const found = unique(members.flatMap((member) => ids.get(member) ?? []));
	// That a wizard has one level is a rule of the whole game.
	const isFree =
		max === undefined ||
		members.every(({ type }) => type === 'level') ||
		(max >= found.length && members.every((each) => each.max === 1));
	if (
		members.every(({ type }) => type === 'virtue' || type === 'big-name') &&
		min === undefined &&
		max === 1
	)
		return [];
	if (found.length === 0 || (isFree && min === undefined && minWith === undefined)) return [];
	context.notes.count(context.settings.id, 'limits', true);
	const base = {
		name,
		units: [unit],
		ids: found.toSorted(),
		all: unique(conditions.all.map((set) => only(context, name, set))),
		none: conditions.none.map(has),
		isOfSingles: members.every((member) => member.max === 1),
		type: members[0]?.type ?? 'upgrade'
	};
	const plain = { ...base, ...(min !== undefined && { min }), ...(!isFree && { max }) };
	if (moreWith !== undefined && max !== undefined) {
		const more = has(moreWith);
		return [
			{ ...plain, none: [...base.none, more] },
			{ ...plain, max: max + 1, all: [...base.all, more] }
		];
	}
	if (minWith !== undefined) {
		const all = [
			...base.all,
			...(minWith.any.length > 0 ? [only(context, name, minWith.any)] : [])
		];
		const none = [...base.none, ...minWith.none.map(has)];
		return [plain, { ...base, min: 1, all, none }].filter((each) => 'min' in each || 'max' in each);
	}
	if (group.minUnless && min !== undefined) {
		const unless = context.bearers(group.minUnless);
		const { min: _min, ...most } = plain;
		return [...(isFree ? [] : [most]), { ...base, min, ...(unless && { unless }) }];
	}
	return [plain];
}

function only(context: Context, name: string, set: readonly string[]): string {
	const [first] = set;
	return set.length === 1 && first !== undefined ? has(first) : context.keywordFor(name, set);
}

/** Whether two sets can be one rule: together they mean no more of either unit's choices than each does. */
function isAlike(a: Set_, b: Set_, had: ReadonlyMap<string, Set<string>>): boolean {
	const terms = ({ min, max, all, none, unless, isOfSingles }: Set_): string =>
		keyOf([min, max, unless, isOfSingles, [...all].toSorted(), [...none].toSorted()]);
	if (terms(a) !== terms(b) || labelOf(a.name, a.type) !== labelOf(b.name, b.type)) return false;
	const both = unique([...a.ids, ...b.ids]);
	const means = (units: readonly string[], ids: readonly string[]): boolean =>
		units.every((unit) => both.every((id) => ids.includes(id) || !had.get(unit)?.has(id)));
	return means(a.units, a.ids) && means(b.units, b.ids);
}

function constraintOf(context: Context, set: Set_, at: number): Constraint {
	const { name, units, ids, min, max, all, none } = set;
	return {
		id: `set-${at + 1}-${idOf(name).slice(0, 40)}`.replace(/-$/, ''),
		kind: 'exclusive',
		label: max === undefined ? labelOf(name, set.type).replace(/s$/, '') : labelOf(name, set.type),
		of: { any: [...ids] },
		on: {
			any: [...units],
			...(all.length > 0 && { all: unique(all) }),
			...(none.length > 0 && { none: unique(none) })
		},
		...(min !== undefined && { min }),
		...(max !== undefined && { max }),
		...(set.isOfSingles && max !== undefined && { distinct: true as const }),
		...(set.unless && { unless: set.unless }),
		source: context.source(units.length === 1 ? `${units[0] ?? ''}: ${name}` : name)
	};
}

/**
 * What a new unit begins with: of each set of which it must have some, the first that cost nothing, or
 * the cheapest; and what is compulsory with those.
 */
export function startsOf(
	context: Context,
	unit: string,
	ids: ReadonlyMap<Choice, string>,
	choices: readonly Choice[]
): readonly string[] {
	const own = context.groups.filter((group) => group.unit === unit);
	const first = own
		.filter((group) => (group.min ?? 0) > 0 && isPlain(group))
		.flatMap(({ members, min = 1 }) => cheapest(members.filter(isPlain), min));
	const names = new Set(first.flatMap((choice) => choice.names));
	const isAsked = (must: Must | undefined): boolean =>
		must !== undefined &&
		must.any.some((name) => names.has(name)) &&
		!must.none.some((name) => names.has(name));
	const mayBe = ({ conditions }: Choice): boolean =>
		conditions.all.every((set) => set.some((name) => names.has(name))) &&
		!conditions.none.some((name) => names.has(name));
	const withThose = choices.filter((choice) => choice.unit === unit && isAsked(choice.mustWith));
	const ofSets = own
		.filter(
			({ minWith, members }) =>
				isAsked(minWith) && !members.some((each) => withThose.includes(each))
		)
		.flatMap(({ members }) => cheapest(members.filter(mayBe), 1));
	return unique([...first, ...withThose, ...ofSets].flatMap((choice) => ids.get(choice) ?? []));
}

function cheapest(choices: readonly Choice[], n: number): readonly Choice[] {
	return choices.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, n);
}

function isPlain({ conditions }: { readonly conditions: Conditions }): boolean {
	return conditions.all.length + conditions.none.length + conditions.needs.length === 0;
}

function priceOf({ cost }: Choice): number {
	if (typeof cost === 'number') return cost;
	return 'perModel' in cost ? (cost.perModel ?? 0) : 0;
}

/** Points of a set of choices that are no items (disciplines). */
export function budgetsOf(
	context: Context,
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const limited = context.groups.flatMap(({ unit, name, maxArmy, members }) => {
		const of = unique(members.flatMap((member) => ids.get(member) ?? []));
		if (maxArmy === undefined || of.length === 0) return [];
		context.notes.count(context.settings.id, 'limits', true);
		const id = `so-many-of-${idOf(name)}-${unit}`.slice(0, 64).replace(/-$/, '');
		return [
			{
				id,
				kind: 'count' as const,
				label: labelOf(name),
				of: { any: [...of] },
				max: maxArmy,
				source: context.source(name)
			}
		];
	});
	const budgets = context.groups.flatMap(({ unit, name, maxPoints, members }) => {
		const own = members.filter(({ type }) => !['rune', 'daemonic-item'].includes(type));
		const of = unique(own.flatMap((member) => ids.get(member) ?? []));
		if (maxPoints === undefined || of.length === 0) return [];
		context.notes.count(context.settings.id, 'limits', true);
		return [
			{
				id: `points-of-${idOf(name)}-${unit}`.slice(0, 64).replace(/-$/, ''),
				kind: 'budget' as const,
				label: labelOf(name),
				of: { any: [...of] },
				on: { any: [unit] },
				max: maxPoints,
				source: context.source(name)
			}
		];
	});
	return [...limited, ...budgets];
}
