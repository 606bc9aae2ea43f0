import type { Constraint, Selector } from '#schema';
import { groupKindIdOf, implementationOf } from '../../rules/kinds.ts';
import type { IndexedEntry, Touching } from '../base/index.ts';

/** For each entry, the constraints whose verdict may change with how many of it the roster has. */
export function constraintsByEntry(
	entries: ReadonlyMap<string, IndexedEntry>,
	constraints: readonly Constraint[]
): Touching {
	const known = new Map<string, readonly Constraint[]>();
	let register: Register | undefined;
	return {
		get: (id) => {
			const indexed = entries.get(id);
			if (!indexed || known.has(id)) return known.get(id);
			register ??= registerOf(constraints);
			const touched = new Set(touching(register, indexed));
			const inOrder = constraints.filter((constraint) => touched.has(constraint));
			known.set(id, inOrder);
			return inOrder;
		},
		by: (what) => {
			register ??= registerOf(constraints);
			return register.by[what];
		}
	};
}

/** Whether a rule depends on groups. */
export function looksAtGroups(constraint: Constraint): boolean {
	return groupKindIdOf(constraint) !== undefined;
}

/** Constraints by what makes it necessary to check them again. Options may bring further tags. */
interface Register {
	/** Rules by the tags they name. An id is a tag. */
	readonly byTag: Map<string, Constraint[]>;
	/** By a tag that an option grants. */
	readonly byGrant: Map<string, Constraint[]>;
	/** By a number that something has. */
	readonly byNumber: Map<string, Constraint[]>;
	/** By anything, by any unit, and by any option with a price. */
	readonly any: Readonly<Record<'thing' | 'unit' | 'price', Constraint[]>>;
	readonly by: Readonly<Record<'groups' | 'points' | 'limit', Constraint[]>>;
}

function registerOf(constraints: readonly Constraint[]): Register {
	const register: Register = {
		byTag: new Map(),
		byGrant: new Map(),
		byNumber: new Map(),
		any: { thing: [], unit: [], price: [] },
		by: { groups: [], points: [], limit: [] }
	};
	for (const constraint of constraints) enter(register, constraint);
	return register;
}

function enter(register: Register, constraint: Constraint): void {
	const {
		things = [],
		grants = [],
		options = [],
		numbers = [],
		any,
		points,
		limit
	} = implementationOf(constraint).dependsOn(constraint);
	const { unless, while: only } = constraint;
	for (const of of [...things, ...(unless ? [unless] : []), ...(only ? [only] : [])]) {
		enterSelector(register, register.byTag, of, constraint);
	}
	for (const of of grants) enterSelector(register, register.byGrant, of, constraint);
	for (const id of options) enterUnder(register.byTag, id, constraint);
	for (const number of numbers) enterUnder(register.byNumber, number, constraint);
	if (any) register.any[any].push(constraint);
	if (points) register.by.points.push(constraint);
	if (limit) register.by.limit.push(constraint);
	if (looksAtGroups(constraint)) register.by.groups.push(constraint);
}

function enterSelector(
	register: Register,
	under: Map<string, Constraint[]>,
	{ any, all, none }: Selector,
	constraint: Constraint
): void {
	if (!any && !all) register.any.thing.push(constraint);
	else
		for (const tags of [any, all, none])
			for (const tag of tags ?? []) enterUnder(under, tag, constraint);
}

function enterUnder(under: Map<string, Constraint[]>, key: string, constraint: Constraint): void {
	const known = under.get(key);
	if (known) known.push(constraint);
	else under.set(key, [constraint]);
}

function* touching(register: Register, indexed: IndexedEntry): Generator<Constraint> {
	const { entry, type, tags, grants, held } = indexed;
	const { cost, sizeTimes, numbers = {} } = entry;
	yield* register.any.thing;
	if (type.role !== 'option') yield* register.any.unit;
	// It changes the price of its unit.
	else if (cost !== 0 || sizeTimes !== undefined) yield* register.any.price;
	for (const all of [tags, grants, ...held.map((each) => each.tags)])
		for (const tag of all) yield* register.byTag.get(tag) ?? [];
	for (const tag of grants) yield* register.byGrant.get(tag) ?? [];
	for (const number of Object.keys(numbers)) yield* register.byNumber.get(number) ?? [];
}
