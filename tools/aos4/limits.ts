import type { Constraint, Selector } from '#schema';
import type { ArmyContext, NamedUnit } from './units.ts';
import { idOf, longId } from './wording.ts';

const source = { book: 'data', section: 'Composition' };

/** The army's own rules on what may be in it and what goes together. */
export function limitsOf(context: ArmyContext, units: readonly NamedUnit[]): readonly Constraint[] {
	return [
		...variantRules(context, units),
		...limitPer(context, units),
		...required(context, units),
		...companions(context, units),
		...noUniversalLores(context),
		...byHand(context)
	];
}

/** Seasonal variants stand for the same unit: an army has the usual one or a variant. */
function variantRules(
	{ recovered, notes, facts }: ArmyContext,
	units: readonly NamedUnit[]
): readonly Constraint[] {
	const families = new Map<string, NamedUnit[]>();
	for (const unit of units) {
		const base = baseName(unit.fact.name);
		families.set(base, [...(families.get(base) ?? []), unit]);
	}
	const seasonal = units.flatMap((unit): Constraint[] => {
		const base = baseName(unit.fact.name);
		if (base === unit.fact.name) return [];
		const others = (families.get(base) ?? []).filter(
			(other) => other.fact.name !== unit.fact.name && !isLater(other, unit)
		);
		return others.length === 0 ? [] : [forbids(unit, others, 'apart')];
	});
	const rest = (recovered.apart ?? []).filter(([a, b]) => baseName(a) !== baseName(b));
	const pairs = rest.flatMap(([a, b]): Constraint[] => {
		const first = units.filter(({ fact }) => fact.name === a);
		const others = units.filter(({ fact }) => fact.name === b);
		if (!first[0] || others.length === 0) return [];
		if (/\(Scourge/.test(a + b)) {
			notes.add(facts.id, 'pair that is none', `${a} and ${b} are no variants of one another`);
			return [];
		}
		return [forbids(first[0], others, 'apart')];
	});
	return [...seasonal, ...pairs];
}

function baseName(name: string): string {
	return name.replace(/ \(Scourge of [A-Za-z]+\)$/, '');
}

/** Of two variants, one names the other, so that the rule is said once. */
function isLater(other: NamedUnit, unit: NamedUnit): boolean {
	return baseName(other.fact.name) !== other.fact.name && other.id > unit.id;
}

/** A long id keeps its end, where variants differ. */
function uniqueId(word: string, id: string): string {
	return longId(word, id.length > 56 ? id.slice(-56).replace(/^[^-]*-/, '') : id);
}

function forbids(unit: NamedUnit, others: readonly NamedUnit[], word: string): Constraint {
	return {
		id: uniqueId(word, unit.id),
		kind: 'requires',
		of: { any: [unit.id] },
		forbids: { any: others.map(({ id }) => id) },
		scope: 'army',
		source
	};
}

/** So many of a unit for each of another. */
function limitPer(
	{ facts, notes }: ArmyContext,
	units: readonly NamedUnit[]
): readonly Constraint[] {
	return units.flatMap((unit): Constraint[] => {
		const limits = unit.fact.limit_per ?? [];
		const names = limits.map(({ for_each }) => for_each);
		const each = units.filter(({ fact }) => names.includes(fact.name)).map(({ id }) => id);
		if (limits.length === 0) return [];
		if (each.length === 0) {
			notes.lacks(facts.id, unit.name, 'limit for each of nobody', names.join(', '));
			return [];
		}
		const more = { each: { any: each }, n: limits[0]?.count ?? 1 };
		return [
			{
				id: longId('per', unit.id),
				kind: 'count',
				of: { any: [unit.id] },
				max: 0,
				more,
				source
			}
		];
	});
}

/** Who must be in the army. */
function required({ recovered }: ArmyContext, units: readonly NamedUnit[]): readonly Constraint[] {
	const names = recovered.required ?? [];
	const groups = [...new Set(names.map(baseName))];
	return groups.flatMap((name): Constraint[] => {
		const any = units.filter(({ fact }) => baseName(fact.name) === name).map(({ id }) => id);
		if (any.length === 0) return [];
		return [
			{
				id: longId('must', idOf(name)),
				kind: 'count',
				of: { any },
				min: 1,
				label: name,
				source
			}
		];
	});
}

/** A companion stands in the regiment of the one he belongs to. */
function companions(
	{ recovered }: ArmyContext,
	units: readonly NamedUnit[]
): readonly Constraint[] {
	return (recovered.companions ?? []).flatMap(({ unit, leader }): Constraint[] => {
		const own = units.find(({ fact }) => fact.name === unit);
		const hero = units.find(({ fact }) => fact.name === leader);
		if (!own || !hero) return [];
		const needs: Selector = { any: [hero.id] };
		return [
			{
				id: longId('with', own.id),
				kind: 'requires',
				of: { any: [own.id] },
				needs,
				scope: { group: 'regiment' },
				source
			}
		];
	});
}

function noUniversalLores({ recovered }: ArmyContext): readonly Constraint[] {
	if (recovered.universalManifestations) return [];
	return [
		{
			id: 'no-universal-lores',
			kind: 'count',
			of: { all: ['UNIVERSAL LORE'] },
			max: 0,
			label: 'manifestation lores that are not its own',
			source
		}
	];
}

function byHand({ facts, corrections }: ArmyContext): readonly Constraint[] {
	return corrections.constraints
		.filter(({ army }) => army === facts.id)
		.map(({ rule }) => ({ ...rule, source }) as Constraint);
}
