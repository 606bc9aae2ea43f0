import type { DeskContent, DeskCorrections, KeptFile } from './desk-file.ts';
import { readLock } from './lock.ts';

/**
 * What two devices have of one desk, together: all files, and of what was said on both what was said later. What was
 * removed stays so, unless it was brought back later.
 */
export function mergedDesks(own: DeskContent, theirs: DeskContent): DeskContent {
	const other = withIdsOf(own, theirs);
	const isTheirs = (key: string): boolean => timeOf(other, key) > timeOf(own, key);
	const files = merged(filesOf(own), filesOf(other), {
		isTheirs: (id) => isTheirs(`file/${id}`),
		// A file that nobody removed is only not there yet.
		isRemoved: (id) => timeOf(own, `file/${id}`) + timeOf(other, `file/${id}`) > 0
	});
	const event = own.event && !isTheirs('event') ? own.event : (other.event ?? own.event);
	return {
		event,
		corrections: mergedCorrections(own.corrections, other.corrections, isTheirs),
		files: [...files.values()],
		lock: laterLock(own.lock, other.lock)
	};
}

function timeOf({ corrections }: DeskContent, key: string): number {
	return corrections.said?.[key] ?? 0;
}

function filesOf({ files }: DeskContent): ReadonlyMap<string, DeskContent['files'][number]> {
	return new Map(files.map((file) => [file.id, file]));
}

function mergedCorrections(
	own: DeskCorrections,
	other: DeskCorrections,
	isTheirs: (key: string) => boolean
): DeskCorrections {
	const said = { ...own.said };
	for (const [key, time] of Object.entries(other.said ?? {})) {
		said[key] = Math.max(said[key] ?? 0, time);
	}
	const both = <T>(prefix: string, ours: ReadonlyMap<string, T>, theirs: ReadonlyMap<string, T>) =>
		merged(ours, theirs, {
			isTheirs: (key) => isTheirs(`${prefix}/${key}`),
			isRemoved: (key) => said[`${prefix}/${key}`] !== undefined
		});
	const aliases = both('name', aliasesOf(own), aliasesOf(other));
	const players = both('player', mapOf(own.players), mapOf(other.players));
	const columns = both('column', mapOf(own.columns), mapOf(other.columns));
	return {
		aliases: [...aliases.values()],
		players: Object.fromEntries(players),
		columns: Object.fromEntries(columns),
		said
	};
}

function aliasesOf({ aliases }: DeskCorrections) {
	return new Map(aliases.map((alias) => [alias.name, alias]));
}

function mapOf<T>(record: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> {
	return new Map(Object.entries(record));
}

/** Of each thing what the one or the other has; a thing that one lacks was removed there, or never came there. */
function merged<T>(
	own: ReadonlyMap<string, T>,
	other: ReadonlyMap<string, T>,
	{
		isTheirs,
		isRemoved
	}: {
		readonly isTheirs: (key: string) => boolean;
		readonly isRemoved: (key: string) => boolean;
	}
): ReadonlyMap<string, T> {
	const keys = new Set([...own.keys(), ...other.keys()]);
	return new Map(
		[...keys].flatMap((key) => {
			const later = isTheirs(key) ? other : own;
			const one = later.get(key) ?? (isRemoved(key) ? undefined : (own.get(key) ?? other.get(key)));
			return one === undefined ? [] : [[key, one] as const];
		})
	);
}

function laterLock(own: DeskContent['lock'], other: DeskContent['lock']): DeskContent['lock'] {
	return lockedAt(other) > lockedAt(own) ? other : own;
}

/** When lists were locked, in ISO; the earliest of all where there is no lock. */
function lockedAt(lock: DeskContent['lock']): string {
	const text = lock?.find(({ name }) => name === 'lock.json')?.text;
	return (text === undefined ? undefined : readLock(text))?.locked ?? '';
}

/** Another desk with the ids that this one has for the same files: the same mailbox may have come to both. */
function withIdsOf(own: DeskContent, other: DeskContent): DeskContent {
	const known = new Map(own.files.map((file) => [contentOf(file), file.id]));
	const ids = new Map(
		other.files.flatMap((file) => {
			const id = known.get(contentOf(file));
			return id === undefined ? [] : [[file.id, id] as const];
		})
	);
	const { corrections } = other;
	return {
		...other,
		files: other.files.map((file) => ({ ...file, id: ids.get(file.id) ?? file.id })),
		corrections: {
			...corrections,
			players: renamed(corrections.players, ids),
			...(corrections.said && { said: renamed(corrections.said, ids) })
		}
	};
}

function contentOf({ name, sent, table }: KeptFile): string {
	return JSON.stringify([name, sent, table]);
}

/** What is said by the keys of lists, or of files and lists, with other ids of the files. */
function renamed<T>(
	said: Readonly<Record<string, T>>,
	ids: ReadonlyMap<string, string>
): Readonly<Record<string, T>> {
	return Object.fromEntries(
		Object.entries(said).map(([key, value]) => {
			const [, kind = '', id = '', rest = ''] =
				/^((?:player|file)\/)?([^/]*)(.*)$/s.exec(key) ?? [];
			return [`${kind}${ids.get(id) ?? id}${rest}`, value];
		})
	);
}
