import { indexFor, judged, whatChanges, type Changes } from '#engine';
import type { Roster } from '#schema';
import { systemCard } from '../../packs/catalogue.ts';
import { loadPack, markOf, type Pack } from '../../packs/load.ts';
import { openStorage, type Summary } from '../index.ts';
import { dayOfOtherFormat, marksOf, oldPack } from './old-packs.ts';
import { isOfToday } from './is-of-today.ts';
import { summaryOf } from './summary-of.ts';

/** A notice about the data that judge a roster, if they are not simply today's. */
export type DataNote =
	/** It keeps older data, under which something differs. */
	| { readonly kind: 'pinned'; readonly revision: string }
	/** Its data are missing or unreadable here, so it uses today's, which give other figures. */
	| {
			readonly kind: 'lacking' | 'moved';
			readonly revision: string;
			readonly before: Judgement;
			readonly after: Judgement;
	  }
	/** It was made with data later than today's. */
	| { readonly kind: 'later'; readonly revision: string; readonly today: string };

type Judgement = Pick<Summary, 'points' | 'problems' | 'isUnfinished'>;

/** The data that judge a roster; no pack if neither this version nor the browser has its army. */
interface RosterData {
	readonly pack: Pack | undefined;
	readonly dataNote?: DataNote;
}

/** What the row of a roster says. */
interface RowFacts {
	readonly roster: Roster;
	readonly data?: string | undefined;
	readonly summary?: Summary | undefined;
}

/**
 * The data that judge a stored roster: today's, unless the data it was stored with give another result and are
 * still here.
 * @param onolder called if older data may be needed
 * @throws if neither can be loaded
 */
export async function dataFor(
	stored: RowFacts,
	onolder?: () => Promise<unknown>
): Promise<RosterData> {
	const { roster, data } = stored;
	const { system, army } = roster;
	if (isOfToday(stored)) return { pack: await loadPack(system, army) };
	const [old, today] = await Promise.all([
		data === undefined ? undefined : oldPack(data, system, army),
		loadPack(system, army).catch(() => undefined),
		onolder?.().catch(() => undefined)
	]);
	if (!today) return old ? pinnedTo(old) : { pack: await loadPack(system, army) };
	const made = old?.system.revision ?? roster.revision;
	const { revision } = today.system;
	if (made > revision) {
		return { pack: today, dataNote: { kind: 'later', revision: made, today: revision } };
	}
	const changes = old && changesFor(roster, old, today);
	if (!old || !changes) {
		const note = (await movedNote(stored, today)) ?? lackingNote(stored, today);
		return { pack: today, ...(note && { dataNote: note }) };
	}
	return changes.isSame ? { pack: today } : pinnedTo(old);
}

function pinnedTo(pack: Pack): RosterData {
	return { pack, dataNote: { kind: 'pinned', revision: pack.system.revision } };
}

/** The data that judge a stored roster; today's for one that is not stored. */
export async function packOf(roster: Roster): Promise<Pack | undefined> {
	return (await dataFor(await storedAs(roster))).pack;
}

/**
 * The data for a roster from a file: those of its date if they are here, as after restoring a backup;
 * otherwise today's.
 */
export async function packForFile({ system, army, revision }: Roster): Promise<Pack | undefined> {
	const marks = revision === systemCard(system)?.revision ? [] : await marksOf(system);
	for (const mark of marks) {
		const old = await oldPack(mark, system, army);
		if (old?.system.revision === revision) return old;
	}
	return loadPack(system, army);
}

/** The date of the data that judge the roster. */
export async function revisionOf(roster: Roster): Promise<string> {
	const stored = await storedAs(roster);
	const today = systemCard(roster.system)?.revision;
	if (isOfToday(stored) && today !== undefined) return today;
	const judged = await dataFor(stored).catch(() => undefined);
	return judged?.pack?.system.revision ?? roster.revision;
}

/** A roster with the data that its row names; with today's if it has no row. */
async function storedAs(roster: Roster): Promise<RowFacts> {
	const stored = await openStorage()
		.then(({ rosters }) => rosters.load(roster.id))
		.catch(() => undefined);
	return { roster, data: (stored?.ok ? stored.data : undefined) ?? markOf(roster.system) };
}

/** What today's data would change in a roster; undefined if the old data turn out to be unusable. */
function changesFor(roster: Roster, old: Pack, today: Pack): Changes | undefined {
	try {
		return whatChanges(roster, indexFor(old, roster), indexFor(today, roster));
	} catch {
		return undefined;
	}
}

/** A notice if the stored figures are no longer the roster's. */
function lackingNote({ roster, summary }: RowFacts, today: Pack): DataNote | undefined {
	const after = summaryOf(judged(today, roster));
	const isAsBefore = !summary || isSame(summary, after);
	if (isAsBefore) return undefined;
	return { kind: 'lacking', revision: roster.revision, before: summary, after };
}

/** A notice if the roster's data can no longer be read and today's have another date or give other figures. */
async function movedNote(
	{ roster, data, summary }: RowFacts,
	today: Pack
): Promise<DataNote | undefined> {
	const revision = data === undefined ? undefined : await dayOfOtherFormat(data);
	if (revision === undefined) return undefined;
	const after = summaryOf(judged(today, roster));
	const before = summary ?? after;
	const isAsBefore = revision === today.system.revision && isSame(before, after);
	return isAsBefore ? undefined : { kind: 'moved', revision, before, after };
}

function isSame(one: Judgement, other: Judgement): boolean {
	return one.points === other.points && one.problems === other.problems;
}
