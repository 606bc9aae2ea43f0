import type { EventPack, Player } from '#schema';
import type { Alias } from '../../exchange/review/with-aliases.ts';
import { deskKeeps, eventDesk } from '../../i18n/en/desk/page.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';
import type { NamedText } from '../../desk/index.ts';
import type {
	DeskCorrections,
	DeskJob,
	DeskState,
	KeptFile,
	LockedDesk,
	ReadFile
} from '../../workers/desk/messages.ts';
import {
	eraseDesk,
	followDesk,
	readDesk,
	removeFile,
	storeDesk,
	storeFiles,
	storeLock
} from '../../persistence/desk/desk-store.ts';
import { whyRefused } from '../../ui/refused.ts';
import { deskWork } from './desk-work.ts';
import type { PlacedList } from './placed-list.ts';

type Reading = Extract<DeskJob, { kind: 'desk-read' }>['of'];

/** So many files are read at a time: then the table shows them. */
const atOnce = 8;
/** Milliseconds between two tables while files are read. */
const pause = 700;

const noCorrections: DeskCorrections = { aliases: [], players: {} };

/** The state of an event's desk: the event, what was sent, and what a person says of it. */
export class EventDesk {
	event = $state.raw<EventPack>();
	files = $state.raw<readonly ReadFile[]>([]);
	/** The lists of all files, each among those of its player. */
	lists = $state.raw<readonly PlacedList[]>([]);
	corrections = $state.raw<DeskCorrections>(noCorrections);
	/** The lists as they were locked. */
	lock = $state.raw<LockedDesk>();
	/** Whether what is kept was read. */
	isOpen = $state(false);
	/** Why something could not be kept on this device. */
	notStored = $state('');
	progress = $state('');
	failure = $state('');
	#work: AbortController | undefined;
	#placedAt = -Infinity;

	/** All that the desk has; undefined without an event. */
	get state(): DeskState | undefined {
		const { event, corrections } = this;
		return event && { event, corrections, files: this.files.map(({ file }) => file) };
	}

	/** The name of a file for the event. */
	nameOf(what: string): string {
		const event = this.event?.name.replace(/[^\p{L}\p{N}]+/gu, '-') ?? '';
		return `${event}-${what}`;
	}

	/** Reads what is kept, and follows what other tabs keep. @returns a function that ends it */
	open(): () => void {
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const later = (): void => {
			clearTimeout(waiting);
			// What this tab is doing is not stopped by what another has done.
			waiting = setTimeout(() => (this.#work ? later() : void this.#readKept()), pause);
		};
		const unfollow = followDesk(later);
		void this.#readKept();
		return () => {
			clearTimeout(waiting);
			unfollow();
			this.stop();
		};
	}

	async #readKept(): Promise<void> {
		const kept = await readDesk().catch((error: unknown) => {
			this.notStored = deskKeeps.notStored(whyRefused(error));
		});
		this.isOpen = true;
		if (!kept) return;
		if (kept.unreadable > 0) this.notStored = deskKeeps.unreadable(kept.unreadable);
		const { event, corrections } = kept.desk ?? {};
		this.event = event;
		this.corrections = corrections ?? noCorrections;
		// What the rows hold was opened here, and is looked at again when it is read.
		const files = kept.files.map(({ file }) => file as unknown as KeptFile);
		this.files = files.map((file) => ({ file, lists: [] }));
		await this.#readAgain(this.files);
		if (kept.lock) await this.#openLock(kept.lock.files);
	}

	async #openLock(files: readonly NamedText[]): Promise<void> {
		const opened = await this.attempt((following) =>
			deskWork.do({ kind: 'desk-open-lock', of: files }, following)
		);
		if (opened?.ok) this.lock = opened.lock;
	}

	/** Keeps the lists as they were locked. */
	async keepLock(lock: LockedDesk): Promise<void> {
		this.lock = lock;
		await this.#keep(() => storeLock({ format: 1, files: [...lock.files] }));
	}

	/** Erases all that is known of people; the event stays. */
	async erase(): Promise<void> {
		this.stop();
		this.files = [];
		this.lists = [];
		this.lock = undefined;
		this.corrections = noCorrections;
		await this.#keep(eraseDesk);
		await this.#keepDesk();
	}

	async #keepDesk(): Promise<void> {
		const { event, corrections } = this;
		const { aliases, players } = corrections;
		const row = {
			format: 1,
			...(event && { event }),
			corrections: { aliases: [...aliases], players }
		};
		await this.#keep(() => storeDesk(row as Parameters<typeof storeDesk>[0]));
	}

	async #keepFiles(read: readonly ReadFile[]): Promise<void> {
		const rows = read.map(({ file }, at) => ({ format: 1, at: Date.now() + at / 1000, file }));
		await this.#keep(() => storeFiles(rows as unknown as Parameters<typeof storeFiles>[0]));
	}

	/** Without a database the desk works, and says so. */
	async #keep(store: () => Promise<void>): Promise<void> {
		try {
			await store();
		} catch (error) {
			this.notStored = deskKeeps.notStored(whyRefused(error));
		}
	}

	/** Chooses the event: all lists are judged by it. */
	async choose(event: EventPack | undefined): Promise<void> {
		this.event = event;
		await this.#keepDesk();
		await this.#readAgain(this.files);
	}

	/** Reads files, some at a time. What was read before it is stopped stays. */
	async add(files: readonly File[]): Promise<void> {
		await this.#attempt(async (following) => {
			for (let at = 0; at < files.length; at += atOnce) {
				const of = { files: files.slice(at, at + atOnce) };
				this.progress = eventDesk.reading(at, files.length);
				const read = await this.#read(of, following);
				this.files = [...this.files, ...read];
				await this.#keepFiles(read);
				await this.#place(following);
			}
		});
	}

	/** Reads a pasted text. */
	async addText(text: string): Promise<void> {
		const known = new Set(this.files.map(({ file }) => file.name));
		let number = 1;
		while (known.has(eventDesk.pasted(number))) number += 1;
		const of = { text, name: eventDesk.pasted(number), arrived: new Date().toISOString() };
		await this.#attempt(async (following) => {
			const read = await this.#read(of, following);
			this.files = [...this.files, ...read];
			await this.#keepFiles(read);
		});
	}

	/** Takes a file and its lists from the desk. @returns a function that brings it back */
	remove(key: string): (() => void) | undefined {
		const before = this.files;
		const kept = before.filter(({ file }) => !key.startsWith(`${file.id}/`));
		if (kept.length === before.length) return undefined;
		const gone = before.filter((one) => !kept.includes(one));
		this.files = kept;
		void this.#attempt(() => this.#keep(() => forgetAll(gone)));
		return () => {
			this.files = [...this.files, ...gone];
			void this.#attempt(() => this.#keepFiles(gone));
		};
	}

	/** The file of a list. */
	fileOf(key: string): KeptFile | undefined {
		return this.files.find(({ file }) => key.startsWith(`${file.id}/`))?.file;
	}

	/** Says what a name stands for, in all lists that have it. */
	async explain(alias: Alias): Promise<void> {
		const aliases = [...this.corrections.aliases.filter(({ name }) => name !== alias.name), alias];
		this.corrections = { ...this.corrections, aliases };
		await this.#keepDesk();
		await this.#readAgain(this.files.filter(isUnread));
	}

	/** Takes back what a name stands for. */
	async forget(alias: Alias): Promise<void> {
		const aliases = this.corrections.aliases.filter((one) => one !== alias);
		this.corrections = { ...this.corrections, aliases };
		await this.#keepDesk();
		await this.#readAgain(this.files);
	}

	/** Says who plays a list. */
	async name(key: string, player: Player): Promise<void> {
		const players = { ...this.corrections.players, [key]: player };
		this.corrections = { ...this.corrections, players };
		await this.#keepDesk();
		await this.#readAgain(this.files.filter(({ file }) => key.startsWith(`${file.id}/`)));
	}

	/** Stops what is being done. */
	stop(): void {
		this.#work?.abort();
	}

	/** Does something that takes a while; undefined if it was stopped or failed, which is said. */
	async attempt<T>(act: (following: Required<Following>) => Promise<T>): Promise<T | undefined> {
		this.stop();
		const work = new AbortController();
		this.#work = work;
		this.failure = '';
		this.progress = eventDesk.working;
		const { signal } = work;
		const onprogress = (done: number, all: number): void => {
			if (!signal.aborted && all > 1) this.progress = eventDesk.reading(done, all);
		};
		try {
			return await act({ signal, onprogress });
		} catch (error) {
			if (!signal.aborted) this.failure = eventDesk.failed(messageOf(error));
			return undefined;
		} finally {
			if (this.#work === work) {
				this.#work = undefined;
				this.progress = '';
			}
		}
	}

	async #attempt(act: (following: Required<Following>) => Promise<void>): Promise<void> {
		await this.attempt(act);
		this.#placedAt = -Infinity;
		if (!this.#work) await this.attempt((following) => this.#place(following));
	}

	/** Reads files again, as something was corrected. */
	async #readAgain(files: readonly ReadFile[]): Promise<void> {
		if (!this.event) return;
		await this.#attempt(async (following) => {
			for (let at = 0; at < files.length; at += atOnce) {
				this.progress = eventDesk.reading(at, files.length);
				const kept = files.slice(at, at + atOnce).map(({ file }) => file);
				const read = new Map(
					(await this.#read({ kept }, following)).map((one) => [one.file.id, one])
				);
				this.files = this.files.map((one) => read.get(one.file.id) ?? one);
				await this.#place(following);
			}
		});
	}

	async #read(of: Reading, { signal }: Required<Following>): Promise<readonly ReadFile[]> {
		const { event, corrections } = this;
		if (!event) return [];
		return deskWork.do({ kind: 'desk-read', of, event, corrections }, { signal });
	}

	/** Places the lists among those of their players, unless they were just placed. */
	async #place({ signal }: Required<Following>): Promise<void> {
		if (!this.event || performance.now() - this.#placedAt < pause) return;
		const all = this.files.flatMap(({ lists }) => lists);
		const rows = await deskWork.do(
			{ kind: 'desk-place', lists: all.map(({ row }) => row), event: this.event },
			{ signal }
		);
		this.lists = rows.flatMap((row, at) => {
			const { key, unread, system } = all[at] ?? {};
			return key === undefined
				? []
				: [{ ...row, key, unread: unread ?? [], ...(system !== undefined && { system }) }];
		});
		this.#placedAt = performance.now();
	}
}

async function forgetAll(files: readonly ReadFile[]): Promise<void> {
	for (const { file } of files) await removeFile(file.id);
}

function isUnread({ lists }: ReadFile): boolean {
	return lists.some(({ row }) => row.state === 'not wholly read');
}
