import {
	matches,
	musterGroups,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit
} from '#engine';
import type { BattleRecord, Value, Track } from '#schema';
import { armyOrder } from './army-order.ts';
import { namedGroups, ruleKinds } from './named-groups.ts';
import { rolesOf } from './ranks-and-files.ts';
import type {
	RecordRow,
	RecordSection,
	RecordTrack,
	RecordWorth,
	RecordCounter
} from './record-model.ts';
import { piecesOf, tracksOf } from './record-tracks.ts';
import { knownSpells } from './spells.ts';
import { heldUnits, type ProfileBook } from './warscrolls.ts';
import { words } from './words.ts';

/** Units that stand together on the sheet. */
interface Company {
	readonly heading: string;
	readonly ownName?: string;
	readonly units: readonly MusteredUnit[];
}

/** The units of a roster, each in a row of its own: by groups where there are some, then by headings. */
export function recordSections(
	context: CheckContext,
	losses: BattleRecord['losses']
): readonly RecordSection[] {
	const { index } = context;
	const companies = companiesOf(context);
	const numbers = numbersOf(companies.flatMap(({ units }) => units));
	return companies.map(({ heading, ownName, units }) => {
		const rows = units.map((unit) => recordRow(index, losses, unit, numbers.get(unit)));
		const points = rows.reduce((sum, row) => sum + row.points, 0);
		return { heading, ...(ownName && { ownName }), rows, points };
	});
}

/** A unit of the sheet as its row calls it ("Pikes 2"). */
interface CalledUnit {
	readonly unit: MusteredUnit;
	readonly called: string;
}

/** The units of a roster in the order of the sheet, each as its row calls it. */
function unitsAsCalled(context: CheckContext): readonly CalledUnit[] {
	const units = companiesOf(context).flatMap((company) => company.units);
	const numbers = numbersOf(units);
	return units.map((unit) => {
		const number = numbers.get(unit);
		return { unit, called: number === undefined ? nameOf(unit) : `${nameOf(unit)} ${number}` };
	});
}

function companiesOf(context: CheckContext): readonly Company[] {
	const { index } = context;
	const fielded = context.units.filter((unit) => isFielded(index, unit));
	const groups = [...armyGroups(context), ...plannedGroups(context)];
	const inside = new Set(groups.flatMap(({ units }) => units));
	const rest = fielded.filter((unit) => !inside.has(unit));
	const [units, choices] = [false, true].map((isChoice) =>
		rest.filter(({ indexed }) => (indexed?.isChoice ?? false) === isChoice)
	);
	return [...groups, ...byHeading(index, units ?? []), ...byHeading(index, choices ?? [])].filter(
		({ units }) => units.length > 0
	);
}

/** Units, and choices of the army that take damage (terrain). */
function isFielded({ system }: ArmyIndex, { indexed }: MusteredUnit): boolean {
	const wounds = system.record?.losses.wounds ?? '';
	return !indexed?.isChoice || indexed.entry.stats?.[wounds] !== undefined;
}

/** The groups the army is made of: who leads one first. */
function armyGroups(context: CheckContext): readonly Company[] {
	return namedGroups(context).map(({ group, heading, ownName, leader }) => ({
		heading,
		...(ownName && { ownName }),
		units: [
			...(leader ? [leader] : []),
			...inOrder(
				context.index,
				group.units.filter((unit) => unit !== leader)
			)
		]
	}));
}

function plannedGroups(context: CheckContext): readonly Company[] {
	return (context.index.system.groups ?? [])
		.filter(({ sketch }) => sketch)
		.flatMap(({ id }) => musterGroups(context, id))
		.map(({ name, units }) => ({ heading: name, units: inOrder(context.index, units) }));
}

/** Under the headings of the army list; those that stand outside its groups by choice are called so. */
function byHeading(index: ArmyIndex, units: readonly MusteredUnit[]): readonly Company[] {
	const order = armyOrder(index);
	const kinds = ruleKinds(index);
	const headingOf = ({ indexed, tags }: MusteredUnit): string =>
		kinds.find(({ of, outside }) => outside && indexed && matches(of, tags))?.outside?.plural ??
		order.headingOf(indexed);
	const sorted = inOrder(index, units);
	const listed = order.headings.filter((heading) =>
		sorted.some((unit) => headingOf(unit) === heading)
	);
	const headings = [...new Set([...listed, ...sorted.map(headingOf)])];
	return headings.map((heading) => ({
		heading,
		units: sorted.filter((unit) => headingOf(unit) === heading)
	}));
}

/** In the order of the army list; units of one entry in the order of the roster. */
function inOrder(index: ArmyIndex, units: readonly MusteredUnit[]): readonly MusteredUnit[] {
	const { rank } = armyOrder(index);
	return units.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry));
}

/** Units of the same name are numbered, in the order of the sheet. */
function numbersOf(units: readonly MusteredUnit[]): ReadonlyMap<MusteredUnit, number> {
	const alike = new Map<string, MusteredUnit[]>();
	for (const unit of units) alike.set(nameOf(unit), [...(alike.get(nameOf(unit)) ?? []), unit]);
	return new Map(
		[...alike.values()]
			.filter((namesakes) => namesakes.length > 1)
			.flatMap((namesakes) => namesakes.map((unit, at) => [unit, at + 1] as const))
	);
}

function nameOf({ unit, indexed }: MusteredUnit): string {
	return indexed?.entry.name ?? unit.entry;
}

function recordRow(
	index: ArmyIndex,
	losses: BattleRecord['losses'],
	mustered: MusteredUnit,
	number: number | undefined
): RecordRow {
	const { unit, options, points } = mustered;
	const tracks = tracksOf(index, losses, mustered);
	const worth = worthOf(index, mustered, piecesOf(tracks));
	const ownName = unit.name?.trim();
	const roles = rolesOf(options).map(({ name }) => name);
	return {
		id: unit.id,
		name: nameOf(mustered),
		...(number !== undefined && { number }),
		...(ownName && { ownName }),
		...(roles.length > 0 && { roles }),
		tracks: [...tracks, ...again(losses, mustered, tracks)],
		points,
		...(worth && { worth })
	};
}

/** The boxes once more for a unit that may come back. */
function again(
	losses: BattleRecord['losses'],
	{ tags }: MusteredUnit,
	tracks: readonly RecordTrack[]
): readonly RecordTrack[] {
	const back = losses.again;
	return back && matches(back.of, tags)
		? tracks.map((track) => ({ ...track, name: back.name }))
		: [];
}

/** A unit's value to the enemy; undefined if unknown. */
export function worthOf(
	{ system }: ArmyIndex,
	{ tags, points }: MusteredUnit,
	pieces: number
): RecordWorth | undefined {
	const value = system.record?.values?.find(({ of }) => matches(of, tags));
	return value && worthBy(value, points, pieces);
}

function worthBy({ per, half, surviving }: Value, points: number, pieces: number): RecordWorth {
	return {
		full: per === undefined ? points : Math.ceil(points / per),
		...(half && pieces >= half.from && { half: roundedUp(points / 2, half.to), left: half.left }),
		...(surviving && { isSurviving: true })
	};
}

function roundedUp(points: number, to: number): number {
	return Math.ceil(points / to) * to;
}

/** Something that somebody may do: a unit, or the army. */
interface Deed {
	readonly name: string;
	readonly timing?: string | undefined;
	/** Who does it; without, it is the army's. */
	readonly who?: string;
}

/**
 * Boxes for what may be used once in the battle, if there is anything: one for each unit that has it, under the name
 * of its row, and one for what the army has.
 */
export function onceCounters(
	context: CheckContext,
	once: string | undefined,
	book: ProfileBook | undefined
): readonly RecordCounter[] {
	const each = once === undefined || !book ? [] : boxesOf(context, once, book);
	if (each.length === 0) return [];
	return [{ name: words.record.once, boxes: each.length, isOwn: true, each }];
}

/** What may be used once in a while, and in which. */
export function onceUses(
	context: CheckContext,
	uses: NonNullable<Track['uses']>,
	book: ProfileBook | undefined
): readonly { readonly name: string; readonly until: string | undefined }[] {
	if (!book) return [];
	return uses.flatMap(({ begins, until }) =>
		boxesOf(context, begins, book).map((name) => ({ name, until }))
	);
}

/** For each unit that has it a box, by the name of its row, and one for what the army may use once. */
function boxesOf(context: CheckContext, once: string, book: ProfileBook): readonly string[] {
	const deeds = deedsOf(context, book).flatMap((deed) => {
		const use = useOf(deed.timing ?? '', once);
		return use === undefined ? [] : [{ ...deed, use }];
	});
	const isOfMany = ({ name, who }: Deed): boolean =>
		deeds.some((other) => other.name === name && other.who !== who);
	const boxes = deeds.map(({ use, ...deed }) =>
		deed.who === undefined || (use === 'army' && isOfMany(deed))
			? deed.name
			: `${deed.who}: ${deed.name}`
	);
	return [...new Set(boxes)];
}

/** Whether each unit or the whole army may use it once, by its timing ("Once Per Battle (Army), Your Turn"); undefined if it is used more often. */
function useOf(timing: string, once: string): 'army' | 'each' | undefined {
	const [limit = ''] = timing.split(',');
	if (!limit.toLowerCase().startsWith(once.toLowerCase())) return undefined;
	const rest = limit.slice(once.length).trim();
	if (rest === '') return 'each';
	return rest.startsWith('(') ? 'army' : undefined;
}

/** What the units do, each in its row's place, then what the army does: its rules, its choices, its spells. */
function deedsOf(context: CheckContext, book: ProfileBook): readonly Deed[] {
	const { index, units } = context;
	const called = unitsAsCalled(context);
	const rows = new Set(called.map(({ unit }) => unit));
	const choices = units.filter((unit) => !rows.has(unit)).map(({ unit }) => unit.entry);
	const spells = knownSpells(index, units).map(({ id }) => id);
	return [
		...called.flatMap(({ unit, called: who }) => deedsOfUnit(index, unit, who, book)),
		...[...index.army.armyRules, ...choices, ...spells].flatMap((id) => effectDeeds(id, book))
	];
}

/** What a unit, its options and the units inside it can do. */
function deedsOfUnit(
	index: ArmyIndex,
	{ unit, indexed, options }: MusteredUnit,
	who: string,
	book: ProfileBook
): readonly Deed[] {
	const own = book.profileOf(index.army.id, unit.entry)?.abilities ?? [];
	const given = [unit.entry, ...options.map(({ id }) => id)];
	const held = heldUnits(index, indexed, book).flatMap(({ army, entry, profile }, at) => {
		const { abilities = [] } = profile ?? book.profileOf(army, entry.id) ?? {};
		const count = indexed?.entry.holds?.[at]?.count ?? 1;
		return numbered(entry.name, count).flatMap((one) =>
			abilities.map((ability) => ({ ...ability, who: one }))
		);
	});
	return [
		...own.map((ability) => ({ ...ability, who })),
		...given.flatMap((id) => effectDeeds(id, book, who)),
		...held
	];
}

function effectDeeds(id: string, { effects }: ProfileBook, who?: string): readonly Deed[] {
	return (effects?.[id] ?? []).map(({ name, timing }) => ({
		name,
		timing,
		...(who !== undefined && { who })
	}));
}

function numbered(name: string, count: number): readonly string[] {
	return count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
}
