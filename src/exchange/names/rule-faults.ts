import { eventFaults } from '../../i18n/en/faults.ts';
import { referencesIn, type Reference } from '../../schema/references.ts';
import { PlainRule } from '../event/event-rules.ts';
import { suggestions, type Vocabulary } from '../event/event-tags.ts';
import { quoted, unknownName, type Fault } from '../common/fault.ts';
import { findSystem, nearestNames } from '../common/names.ts';
import { answerFault } from './resolve-readings.ts';
import type { Army, EventPack, Reading, System } from '#schema';

/** Everything that an event pack may refer to. */
export interface EventScope {
	readonly system: System;
	readonly armies: readonly Army[];
	readonly readings: readonly Reading[];
	/** What the rules for these armies may name, by army id; without ids, for all armies. */
	readonly words: (armies?: readonly string[]) => Vocabulary;
}

/** A rule with its position, its id and its armies. */
export interface PlacedRule {
	readonly rule: PlainRule;
	/** "constraints, 2nd rule: " */
	readonly where: string;
	readonly id: string;
	/** The ids of the armies that it names. */
	readonly armies: readonly string[] | undefined;
	readonly words: Vocabulary;
}

/** The faults of one rule: unknown names, and minima and maxima that contradict each other. */
export function ruleFaults(placed: PlacedRule, scope: EventScope): readonly Fault[] {
	const { rule, where } = placed;
	const references = referencesIn(PlainRule, rule);
	return [
		...references.flatMap((reference) => referenceFaults(reference, placed, scope)),
		...readingFaults(placed, scope),
		...senseFaults(rule).map((message) => ({ message: `${where}${message}` }))
	];
}

/** The names that a rule looks up. */
export function namesIn(rule: PlainRule): readonly string[] {
	return referencesIn(PlainRule, rule).flatMap(({ to, name }) => (to === 'thing' ? [name] : []));
}

function referenceFaults(
	{ to, name, path }: Reference,
	placed: PlacedRule,
	scope: EventScope
): readonly Fault[] {
	switch (to) {
		case 'thing':
			return thingFaults(name, path.at(-1) === 'all', placed);
		case 'option':
			return optionFaults(name, placed);
		case 'number':
			return numberFaults(name, placed);
		case 'group':
			return groupFaults(name, placed, scope);
		default:
			return [];
	}
}

/** @param isOne whether the name must stand for a single thing */
function thingFaults(name: string, isOne: boolean, placed: PlacedRule): readonly Fault[] {
	const { where, words } = placed;
	const ids = words.find(name);
	if (ids.length === 0) return [unknownTag(name, placed)];
	return isOne && ids.length > 1 ? [several(where, eventFaults.severalThings, name, ids)] : [];
}

function unknownTag(name: string, { where, words }: PlacedRule): Fault {
	const message = `${where}${eventFaults.noName(words.name, quoted(name))}`;
	return unknownName(message, name, nearestNames(name, suggestions(words)));
}

function several(
	where: string,
	word: (name: string, ids: string) => string,
	name: string,
	ids: readonly string[]
): Fault {
	return { message: `${where}${word(quoted(name), ids.map(quoted).join(', '))}` };
}

function optionFaults(name: string, { where, words }: PlacedRule): readonly Fault[] {
	const ids = words.findOption(name);
	if (ids.length === 1) return [];
	if (ids.length > 1) return [several(where, eventFaults.severalOptions, name, ids)];
	const message = `${where}${eventFaults.noOption(words.name, quoted(name))}`;
	return [unknownName(message, name, nearestNames(name, words.options))];
}

/** The faults of a limit that names a number which nothing has. */
function numberFaults(name: string, { where, words }: PlacedRule): readonly Fault[] {
	const known = new Set(words.entries.flatMap(({ numbers = {} }) => Object.keys(numbers)));
	if (known.has(name)) return [];
	const message = `${where}${eventFaults.noNumber(words.name, quoted(name))}`;
	const names = [...known].map((id) => ({ id, name: id }));
	return [unknownName(message, name, nearestNames(name, names))];
}

function readingFaults({ rule, where }: PlacedRule, { readings }: EventScope): readonly Fault[] {
	if (rule.reading === undefined) {
		const message = `${where}${eventFaults.whenAlone}`;
		return rule.when === undefined ? [] : [{ message }];
	}
	const fault = answerFault(where, rule.reading, rule.when, readings);
	return fault ? [fault] : [];
}

/**
 * The faults of a rule about groups: it must name a kind of group, and be advice if such groups are only
 * planned.
 */
function groupFaults(
	name: string,
	{ rule, where }: PlacedRule,
	{ system }: EventScope
): readonly Fault[] {
	const groups = system.groups ?? [];
	const kind = findSystem(name, groups);
	if (!kind) {
		const message = `${where}${eventFaults.noGroup(system.name, quoted(name))}`;
		return [unknownName(message, name, nearestNames(name, groups))];
	}
	if (!kind.sketch) return [];
	const message = `${where}${eventFaults.onlyAdvice(kind.plural)}`;
	return rule.advice ? [] : [{ message }];
}

type PlainKind = PlainRule['kind'];

/** The kinds that event packs may have. One that only `EventConstraint` or only `PlainRule` has does not compile. */
type EventKind = EventPack['constraints'][number]['kind'];

/** Further faults of rules of one kind. */
type Sense<K extends PlainKind> = {
	faults(rule: Extract<PlainRule, { kind: K }>): readonly string[];
}['faults'];

/** Faults that no single name shows. */
function senseFaults(rule: PlainRule): readonly string[] {
	const faults: Sense<PlainKind> = senses[rule.kind];
	return faults(rule);
}

const senses: { readonly [K in EventKind]: Sense<K> } = {
	requires: ({ needs, forbids, min, counting }) => {
		if ((needs === undefined) === (forbids === undefined)) return [eventFaults.needsOrForbids];
		const isCounted = min !== undefined || counting !== undefined;
		return forbids && isCounted ? [eventFaults.minForNeeds] : [];
	},
	unique: ({ except, by, max }) => {
		if (by && max !== undefined) return [eventFaults.maxOfSets];
		return except && !by ? [eventFaults.exceptAlone] : [];
	},
	carries: () => [],
	budget: () => [],
	count: (rule) => {
		const isOfUnits = rule.scope === 'unit';
		const isOfModels = rule.counting === 'models';
		return isOfUnits === isOfModels ? rangeFaults(rule) : [eventFaults.unitAndModels];
	},
	group: (rule) => (rule.max === 0 ? [eventFaults.maxTooSmall] : rangeFaults(rule)),
	groups: rangeFaults,
	share: rangeFaults,
	exclusive: rangeFaults
};

/** Faults of a minimum and a maximum that are missing or contradict each other. */
function rangeFaults({ min, max, more }: Range): readonly string[] {
	if (min === undefined && max === undefined) return [eventFaults.noLimit];
	if (more && max === undefined) return [eventFaults.moreAlone];
	const [least, most] = [numberOf(min), numberOf(max)];
	const isTorn = least !== undefined && most !== undefined && least > most;
	return isTorn && typeof min === typeof max ? [eventFaults.torn(least, most)] : [];
}

/** A minimum or maximum that is a number, or one in points. */
function numberOf(limit: unknown): number | undefined {
	if (typeof limit === 'number') return limit;
	const { points } = (limit ?? {}) as { readonly points?: unknown };
	return typeof points === 'number' ? points : undefined;
}

interface Range {
	readonly min?: unknown;
	readonly max?: unknown;
	readonly more?: unknown;
}
