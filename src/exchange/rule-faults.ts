import { eventFaults } from '../i18n/en/event-faults.ts';
import type { PlainRule, PlainSelector } from './event-rules.ts';
import { suggestions } from './event-tags.ts';
import { quoted, unknownName, type Fault } from './fault.ts';
import { findSystem } from './names.ts';
import { nearestNames } from './nearest.ts';
import type { EventScope, PlacedRule } from './resolve-event.ts';
import { answerFault } from './resolve-readings.ts';

/** Everything that keeps one rule from being meant: unknown names, and limits that contradict. */
export function ruleFaults(placed: PlacedRule, scope: EventScope): readonly Fault[] {
	const { rule, where } = placed;
	return [
		...selectorsOf(rule).flatMap((selector) => selectorFaults(selector, placed)),
		...optionFaults(placed),
		...numberFaults(placed),
		...readingFaults(placed, scope),
		...groupFaults(placed, scope),
		...senseFaults(rule).map((message) => ({ message: `${where}${message}` }))
	];
}

/** Every selector of a rule. */
export function selectorsOf(rule: PlainRule): readonly PlainSelector[] {
	switch (rule.kind) {
		case 'carries':
			return [rule.by];
		case 'requires':
			return [rule.of, rule.needs ?? {}, rule.forbids ?? {}];
		case 'count':
			return [rule.of, rule.more?.each ?? {}];
		case 'group':
			return [rule.of, rule.free ?? {}, rule.more?.each ?? {}];
		case 'exclusive':
			return [rule.of, rule.on ?? {}];
		case 'unique':
			return [rule.of, rule.except ?? {}];
		case 'groups':
			return [];
		default:
			return [rule.of];
	}
}

function selectorFaults({ any = [], all = [], none = [] }: PlainSelector, placed: PlacedRule) {
	const { where, words } = placed;
	const unknown = [...any, ...all, ...none].filter((name) => words.find(name).length === 0);
	const vague = all.filter((name) => words.find(name).length > 1);
	return [
		...unknown.map((name) => unknownTag(name, placed)),
		...vague.map((name) => several(where, eventFaults.severalThings, name, words.find(name)))
	];
}

function unknownTag(name: string, { where, words }: PlacedRule): Fault {
	const message = `${where}${eventFaults.noName(words.name, quoted(name))}`;
	return unknownName(message, name, nearestNames(name, suggestions(words)));
}

function several(
	where: string,
	tell: (name: string, ids: string) => string,
	name: string,
	ids: readonly string[]
): Fault {
	return { message: `${where}${tell(quoted(name), ids.map(quoted).join(', '))}` };
}

function optionFaults(placed: PlacedRule): readonly Fault[] {
	const { rule, where, words } = placed;
	if (rule.kind !== 'carries') return [];
	const ids = words.findOption(rule.option);
	if (ids.length === 1) return [];
	if (ids.length > 1) return [several(where, eventFaults.severalOptions, rule.option, ids)];
	const message = `${where}${eventFaults.noOption(words.name, quoted(rule.option))}`;
	return [unknownName(message, rule.option, nearestNames(rule.option, words.options))];
}

/** A limit that is the unit's own number names one that something has. */
function numberFaults({ rule, where, words }: PlacedRule): readonly Fault[] {
	if (rule.kind !== 'exclusive') return [];
	const known = new Set(words.entries.flatMap(({ numbers = {} }) => Object.keys(numbers)));
	return [rule.min, rule.max]
		.flatMap((amount) => (typeof amount === 'object' ? [amount.number] : []))
		.filter((name) => !known.has(name))
		.map((name) => {
			const message = `${where}${eventFaults.noNumber(words.name, quoted(name))}`;
			const names = [...known].map((id) => ({ id, name: id }));
			return unknownName(message, name, nearestNames(name, names));
		});
}

function readingFaults({ rule, where }: PlacedRule, { readings }: EventScope): readonly Fault[] {
	if (rule.reading === undefined) {
		const message = `${where}${eventFaults.whenAlone}`;
		return rule.when === undefined ? [] : [{ message }];
	}
	const fault = answerFault(where, rule.reading, rule.when, readings);
	return fault ? [fault] : [];
}

/** A rule about groups names a kind of group, and is advice as long as such groups are a sketch. */
function groupFaults({ rule, where }: PlacedRule, { system }: EventScope): readonly Fault[] {
	const name = groupOf(rule);
	if (name === undefined) return [];
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

/** The kind of group that a rule is about, by the name it was given. */
function groupOf(rule: PlainRule): string | undefined {
	if ('group' in rule) return rule.group;
	return 'scope' in rule && typeof rule.scope === 'object' ? rule.scope.group : undefined;
}

/** What each name by itself cannot show. */
function senseFaults(rule: PlainRule): readonly string[] {
	if (rule.kind === 'requires') {
		const isOne = (rule.needs === undefined) !== (rule.forbids === undefined);
		if (!isOne) return [eventFaults.needsOrForbids];
		const isCounted = rule.min !== undefined || rule.counting !== undefined;
		return rule.forbids && isCounted ? [eventFaults.minForNeeds] : [];
	}
	if (rule.kind === 'group' && rule.max === 0) return [eventFaults.maxTooSmall];
	if (rule.kind === 'unique') {
		return rule.except && !rule.by ? [eventFaults.exceptAlone] : [];
	}
	if (rule.kind === 'carries') return [];
	if (rule.kind === 'count') {
		const isOfUnits = rule.scope === 'unit';
		const isOfModels = rule.counting === 'models';
		if (isOfUnits !== isOfModels) return [eventFaults.unitAndModels];
	}
	const { min, max } = rule;
	if (min === undefined && max === undefined) return [eventFaults.noLimit];
	if ('more' in rule && rule.more && max === undefined) return [eventFaults.moreAlone];
	const isTorn = typeof min === 'number' && typeof max === 'number' && min > max;
	return isTorn ? [eventFaults.torn(min, max)] : [];
}
