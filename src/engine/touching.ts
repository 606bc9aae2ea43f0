import type { Amount, Constraint, Selector } from '#schema';
import type { IndexedEntry } from './index-army.ts';

/** Constraints by entry: what nobody asks about is never looked up, as an army is opened more often than changed. */
export interface Touching {
	/** Undefined for what the army does not have. */
	readonly get: (entryId: string) => readonly Constraint[] | undefined;
}

/** For each entry, the constraints whose verdict may change when there is one more or one less of it. */
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
		}
	};
}

/** Whether a rule asks who stands in which group. */
export function looksAtGroups(constraint: Constraint): boolean {
	return 'group' in constraint || ('scope' in constraint && typeof constraint.scope === 'object');
}

/** Constraints by what makes them look again; other tags may come with options. */
interface Register {
	/** By a tag that something is, or grants. */
	readonly byTag: Map<string, Constraint[]>;
	/** By a tag that something grants. */
	readonly byGrant: Map<string, Constraint[]>;
	/** By a number that something has. */
	readonly byNumber: Map<string, Constraint[]>;
	/** By anything at all, by any unit, and by any option that costs something. */
	readonly always: Constraint[];
	readonly byUnit: Constraint[];
	readonly byPricedOption: Constraint[];
}

function registerOf(constraints: readonly Constraint[]): Register {
	const register: Register = {
		byTag: new Map(),
		byGrant: new Map(),
		byNumber: new Map(),
		always: [],
		byUnit: [],
		byPricedOption: []
	};
	for (const constraint of constraints) enter(register, constraint);
	return register;
}

function enter(register: Register, constraint: Constraint): void {
	if (constraint.unless) enterSelector(register, register.byTag, constraint.unless, constraint);
	switch (constraint.kind) {
		case 'standing':
			register.always.push(constraint);
			return;
		case 'carries':
			// Who may have an option, its own line says; another option may make one of those of a unit.
			enterUnder(register.byTag, constraint.option, constraint);
			enterSelector(register, register.byGrant, constraint.by, constraint);
			return;
		case 'outside':
			// Any unit stands outside until it joins a group.
			register.byUnit.push(constraint);
			enterSelector(register, register.byGrant, constraint.of, constraint);
			return;
		case 'share':
			register.byPricedOption.push(constraint);
			enterSelector(register, register.byTag, constraint.of, constraint);
			return;
		default:
			// What every unit has to have, every unit touches.
			if (constraint.kind === 'exclusive' && !constraint.on && constraint.min !== undefined)
				register.byUnit.push(constraint);
			for (const selector of selectorsOf(constraint))
				enterSelector(register, register.byTag, selector, constraint);
			for (const number of numbersOf(constraint)) enterUnder(register.byNumber, number, constraint);
	}
}

function enterSelector(
	register: Register,
	under: Map<string, Constraint[]>,
	{ any, all, none }: Selector,
	constraint: Constraint
): void {
	if (!any && !all) register.always.push(constraint);
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
	const { entry, type, tags, held } = indexed;
	const { grants = [], cost, sizeTimes, numbers = {} } = entry;
	yield* register.always;
	if (type.role !== 'option') yield* register.byUnit;
	// Its bearer costs another price with it.
	else if (cost !== 0 || sizeTimes !== undefined) yield* register.byPricedOption;
	for (const all of [tags, grants, ...held.map((each) => each.tags)])
		for (const tag of all) yield* register.byTag.get(tag) ?? [];
	for (const tag of grants) yield* register.byGrant.get(tag) ?? [];
	for (const number of Object.keys(numbers)) yield* register.byNumber.get(number) ?? [];
}

/** What a rule counts or asks for; who may be in a group or lead it hangs on the groups themselves. */
function selectorsOf(constraint: Constraint): readonly Selector[] {
	switch (constraint.kind) {
		case 'count':
		case 'group': {
			const { of, more } = constraint;
			return more ? [of, more.each] : [of];
		}
		case 'requires': {
			const { of, needs = of, forbids = of } = constraint;
			return [of, needs, forbids];
		}
		case 'rank': {
			const { role, among, by } = constraint;
			return 'number' in by ? [role, among] : [role, among, by];
		}
		case 'unique':
			return [constraint.of];
		case 'budget':
			return [constraint.of, constraint.on];
		case 'exclusive': {
			const { of, on } = constraint;
			return on ? [of, on] : [of];
		}
		default:
			return [];
	}
}

/** The numbers of a unit that a rule goes by. */
function numbersOf(constraint: Constraint): readonly string[] {
	switch (constraint.kind) {
		case 'rank':
			return 'number' in constraint.by ? [constraint.by.number] : [];
		case 'count':
			return typeof constraint.counting === 'object' ? [constraint.counting.number] : [];
		case 'budget':
			return numberIn(constraint.max);
		case 'exclusive':
			return [...numberIn(constraint.min), ...numberIn(constraint.max)];
		default:
			return [];
	}
}

function numberIn(amount: Amount | undefined): readonly string[] {
	return typeof amount === 'object' && 'number' in amount ? [amount.number] : [];
}
