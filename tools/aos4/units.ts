import type { Entry, Livery } from '#schema';
import type { FactFaction, FactUnit } from './facts.ts';
import { splitKeywords } from './keywords.ts';
import type { Notes } from './notes.ts';
import type { Corrections, Recovered } from './recovered.ts';
import { idOf, Ids, keywordOf, legendsText, seasonText, sentences } from './wording.ts';

/** One unit of the facts, named so that it can be told apart, with the id it has in the army. */
export interface NamedUnit {
	readonly fact: FactUnit;
	readonly id: string;
	readonly name: string;
	readonly keywords: readonly string[];
	readonly numbers: Readonly<Record<string, number>>;
	readonly models: number;
}

/** What the conversion of one army works with. */
export interface ArmyContext {
	readonly facts: FactFaction;
	readonly recovered: Recovered;
	readonly corrections: Corrections;
	readonly notes: Notes;
	readonly ids: Ids;
	readonly livery: Livery;
}

const kinds = ['MONSTER', 'WAR MACHINE', 'CAVALRY', 'BEAST', 'INFANTRY'];

/** The army's units but the terrain, each once. */
export function namedUnits(context: ArmyContext): readonly NamedUnit[] {
	const { facts, notes } = context;
	const units = facts.units.filter(({ type }) => type !== 'terrain');
	const kept = units.filter((unit, at) => {
		const twin = units.findIndex((other, other_at) => other_at !== at && isTwin(unit, other));
		const stays = twin < 0 || (unit.reinforceable && !units[twin]?.reinforceable) || at < twin;
		const twinStays = twin >= 0 && units[twin]?.reinforceable && !unit.reinforceable;
		if (stays && !twinStays) return true;
		notes.add(facts.id, 'listed twice', `${unit.name}: taken once`);
		return false;
	});
	return kept.map((unit) => named(context, unit, kept));
}

/** Whether two entries are the same in all that a list shows. */
function isTwin(a: FactUnit, b: FactUnit): boolean {
	return a.name === b.name && a.points === b.points && a.type === b.type;
}

function named(context: ArmyContext, fact: FactUnit, all: readonly FactUnit[]): NamedUnit {
	const { facts, recovered, corrections, notes, ids } = context;
	const { keywords, numbers, dropped } = splitKeywords(fact.keywords);
	for (const keyword of dropped) {
		const compound = facts.units.some((unit) =>
			unit.regiment_options?.some((row) => row.keyword === keyword)
		);
		if (!compound) notes.add(facts.id, 'keyword left out', `${fact.name}: ${keyword}`);
	}
	const isSmall = keywords.includes('UNDERSIZE');
	const printed = isSmall ? recovered.undersized?.[fact.name] : undefined;
	if (isSmall && !printed) notes.lacks(facts.id, fact.name, 'size unknown', 'how few models');
	const asHero = fact.type === 'hero' && all.some((o) => o.name === fact.name && o.type === 'unit');
	const name = printed?.replace(/M(odels?)/, 'm$1') ?? (asHero ? `${fact.name} (Hero)` : fact.name);
	const added = corrections.keywords
		.filter(
			({ army, unit, having }) =>
				army === facts.id &&
				(unit === fact.name || having?.every((keyword) => keywords.includes(keyword)))
		)
		.flatMap((correction) => correction.keywords);
	const joins = (fact.joins_as ?? []).map((role) => joinsAs(role, corrections));
	return {
		fact,
		id: ids.of(name),
		name,
		keywords: [...keywords, ...added, ...joins],
		numbers,
		models: printed ? Number(/\d+/.exec(printed)?.[0]) : fact.models
	};
}

/** The unit as an entry; its rows are made elsewhere. */
export function unitEntry(context: ArmyContext, unit: NamedUnit, extra: readonly string[]): Entry {
	const { fact, id, name, models } = unit;
	const type = typeOf(unit);
	noteSingle(context, unit);
	const keywords = [...keywordsOf(unit, type), ...extra];
	const { cost, text: costText } = priceOf(context, unit);
	const text = sentences(costText, restrictionText(unit));
	return {
		id,
		name,
		...aliasesOf(context, name),
		type,
		...(keywords.length > 0 ? { keywords } : {}),
		cost,
		stats: statsOf(fact),
		size: models,
		numbers: { health: Number(fact.health), ...unit.numbers },
		...(fact.base_size ? { base: fact.base_size.trim() } : {}),
		...(text ? { text } : {}),
		source: sourceOf(fact)
	};
}

/** The other names that a unit or a Regiment of Renown goes by. */
export function aliasesOf({ corrections }: ArmyContext, name: string): { aliases?: string[] } {
	const own = corrections.aliases.filter((each) => each.name === name);
	return own.length > 0 ? { aliases: own.flatMap(({ aliases }) => aliases) } : {};
}

export function statsOf({ move, health, save, control, ward }: FactUnit): Record<string, string> {
	const stats = { move, health, save, control };
	return ward ? { ...stats, ward } : stats;
}

export function sourceOf({ publication }: { readonly publication?: string }): Entry['source'] {
	return publication ? { section: publication.trim() } : {};
}

function typeOf({ fact, keywords }: NamedUnit): string {
	if (fact.type === 'hero') return 'hero';
	const kind = kinds.find((keyword) => keywords.includes(keyword));
	return kind ? idOf(kind) : 'other-unit';
}

/** A unit of one model may not be reinforced, whatever the source offers. */
function noteSingle({ facts, notes }: ArmyContext, { fact, name, models }: NamedUnit): void {
	if (models === 1 && fact.reinforceable)
		notes.add(
			facts.id,
			'single model that the source lets be reinforced',
			`${name}: not taken (core rules 3.3)`
		);
}

function keywordsOf(unit: NamedUnit, type: string): string[] {
	const { fact, models } = unit;
	const implied = [type.replace('-', ' ').toUpperCase(), 'UNIT'];
	return [
		...unit.keywords.filter((keyword) => !implied.includes(keyword)),
		...(models === 1 ? ['SINGLE'] : []),
		...(models > 1 && !fact.reinforceable && !fact.unique ? ['NOT REINFORCED'] : []),
		...(seasonOf(fact) ? ['HIDDEN'] : []),
		...(fact.legends && !unit.keywords.includes('LEGENDS') ? ['LEGENDS'] : [])
	];
}

/** The keyword of Heroes who join others as this. */
export function joinsAs(role: string, { joins }: Corrections): string {
	const mended = joins.find(({ from }) => from === role)?.to ?? role;
	return `JOINS AS ${keywordOf(mended)}`;
}

/** The season that a unit's variant belongs to, by its publication or its name. */
function seasonOf({ name, publication = '' }: FactUnit): string | undefined {
	if (/Scourge of Ghyran/.test(name + publication)) return '2025-26';
	return /Scourge of Aqshy/.test(name + publication) ? '2026-27' : undefined;
}

function restrictionText({ fact, keywords }: NamedUnit): string | undefined {
	const season = seasonOf(fact);
	const isLegend = fact.legends ?? keywords.includes('LEGENDS');
	return sentences(season ? seasonText(season) : undefined, isLegend ? legendsText : undefined);
}

function priceOf(
	{ facts, corrections, notes }: ArmyContext,
	{ fact }: NamedUnit
): { readonly cost: number; readonly text?: string } {
	if (fact.points !== null) return { cost: fact.points };
	const correction = corrections.prices.find(
		({ army, unit }) => army === facts.id && unit === fact.name
	);
	if (!correction) {
		notes.lacks(facts.id, fact.name, 'without points', 'no price in the facts, taken as 0');
		return { cost: 0 };
	}
	notes.add(
		facts.id,
		'price recovered',
		`${fact.name}: ${correction.points} (${correction.source})`
	);
	return correction.text
		? { cost: correction.points, text: correction.text }
		: { cost: correction.points };
}
