import type { Roster } from '#schema';
import type {
	BackedUpEvent,
	BackedUpRoster,
	BackedUpRow,
	BackedUpVersion,
	Backup,
	OwnTexts
} from './backup.ts';
import { newSettings, type BackedUpSettings } from './backed-up-settings.ts';
import { contentKey, findPlaces, ownId, type Placement, type Placed } from './find-places.ts';
import { readOutsideRoster } from './outside.ts';

/** A stored thing, or the id of an unreadable row. */
type Held<T> = {
	readonly id: unknown;
	readonly thing?: T | undefined;
	readonly row?: unknown;
};

/** Everything stored before a backup is restored. */
export interface Here extends Omit<OwnTexts, 'battles' | 'taps'> {
	/** Readable or not. */
	readonly battles: readonly { readonly id: string }[];
	readonly taps: readonly { readonly id: string }[];
	readonly rosters: readonly Held<Roster>[];
	readonly versions: readonly Held<BackedUpVersion>[];
	readonly events: readonly Held<BackedUpEvent>[];
	readonly settings: BackedUpSettings;
}

/** How a backup is restored. */
interface RestoreOptions {
	/** The former states of a roster, from its history. */
	readonly pastOf: (id: string) => readonly Roster[];
	/** The name of a roster that is added beside another. */
	readonly besideName: (name: string) => string;
}

/** What to store; none of the ids is in use. */
interface Additions extends OwnTexts {
	readonly rosters: readonly BackedUpRoster[];
	readonly versions: readonly BackedUpVersion[];
	readonly events: readonly BackedUpEvent[];
	readonly settings: BackedUpSettings;
	readonly rows: readonly BackedUpRow[];
}

/** How many are added, and how many were here already. */
export interface Tally {
	readonly added: number;
	readonly here: number;
}

/** What restoring a backup will do. */
export interface RestorePlan {
	readonly additions: Additions;
	readonly rosters: Tally & {
		/** The names of rosters added beside a stored one with their id. */
		readonly beside: readonly string[];
	};
	readonly versions: Tally;
	readonly events: Tally & {
		/** The names of events that differ from the stored ones, which stay. */
		readonly other: readonly string[];
	};
	/** Those set here stay as they are. */
	readonly settings: Tally;
	/** Those written here stay as they are. */
	readonly wordings: Tally;
	readonly aliases: Tally;
	readonly texts: Tally;
	readonly battles: Tally;
	/** Unreadable rows. */
	readonly rows: Tally;
}

/** Works out what a backup adds to what is stored. Nothing stored changes. */
export function planRestore(backup: Backup, here: Here, options: RestoreOptions): RestorePlan {
	const rosters = placeRosters(backup.rosters, here, options);
	// A roster may be stored under another id, which its versions must then refer to.
	const idsHere = new Map(rosters.map(({ thing, id }) => [thing.id, id]));
	const versions = placeVersions(backup.versions, here, idsHere);
	const events = placeEvents(backup.events, here);
	const additions = {
		rosters: rosters.filter(isComing).map((place) => coming(place, options)),
		versions: versions.filter(isComing).map(({ thing, id }) => ({ ...thing.value, id })),
		events: events.filter(isComing).map(({ thing, id }) => ({ ...thing.value, id })),
		settings: newSettings(backup.settings, here.settings),
		wordings: newOf(backup.wordings, here.wordings),
		aliases: newOf(backup.aliases, here.aliases),
		sources: newOf(underIdsHere(backup.sources, idsHere), here.sources),
		folders: newOf(underIdsHere(backup.folders, idsHere), here.folders),
		texts: newOf(backup.texts, here.texts),
		battles: newOf(backup.battles, here.battles),
		taps: newOf(backup.taps, here.taps)
	};
	const rows = placeRows(backup.rows, here, additions);
	const beside = rosters.filter(({ how }) => how === 'beside');
	return {
		additions: { ...additions, rows: rows.filter(isComing).map(restoredRow) },
		rosters: {
			...tallyOf(rosters),
			added: rosters.filter(({ how }) => how === 'new').length,
			beside: beside.map(({ thing }) => options.besideName(thing.value.roster.name))
		},
		versions: tallyOf(versions),
		events: { ...tallyOf(events), other: otherEvents(events, here) },
		settings: restOf(Object.keys(backup.settings), Object.keys(additions.settings)),
		wordings: restOf(backup.wordings, additions.wordings),
		aliases: restOf(backup.aliases, additions.aliases),
		texts: restOf(backup.texts, additions.texts),
		battles: restOf(backup.battles, additions.battles),
		rows: tallyOf(rows)
	};
}

/** One thing of a backup. */
interface Coming<T> extends Placed {
	readonly value: T;
}

function placeRosters(
	rosters: readonly BackedUpRoster[],
	here: Here,
	{ pastOf }: RestoreOptions
): readonly Placement<Coming<BackedUpRoster>>[] {
	const stored = here.rosters.map(({ id, thing }) => ({
		id: idText(id),
		key: thing ? rosterKey(thing) : ''
	}));
	const ids = new Set(stored.map(({ id }) => id));
	return findPlaces(
		rosters.map((value) => ({ ...readyRoster(value.roster), value })),
		stored,
		({ id, key, value: { roster } }) =>
			ids.has(id) &&
			pastOf(id).some(
				(past) => past.units.length === roster.units.length && rosterKey(past) === key
			)
	);
}

function coming(
	{ thing, how, id }: Placement<Coming<BackedUpRoster>>,
	{ besideName }: RestoreOptions
): BackedUpRoster {
	const { roster } = thing.value;
	if (how === 'new') return thing.value;
	return { ...thing.value, roster: { ...roster, id, name: besideName(roster.name) } };
}

function placeVersions(
	versions: readonly BackedUpVersion[],
	here: Here,
	idsHere: ReadonlyMap<string, string>
): readonly Placement<Coming<BackedUpVersion>>[] {
	const snapshots = new Map(
		here.versions.map(({ id, thing }) => [idText(id), thing && rosterKey(thing.snapshot)])
	);
	return findPlaces(
		versions.map((version) => {
			const value = { ...version, roster: idsHere.get(version.roster) ?? version.roster };
			return { id: value.id, key: versionKey(value), value };
		}),
		here.versions.map(({ id, thing }) => ({ id: idText(id), key: thing ? versionKey(thing) : '' })),
		// The stored one may have been renamed since.
		({ id, value }) => snapshots.get(id) === rosterKey(value.snapshot)
	);
}

function placeEvents(
	events: readonly BackedUpEvent[],
	here: Here
): readonly Placement<Coming<BackedUpEvent>>[] {
	return findPlaces(
		events.map((value) => ({ id: value.id, key: eventKey(value), value })),
		here.events.map(({ id, thing }) => ({ id: idText(id), key: thing ? eventKey(thing) : '' }))
	);
}

function placeRows(
	rows: readonly BackedUpRow[],
	here: Here,
	{ rosters, versions, events }: Omit<Additions, 'rows'>
): readonly Placement<Coming<BackedUpRow>>[] {
	const added = {
		rosters: rosters.map(({ roster }) => roster.id),
		versions: versions.map(({ id }) => id),
		events: events.map(({ id }) => id)
	};
	return (['rosters', 'versions', 'events'] as const).flatMap((name) =>
		findPlaces(
			rows
				.filter(({ table }) => table === name)
				.map((value) => ({ ...readyRow(value.row), value })),
			[
				...added[name].map((id) => ({ id: idText(id), key: '' })),
				...here[name].map(({ id, row }) => ({ id: idText(id), key: row ? keyOfRow(row) : '' }))
			]
		)
	);
}

function restoredRow({ thing, how, id }: Placement<Coming<BackedUpRow>>): BackedUpRow {
	const { table, row } = thing.value;
	return how === 'new' ? thing.value : { table, row: { ...row, id } };
}

/** Events that are stored with the same name, day and game, but other contents. */
function otherEvents(
	places: readonly Placement<Coming<BackedUpEvent>>[],
	here: Here
): readonly string[] {
	const stored = new Map(here.events.map(({ id, thing }) => [id, thing?.pack]));
	return places
		.filter(({ thing, how, id }) => {
			const pack = stored.get(id);
			return how === 'here' && pack && contentKey(pack) !== contentKey(thing.value.pack);
		})
		.map(({ thing }) => thing.value.pack.name);
}

const ready = new WeakMap<Roster, Required<Placed>>();

/**
 * Works out what it takes to find the place of a roster, once: a plan for thousands of them is then made without
 * a long task.
 */
export function readyRoster(roster: Roster): Required<Placed> {
	const known = ready.get(roster);
	if (known) return known;
	const { id } = roster;
	const key = contentOf(roster);
	const made = { id, key, own: ownId({ id, key }) };
	ready.set(roster, made);
	return made;
}

function rosterKey(roster: Roster): string {
	return readyRoster(roster).key;
}

/** A roster's content apart from its id and the date of its data, as it would be read from a file. */
function contentOf(roster: Roster): string {
	const read = readOutsideRoster(roster);
	const { id: _, revision: __, ...content } = read.ok ? read.roster : roster;
	return contentKey(content);
}

function versionKey({ id: _, snapshot, ...version }: BackedUpVersion): string {
	return contentKey({ ...version, snapshot: rosterKey(snapshot) });
}

function eventKey({ pack: { name, date, system } }: BackedUpEvent): string {
	return contentKey([name, date, system]);
}

const readyRows = new WeakMap<object, Required<Placed>>();

/** Works out what it takes to find the place of an unreadable row, once. */
export function readyRow(row: Readonly<Record<string, unknown>>): Required<Placed> {
	const known = readyRows.get(row);
	if (known) return known;
	const id = idText(row['id']);
	const key = contentKey(row);
	const made = { id, key, own: ownId({ id, key }) };
	readyRows.set(row, made);
	return made;
}

/** A row that JSON cannot represent equals no other. */
function keyOfRow(row: unknown): string {
	try {
		return contentKey(row);
	} catch {
		return '';
	}
}

/** Ids of damaged rows may be numbers. */
function idText(id: unknown): string {
	return typeof id === 'string' ? id : JSON.stringify(id);
}

function isComing({ how }: Placement<unknown>): boolean {
	return how !== 'here';
}

function tallyOf(places: readonly Placement<unknown>[]): Tally {
	const added = places.filter(isComing).length;
	return { added, here: places.length - added };
}

/** What has an id that nothing here has; each once. */
function newOf<T extends { readonly id: string }>(
	coming: readonly T[],
	here: readonly { readonly id: string }[]
): readonly T[] {
	const ids = new Set(here.map(({ id }) => id));
	return [...new Map(coming.map((one) => [one.id, one])).values()].filter(({ id }) => !ids.has(id));
}

/** How many are added, and how many were here already. */
function restOf(all: readonly unknown[], added: readonly unknown[]) {
	return { added: added.length, here: all.length - added.length };
}

/** What belongs to rosters, under the ids that these have here. */
function underIdsHere<T extends { readonly id: string }>(
	things: readonly T[],
	idsHere: ReadonlyMap<string, string>
): readonly T[] {
	return things.map((thing) => ({ ...thing, id: idsHere.get(thing.id) ?? thing.id }));
}
