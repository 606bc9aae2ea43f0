import { matches, type MusteredUnit, type Report } from '#engine';
import type { Selector, Track } from '#schema';
import type { BattleSide } from '../../schema/own/battle.ts';
import { onceUses } from '../record-rows.ts';
import type { RecordCounter, RecordRow, RecordScore, RecordTrack } from '../record-model.ts';
import { sheetRecord } from '../record.ts';
import { knownSpells } from '../spells.ts';
import type { ProfileBook } from '../warscrolls.ts';

/** The most rounds of a battle. */
export const maxRounds = 20;

/** Something that is counted. */
export interface Cell {
	readonly key: string;
	readonly side: BattleSide;
	/** What it is called in the log; of a unit, after the unit. */
	readonly name: string;
	readonly unit?: PlayedUnit;
	readonly start: number;
	/** More at the start of the first round. */
	readonly first: number;
	readonly max: number;
	readonly until?: string | undefined;
}

/** The pieces of a unit, or of what is with it. */
export interface PlayedTrack extends RecordTrack {
	readonly key: string;
}

interface PlayedState {
	readonly key: string;
	readonly id: string;
	readonly name: string;
	readonly isLost: boolean;
}

/** A unit of a battle: its row of the record, with what is counted of it. */
export interface PlayedUnit extends Omit<RecordRow, 'tracks'> {
	/** As its row calls it ("Pikes 2"). */
	readonly called: string;
	readonly tracks: readonly PlayedTrack[];
	readonly states: readonly PlayedState[];
	readonly tags: ReadonlySet<string>;
	/** What it was given, by name. */
	readonly options: readonly string[];
}

interface PlayedSection {
	readonly heading: string;
	readonly ownName?: string;
	readonly units: readonly PlayedUnit[];
}

/** A counter over the whole battle. */
export interface PlayedCounter extends RecordCounter {
	/** As it is called in the language that is spoken. */
	readonly called: string;
	/** Its keys: one for all boxes, or one for each. */
	readonly keys: readonly string[];
	/** The units for whose loss it is crossed off by itself; without, it is tapped. */
	readonly of?: Selector | undefined;
	readonly ends: boolean;
}

interface PlayedScore extends RecordScore {
	readonly called: string;
	readonly keyOf: (round: number) => string;
}

interface PlayedPool {
	readonly key: string;
	readonly name: string;
	readonly turn?: BattleSide | undefined;
}

interface KnownSpell {
	readonly name: string;
	readonly cast: string;
}

/** What is counted of one side. */
export interface SidePlan {
	readonly side: BattleSide;
	readonly sections: readonly PlayedSection[];
	readonly units: readonly PlayedUnit[];
	readonly counters: readonly PlayedCounter[];
	readonly scores: readonly PlayedScore[];
	readonly pools: readonly PlayedPool[];
	readonly uses: readonly { readonly key: string; readonly name: string }[];
	/** The spells that the list knows, with what is needed to cast them. */
	readonly spells: readonly KnownSpell[];
	/** Points that are entered by hand, by round. */
	readonly pointsOf: (round: number) => string;
	readonly piece: string;
	readonly pieces: string;
	readonly wounds: string;
}

/** Everything that is counted in a battle. */
export interface BattlePlan {
	readonly track: Track;
	/** The word for a turn or battle round, and how many there are at most; undefined if unknown. */
	readonly turn: string;
	readonly rounds: number;
	readonly cells: ReadonlyMap<string, Cell>;
	readonly own: SidePlan;
	readonly enemy: SidePlan;
}

/** One side’s list, judged. */
interface PlannedList {
	readonly report: Report;
	/** What its units do, where the game has that. */
	readonly book?: ProfileBook | undefined;
}

/**
 * What is counted in a battle of these lists.
 * @param enemy undefined where the opponent’s list is not here
 */
export function battlePlan(
	own: PlannedList,
	enemy: PlannedList | undefined,
	track: Track
): BattlePlan {
	const cells = new Map<string, Cell>();
	const { turns } = own.report.context.index.system.record ?? {};
	return {
		track,
		turn: namedIn(track, turns?.name ?? ''),
		rounds: turns?.max ?? 0,
		cells,
		own: sidePlan(cells, 'own', own, track),
		enemy: sidePlan(cells, 'enemy', enemy ?? own, track, enemy !== undefined)
	};
}

/** A name of the record in the language of the track. */
function namedIn({ names = {} }: Track, name: string): string {
	return names[name] ?? name;
}

type Cells = Map<string, Cell>;
type NewCell = Pick<Cell, 'key' | 'side' | 'name'> & Partial<Cell>;

function addCell(cells: Cells, cell: NewCell): string {
	cells.set(cell.key, { start: 0, first: 0, max: 1, ...cell });
	return cell.key;
}

/** @param isHere false for an opponent whose list is not here: what is written in by hand alone */
function sidePlan(
	cells: Cells,
	side: BattleSide,
	list: PlannedList,
	track: Track,
	isHere = true
): SidePlan {
	const { report, book } = list;
	const record = sheetRecord(report, book);
	const mustered = new Map(report.context.units.map((unit) => [unit.unit.id, unit]));
	const rowsHere = isHere ? (record?.sections ?? []) : [];
	const sections = rowsHere.map(({ heading, ownName, rows }) => ({
		heading,
		...(ownName !== undefined && { ownName }),
		units: rows.map((row) => playedUnit(cells, side, row, mustered.get(row.id), track))
	}));
	const pointsOf = (round: number): string => `${side}/points/${round}`;
	for (let round = 1; round <= maxRounds; round++)
		addCell(cells, { key: pointsOf(round), side, name: '', max: 9999 });
	return {
		side,
		sections,
		units: sections.flatMap(({ units }) => units),
		counters: countersOf(cells, side, record?.counters ?? [], list, track, isHere),
		scores: scoresOf(cells, side, record?.scores ?? [], track),
		pools: isHere ? poolsOf(cells, side, report, track) : [],
		uses: isHere ? usesOf(cells, side, list, track) : [],
		spells: isHere ? spellsOf(report) : [],
		pointsOf,
		piece: namedIn(track, record?.piece ?? ''),
		pieces: namedIn(track, record?.pieces ?? ''),
		wounds: record?.wounds ?? ''
	};
}

function playedUnit(
	cells: Cells,
	side: BattleSide,
	row: RecordRow,
	mustered: MusteredUnit | undefined,
	{ states = [] }: Track
): PlayedUnit {
	const { name, number } = row;
	const tags = mustered?.tags ?? new Set<string>();
	const start = `${side}/unit/${row.id}`;
	const unit: PlayedUnit = {
		...row,
		called: number === undefined ? name : `${name} ${number}`,
		tags,
		options: (mustered?.options ?? []).map(({ id, indexed }) => indexed?.entry.name ?? id),
		tracks: row.tracks.map((track, at) => ({ ...track, key: `${start}/${at}` })),
		states: states
			.filter(({ of }) => !of || matches(of, tags))
			.map(({ id, name: called, lost }) => ({
				key: `${start}/${id}`,
				id,
				name: called,
				isLost: lost ?? false
			}))
	};
	for (const { key, name: of = '', pieces, each } of unit.tracks)
		addCell(cells, { key, side, unit, name: of, max: Math.max(pieces, 1) * each });
	for (const { key, id, name: called } of unit.states) {
		const until = states.find((state) => state.id === id)?.until;
		addCell(cells, { key, side, unit, name: called, until });
	}
	return unit;
}

function countersOf(
	cells: Cells,
	side: BattleSide,
	counters: readonly RecordCounter[],
	{ report, book }: PlannedList,
	track: Track,
	isHere: boolean
): readonly PlayedCounter[] {
	const { index } = report.context;
	const uses = new Set(onceUses(report.context, track.uses ?? [], book).map(({ name }) => name));
	return counters
		.filter(({ each }) => !each?.some((name) => uses.has(name)))
		.filter(({ isOwn }) => side === 'own' || !isOwn)
		.map((counter, at) => {
			const called = namedIn(track, counter.name);
			const crossing = track.crossings?.find((one) => one.counter === counter.name);
			const raw = index.system.record?.counters?.find(({ name }) => name === counter.name);
			const tally = report.tallies.find((one) => one.tally.id === raw?.tally)?.tally;
			const counted = tally && 'of' in tally ? tally.of : undefined;
			const boxes = isHere ? counter.boxes : (counter.enemy ?? 0);
			const start = `${side}/counter/${at}`;
			const keys = counter.each
				? counter.each.map((name, box) => addCell(cells, { key: `${start}/${box}`, side, name }))
				: [addCell(cells, { key: start, side, name: called, max: boxes || 999 })];
			const of = isHere ? crossing && (crossing.of ?? counted) : undefined;
			return { ...counter, boxes, called, keys, of, ends: crossing?.ends ?? false };
		});
}

/** Rows of boxes without points are pools, which have places of their own. */
function scoresOf(
	cells: Cells,
	side: BattleSide,
	scores: readonly RecordScore[],
	track: Track
): readonly PlayedScore[] {
	return scores
		.filter(({ points, boxes }) => points !== undefined || boxes === undefined)
		.map((score, at) => {
			const called = namedIn(track, score.name);
			const keyOf = (round: number): string => `${side}/score/${at}/${round}`;
			const max = score.points === undefined ? 99 : (score.boxes ?? 1);
			for (let round = 1; round <= maxRounds; round++)
				addCell(cells, { key: keyOf(round), side, name: called, max });
			return { ...score, called, keyOf };
		});
}

function poolsOf(
	cells: Cells,
	side: BattleSide,
	{ tallies }: Report,
	{ pools = [] }: Track
): readonly PlayedPool[] {
	const value = (id: string | undefined): number =>
		tallies.find(({ tally }) => tally.id === id)?.value ?? 0;
	return pools.map(({ id, name, start = 0, tally, first, until, turn }) => {
		const begins = { start: start + value(tally), first: value(first) };
		const key = addCell(cells, {
			key: `${side}/pool/${id}`,
			side,
			name,
			...begins,
			max: 99,
			until
		});
		const whose = turn === 'enemy' ? otherSide(side) : side;
		return { key, name, ...(turn && { turn: whose }) };
	});
}

function usesOf(
	cells: Cells,
	side: BattleSide,
	{ report, book }: PlannedList,
	{ uses = [] }: Track
): SidePlan['uses'] {
	return onceUses(report.context, uses, book).map(({ name, until }) => ({
		key: addCell(cells, { key: `${side}/use/${name}`.slice(0, 300), side, name, until }),
		name
	}));
}

/** Each once, under its name. */
function spellsOf({ context: { index, units } }: Report): readonly KnownSpell[] {
	const known = knownSpells(index, units).map(({ name, cast, power }): [string, string] => [
		name,
		cast ?? power ?? ''
	]);
	return [...new Map(known)].map(([name, cast]) => ({ name, cast }));
}

export function otherSide(side: BattleSide): BattleSide {
	return side === 'own' ? 'enemy' : 'own';
}
