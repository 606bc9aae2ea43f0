import { importPage } from '../../i18n/en/importing.ts';
import type { ImportDesk } from './import-desk.svelte.ts';

/** Reads a file dropped anywhere on the page; the browser must not open it instead. */
export function readDropped(event: DragEvent, desk: ImportDesk): void {
	event.preventDefault();
	const { dataTransfer } = event;
	if (!dataTransfer || event.type !== 'drop') return;
	const dropped = import('../../platform/dropped-files.ts').then(({ droppedIn }) => droppedIn);
	const items = [...dataTransfer.items].map(entryOf);
	const text = dataTransfer.getData('text/plain');
	void desk.read(async ({ readFiles, readText }, following) => {
		const files = await (await dropped)(items, following);
		return files.length > 0 || text === ''
			? readFiles(files, following)
			: readText(text, importPage.droppedText, following);
	});
}

/** Must be called during the event: afterwards the item is empty. */
function entryOf(item: DataTransferItem): FileSystemEntry | File | null {
	return item.webkitGetAsEntry() ?? item.getAsFile();
}
