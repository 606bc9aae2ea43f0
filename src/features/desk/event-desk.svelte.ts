import type { EventPack, Player } from '#schema';
import type { Alias } from '../../exchange/review/with-aliases.ts';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';
import type {
	DeskCorrections,
	DeskJob,
	DeskState,
	KeptFile,
	LockedDesk,
	ReadFile
} from '../../workers/desk/messages.ts';
import { deskWork } from './desk-work.ts';
import type { PlacedList } from './placed-list.ts';

type Reading = Extract<DeskJob, { kind: 'desk-read' }>['of'];

/** So many files are read at a time: then the table shows them. */
const atOnce = 8;
/** Milliseconds between two tables while files are read. */
const pause = 700;

/** The state of an event's desk: the event, what was sent, and what a person says of it. */
export class EventDesk {
	event = $state.raw<EventPack>();
	files = $state.raw<readonly ReadFile[]>([]);
	/** The lists of all files, each among those of its player. */
	lists = $state.raw<readonly PlacedList[]>([]);
	corrections = $state.raw<DeskCorrections>({ aliases: [], players: {} });
	/** The lists as they were locked. */
	lock = $state.raw<LockedDesk>();
	progress = $state('');
	failure = $state('');
	#work: AbortController | undefined;
	#placedAt = 0;

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

	/** Chooses the event: all lists are judged by it. */
	async choose(event: EventPack | undefined): Promise<void> {
		this.event = event;
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
		});
	}

	/** Takes a file and its lists from the desk. @returns a function that brings it back */
	remove(key: string): (() => void) | undefined {
		const before = this.files;
		const kept = before.filter(({ file }) => !key.startsWith(`${file.id}/`));
		if (kept.length === before.length) return undefined;
		this.files = kept;
		void this.#attempt(() => Promise.resolve());
		return () => {
			this.files = before;
			void this.#attempt(() => Promise.resolve());
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
		await this.#readAgain(this.files.filter(isUnread));
	}

	/** Takes back what a name stands for. */
	async forget(alias: Alias): Promise<void> {
		const aliases = this.corrections.aliases.filter((one) => one !== alias);
		this.corrections = { ...this.corrections, aliases };
		await this.#readAgain(this.files);
	}

	/** Says who plays a list. */
	async name(key: string, player: Player): Promise<void> {
		const players = { ...this.corrections.players, [key]: player };
		this.corrections = { ...this.corrections, players };
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
		this.#placedAt = 0;
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

function isUnread({ lists }: ReadFile): boolean {
	return lists.some(({ row }) => row.state === 'not wholly read');
}
