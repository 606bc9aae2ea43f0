import { openStorage } from '../storage/index.ts';
import { messageOf } from './message-of.ts';
import { removeRoster } from './roster-actions.ts';
import { fileName, saveFile } from './save-file.ts';
import { toasts } from './toasts.svelte.ts';

/** What it was that cannot be read. */
export type UnreadableKind = 'roster' | 'version' | 'event' | 'steps';

interface Words {
	/** "a kept version that cannot be read" */
	readonly what: string;
	readonly table: 'versions' | 'events' | 'steps';
}

const words: Readonly<Record<Exclude<UnreadableKind, 'roster'>, Words>> = {
	version: { what: 'kept version', table: 'versions' },
	event: { what: 'event pack', table: 'events' },
	steps: { what: 'step', table: 'steps' }
};

/** What it is called among things that cannot be read: its name, if it has one left. */
export function unreadableTitle(kind: UnreadableKind, row: unknown): string {
	if (kind === 'roster') return 'A roster that this version cannot read.';
	const name = nameIn(row);
	const what = words[kind].what;
	const article = what.startsWith('e') ? 'An' : 'A';
	return name === undefined
		? `${article} ${what} that this version cannot read.`
		: `${article} ${what}, “${name}”, that this version cannot read.`;
}

/** Hands it to the player as a file: a row as it is, in JSON, whatever is in it. */
export async function exportUnreadable(
	kind: UnreadableKind,
	id: unknown,
	row: unknown
): Promise<void> {
	try {
		const { writeAnything } = await import('./write-anything.ts');
		const mark = ['string', 'number'].includes(typeof id) ? String(id) : '';
		saveFile(fileName(`unreadable-${kind}-${mark}`, 'json'), await writeAnything(row));
	} catch (error) {
		toasts.show(`It could not be exported: ${messageOf(error)}`);
	}
}

/** Deletes it; the message that says so puts it back. */
export async function deleteUnreadable(kind: UnreadableKind, id: unknown): Promise<void> {
	if (kind === 'roster') {
		await removeRoster(id as string, 'unreadable roster');
		return;
	}
	const { table, what } = words[kind];
	try {
		const { unreadable } = await openStorage();
		const putBack = await unreadable.remove(table, id);
		toasts.show(`Deleted the ${what} that could not be read.`, {
			label: 'Undo',
			run: () => void putBack().catch(refused)
		});
	} catch (error) {
		refused(error);
	}
}

function refused(error: unknown): void {
	toasts.show(`This browser refused to store it: ${messageOf(error)}`);
}

function nameIn(row: unknown): string | undefined {
	if (typeof row !== 'object' || row === null) return undefined;
	const named = 'pack' in row && row.pack instanceof Object ? row.pack : row;
	const name = 'name' in named ? named.name : undefined;
	return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 80) : undefined;
}
