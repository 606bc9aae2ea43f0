import { locale } from '../../i18n/base/words.ts';
import type { Player, PlaySheet } from '#schema';
import {
	cardKinds,
	hasNotes,
	withoutNotes,
	type CardKind,
	type ProfileBook,
	type Sheet,
	type SheetForm
} from '../../content/index.ts';
import { storeChoices } from '../../persistence/choices/store-choices.ts';
import { ownChoices } from '../../persistence/choices/own-choices.svelte.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { ownWordings } from '../../ui/own-wordings.svelte.ts';
import { storedEvents } from '../events/index.ts';
import { loadPlaySheet } from '../../packs/play.ts';
import { loadProfileBook, sheetMaker } from '../share/index.ts';
import { nextTask } from '../../platform/next-task.ts';
import { OwnPlayer } from './own-player.svelte.ts';
import { formsOf, planFor, readPlan, type PrintPlan, needsProfiles } from './print-plan.ts';

/** What is to be printed of a roster, and the sheets that come of it. */
export class PrintSelection {
	readonly opened: OpenedRoster;
	readonly player = new OwnPlayer();
	readonly hasNotes: boolean;

	/** What the next roster begins with: only what the player chose, not what an address named. */
	#remembered = readPlan(ownChoices.values.printPlan);
	#plan = $state.raw<PrintPlan>(this.#remembered);
	/** The profiles of the units, once they are needed. */
	book = $state.raw<ProfileBook>();
	/** The play sheet of its game, once it is needed. */
	play = $state.raw<PlaySheet>();
	/** The kinds of cards that are not printed. */
	leftOutKinds = $state.raw<readonly CardKind[]>([]);
	/** Whether cards get backs. */
	backs = $state(false);
	/** Whether a text for others has the player's private notes. */
	notesInText = $state(false);

	/** @param form the form that the address names */
	constructor(opened: OpenedRoster, form: string | null) {
		this.opened = opened;
		this.hasNotes = hasNotes(opened.roster);
		this.#plan = planFor(form, this.#plan);
	}

	get plan(): PrintPlan {
		return this.#plan;
	}

	/** Changes the plan, here and for the next roster. */
	change(changes: Partial<PrintPlan>): void {
		this.changeHere(changes);
		this.#remembered = { ...this.#remembered, ...changes };
		void storeChoices({ printPlan: this.#remembered });
	}

	/** Changes the plan, but not for the next roster. */
	changeHere(changes: Partial<PrintPlan>): void {
		this.#plan = { ...this.#plan, ...changes };
	}

	readonly forms = $derived.by(() => formsOf(this.#plan, this.opened));
	readonly #needsBook = $derived.by(() =>
		this.forms.some((form) => needsProfiles(this.opened, form))
	);
	/** Whether the page has been painted: sheets are made only then. */
	#isPainted = $state(false);
	readonly isWaiting = $derived.by(
		() =>
			!this.#isPainted ||
			(this.book === undefined && this.#needsBook) ||
			(this.play === undefined && this.forms.includes('play')) ||
			(this.opened.roster.event !== undefined && storedEvents.all === undefined)
	);
	readonly #makerWithNotes = $derived.by(() => sheetMaker(this.opened));
	readonly #makerWithoutNotes = $derived.by(() =>
		this.hasNotes
			? sheetMaker({ ...this.opened, roster: withoutNotes(this.opened.roster) })
			: this.#makerWithNotes
	);
	/** The sheets with every kind of card; undefined until what they need is loaded. */
	readonly #withAllCards = $derived(
		this.isWaiting
			? undefined
			: this.forms.map((form) =>
					this.#sheet(form, {
						notes: this.#plan.notes,
						wordings: true,
						player: this.player.forSheets
					})
				)
	);
	readonly sheets = $derived(this.#withAllCards?.map((sheet) => this.#withoutLeftOut(sheet)));
	/** The kinds of cards that there are. */
	readonly kinds = $derived(
		cardKinds.filter((kind) =>
			this.#withAllCards?.some(({ cards }) =>
				cards?.some((card) => card.kind === kind && !isNotice(card))
			)
		)
	);
	/**
	 * What is copied as text, for others: the list, or the form printed by itself, without the player's details
	 * and texts, with notes only on request.
	 */
	readonly sheetForText = $derived.by(() => {
		const form = this.#plan.purpose === 'one' ? this.#plan.form : 'list';
		if (this.isWaiting) return undefined;
		return this.#withoutLeftOut(this.#sheet(form, { notes: this.notesInText, wordings: false }));
	});

	/**
	 * Loads profiles and play sheet if the sheets need them, and waits for the first paint. (Stored events load
	 * themselves.)
	 * @param signal after it, what was loaded is not taken over
	 * @throws if it is not stored and the network fails
	 */
	async load(signal?: AbortSignal): Promise<void> {
		const { roster } = this.opened;
		const lacksBook = this.#needsBook && this.book === undefined;
		const lacksPlay = this.forms.includes('play') && this.play === undefined;
		const [book, play] = await Promise.all([
			lacksBook ? loadProfileBook(this.opened) : undefined,
			lacksPlay ? loadPlaySheet(roster.system, locale()) : undefined,
			nextTask().then(() => (this.#isPainted = true))
		]);
		if (signal?.aborted) return;
		this.book ??= book;
		this.play ??= play;
	}

	#sheet(
		form: SheetForm,
		{
			notes,
			wordings,
			player
		}: { readonly notes: boolean; readonly wordings: boolean; readonly player?: Player | undefined }
	): Sheet {
		const { book, play, backs } = this;
		const make = notes ? this.#makerWithNotes : this.#makerWithoutNotes;
		return make(form, {
			book,
			play: this.forms.includes('play') ? play : undefined,
			backs,
			player,
			...(wordings && { wordings: ownWordings.all })
		});
	}

	#withoutLeftOut(sheet: Sheet): Sheet {
		const { cards } = sheet;
		return cards
			? {
					...sheet,
					cards: cards.filter((card) => isNotice(card) || !this.leftOutKinds.includes(card.kind))
				}
			: sheet;
	}
}

/** Whether a card is printed whatever kinds of cards are. */
function isNotice(card: NonNullable<Sheet['cards']>[number]): boolean {
	return card.kind === 'army' && card.isNotice === true;
}
