import type { Constraint } from './constraint.ts';
import type { Entry } from './entry.ts';
import type { Army, Reading, System } from './pack.ts';
import { wordFaults } from './pack-faults-entries.ts';
import { recordFaults } from './pack-faults-record.ts';
import { scopeOf, selectorFaults, type Scope } from './pack-faults-selectors.ts';
import type { Spell } from './reference.ts';
import type { Selector, Source } from './words.ts';

/**
 * What the schema of single files cannot see: ids that repeat and references that lead nowhere.
 * Returns one sentence a fault; none means the army fits its system.
 */
export function armyFaults(system: System, army: Army): readonly string[] {
	const scope = scopeOf(system, army);
	return [
		...repeated('entry', scope.entries),
		...repeated('rule', [...system.rules, ...army.rules]),
		...repeated('spell', [...(system.spells ?? []), ...army.spells]),
		...repeated('constraint', scope.constraints),
		...repeated('reading', scope.readings),
		...namesakes(system, scope.entries),
		...scope.entries.flatMap((entry) => entryFaults(system, scope, entry)),
		...scope.entries.flatMap((entry) => wordFaults(system, scope, entry)),
		...system.types.flatMap(({ id, carriedBy }) => [
			...selectorFaults(scope, `type ${id}`, carriedBy?.by),
			...readingReference(scope, `type ${id}`, carriedBy?.reading),
			...bookFaults(system, carriedBy?.source)
		]),
		...(system.pricing ?? []).flatMap(({ name, on, of, source }) => [
			...selectorFaults(scope, `price factor ${name}`, on),
			...selectorFaults(scope, `price factor ${name}`, of),
			...bookFaults(system, source)
		]),
		...scope.constraints.flatMap((constraint) => constraintFaults(system, scope, constraint)),
		...scope.readings.flatMap((reading) => readingFaults(scope, reading)),
		...recordFaults(system, army, scope),
		...army.armyRules.filter((id) => !scope.rules.has(id)).map((id) => `no army rule "${id}"`),
		...unusedRules(army),
		...[...(system.spells ?? []), ...army.spells].flatMap((spell) =>
			spellFaults(system, scope, spell)
		),
		...[
			army.source,
			...army.rules.map((r) => r.source),
			...army.spells.map((s) => s.source)
		].flatMap((source) => bookFaults(system, source))
	];
}

function repeated(what: string, things: readonly { readonly id: string }[]): readonly string[] {
	const ids = things.map((thing) => thing.id);
	return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${what} "${id}" twice`);
}

/** Two units, or two options of the same bearers, of one name could not be told apart in a written list. */
function namesakes(system: System, entries: readonly Entry[]): readonly string[] {
	const labels = entries.flatMap((entry) => {
		const type = system.types.find(({ id }) => id === entry.type);
		const role = type?.role ?? '?';
		const bearers = JSON.stringify(entry.carriedBy?.by ?? type?.carriedBy?.by ?? {});
		return [entry.name, ...(entry.aliases ?? [])].map(
			(name) => `${role} "${name.toLowerCase()}" of ${bearers}`
		);
	});
	return labels
		.filter((label, at) => labels.indexOf(label) !== at)
		.map((label) => `${label} twice`);
}

function entryFaults(system: System, scope: Scope, entry: Entry): readonly string[] {
	const where = `entry ${entry.id}`;
	const type = system.types.find((candidate) => candidate.id === entry.type);
	const columns = new Set(system.statLine.map((column) => column.id));
	return [
		...(type ? [] : [`${where}: no type "${entry.type}"`]),
		...(type?.role === 'option' && !entry.carriedBy && !type.carriedBy
			? [`${where}: nobody may be given it`]
			: []),
		...(type?.role === 'unit' && entry.carriedBy
			? [`${where}: a unit cannot be given to a unit`]
			: []),
		...Object.keys(entry.stats ?? {})
			.filter((column) => !columns.has(column))
			.map((column) => `${where}: no column "${column}"`),
		...(entry.rules ?? [])
			.filter((id) => !scope.rules.has(id))
			.map((id) => `${where}: no rule "${id}"`),
		...(entry.starts ?? [])
			.filter((id) => !scope.options.has(id))
			.map((id) => `${where}: no option "${id}" to start with`),
		...selectorFaults(scope, where, entry.carriedBy?.by),
		...readingReference(scope, where, entry.carriedBy?.reading),
		...[entry.source, entry.limit?.source, entry.carriedBy?.source].flatMap((source) =>
			bookFaults(system, source)
		)
	];
}

function constraintFaults(system: System, scope: Scope, constraint: Constraint): readonly string[] {
	const where = `constraint ${constraint.id}`;
	const selectors = [
		'of' in constraint ? constraint.of : undefined,
		'needs' in constraint ? constraint.needs : undefined,
		'forbids' in constraint ? constraint.forbids : undefined,
		'free' in constraint ? constraint.free : undefined,
		'by' in constraint ? selectorIn(constraint.by) : undefined,
		'on' in constraint ? constraint.on : undefined,
		'except' in constraint ? constraint.except : undefined,
		'role' in constraint ? constraint.role : undefined,
		'among' in constraint ? constraint.among : undefined,
		'more' in constraint ? constraint.more?.each : undefined
	];
	return [
		...selectors.flatMap((selector) => selectorFaults(scope, where, selector)),
		...readingReference(scope, where, constraint.reading),
		...groupFaults(system, where, constraint),
		...('event' in constraint.source
			? [`${where}: only an event pack is its own source`]
			: bookFaults(system, constraint.source))
	];
}

/** What a rule goes by, where that is no number and no set. */
function selectorIn(by: Selector | { number: string } | 'set' | undefined): Selector | undefined {
	return by === undefined || by === 'set' || 'number' in by ? undefined : by;
}

/** A rule about groups names a kind of group, and is advice where such groups are a sketch. */
function groupFaults(system: System, where: string, constraint: Constraint): readonly string[] {
	const id = groupOf(constraint);
	if (id === undefined) return [];
	const kind = system.groups?.find((group) => group.id === id);
	if (!kind) return [`${where}: no kind of group "${id}"`];
	return constraint.advice || !kind.sketch ? [] : [`${where}: rules of a ${kind.name} are advice`];
}

function groupOf(constraint: Constraint): string | undefined {
	if ('group' in constraint) return constraint.group;
	return 'scope' in constraint && typeof constraint.scope === 'object'
		? constraint.scope.group
		: undefined;
}

/** Who knows a spell, and the choice of the army that brings it. */
function spellFaults(system: System, scope: Scope, { id, castBy, lore }: Spell): readonly string[] {
	const where = `spell ${id}`;
	const choice = scope.entries.find((entry) => entry.id === lore);
	const role = system.types.find((type) => type.id === choice?.type)?.role;
	return [
		...selectorFaults(scope, where, castBy),
		...(lore === undefined || role === 'army' ? [] : [`${where}: no lore "${lore}"`])
	];
}

function readingReference(scope: Scope, where: string, id?: string): readonly string[] {
	const known = id === undefined || scope.readings.some((reading) => reading.id === id);
	return known ? [] : [`${where}: no reading "${id}"`];
}

function readingFaults(scope: Scope, reading: Reading): readonly string[] {
	const where = `reading ${reading.id}`;
	return [
		...(reading.answers.some((answer) => answer.id === reading.default)
			? []
			: [`${where}: no answer "${reading.default}"`]),
		...reading.answers.flatMap((answer) =>
			(answer.grants ?? []).flatMap((grant) => selectorFaults(scope, where, grant.to))
		)
	];
}

function unusedRules(army: Army): readonly string[] {
	const used = new Set([...army.armyRules, ...army.entries.flatMap((entry) => entry.rules ?? [])]);
	return army.rules.filter((rule) => !used.has(rule.id)).map((rule) => `rule "${rule.id}" unused`);
}

function bookFaults(system: System, source?: Source): readonly string[] {
	const book = source?.book;
	return book === undefined || book in system.books ? [] : [`no book "${book}"`];
}
