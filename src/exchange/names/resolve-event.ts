import { EventPack, type Army, type System } from '#schema';
import { eventFormatOf } from '../../schema/event-pack.ts';
import { eventFaults, imports } from '../../i18n/en/faults.ts';
import type { PlainEvent } from '../event/event-pack.ts';
import type { PlainRule, PlainSelector } from '../event/event-rules.ts';
import { vocabularyOf, type Vocabulary } from '../event/event-tags.ts';
import { describeFaults, quoted, type Fault } from '../common/fault.ts';
import { findArmy, findSystem, unknownArmy } from '../common/names.ts';
import { answerFault, answersOf, readingsOf, byId } from './resolve-readings.ts';
import { namesIn, ruleFaults, type EventScope, type PlacedRule } from './rule-faults.ts';

/** The event pack, or everything wrong with it. */
export type EventResult =
	| { readonly ok: true; readonly pack: EventPack }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** A file with more names than this is not an event pack. */
const maxNames = 1000;

/**
 * Looks up the names in an event pack. Unknown names are faults, as are rules that could never apply.
 * @param armies every army of the system
 */
export function resolveEvent(
	plain: PlainEvent,
	system: System,
	armies: readonly Army[]
): EventResult {
	const scope = scopeOf(system, armies);
	const obstacle = tooManyNames(plain, scope);
	if (obstacle) return { ok: false, faults: [obstacle] };
	const rules = (plain.constraints ?? []).map((rule, at) => place(rule, at, scope));
	const faults = faultsOf(plain, rules, scope);
	if (faults.length > 0) return { ok: false, faults };
	const pack = EventPack.safeParse(packOf(plain, rules, scope));
	if (pack.success) return { ok: true, pack: pack.data };
	// What can still be wrong: a name stands for so many entries that a rule has too many.
	return { ok: false, faults: [{ message: `constraints: ${eventFaults.tooWide}` }] };
}

function scopeOf(system: System, armies: readonly Army[]): EventScope {
	const known = new Map<string, Vocabulary>();
	return {
		system,
		armies,
		readings: readingsOf(system, armies),
		words: (ids) => {
			const key = ids?.toSorted().join() ?? '';
			const words =
				known.get(key) ??
				vocabularyOf(system, ids ? armies.filter(({ id }) => ids.includes(id)) : armies);
			known.set(key, words);
			return words;
		}
	};
}

function place(rule: PlainRule, at: number, scope: EventScope): PlacedRule {
	const found = rule.armies?.flatMap((name) => findArmy(name, scope.armies)?.id ?? []);
	const armies = found && found.length > 0 ? [...new Set(found)] : undefined;
	return {
		rule,
		where: `${imports.place('constraints', at + 1, 'rule')}: `,
		id: rule.id ?? `rule-${at + 1}`,
		armies,
		words: scope.words(armies)
	};
}

function packOf(plain: PlainEvent, rules: readonly PlacedRule[], scope: EventScope): object {
	const { name, date, size, note, asks, deadline, teams } = plain;
	const answers = answersOf(plain.readings ?? {}, scope.readings);
	return {
		formatVersion: eventFormatOf(
			rules.map(({ rule }) => rule),
			plain
		),
		name,
		system: scope.system.id,
		date,
		...(size !== undefined && { size }),
		...(Object.keys(answers).length > 0 && { readings: answers }),
		constraints: rules.map((placed) => buildRule(placed, name, scope)),
		...(note !== undefined && { note }),
		...(asks !== undefined && { asks }),
		...(deadline && { deadline }),
		...(teams && { teams })
	};
}

function faultsOf(
	plain: PlainEvent,
	rules: readonly PlacedRule[],
	scope: EventScope
): readonly Fault[] {
	const found = [
		...Object.entries(plain.readings ?? {}).flatMap(
			([id, answer]) => answerFault('readings: ', id, answer, scope.readings) ?? []
		),
		...repeatedIds(rules),
		...takenId(rules),
		...rules.flatMap((placed) => [...unknownArmies(placed, scope), ...ruleFaults(placed, scope)])
	];
	return describeFaults(found, (fault) => fault);
}

function unknownArmies({ rule, where }: PlacedRule, scope: EventScope): readonly Fault[] {
	return (rule.armies ?? [])
		.filter((name) => !findArmy(name, scope.armies))
		.map((name) => {
			const fault = unknownArmy(name, scope.system, scope.armies);
			return { ...fault, message: `${where}${fault.message}` };
		});
}

function repeatedIds(rules: readonly PlacedRule[]): readonly Fault[] {
	return rules
		.filter(({ id }, at) => rules.findIndex((other) => other.id === id) < at)
		.map(({ where, id }) => ({
			message: `${where}${eventFaults.idTaken(quoted(id))}`
		}));
}

/** The id of the rule that the engine makes of an event's points limit; a pack without one keeps it free, too. */
function takenId(rules: readonly PlacedRule[]): readonly Fault[] {
	return rules
		.filter(({ id }) => id === 'size')
		.map(({ where }) => ({
			message: `${where}${eventFaults.sizeTaken}`
		}));
}

/** Looking up names takes time, so a file of nothing but unknown names is rejected first. */
function tooManyNames(plain: PlainEvent, scope: EventScope): Fault | undefined {
	const { tags } = scope.words();
	const ids = new Set(scope.armies.map(({ id }) => id));
	const strange = (plain.constraints ?? []).flatMap((rule) => [
		...(rule.armies ?? []).filter((name) => !ids.has(name)),
		...namesIn(rule).filter((name) => !tags.has(name))
	]).length;
	if (strange <= maxNames) return undefined;
	return { message: `constraints: ${eventFaults.tooManyNames(strange, maxNames)}` };
}

/**
 * A rule with ids in place of its names, which are all known. The event is its source. The schema of event
 * packs still checks the result.
 */
function buildRule(placed: PlacedRule, event: string, scope: EventScope): object {
	const { source: _, id: __, armies: ___, ...written } = placed.rule;
	return {
		...Object.fromEntries(
			Object.entries(written).map(([key, value]) => [key, resolved(key, value, placed, scope)])
		),
		id: placed.id,
		...(placed.armies && { armies: placed.armies }),
		source: { event }
	};
}

function resolved(key: string, value: unknown, placed: PlacedRule, scope: EventScope): unknown {
	const { rule, words } = placed;
	const reading = byId(rule.reading ?? '', scope.readings);
	switch (key) {
		case 'of':
		case 'by':
		case 'on':
		case 'needs':
		case 'forbids':
		case 'free':
		case 'except':
			return typeof value === 'string' ? value : tagsOf(value as PlainSelector, placed);
		case 'more': {
			const { each, n } = value as { readonly each: PlainSelector; readonly n: number };
			return { each: tagsOf(each, placed), n };
		}
		case 'option':
			return words.findOption(String(value))[0];
		case 'reading':
			return reading?.id;
		case 'when':
			return byId(String(value), reading?.answers ?? [])?.id;
		case 'group':
			return groupId(String(value), scope);
		case 'scope':
			return typeof value === 'string'
				? value
				: { group: groupId((value as { readonly group: string }).group, scope) };
		default:
			return value;
	}
}

function groupId(name: string, { system }: EventScope): string | undefined {
	return findSystem(name, system.groups ?? [])?.id;
}

/** Each name as all the tags that it may stand for. */
function tagsOf(selector: PlainSelector, { words }: PlacedRule): object {
	return Object.fromEntries(
		Object.entries(selector).map(([key, names = []]) => [
			key,
			[...new Set(names.flatMap((name) => words.find(name)))]
		])
	);
}
