import type { Entry, Selector } from '#schema';
import type { FactRow } from './facts.ts';
import { isMeant, selectorFor } from './selectors.ts';
import { joinsAs, type ArmyContext, type NamedUnit } from './units.ts';
import { keywordOf } from './wording.ts';

type Row = NonNullable<Entry['leads']>[number];

/** Whom a Hero may have in his regiment. */
export function rowsOf(
	context: ArmyContext,
	leader: NamedUnit,
	units: readonly NamedUnit[]
): readonly Row[] {
	const rows = (leader.fact.regiment_options ?? []).flatMap((row) =>
		rowOf(context, leader, row, units)
	);
	noteLimits(context, leader);
	return mendRows(context, leader, rows).filter(({ name, of }) => {
		const somebody = units.some((unit) => isMeant(of, unit));
		if (!somebody)
			context.notes.add(context.facts.id, 'row that means nobody', `${leader.name}: ${name}`);
		return somebody;
	});
}

function rowOf(
	context: ArmyContext,
	leader: NamedUnit,
	row: FactRow,
	units: readonly NamedUnit[]
): readonly Row[] {
	if (row.unit !== undefined) return unitRow(context, leader, row, units);
	const keyword = row.keyword ?? '';
	if (isRole(context, keyword)) return heroRow(context, leader, keyword);
	const of = keywordSelector(context, keyword, units);
	if (!of || !units.some((unit) => isMeant(of, unit))) {
		context.notes.add(context.facts.id, 'row that means nobody', `${leader.name}: ${keyword}`);
		return [];
	}
	const max = keywordLimit(context, leader, keyword);
	return [{ name: rowName(keyword), of, ...(max === undefined ? {} : { max }) }];
}

/** The limit of a row of a keyword, stated for the leader or for all who have the row. */
function keywordLimit(
	{ recovered, facts, notes }: ArmyContext,
	leader: NamedUnit,
	keyword: string
): number | undefined {
	const { name } = leader.fact;
	const stated = recovered.keywordRows?.[name]?.[keyword];
	const all = recovered.heroRows?.[keyword];
	if (stated !== undefined || !all || all.any?.includes(name)) return stated;
	if (all.unstated?.includes(name))
		notes.lacks(
			facts.id,
			leader.name,
			'limit of a row supposed',
			`${keyword}, 0-${all.limit} as for the other leaders`
		);
	return all.limit;
}

/** Rows that name a unit; those of fewer models go by the same name. */
function unitRow(
	{ facts, recovered, notes }: ArmyContext,
	leader: NamedUnit,
	{ unit: name = '', qty }: FactRow,
	units: readonly NamedUnit[]
): readonly Row[] {
	const meant = units.filter(({ fact }) => fact.name === name);
	if (meant.length === 0) {
		notes.add(facts.id, 'row that means nobody', `${leader.name}: ${name}`);
		return [];
	}
	const stated = recovered.unitRows?.[leader.fact.name]?.[name];
	if (stated !== undefined && qty === 'any')
		notes.add(facts.id, 'limit of a row recovered', `${leader.name}: 0-${stated} ${name}`);
	const max = stated ?? (qty === '0-1' ? 1 : undefined);
	const isCompanion = recovered.companions?.some(
		(companion) => companion.unit === name && companion.leader === leader.fact.name
	);
	return [
		{
			name,
			of: { any: meant.map(({ id }) => id) },
			...(isCompanion ? { min: 1, max: 1 } : max === undefined ? {} : { max })
		}
	];
}

/** Rows that let a second Hero join. */
function heroRow(
	{ facts, recovered, corrections, notes }: ArmyContext,
	leader: NamedUnit,
	role: string
): readonly Row[] {
	const of = { all: [joinsAs(role, corrections)] };
	if (
		!facts.units.some((unit) =>
			unit.joins_as?.some((own) => joinsAs(own, corrections) === of.all[0])
		)
	) {
		notes.add(facts.id, 'row that means nobody', `${leader.name}: ${role}`);
		return [];
	}
	const stated = recovered.heroRows?.[role];
	const name = leader.fact.name;
	if (stated?.unstated?.includes(name))
		notes.lacks(
			facts.id,
			leader.name,
			'limit of a row supposed',
			`${role}, 0-${stated.limit} as for the other leaders`
		);
	if (!stated) notes.add(facts.id, 'row of Heroes without a limit', `${leader.name}: ${role}`);
	const isFree = !stated || stated.any?.includes(name);
	const mended = corrections.joins.find(({ from }) => from === role)?.to ?? role;
	return [{ name: mended, of, ...(isFree ? {} : { max: stated.limit }) }];
}

/** Whether a row's word is what Heroes join as, in any army that knows the word. */
function isRole({ facts, recovered }: ArmyContext, keyword: string): boolean {
	if (keyword === keyword.toUpperCase()) return false;
	return (
		facts.units.some((unit) => unit.joins_as?.includes(keyword)) ||
		(recovered.heroRows?.[keyword] !== undefined &&
			!facts.units.some((unit) => unit.keywords.includes(keyword)))
	);
}

/** Units of a keyword that are no Heroes; of a compound, those that the source marks with it. */
function keywordSelector(
	{ facts, notes }: ArmyContext,
	keyword: string,
	units: readonly NamedUnit[]
): Selector | undefined {
	if (keyword === keyword.toUpperCase()) return { all: [keyword], none: ['HERO'] };
	const marked = new Set(units.filter(({ fact }) => fact.keywords.includes(keyword)));
	if (marked.size === 0) return undefined;
	const words = compound(keyword, units);
	if (!words) return selectorFor(marked, units, ['HERO']);
	const others = units.filter((unit) => isMeant(words, unit) !== marked.has(unit));
	if (others.length > 0) {
		const names = others.map((unit) => (marked.has(unit) ? `not ${unit.name}` : unit.name));
		const text = `${keyword}: by its keywords also ${names.join(', ')}`;
		if (!notes.all.some((note) => note.army === facts.id && note.text === text))
			notes.add(facts.id, 'compound keyword that the source marks otherwise', text);
	}
	return words;
}

/** "Warrior Chamber Infantry" as its keywords, none of them a Hero. */
function compound(keyword: string, units: readonly NamedUnit[]): Selector | undefined {
	const known = new Set(units.flatMap((unit) => unit.keywords));
	const words = keywordOf(keyword).replace(/^NON-/, 'NON ').split(' ');
	const all: string[] = [];
	const none = ['HERO'];
	let isNot = false;
	for (let at = 0; at < words.length;) {
		if (words[at] === 'NON') {
			isNot = true;
			at += 1;
			continue;
		}
		const length = [3, 2, 1].find((n) => known.has(words.slice(at, at + n).join(' ')));
		if (!length) return undefined;
		(isNot ? none : all).push(words.slice(at, at + length).join(' '));
		isNot = false;
		at += length;
	}
	return all.length > 0 ? { all, none } : { all: ['UNIT'], none };
}

function rowName(keyword: string): string {
	return keyword === keyword.toUpperCase() ? titled(keyword) : keyword;
}

function titled(keyword: string): string {
	return keyword
		.replace(/[A-Z]+('S)?/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
		.replace(/ (Of|The|And|To) /g, (word) => word.toLowerCase());
}

/** Limits that the catalogue states beside the printed rows: not taken, and said. */
function noteLimits(
	{ facts, recovered, corrections, notes }: ArmyContext,
	leader: NamedUnit
): void {
	const limits = recovered.keywordRows?.[leader.fact.name] ?? {};
	const own = new Set(leader.fact.regiment_options?.map(({ keyword }) => keyword));
	const byHand = corrections.rows.filter(
		({ army, leader: name }) => army === facts.id && name === leader.fact.name
	);
	for (const [keyword, max] of Object.entries(limits)) {
		if (byHand.some(({ row, none }) => row === titled(keyword) || none?.includes(keyword)))
			continue;
		if (!own.has(keyword))
			notes.lacks(facts.id, leader.name, 'limit without a row', `0-${max} ${keyword}, not taken`);
	}
}

/** Rows put right by hand: narrowed, limited, or added. */
function mendRows(
	{ facts, corrections }: ArmyContext,
	leader: NamedUnit,
	rows: readonly Row[]
): readonly Row[] {
	const mends = corrections.rows.filter(
		({ army, leader: name, leadersWithout }) =>
			army === facts.id &&
			(name === leader.fact.name ||
				(leadersWithout !== undefined && !leader.keywords.includes(leadersWithout)))
	);
	return mends.reduce<readonly Row[]>(
		(mended, { row, none, max, beside, of, name: shown, gone }) => {
			const limit = max === undefined ? {} : { max };
			if (gone) return mended.filter(({ name }) => name !== row);
			if (beside !== undefined && !rows.some(({ name }) => name === beside)) return mended;
			if (!mended.some(({ name }) => name === row))
				return of ? [...mended, { name: row, of, ...limit }] : mended;
			return mended.map((each) =>
				each.name === row
					? { ...each, name: shown ?? row, of: of ?? without(each.of, none), ...limit }
					: each
			);
		},
		rows
	);
}

function without(of: Selector, none: readonly string[] = []): Selector {
	return none.length > 0 ? { ...of, none: [...(of.none ?? []), ...none] } : of;
}
