import { unreadableThings } from '../../i18n/en/storing.ts';
import { openStorage } from '../../persistence/index.ts';
import { removeWaiting, type WaitingKey } from '../../persistence/db/waiting.ts';
import { messageOf } from '../../platform/message-of.ts';
import { removeRoster } from './roster-actions.ts';
import { fileName } from '../../exchange/outside/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The kind of an unreadable row. */
export type UnreadableKind = 'roster' | 'version' | 'event' | 'steps' | 'edit';

const tables = { version: 'versions', event: 'events', steps: 'steps' } as const;

/** The name of an unreadable row, if it has a legible one. */
export function unreadableTitle(kind: UnreadableKind, row: unknown): string {
	const name = kind === 'roster' ? undefined : nameIn(row);
	return kind === 'roster' || name === undefined
		? unreadableThings.titles[kind]
		: unreadableThings.namedTitles[kind](name);
}

/** Gives the player the row as a JSON file, whatever is in it. */
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
		toasts.show(unreadableThings.notExported(messageOf(error)));
	}
}

/**
 * Deletes it, with an Undo in the message.
 * @param ongone called after deleting and after restoring
 */
export async function deleteUnreadable(
	kind: UnreadableKind,
	id: unknown,
	ongone?: () => void
): Promise<void> {
	if (kind === 'roster') {
		await removeRoster(id as string, unreadableThings.nameless);
		return;
	}
	try {
		const putBack =
			kind === 'edit'
				? await removeWaiting(id as WaitingKey)
				: await (await openStorage()).unreadable.remove(tables[kind], id);
		toasts.show(unreadableThings.deleted[kind], {
			label: unreadableThings.undo,
			run: () => void putBack().then(ongone).catch(refused)
		});
		ongone?.();
	} catch (error) {
		refused(error);
	}
}

function refused(error: unknown): void {
	toasts.show(unreadableThings.refused(messageOf(error)));
}

function nameIn(row: unknown): string | undefined {
	if (typeof row !== 'object' || row === null) return undefined;
	const named = 'pack' in row && row.pack instanceof Object ? row.pack : row;
	const name = 'name' in named ? named.name : undefined;
	return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 80) : undefined;
}
