import type { EventPack } from '#schema';
import type { NamedText } from '../../desk/index.ts';
import {
	isCorrections,
	isKeptFile,
	type DeskCorrections,
	type KeptFile
} from '../../exchange/desk/index.ts';
import { deskKeeps } from '../../i18n/en/desk/page.ts';
import {
	eraseDesk,
	followDesk,
	readDesk,
	removeFile,
	storeDesk,
	storeFiles,
	storeLock,
	deskFormat
} from '../../persistence/desk/desk-store.ts';
import { whyRefused } from '../../ui/refused.ts';

/** What this device has of a desk. */
interface Stored {
	readonly event: EventPack | undefined;
	readonly corrections: DeskCorrections | undefined;
	readonly files: readonly KeptFile[];
	readonly lock: readonly NamedText[] | undefined;
}

/** Milliseconds after which it is read what another tab has stored. */
const pause = 700;

/** Stores a desk on this device. Without a database the desk works, and says so. */
export class StoredDesk {
	/** Why something could not be stored or read. */
	notStored = $state('');

	/** Reads what is stored; undefined if the browser blocks it. */
	async read(): Promise<Stored | undefined> {
		const stored = await readDesk().catch((error: unknown) => {
			this.notStored = deskKeeps.notStored(whyRefused(error));
		});
		if (!stored) return undefined;
		const files = stored.files.map(({ file }) => file).filter(isKeptFile);
		const { event, corrections } = stored.desk ?? {};
		const isRead = corrections === undefined || isCorrections(corrections);
		const unreadable = stored.unreadable + stored.files.length - files.length + (isRead ? 0 : 1);
		if (unreadable > 0) this.notStored = deskKeeps.unreadable(unreadable);
		return {
			event,
			corrections: isRead ? corrections : undefined,
			files,
			lock: stored.lock?.files
		};
	}

	/** Calls back when another tab has stored something. @returns a function that ends it */
	follow(isBusy: () => boolean, onchange: () => void): () => void {
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const later = (): void => {
			clearTimeout(waiting);
			// What this tab is doing is not stopped by what another has done.
			waiting = setTimeout(() => (isBusy() ? later() : onchange()), pause);
		};
		const unfollow = followDesk(later);
		return () => {
			clearTimeout(waiting);
			unfollow();
		};
	}

	storeDesk(event: EventPack | undefined, corrections: DeskCorrections): Promise<void> {
		const row = { format: deskFormat, ...(event && { event }), corrections } as const;
		return this.#attempt(() => storeDesk(row));
	}

	storeFiles(files: readonly KeptFile[]): Promise<void> {
		const now = Date.now();
		const rows = files.map(
			(file, at) => ({ format: deskFormat, at: now + at / 1000, file }) as const
		);
		return this.#attempt(() => storeFiles(rows));
	}

	storeLock(files: readonly NamedText[]): Promise<void> {
		return this.#attempt(() => storeLock({ format: 1, files }));
	}

	forget(files: readonly KeptFile[]): Promise<void> {
		return this.#attempt(async () => {
			for (const { id } of files) await removeFile(id);
		});
	}

	/** Erases everything; the event is stored anew. */
	async erase(event: EventPack | undefined, corrections: DeskCorrections): Promise<void> {
		await this.#attempt(eraseDesk);
		await this.storeDesk(event, corrections);
	}

	async #attempt(store: () => Promise<void>): Promise<void> {
		try {
			await store();
		} catch (error) {
			this.notStored = deskKeeps.notStored(whyRefused(error));
		}
	}
}
