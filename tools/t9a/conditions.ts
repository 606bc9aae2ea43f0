import type { Corrections } from './corrections.ts';
import type { Fact, FactArmy, FactCondition, FactModifier, FactUnit } from './facts.ts';
import { troopsOf } from './facts.ts';
import { unique } from './wording.ts';

/**
 * When a choice may be made, by the names of what else was chosen. Of each set in `all` (on the unit) and
 * `needs` (in the army) one is enough.
 */
export interface Conditions {
	readonly all: readonly (readonly string[])[];
	readonly none: readonly string[];
	readonly needs: readonly (readonly string[])[];
	readonly forbids: readonly string[];
	readonly models?: { readonly min?: number; readonly max?: number };
	/** It can never be had here. */
	readonly never?: true;
}

export const always: Conditions = { all: [], none: [], needs: [], forbids: [] };

export function both(a: Conditions, b: Conditions): Conditions {
	const models = { ...a.models, ...b.models };
	return {
		all: uniqueSets([...a.all, ...b.all]),
		none: unique([...a.none, ...b.none]).toSorted(),
		needs: uniqueSets([...a.needs, ...b.needs]),
		forbids: unique([...a.forbids, ...b.forbids]).toSorted(),
		...(Object.keys(models).length > 0 && { models }),
		...((a.never ?? b.never) && { never: true })
	};
}

function uniqueSets(sets: readonly (readonly string[])[]): readonly (readonly string[])[] {
	const sorted = sets.map((set) => unique(set).toSorted());
	const keys = unique(sorted.map((set) => set.join('|'))).toSorted();
	return keys.map((key) => key.split('|'));
}

/** One of the things a modifier may hang on. */
interface Atom {
	readonly name: string;
	readonly has: boolean;
	readonly inArmy: boolean;
}

interface Place {
	readonly army: FactArmy;
	readonly unit: FactUnit;
	readonly corrections: Corrections;
}

/** Codes of the source for the three sizes of a force, and for the heading a unit stands under. */
const codes: Readonly<Record<string, string>> = {
	'7732-e457-4a60-ddb3': 'warband',
	'1177-b26b-017b-9fc4': 'grand',
	'5374616e6461726423232344415441232323': 'standard'
};

/** What a row's own "shown if" and "hidden if" come to. */
export function conditionsOf(place: Place, fact: Fact): Conditions {
	const { modifiers = [], max, hidden } = fact;
	const hides = modifiers.filter(isHiding);
	const shows = modifiers.filter((each) => isShowing(each, max));
	const isHidden = hidden === true || (max === 0 && shows.length > 0) || hides.some(isAlways);
	const hiding = hides
		.filter((each) => !isAlways(each))
		.map((each) => withoutItself(fact.name, hiddenIf(place, each)))
		.reduce(both, always);
	if (!isHidden) {
		const lacking = shows
			.flatMap(({ when = [] }) => when.flatMap((each) => atomOf(place, each) ?? []))
			.filter(({ has }) => !has);
		return both(hiding, { ...always, none: lacking.map(({ name }) => name) });
	}
	if (shows.some(isAlways)) return hiding;
	if (shows.length === 0) return { ...hiding, never: true };
	return both(hiding, shownIf(place, shows));
}

function isHiding({ hide, set, value, when }: FactModifier): boolean {
	return (
		hide !== undefined || (set === 'maxSelections' && Number(value) === 0 && when !== undefined)
	);
}

function isShowing({ show, set, value }: FactModifier, max: number | undefined): boolean {
	return show !== undefined || (set === 'maxSelections' && Number(value) > 0 && max === 0);
}

function isAlways({ when = [] }: FactModifier): boolean {
	return when.length === 0;
}

/** "Not beside another of this name" is said by its number in the army. */
function withoutItself(name: string, conditions: Conditions): Conditions {
	return { ...conditions, none: conditions.none.filter((each) => each !== name) };
}

/** Hidden beside any of these: none of them may be there, and what must not be missing has to be. */
function hiddenIf(place: Place, { when = [] }: FactModifier): Conditions {
	const models = modelsOf(place, when);
	const atoms = when.flatMap((condition) => atomOf(place, condition) ?? []);
	if (when.some((condition) => isStatic(condition) && holds(place, condition))) {
		return { ...always, never: true };
	}
	return {
		all: atoms.filter(({ has, inArmy }) => !has && !inArmy).map(({ name }) => [name]),
		none: atoms.filter(({ has, inArmy }) => has && !inArmy).map(({ name }) => name),
		needs: atoms.filter(({ has, inArmy }) => !has && inArmy).map(({ name }) => [name]),
		forbids: atoms.filter(({ has, inArmy }) => has && inArmy).map(({ name }) => name),
		...(models && { models })
	};
}

/** Shown with any of these. */
function shownIf(place: Place, shows: readonly FactModifier[]): Conditions {
	const when = shows.flatMap((each) => each.when ?? []);
	const statics = when.filter(isStatic);
	if (statics.some((condition) => holds(place, condition))) return always;
	const atoms = when.flatMap((condition) => atomOf(place, condition) ?? []);
	if (atoms.length === 0) return { ...always, never: true };
	const unit = atoms.filter(({ inArmy }) => !inArmy).map((atom) => atom.name);
	const army = atoms.filter(({ inArmy }) => inArmy).map((atom) => atom.name);
	const lacking = atoms.filter(({ has }) => !has);
	if (lacking.length === atoms.length) return { ...always, none: lacking.map((atom) => atom.name) };
	return {
		...always,
		...(unit.length > 0 && { all: uniqueSets([unit]) }),
		...(army.length > 0 && { needs: uniqueSets([army]) })
	};
}

function isStatic(condition: FactCondition): boolean {
	return condition.if === 'instance of';
}

/** Whether something is so of the unit itself, whatever is chosen. */
export function holds({ unit }: Place, { of }: FactCondition): boolean {
	return of === unit.name;
}

/** The thing a condition asks for; none where it asks for models, points or a kind of force. */
export function atomOf(place: Place, condition: FactCondition): Atom | undefined {
	const { if: relation, value, of, field, scope } = condition;
	if (field !== 'selections' || isStatic(condition) || of in codes) return undefined;
	if (of === troopsOf(place.unit)?.name && value > 1) return undefined;
	const has = !(value === 0 || (relation === 'less than' && value === 1));
	return { name: targetOf(place, of), has, inArmy: scope === 'roster' };
}

/** The name of what is meant, where the facts kept a code or a group's other name. */
export function targetOf({ army, unit, corrections }: Place, of: string): string {
	const own = corrections.targets[army.id] ?? {};
	return own[`${unit.name}/${of}`] ?? own[of] ?? corrections.targets['all']?.[of] ?? of;
}

/** "Not with more than twenty": how many models the unit may have then. */
function modelsOf(
	{ army, unit, corrections }: Place,
	when: readonly FactCondition[]
): { readonly min?: number; readonly max?: number } | undefined {
	const troops = troopsOf(unit)?.name;
	const own = when.find(({ of, value }) => of === troops && value > 1);
	if (!own) return undefined;
	const isTurned = corrections.turned[army.id]?.includes(unit.name) === true;
	return own.if === 'greater than' || isTurned ? { max: own.value } : { min: own.value + 1 };
}
