import type { EventPack, Player } from '#schema';
import type {
	DeskContent,
	DeskCorrections,
	KeptFile,
	PeerRemark
} from '../../exchange/desk/index.ts';
import type { Alias, FormMatches } from '../../exchange/index.ts';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { Following } from '../../platform/in-turn.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { NamedText } from '../../desk/index.ts';
import type {
	DeskJob,
	DeskState,
	LockedDesk,
	ReadFile,
	TakenDesk,
	DeskResults
} from '../../workers/desk/messages.ts';
import { StoredDesk } from './stored-desk.svelte.ts';
import { listsOf, type PlacedList } from './placed-lists.ts';
import { messageOf } from '../../platform/message-of.ts';
import { WorkerClient } from '../import/late.ts';
import { deskWorker } from '../../platform/desk-worker.ts';

/** Does the work of an event's desk, beside the page. */
export const deskWork = new WorkerClient<DeskJob, DeskResults>(deskWorker, 'musterServeDesk');

type Reading = Extract<DeskJob, { kind: 'desk-read' }>['of'];

/** So many files are read at a time: then the table shows them. */
const atOnce = 8;
/** Milliseconds between two tables while files are read. */
const pause = 700;

/** The types of files by the endings of their names; others are text. */
const mimeTypes = { zip: 'application/zip', csv: 'text/csv', pdf: 'application/pdf' } as const;

const noCorrections: DeskCorrections = { aliases: [], players: {} };

/** The state of an event's desk: the event, what was sent, and what a person says of it. */
export class EventDesk {
	readonly task = new DeskTask();
	readonly stored = new StoredDesk();
	event = $state.raw<EventPack>();
	files = $state.raw<readonly ReadFile[]>([]);
	/** The lists of all files, each among those of its player. */
	lists = $state.raw<readonly PlacedList[]>([]);
	corrections = $state.raw<DeskCorrections>(noCorrections);
	/** The lists as they were locked. */
	lock = $state.raw<LockedDesk>();
	/** Whether what is stored was read. */
	isOpen = $state(false);
	#placedAt = -Infinity;

	/** All that the desk has; undefined without an event. */
	get state(): DeskState | undefined {
		const { event, corrections } = this;
		return event && { event, corrections, files: this.files.map(({ file }) => file) };
	}

	/** All that is stored of the desk, for its file. */
	get content(): DeskContent {
		const { event, corrections, lock } = this;
		const files = this.files.map(({ file }) => file);
		return { ...(event && { event }), corrections, files, ...(lock && { lock: lock.files }) };
	}

	/** Saves a file under a name after the event. @param what the rest of the name, with its ending */
	save(what: string, bytes: Uint8Array<ArrayBuffer>): void {
		const event = this.event?.name.replace(/[^\p{L}\p{N}]+/gu, '-') ?? '';
		const ending = what.slice(what.lastIndexOf('.') + 1);
		const type = Object.entries(mimeTypes).find(([one]) => one === ending)?.[1] ?? 'text/plain';
		saveFile(`${event}-${what}`, new Blob([bytes], { type }));
	}

	/** Reads what is stored, and follows what other tabs store. @returns a function that ends it */
	open(): () => void {
		const unfollow = this.stored.follow(
			() => this.task.isBusy,
			() => void this.#readStored()
		);
		void this.#readStored();
		return () => {
			unfollow();
			this.task.stop();
		};
	}

	async #readStored(): Promise<void> {
		const stored = await this.stored.read();
		this.isOpen = true;
		if (!stored) return;
		this.event = stored.event;
		this.corrections = stored.corrections ?? noCorrections;
		this.files = stored.files.map((file) => ({ file, lists: [], remarks: [] }));
		await this.#readAgain();
		if (stored.lock) await this.#openLock(stored.lock);
	}

	async #openLock(files: readonly NamedText[]): Promise<void> {
		const opened = await this.task.attempt((following) =>
			deskWork.do({ kind: 'desk-open-lock', of: files }, following)
		);
		if (opened?.ok) this.lock = opened.lock;
	}

	/** Stores the lists as they were locked. */
	async storeLock(lock: LockedDesk): Promise<void> {
		this.lock = lock;
		await this.stored.storeLock(lock.files);
	}

	/** Erases all that is known of people; the event stays. */
	async erase(): Promise<void> {
		this.task.stop();
		this.files = [];
		this.lists = [];
		this.lock = undefined;
		this.corrections = noCorrections;
		await this.stored.erase(this.event, noCorrections);
	}

	/** Chooses the event: all lists are judged by it. */
	async choose(event: EventPack | undefined): Promise<void> {
		this.event = event;
		await this.#correct({}, 'event');
	}

	/** Takes what this desk and another have together. */
	async take({ content, files, rows, lock }: Extract<TakenDesk, { kind: 'desk' }>): Promise<void> {
		const before = this.files.map(({ file }) => file);
		this.event = content.event;
		this.corrections = content.corrections;
		this.files = files;
		this.lists = listsOf(
			files.flatMap(({ lists }) => lists),
			rows
		);
		await this.stored.storeDesk(content.event, content.corrections);
		await this.stored.storeFiles(without(content.files, before));
		await this.stored.forget(without(before, content.files));
		if (lock) await this.storeLock(lock);
	}

	/** Reads files, some at a time. What was read before it is stopped stays. */
	async add(files: readonly File[]): Promise<void> {
		await this.#attempt((following) =>
			this.#inPortions(files, following, async (some) => {
				await this.#take(await this.#read({ files: some }, following));
			})
		);
	}

	/** Reads a pasted text. */
	async addText(text: string): Promise<void> {
		const known = new Set(this.files.map(({ file }) => file.name));
		let number = 1;
		while (known.has(eventDesk.pasted(number))) number += 1;
		const of = { text, name: eventDesk.pasted(number), arrived: new Date().toISOString() };
		await this.#attempt(async (following) => this.#take(await this.#read(of, following)));
	}

	async #take(read: readonly ReadFile[]): Promise<void> {
		this.files = [...this.files, ...read];
		await this.stored.storeFiles(read.map(({ file }) => file));
	}

	/** Takes a file and its lists from the desk. @returns a function that brings it back */
	remove(key: string): (() => void) | undefined {
		const before = this.files;
		const gone = before.filter(({ file }) => isIn(file, key));
		if (gone.length === 0) return undefined;
		this.files = before.filter((one) => !gone.includes(one));
		const ids = gone.map(({ file: { id } }) => `file/${id}`);
		void this.#attempt(async () => {
			await this.stored.forget(gone.map(({ file }) => file));
			await this.#say({}, ...ids);
		});
		return () =>
			void this.#attempt(async () => {
				await this.#take(gone);
				await this.#say({}, ...ids);
			});
	}

	/** What other players remark on a list. */
	remarksOn({ mark }: Pick<PlacedList, 'mark'>): readonly PeerRemark[] {
		return this.files.flatMap(({ remarks }) => remarks.filter((one) => one.mark === mark));
	}

	/** The file of a list. */
	fileOf(key: string): KeptFile | undefined {
		return this.files.find(({ file }) => isIn(file, key))?.file;
	}

	/** Says what a name stands for, in all lists that have it. */
	async explain(alias: Alias): Promise<void> {
		const aliases = [...this.corrections.aliases.filter(({ name }) => name !== alias.name), alias];
		await this.#correct({ aliases }, `name/${alias.name}`, isUnread);
	}

	/** Takes back what a name stands for. */
	async forget(alias: Alias): Promise<void> {
		const aliases = this.corrections.aliases.filter((one) => one !== alias);
		await this.#correct({ aliases }, `name/${alias.name}`);
	}

	/** Says who plays a list. */
	async name(key: string, player: Player): Promise<void> {
		const players = { ...this.corrections.players, [key]: player };
		await this.#correct({ players }, `player/${key}`, ({ file }) => isIn(file, key));
	}

	/** Says what a column of a form is, in all forms that have it. */
	async match(heading: string, part: FormMatches[string]): Promise<void> {
		const columns = { ...this.corrections.columns, [heading]: part };
		const isForm = ({ file }: ReadFile): boolean => file.table !== undefined;
		await this.#correct({ columns }, `column/${heading}`, isForm);
	}

	/**
	 * Stores what a person says, and reads again what it may change.
	 * @param key what it is said of
	 * @param isTouched whether it may change a file's lists; that of all, if there is none
	 */
	async #correct(
		changes: Partial<DeskCorrections>,
		key: string,
		isTouched?: (file: ReadFile) => boolean
	): Promise<void> {
		await this.#say(changes, key);
		await this.#readAgain(isTouched);
	}

	/** Stores what a person says, with its time: at a second desk the later word stands. */
	async #say(changes: Partial<DeskCorrections>, ...keys: readonly string[]): Promise<void> {
		const now = Date.now();
		const said = {
			...this.corrections.said,
			...Object.fromEntries(keys.map((key) => [key, now]))
		};
		this.corrections = { ...this.corrections, ...changes, said };
		await this.stored.storeDesk(this.event, this.corrections);
	}

	async #attempt(act: (following: Required<Following>) => Promise<void>): Promise<void> {
		await this.task.attempt(act);
		this.#placedAt = -Infinity;
		if (!this.task.isBusy) await this.task.attempt((following) => this.#place(following));
	}

	/** Reads files again, as something was corrected. They are chosen when what was begun before is done. */
	async #readAgain(isTouched: (file: ReadFile) => boolean = () => true): Promise<void> {
		if (!this.event) return;
		await this.#attempt((following) =>
			this.#inPortions(this.files.filter(isTouched), following, async (some) => {
				const again = await this.#read({ kept: some.map(({ file }) => file) }, following);
				const read = new Map(again.map((one) => [one.file.id, one]));
				this.files = this.files.map((one) => read.get(one.file.id) ?? one);
			})
		);
	}

	/** Reads some files at a time, and places their lists after each time. */
	async #inPortions<T>(
		files: readonly T[],
		following: Required<Following>,
		read: (some: readonly T[]) => Promise<void>
	): Promise<void> {
		for (let at = 0; at < files.length; at += atOnce) {
			this.task.progress = eventDesk.reading(at, files.length);
			await read(files.slice(at, at + atOnce));
			await this.#place(following);
		}
	}

	async #read(of: Reading, { signal }: Required<Following>): Promise<readonly ReadFile[]> {
		const { event, corrections } = this;
		if (!event) return [];
		return deskWork.do({ kind: 'desk-read', of, event, corrections }, { signal });
	}

	/** Places the lists among those of their players, unless they were just placed. */
	async #place({ signal }: Required<Following>): Promise<void> {
		const { event } = this;
		if (!event || performance.now() - this.#placedAt < pause) return;
		const all = this.files.flatMap(({ lists }) => lists);
		const lists = all.map(({ row }) => row);
		this.lists = listsOf(all, await deskWork.do({ kind: 'desk-place', lists, event }, { signal }));
		this.#placedAt = performance.now();
	}
}

/** What the desk does that takes a while, one thing after the other. */
class DeskTask {
	/** How far it is; empty if nothing is done. */
	progress = $state('');
	/** Why the last thing did not work. */
	failure = $state('');
	readonly #works = new Set<AbortController>();
	#last: Promise<unknown> = Promise.resolve();

	get isBusy(): boolean {
		return this.#works.size > 0;
	}

	/** Stops what is being done, and what waits for it. */
	stop(): void {
		for (const work of this.#works) work.abort();
	}

	/** Does something once what was begun before is done; undefined if it was stopped or failed, which is said. */
	attempt<T>(act: (following: Required<Following>) => Promise<T>): Promise<T | undefined> {
		const work = new AbortController();
		this.#works.add(work);
		const done = this.#last.then(() => this.#do(act, work));
		this.#last = done;
		return done;
	}

	async #do<T>(
		act: (following: Required<Following>) => Promise<T>,
		work: AbortController
	): Promise<T | undefined> {
		const { signal } = work;
		const onprogress = (done: number, all: number): void => {
			if (!signal.aborted && all > 1) this.progress = eventDesk.reading(done, all);
		};
		try {
			if (signal.aborted) return undefined;
			this.failure = '';
			this.progress = eventDesk.working;
			return await act({ signal, onprogress });
		} catch (error) {
			if (!signal.aborted) this.failure = eventDesk.failed(messageOf(error));
			return undefined;
		} finally {
			this.#works.delete(work);
			if (!this.isBusy) this.progress = '';
		}
	}
}

function isIn({ id }: KeptFile, key: string): boolean {
	return key.startsWith(`${id}/`);
}

function without(files: readonly KeptFile[], others: readonly KeptFile[]): readonly KeptFile[] {
	const ids = new Set(others.map(({ id }) => id));
	return files.filter(({ id }) => !ids.has(id));
}

function isUnread({ lists }: ReadFile): boolean {
	return lists.some(({ row }) => row.state === 'not wholly read');
}
