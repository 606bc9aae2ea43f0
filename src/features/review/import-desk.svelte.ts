import { noted } from '../../exchange/review/review.ts';
import { importing } from '../../i18n/en/importing.ts';
import { reviewWords } from '../../i18n/en/reviewing.ts';
import type { ReadThing, ReadOptions } from '../import/index.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';
import { StoredAliases } from './stored-aliases.svelte.ts';
import { lacksOf } from './lacks-of.ts';
import { ListReview } from './list-review.svelte.ts';

type Reader = typeof import('../import/late.ts');
/** What needs no review. */
type NotReviewed = Exclude<ReadThing, { kind: 'text' }>;
type ReadRoster = Extract<ReadThing, { kind: 'roster' }>;

/** The state of the import page: what is being read, and what was found. */
export class ImportDesk {
	things = $state.raw<readonly NotReviewed[]>([]);
	/** The texts that were read, each with its review. */
	reviews = $state.raw<readonly ListReview[]>([]);
	/** The label of the button that adds what was found; empty if nothing can be. */
	offer = $derived.by(() => this.#offerOf?.([...this.things, ...this.#taken.keys()]) ?? '');
	/** What must be said before that; empty if nothing is missing. */
	lacks = $derived.by(
		() => lacksOf(this.reviews) || (this.things.some(isPartly) ? reviewWords.lacksParts : '')
	);
	/** The text of the field that these were read from; undefined if it was something else. */
	pasted: string | undefined;
	failure = $state<string>();
	/** Progress of a long import. */
	progress = $state('');
	#work: AbortController | undefined;
	#offerOf = $state.raw<Reader['offerOf']>();
	readonly #aliases = new StoredAliases();
	/** What is added of the texts, and the review of each. */
	readonly #taken = $derived(
		new Map<ReadThing, ListReview>(
			this.reviews.flatMap((review) =>
				review.isSetAside || !review.thing ? [] : [[review.thing, review] as const]
			)
		)
	);

	/**
	 * Shows the result of `reading`. The code that reads lists is loaded on first use.
	 * @param pasted the text in the field, if that is what is read
	 */
	async read(
		reading: (reader: Reader, options: ReadOptions) => Promise<readonly ReadThing[]>,
		pasted?: string
	): Promise<void> {
		await this.#attempt('read', async (following) => {
			const reader = await import('../import/late.ts');
			const things = await reading(reader, { ...following, isReviewed: true });
			const reviews = things.flatMap((thing) =>
				thing.kind === 'text' ? [[thing.of, new ListReview(thing, this.#aliases)] as const] : []
			);
			for (const [of, review] of reviews) {
				if (of.kind === 'certain') await review.choose(of.system, of.army, of.review);
			}
			following.signal.throwIfAborted();
			this.#offerOf = reader.offerOf;
			this.things = things.filter((thing) => thing.kind !== 'text');
			this.reviews = reviews.map(([, review]) => review);
			this.pasted = pasted;
		});
	}

	/**
	 * Stores what was found. If only a part could be stored, the rest stays to be added.
	 * @returns the address where it is to be seen; undefined if it failed
	 */
	async add(): Promise<string | undefined> {
		// What was said last may not be read yet.
		await Promise.all(this.reviews.map(({ settled }) => settled));
		if (this.#work || this.lacks !== '') return undefined;
		let place: string | undefined;
		const stored = new Set<ReadThing | ListReview>();
		await this.#attempt('added', async (following) => {
			const { storeImported } = await import('../import/late.ts');
			const taken = this.#taken;
			const onstored = (thing: ReadThing): void => void stored.add(taken.get(thing) ?? thing);
			const all = [...this.things, ...taken.keys()];
			place = await storeImported(all, { ...following, onstored });
		});
		if (place === undefined && stored.size > 0) {
			this.things = this.things.filter((thing) => !stored.has(thing));
			this.reviews = this.reviews.filter((review) => !stored.has(review));
		}
		return place;
	}

	/** Leaves out of a roster what was not understood of its link, on purpose. */
	acceptUnread(thing: ReadRoster): void {
		const { unread = [], ...whole } = thing;
		const { unread: _, ...legality } = thing.legality;
		const decided = { ...whole, legality, roster: noted(thing.roster, unread) };
		this.things = this.things.map((one) => (one === thing ? decided : one));
	}

	/** Stops reading or storing. Earlier results stay. */
	stop(): void {
		this.#work?.abort();
	}

	async #attempt(
		doing: 'read' | 'added',
		act: (following: Required<Following>) => Promise<void>
	): Promise<void> {
		this.stop();
		const work = new AbortController();
		this.#work = work;
		this.failure = undefined;
		try {
			await act({
				signal: work.signal,
				onprogress: (done, all) => {
					if (!work.signal.aborted) this.progress = importing[doing](done, all);
				}
			});
		} catch (error) {
			if (work.signal.aborted) return;
			const why = messageOf(error);
			this.failure = doing === 'read' ? importing.nothingRead(why) : why;
		} finally {
			if (this.#work === work) {
				this.#work = undefined;
				this.progress = '';
			}
		}
	}
}

/** Whether something of a link was not understood, and it is not decided yet what becomes of it. */
function isPartly(thing: NotReviewed): boolean {
	return thing.kind === 'roster' && thing.unread !== undefined;
}
