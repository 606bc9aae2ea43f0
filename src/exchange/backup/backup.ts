import * as z from 'zod/mini';
import { EventPack, Roster } from '#schema';
import type { Battle, Tap } from '../../schema/own/battle.ts';
import type {
	OwnAlias,
	InFolder,
	KeptText,
	SourceText,
	OwnWording
} from '../../schema/own/rows.ts';
import { backups } from '../../i18n/en/settings.ts';
import type { BackedUpSettings } from './backed-up-settings.ts';

/** The most things of each kind in a backup. */
export const maxThings = 100_000;

const Moment = z.number().check(z.nonnegative(), z.maximum(8.64e15));

/** When a roster was last stored, and the mark of the data that judged it. */
export const Edited = z.strictObject({
	at: Moment,
	data: z.optional(z.string().check(z.maxLength(200)))
});

export const BackedUpVersion = z.strictObject({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	roster: z.string().check(z.maxLength(100)),
	name: z.string().check(z.maxLength(80)),
	at: Moment,
	snapshot: Roster
});

export const BackedUpEvent = z.strictObject({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	at: Moment,
	pack: EventPack
});

const tables = ['rosters', 'versions', 'events'] as const;

/** A stored row as JSON text, whatever is in it. */
export const Row = z.strictObject({ table: z.enum(tables), row: z.string() });

/** A saved version of a roster. */
export type BackedUpVersion = z.infer<typeof BackedUpVersion>;
export type BackedUpEvent = z.infer<typeof BackedUpEvent>;

export interface BackedUpRoster {
	readonly roster: Roster;
	/** When it was last stored; undefined if the file does not say. */
	readonly at: number | undefined;
	readonly data: string | undefined;
}

/** A stored row that could not be read. */
export interface BackedUpRow {
	readonly table: (typeof tables)[number];
	readonly row: Readonly<Record<string, unknown>>;
}

/** What a player wrote, pasted and sorted beside the rosters. */
export interface OwnTexts {
	readonly wordings: readonly OwnWording[];
	readonly aliases: readonly OwnAlias[];
	readonly sources: readonly SourceText[];
	/** Which rosters are in a folder. */
	readonly folders: readonly InFolder[];
	/** Lists that Muster cannot read. */
	readonly texts: readonly KeptText[];
	readonly battles: readonly Battle[];
	/** What was tapped in them. */
	readonly taps: readonly Tap[];
}

/** Everything of the player's in this browser, except histories and the bin. */
export interface Backup extends OwnTexts {
	readonly rosters: readonly BackedUpRoster[];
	readonly versions: readonly BackedUpVersion[];
	readonly events: readonly BackedUpEvent[];
	readonly settings: BackedUpSettings;
	readonly rows: readonly BackedUpRow[];
}

/**
 * The text of a backup: an export of Muster with further parts.
 * @throws if there is more than a backup can hold
 */
export function writeBackup(backup: Backup, exported: string): string {
	const { rosters, versions, events, settings, rows, ...own } = backup;
	const { wordings, aliases, sources, folders, texts, battles, taps } = own;
	for (const things of [rosters, versions, events, rows, ...Object.values({ ...own, taps: [] })]) {
		if (things.length > maxThings) throw new Error(backups.tooMany);
	}
	const file = {
		muster: 1,
		exported,
		rosters: rosters.map(({ roster }) => roster),
		edited: rosters.map(({ at = 0, data }) => ({ at, ...(data !== undefined && { data }) })),
		versions,
		events,
		settings,
		...(wordings.length > 0 && { wordings }),
		...(aliases.length > 0 && { aliases }),
		...(sources.length > 0 && { sources }),
		...(folders.length > 0 && { folders }),
		...(texts.length > 0 && { texts }),
		...(battles.length > 0 && { battles: withTaps(battles, taps) }),
		...(rows.length > 0 && {
			unreadable: rows.map(({ table, row }) => ({ table, row: JSON.stringify(row) }))
		})
	};
	return `${JSON.stringify(file)}\n`;
}

/** Battles with what was tapped in each, as they stand in a file. */
function withTaps(battles: readonly Battle[], taps: readonly Tap[]): readonly object[] {
	const byBattle = new Map<string, Tap[]>();
	for (const tap of taps) byBattle.set(tap.battle, [...(byBattle.get(tap.battle) ?? []), tap]);
	return battles.map((battle) => ({
		...battle,
		taps: (byBattle.get(battle.id) ?? []).map(({ battle: _, ...tap }) => tap)
	}));
}
