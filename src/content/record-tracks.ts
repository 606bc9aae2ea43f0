import { matches, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import type { BattleRecord, Entry } from '#schema';
import { isCrewed } from './ranks-and-files.ts';
import type { RecordTrack } from './record-model.ts';
import { words } from './words.ts';

type Losses = BattleRecord['losses'];
type Beside = NonNullable<Losses['beside']>[number];
type Line = NonNullable<Entry['lines']>[number];

/** What the boxes of a unit are worked out from. */
interface Counted {
	readonly index: ArmyIndex;
	readonly losses: Losses;
	readonly unit: MusteredUnit;
}

/** The boxes of a unit, then of the figures beside it; of a set, those of each unit inside it. */
export function tracksOf(
	index: ArmyIndex,
	losses: Losses,
	unit: MusteredUnit
): readonly RecordTrack[] {
	const { indexed } = unit;
	if (!indexed) return [ofPieces(losses, unit.models ?? 1, 1)];
	if (indexed.held.length > 0) return heldTracks(losses, indexed);
	const counted = { index, losses, unit };
	return [...ownTracks(counted, indexed.entry), ...figureTracks(counted), ...optionTracks(counted)];
}

/** How many pieces a unit starts with: only one with several can be worth half its points. */
export function piecesOf(tracks: readonly RecordTrack[]): number {
	return tracks.filter(({ name }) => name === undefined).reduce((sum, t) => sum + t.pieces, 0);
}

function ofPieces({ forgotten }: Losses, pieces: number, wounds: number | undefined): RecordTrack {
	if (!forgotten)
		return { pieces, each: wounds ?? 1, ...(wounds === undefined && { isUnsure: true }) };
	return { pieces, each: 1, ...(wounds !== undefined && { takes: wounds }) };
}

/** A number as it is printed; nothing where it is a dash or depends on a die. */
function statNumber(stats: Entry['stats'], column: string | undefined): number | undefined {
	const stat = column === undefined ? undefined : stats?.[column];
	return stat !== undefined && /^\+?\d+$/.test(stat) ? Number(stat) : undefined;
}

/** The unit's own boxes; those of its hardiest stat line where it has none, or where that is the rule. */
function ownTracks(counted: Counted, entry: Entry): readonly RecordTrack[] {
	const { index, losses, unit } = counted;
	const own = statNumber(woundedStats(unit, losses), losses.wounds);
	const isOneCrew = isCrew(index, losses, unit);
	if (own === undefined && (isOneCrew || hasParts(counted))) return [];
	const others = entry.lines?.flatMap(({ stats }) => statNumber(stats, losses.wounds) ?? []) ?? [];
	const wounded = own === undefined ? others : [own, ...others];
	const isOfOthers = takesHardiest(counted, own) && wounded.length > 0;
	const wounds = isOfOthers ? Math.max(...wounded) : own;
	const size = unit.models ?? (statNumber(entry.stats, losses.size) ?? 1) * unit.times;
	const pieces = isOneCrew ? 1 : size + addedPieces(losses, unit);
	return [ofPieces(losses, pieces, wounds)];
}

function takesHardiest(counted: Counted, own: number | undefined): boolean {
	const { losses, unit } = counted;
	if (own === undefined || crewOf(counted) !== undefined) return true;
	return losses.hardiest !== undefined && matches(losses.hardiest, unit.tags);
}

/** How many crew a machine has: 0 where no source says, undefined where it has no crew of its own. */
function crewOf({ losses, unit }: Counted): number | undefined {
	const { crew, size, stats, lines = [] } = unit.indexed?.entry ?? {};
	if (crew !== undefined || !losses.served || !matches(losses.served, unit.tags)) return crew;
	const isMan = size === undefined && statNumber(stats, losses.wounds) === 1;
	const hasMachine = lines.some((line) => (statNumber(line.stats, losses.wounds) ?? 0) > 1);
	return isMan && hasMachine ? 0 : undefined;
}

/** Whether a unit of one model consists of several parts with wounds, and has none of its own. */
function hasParts({ losses, unit }: Counted): boolean {
	const { lines = [], size } = unit.indexed?.entry ?? {};
	const wounded = lines.filter(({ stats }) => statNumber(stats, losses.wounds) !== undefined);
	return wounded.length > 1 && typeof size !== 'object';
}

/** The unit's stat line; if it has none, that of the option that makes up the unit. */
function woundedStats({ indexed, options }: MusteredUnit, { wounds }: Losses): Entry['stats'] {
	const { stats, lines } = indexed?.entry ?? {};
	if (statNumber(stats, wounds) !== undefined || lines) return stats;
	return options.find((option) => statNumber(option.indexed?.entry.stats, wounds))?.indexed?.entry
		.stats;
}

/** Pieces that options add to the unit ("+1" in the column of sizes). */
function addedPieces({ size }: Losses, { options }: MusteredUnit): number {
	if (size === undefined) return 0;
	const sizes = options.map(({ indexed }) => indexed?.entry.stats?.[size]);
	return sizes.reduce((sum, stat) => (stat?.startsWith('+') ? sum + Number(stat) : sum), 0);
}

/** Whether the models of a unit are the crew of a machine. */
function isCrew(index: ArmyIndex, { lines }: Losses, { indexed, tags }: MusteredUnit): boolean {
	const entry = indexed?.entry;
	if (!entry?.lines || !lines?.some(({ of }) => matches(of, tags))) return false;
	return isCrewed(index, entry) || (typeof entry.size === 'number' && entry.size > 1);
}

/** Further stat lines that have boxes of their own, and a crew: the first line is theirs where models are. */
function figureTracks(counted: Counted): readonly RecordTrack[] {
	const { index, losses, unit } = counted;
	const { lines = [], stats } = unit.indexed?.entry ?? {};
	const crew = crewOf(counted);
	if (crew !== undefined) return [{ name: words.record.crew, ...ofPieces(losses, crew, 1) }];
	const beside = losses.lines?.find(({ of }) => matches(of, unit.tags));
	if (!beside) return [];
	const models = isCrew(index, losses, unit) ? unit.models : undefined;
	// Then the one with most wounds is the unit itself.
	const isItself = takesHardiest(counted, statNumber(stats, losses.wounds)) && !hasParts(counted);
	if (isItself && models === undefined) return [];
	// There are several models with few wounds, and the data do not say how many.
	const usual = beside.from === undefined ? 0 : 1;
	return lines.flatMap((line, at) =>
		lineTrack(line, losses, beside, at === 0 ? (models ?? usual) : usual)
	);
}

function lineTrack(
	{ name, stats }: Line,
	losses: Losses,
	{ from = 1 }: Beside,
	count: number
): readonly RecordTrack[] {
	const wounds = statNumber(stats, losses.wounds);
	if (wounds === undefined || wounds < from) return [];
	return [{ name, ...ofPieces(losses, count, wounds) }];
}

/** Options that are figures with boxes of their own, each as often as the unit has it. */
function optionTracks({ losses, unit }: Counted): readonly RecordTrack[] {
	const seen = new Map<IndexedEntry, number>();
	for (const { indexed } of unit.options)
		if (indexed) seen.set(indexed, (seen.get(indexed) ?? 0) + 1);
	return [...seen].flatMap(([{ entry, tags }, count]) => {
		const beside = losses.beside?.find(({ of }) => matches(of, tags));
		if (!beside) return [];
		const lines = [{ name: entry.name, stats: entry.stats ?? {} }, ...(entry.lines ?? [])];
		return lines.flatMap((line) => lineTrack(line, losses, beside, count));
	});
}

/** Units inside a set: their wounds are a number, as they have no stat line here. */
function heldTracks(losses: Losses, { held }: IndexedEntry): readonly RecordTrack[] {
	return held.map(({ entry }) => ({
		name: entry.name,
		...ofPieces(
			losses,
			typeof entry.size === 'number' ? entry.size : 1,
			entry.numbers?.[losses.wounds] ?? 1
		)
	}));
}
