import { judged } from '#engine';
import { normaliseName } from '../../exchange/common/names.ts';
import type { ListText } from '../../exchange/lines/text-line.ts';
import { withoutLeadersUnread } from '../../exchange/names/leaders-unread.ts';
import {
	linesBackWith,
	linesWith,
	withLeftOut,
	type LeftOut,
	type Alias
} from '../../exchange/review/review.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { newRosterId } from '../../platform/ids.ts';
import { messageOf } from '../../platform/message-of.ts';
import type { ReviewedText, ReviewOutcome } from '../../workers/reading/review-list.ts';
import type { ReadThing } from '../import/index.ts';
import type { StoredAliases } from './stored-aliases.svelte.ts';

type ReadText = Extract<ReadThing, { kind: 'text' }>;

/** A longer list is shown only when it has been added: painting it would hold the page up. */
const mostShown = 100;

/** A text that the player goes through: whose list it is, what they say of its lines, and the roster it becomes. */
export class ListReview {
	readonly from: string;
	readonly text: ListText;
	/** What is asked, where it is not certain whose list it is. */
	readonly asked: Extract<ReadText['of'], { kind: 'asked' }> | undefined;
	/** The army that it is read for. */
	pack = $state.raw<Pack>();
	/** The army that it was read for last. */
	#last: { readonly system: string; readonly army: string } | undefined;
	#chosenSize = $state<number>();
	/** Whether the player does not add the list. */
	isSetAside = $state(false);
	failure = $state('');
	/** Names that the player said the meaning of, for this list. */
	#said = $state.raw<readonly Alias[]>([]);
	#skipped = $state.raw<ReadonlySet<number>>(new Set());
	#leftOut = $state.raw<readonly LeftOut[]>([]);
	readonly #stored: StoredAliases;
	readonly #id: string;

	constructor({ from, text, of }: ReadText, stored: StoredAliases) {
		this.from = from;
		this.text = text;
		this.asked = of.kind === 'asked' ? of : undefined;
		this.#id = (of.kind === 'certain' && of.review?.roster.id) || newRosterId();
		this.#stored = stored;
	}

	/** What the text became when it was last read. */
	#outcome = $state.raw<ReviewOutcome>();
	/** Counts how often it was sent to be read, as only the last answer counts. */
	#reads = 0;
	#reading: Promise<void> = Promise.resolve();
	/** Whether the last correction is still being read. */
	isReading = $state(false);
	readonly review = $derived(this.pack && this.#outcome?.ok ? this.#outcome : undefined);
	/** Why there is no review. */
	readonly faults = $derived(
		this.pack && this.#outcome && !this.#outcome.ok ? this.#outcome.faults : []
	);
	/** Whether it cannot be read for its army, so that another one must be chosen. */
	readonly isStuck = $derived(this.pack !== undefined && !this.review && !this.isReading);
	/** Whether the text leaves the points limit open. */
	readonly asksSize = $derived(this.review !== undefined && this.review.size === undefined);
	readonly roster = $derived(this.review?.roster);
	/** Undefined also of a list that is too long to be shown before it is added. */
	readonly report = $derived.by(() => {
		const { pack, roster, review } = this;
		if (!pack || !roster || !review || roster.units.length > mostShown) return undefined;
		return withoutLeadersUnread(judged(pack, roster), review.halfRead);
	});
	readonly remarks = $derived(this.review?.remarks ?? []);
	/** How many lines were understood, in part or not at all. */
	readonly counts = $derived.by(() => {
		const lines = this.review?.lines ?? [];
		const count = (wanted: string): number => lines.filter(({ state }) => state === wanted).length;
		const left = lines.filter(({ state, leftOut }) => state === 'skipped' || leftOut.length > 0);
		return {
			understood: count('understood'),
			partly: count('partly'),
			not: count('not'),
			leftOut: left.length
		};
	});
	/** How many lines the player has yet to decide on. */
	readonly open = $derived(this.counts.partly + this.counts.not);
	readonly legality = $derived(this.review?.legality);
	/** Everything that the army has, by name, for a name that nothing comes near. */
	readonly names = $derived(this.review?.names ?? []);
	/** What must be said before the list can be added. */
	readonly lacks = $derived.by(() => {
		if (!this.review) return 'army';
		if (this.asksSize && this.chosenSize === undefined) return 'size';
		return this.open > 0 ? 'lines' : undefined;
	});

	get #aliases(): readonly Alias[] {
		const stored = this.pack ? this.#stored.of(this.pack.system.id) : [];
		return [...this.#said, ...stored.filter(({ name }) => !this.#said.some(isOf(name)))];
	}

	/** The points limit that the player chose. */
	get chosenSize(): number | undefined {
		return this.#chosenSize;
	}

	/** Takes a points limit. */
	chooseSize(size: number | undefined): Promise<void> {
		this.#chosenSize = size;
		return this.#read();
	}

	/**
	 * Reads it for an army.
	 * @param first its review where nothing is corrected, if it is there
	 */
	async choose(system: string, army: string, first?: ReviewedText): Promise<void> {
		this.failure = '';
		try {
			const [pack] = await Promise.all([loadPack(system, army), this.#stored.load(system)]);
			this.#outcome = undefined;
			const last = this.#last;
			if (last?.system !== system || last.army !== army) this.#chosenSize = undefined;
			this.#last = { system, army };
			this.pack = pack;
		} catch (error) {
			this.failure = messageOf(error);
		}
		if (first && this.pack && this.#aliases.length === 0) this.#outcome = first;
		else await this.#read();
	}

	/** Settles when everything that was said of it so far has been read. */
	get settled(): Promise<void> {
		return this.#reading;
	}

	/** @param before what must be done before it is read */
	#read(before?: Promise<void>): Promise<void> {
		const read = before ? before.then(() => this.#readOnce()) : this.#readOnce();
		this.#reading = Promise.all([this.#reading, read]).then(() => undefined);
		return read;
	}

	/** Reads the text as it is to be understood now, beside the page. */
	async #readOnce(): Promise<void> {
		if (!this.pack) return;
		const { system, army } = this.pack;
		const read = (this.#reads += 1);
		this.isReading = true;
		try {
			const { reviewList } = await import('../import/late.ts');
			const outcome = await reviewList({
				text: this.text,
				system: system.id,
				army: army.id,
				corrections: {
					skipped: this.#skipped,
					leftOut: this.#leftOut,
					aliases: this.#aliases
				},
				size: this.#chosenSize,
				roster: this.#id
			});
			if (read !== this.#reads) return;
			this.#outcome = outcome;
			this.failure = '';
		} catch (error) {
			if (read === this.#reads) this.failure = messageOf(error);
		} finally {
			if (read === this.#reads) this.isReading = false;
		}
	}

	/** Asks again whose list it is. */
	askAgain(): void {
		this.failure = '';
		this.pack = undefined;
	}

	/** Reads a name as something of the army. */
	explain(name: string, entry: string): Promise<void> {
		this.#said = [...this.#said.filter((alias) => !isOf(name)(alias)), { name, entry }];
		return this.#read();
	}

	/** Reads a name as the data have it again; it is no longer remembered either. */
	forget(name: string): Promise<void> {
		this.#said = this.#said.filter((alias) => !isOf(name)(alias));
		return this.#read(this.isStored(name) ? this.#stored.forget(this.#idOf(name)) : undefined);
	}

	skip(line: number): Promise<void> {
		const all = linesWith(line, this.review?.lines ?? []);
		this.#skipped = new Set([...this.#skipped, ...all]);
		return this.#read();
	}

	/** Leaves a name out of a line that is read otherwise. */
	leaveNameOut(left: LeftOut): Promise<void> {
		this.#leftOut = [...this.#leftOut, left];
		return this.#read();
	}

	/** The lines that go with one above them that is not understood, so that they need no decision of their own. */
	readonly #lost = $derived.by(() => {
		const lost = new Set<number>();
		let isLost = false;
		for (const { number, isBelow, state } of this.review?.lines ?? []) {
			if (!isBelow) isLost = state === 'not';
			else if (isLost) lost.add(number);
		}
		return lost;
	});

	goesWithAbove(line: number): boolean {
		return this.#lost.has(line);
	}

	bringBack(line: number): Promise<void> {
		const all = new Set(linesBackWith(line, this.review?.lines ?? []));
		this.#skipped = new Set([...this.#skipped].filter((number) => !all.has(number)));
		this.#leftOut = this.#leftOut.filter((left) => !all.has(left.line));
		return this.#read();
	}

	isStored(name: string): boolean {
		const id = this.#idOf(name);
		return (
			this.pack !== undefined && this.#stored.of(this.pack.system.id).some((one) => one.id === id)
		);
	}

	/** Remembers on this device what a name stands for in this game. */
	async remember(name: string, entry: string): Promise<void> {
		const meant = this.nameOf(entry);
		await this.#stored.remember({ id: this.#idOf(name), at: Date.now(), name, entry, meant });
	}

	/** What something of the army is called. */
	nameOf(entry: string): string {
		return this.names.find(({ id }) => id === entry)?.name ?? entry;
	}

	/** What is added, with its text. */
	get thing(): Extract<ReadThing, { kind: 'roster' }> | undefined {
		const { review, from } = this;
		if (!review) return undefined;
		const source = this.text.allLines.map(({ text }) => text).join('\n');
		const { lines, points, legality } = review;
		const roster = withLeftOut(review.roster, lines);
		return { kind: 'roster', from, roster, points, legality, source };
	}

	#idOf(name: string): string {
		return `${this.pack?.system.id ?? ''}/${normaliseName(name)}`;
	}
}

function isOf(name: string): (alias: Alias) => boolean {
	const wanted = normaliseName(name);
	return (alias) => normaliseName(alias.name) === wanted;
}
