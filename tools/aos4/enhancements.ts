import type { Constraint, Entry, Selector } from '#schema';
import type { FactFaction, FactTable } from './facts.ts';
import type { Recovered } from './recovered.ts';
import { selectorFor } from './selectors.ts';
import type { ArmyContext, NamedUnit } from './units.ts';
import { idOf, keywordOf, presentSeason, seasonText, sentences, longId } from './wording.ts';

interface Kind {
	readonly type: string;
	readonly keyword: string;
	readonly tables: readonly FactTable[];
	readonly label: string;
	/** The catalogue's heading, where one stands for all tables of the kind. */
	readonly heading?: string;
}

/** An army's enhancements and the rules about them that the system does not have. */
export interface Enhancements {
	readonly entries: readonly Entry[];
	readonly constraints: readonly Constraint[];
	/** Whether several tables of a kind leave open how many may be taken. */
	readonly hasSeveralTables: boolean;
}

/** Heroic traits, artefacts and the army's own kinds of enhancement. */
export function enhancementsOf(context: ArmyContext, units: readonly NamedUnit[]): Enhancements {
	const kinds = kindsOf(context);
	const constraints = kinds.flatMap((kind) => constraintsOf(context, kind));
	return {
		entries: kinds.flatMap((kind) =>
			kind.tables.flatMap((table) => tableEntries(context, kind, table, units))
		),
		constraints,
		hasSeveralTables: kinds.some(({ tables }) => tables.length > 1)
	};
}

function kindsOf({ facts, recovered }: ArmyContext): readonly Kind[] {
	const others = new Map<string, FactTable[]>();
	for (const table of facts.other_enhancements) {
		const heading = headingOf(recovered, table.table) ?? table.table;
		others.set(heading, [...(others.get(heading) ?? []), table]);
	}
	const kinds: readonly Kind[] = [
		{
			type: 'heroic-trait',
			keyword: 'HEROIC TRAIT',
			tables: facts.heroic_traits,
			label: 'heroic traits',
			heading: 'Heroic Traits'
		},
		{
			type: 'artefact',
			keyword: 'ARTEFACT',
			tables: facts.artefacts_of_power,
			label: 'artefacts of power',
			heading: 'Artefacts of Power'
		},
		...[...others].map(([heading, tables]) => ({
			type: 'enhancement',
			keyword: keywordOf(heading),
			tables,
			label: heading,
			heading
		}))
	];
	return kinds.filter(({ tables }) => tables.length > 0);
}

/** The catalogue's heading over a table of the facts. */
function headingOf({ enhancements = {} }: Recovered, table: string): string | undefined {
	return Object.entries(enhancements).find(([, { tables }]) =>
		Object.keys(tables).some((name) => plain(name) === plain(table))
	)?.[0];
}

function plain(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

function tableEntries(
	context: ArmyContext,
	kind: Kind,
	table: FactTable,
	units: readonly NamedUnit[]
): readonly Entry[] {
	const { ids, recovered, facts, notes } = context;
	const by = eligible(context, kind, table, units);
	const season = seasonOf(context, table);
	if (table.hidden_by_default && !season)
		notes.add(facts.id, 'season unknown', `table ${table.table} is hidden in the data`);
	const stated = recovered.enhancements?.[kind.heading ?? '']?.tables;
	const grants = Object.entries(stated ?? {}).find(([name]) => plain(name) === plain(table.table));
	return table.entries.map(({ name, points = 0 }) => {
		const gained = grants?.[1].grants?.[name];
		const own = kind.type === 'enhancement' ? [kind.keyword] : [];
		const keywords = [
			...own,
			...(kind.tables.length > 1 ? [tableKeyword(kind, table)] : []),
			...(season ? ['HIDDEN'] : [])
		];
		const text = sentences(
			kind.type === 'enhancement' || kind.tables.length > 1 ? `${plain(table.table)}.` : undefined,
			season ? seasonText(season) : undefined
		);
		const told = season && isNamesake(facts, table, name) ? `${name} (${season})` : name;
		return {
			id: ids.of(told, kind.type, idOf(table.table)),
			name: told,
			...(told !== name && season === presentSeason ? { aliases: [name] } : {}),
			type: kind.type,
			...(keywords.length > 0 ? { keywords } : {}),
			...(gained ? { grants: [gained.replace(/ \(\d\)$/, '')] } : {}),
			cost: points,
			...(by ? { carriedBy: { by, source: {} } } : {}),
			...(text ? { text } : {}),
			source: { section: plain(table.table) }
		};
	});
}

/** Whether another table of the army has an enhancement of this name. */
function isNamesake(facts: FactFaction, table: FactTable, name: string): boolean {
	return [...facts.heroic_traits, ...facts.artefacts_of_power, ...facts.other_enhancements].some(
		(other) => other !== table && other.entries.some((entry) => entry.name === name)
	);
}

/** The keyword of one of several tables; two of one name are told apart by their number. */
function tableKeyword(kind: Kind, table: FactTable): string {
	const namesakes = kind.tables.filter(({ table: name }) => name === table.table);
	const at = namesakes.indexOf(table);
	return `TABLE ${keywordOf(table.table)}${at > 0 ? ` ${at + 1}` : ''}`;
}

function seasonOf({ recovered }: ArmyContext, table: FactTable): string | undefined {
	const names = table.entries.map(({ name }) => name).sort();
	return recovered.seasons?.tables?.find(
		(season) => season.table === table.table && [...season.entries].sort().join() === names.join()
	)?.season;
}

/** Who may have what is on a table, where that is not what the type says. */
function eligible(
	{ facts, recovered, notes }: ArmyContext,
	kind: Kind,
	table: FactTable,
	units: readonly NamedUnit[]
): Selector | undefined {
	const stated = recovered.enhancements?.[kind.heading ?? ''];
	if (!stated) {
		notes.add(facts.id, 'who may have it unknown', `${table.table}: as its type says`);
		return undefined;
	}
	const rest = Object.entries(stated.tables).find(([name]) => plain(name) === plain(table.table));
	const notFor = rest?.[1].notFor ?? [];
	if (stated.units === 'HERO & -UNIQUE') return notForThese(notFor, units);
	const wanted = new Set(
		units.filter(({ fact }) => stated.units.includes(fact.name) && !fact.unique)
	);
	const unique = units.filter(({ fact }) => stated.units.includes(fact.name) && fact.unique);
	if (unique.length > 0)
		notes.add(
			facts.id,
			'unique units in a table',
			`${table.table}: ${unique.map(({ name }) => name).join(', ')}, left out (core rules 4.1)`
		);
	if (wanted.size === 0) return undefined;
	return selectorFor(wanted, units, ['UNIQUE']);
}

function notForThese(names: readonly string[], units: readonly NamedUnit[]): Selector | undefined {
	const keyword = names.find((name) => name === name.toUpperCase());
	const ids = units.filter(({ fact }) => names.includes(fact.name)).map(({ id }) => id);
	const none = [...(keyword ? [keyword] : []), ...ids];
	return none.length > 0 ? { all: ['HERO'], none: ['UNIQUE', ...none] } : undefined;
}

/** One of each table: the kinds the system does not know, and what several tables of a kind mean. */
function constraintsOf(context: ArmyContext, kind: Kind): readonly Constraint[] {
	const { recovered } = context;
	const source = { book: 'core', section: 'Enhancements', line: 1515 };
	const once = { book: 'core', section: 'Enhancements', line: 1517 };
	const of = { all: [kind.keyword] };
	const isOwn = kind.type === 'enhancement';
	const max = recovered.enhancements?.[kind.heading ?? '']?.max ?? 1;
	const id = isOwn ? idOf(kind.label) : kind.type;
	const several = kind.tables.length > 1;
	const whole: Constraint = {
		id: longId('one', id),
		kind: 'count',
		of,
		max,
		label: kind.label,
		...(several ? { reading: 'tables-of-a-kind', when: 'together' } : {}),
		source
	};
	const each: Constraint[] = kind.tables.map((table) => ({
		id: longId('one-of', idOf(tableKeyword(kind, table))),
		kind: 'count',
		of: { all: [kind.keyword, tableKeyword(kind, table)] },
		max: 1,
		label: `${kind.label} of ${plain(table.table)}`,
		reading: 'tables-of-a-kind',
		when: 'each',
		source
	}));
	const onUnit: Constraint = {
		id: longId('once', id),
		kind: 'exclusive',
		of,
		max: 1,
		label: kind.label,
		source: once
	};
	return [
		...(isOwn || several ? [whole] : []),
		...(several ? each : []),
		...(isOwn ? [onUnit] : [])
	];
}
