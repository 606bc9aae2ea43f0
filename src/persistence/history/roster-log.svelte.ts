import { isEmptyPatch, mergeRosters, patchOf, renewed, hashOf, type ArmyIndex } from '#engine';
import type { Roster, Step } from '#schema';
import { editSteps } from '../../i18n/en/edits.ts';
import { openStorage, type Past, type UnsavedSteps } from '../index.ts';
import type { HistoryToSave } from '../saving/roster-saver.ts';
import { stepText } from './roster-log-words.ts';
import {
	chainAround,
	isSound,
	charactersIn,
	stepOf,
	stepsTooMany,
	walk,
	type Chain,
	type NewStep,
	ownEdits,
	type Theirs,
	joinEdits,
	type MadeEdit
} from './roster-log-chain.ts';
import { undidText } from '#i18n';

/** What a log needs to know of its roster. */
interface Logged {
	/** The roster that the stored history leads to. */
	readonly roster: Roster;
	readonly past: Past;
	/** The army, for words; undefined if this version does not have it. */
	readonly index: () => ArmyIndex | undefined;
	/** Hands over the edits made since it was last asked. */
	readonly takeEdits: () => readonly MadeEdit[];
}

/** New steps, and characters of new steps, after which the bounds are looked at. */
const pruneEvery = { steps: 50, characters: 250_000 };

/** Opens the history of a roster. What cannot be read of it is kept, and the history ends there. */
export async function openLog(logged: Logged): Promise<RosterLog> {
	const { steps, last } = await openStorage()
		.then((storage) => storage.steps.load(logged.roster.id))
		// Without storage, the history lasts as long as the page.
		.catch(() => ({ steps: [], last: 0 }));
	return new RosterLog(logged, steps, last);
}

/**
 * The history of a roster: numbered steps, and a cursor at the one that the roster is at. Nothing
 * is thrown away by an edit: if steps are undone, that becomes a step itself.
 */
export class RosterLog implements HistoryToSave {
	readonly #logged: Logged;
	#chain: Chain;
	/** The roster at the current step. */
	#roster: Roster;
	/** The highest step number in use. */
	#last: number;
	readonly #unsaved = new Map<number, Step>();
	/** The last edit, while others may still join it. */
	#open: MadeEdit | undefined;
	#first: number | undefined;
	#grown = { ...pruneEvery };
	/** All steps, the newest first. */
	readonly steps: readonly Pick<Step, 'n' | 'at' | 'text'>[] = $derived.by(() =>
		this.#chain.steps.toReversed()
	);

	constructor(logged: Logged, steps: readonly Step[], last: number) {
		const { roster, past } = logged;
		this.#logged = logged;
		this.#roster = roster;
		this.#last = Math.max(last, past.steps);
		this.#chain = $state.raw(chainAround(steps, past, hashOf(roster)));
	}

	/** The number of the step that the roster is at; one less than the first if all are undone. */
	get cursor(): number {
		const { steps, place } = this.#chain;
		return steps[place - 1]?.n ?? (steps[0]?.n ?? this.#last + 1) - 1;
	}

	get canUndo(): boolean {
		return this.#chain.place > 0;
	}

	get canRedo(): boolean {
		return this.#chain.place < this.#chain.steps.length;
	}

	/** Goes one step back, and returns the roster there; undefined if there is none, or no sound one. */
	undo(): Roster | undefined {
		this.#catchUp();
		return this.#move(this.#chain.place - 1);
	}

	/** Goes one step forward again. */
	redo(): Roster | undefined {
		this.#catchUp();
		return this.#move(this.#chain.place + 1);
	}

	/** Goes to the step of this number, as by undoing or redoing. */
	goTo(n: number): Roster | undefined {
		this.#catchUp();
		return this.#move(this.#placeOf(n));
	}

	/** The roster as it was after the step of this number; the roster stays where it is. */
	stateAt(n: number): Promise<Roster | undefined> {
		this.#catchUp();
		return Promise.resolve(this.#reach(this.#placeOf(n)));
	}

	/** What is to be stored of the history, together with the roster as it is now. */
	unsavedSteps(): UnsavedSteps {
		this.#catchUp();
		this.#prune();
		return {
			cursor: this.cursor,
			steps: this.#last,
			made: [...this.#unsaved.values()],
			first: this.#first
		};
	}

	/** Takes note that this has been stored. */
	afterSave({ made, first }: UnsavedSteps): void {
		for (const step of made) {
			if (this.#unsaved.get(step.n) === step) this.#unsaved.delete(step.n);
		}
		if (this.#first === first) this.#first = undefined;
	}

	/**
	 * Goes on from what another tab has stored since: its steps stay, and after them come those made
	 * here that are not stored yet, as they are on its roster.
	 * @param joined what both have become together
	 */
	rejoin({ roster, past, steps, last }: Theirs, joined: Roster): void {
		this.#catchUp();
		const own = ownEdits(this.#chain, this.#roster, this.#unsaved);
		const open = this.#open;
		this.#unsaved.clear();
		this.#open = this.#first = undefined;
		this.#last = Math.max(past.steps, last);
		this.#chain = chainAround(steps, past, hashOf(roster));
		this.#roster = roster;
		const index = this.#logged.index();
		const today = (stored: Roster): Roster => (index ? renewed(stored, index) : stored);
		for (const made of own) {
			const before = this.#roster;
			const sides = [made.before, made.after, before].map(today) as [Roster, Roster, Roster];
			const { roster: after } = mergeRosters(...sides);
			const isStep = this.append({ ...made, before, after });
			this.#open = isStep && open && made === own.at(-1) ? { ...open, before, after } : undefined;
		}
		this.goOn(joined, editSteps.joined);
	}

	/** Replaces the roster by a step without an edit. */
	goOn(after: Roster, text: string): void {
		if (this.append({ before: this.#roster, after, at: Date.now(), text })) this.#open = undefined;
	}

	#catchUp(): void {
		for (const made of this.#logged.takeEdits()) this.#record(made);
	}

	#record(made: MadeEdit): void {
		const joined = this.#open && joinEdits(this.#open, made);
		if (joined) this.#takeBack();
		const done = joined ?? made;
		const text = stepText(done.edit, done.before, this.#logged.index());
		this.#open = this.append({ ...done, text }) ? done : undefined;
	}

	/** Appends a step, unless it would change nothing; before it one for those that are undone. */
	append({ before, after, at, text }: NewStep): boolean {
		const isChange = !isEmptyPatch(patchOf(before, after));
		if (isChange) {
			this.#keepUndone(at);
			this.#push({ before, after, at, text });
		}
		this.#roster = after;
		return isChange;
	}

	#keepUndone(now: number): void {
		const end = this.canRedo ? this.#reach(this.#chain.steps.length) : undefined;
		if (!end) return;
		const { steps, place } = this.#chain;
		this.#chain = { steps, place: steps.length };
		const text = undidText(steps.length - place);
		this.#push({ before: end, after: this.#roster, at: now, text });
	}

	#push(change: NewStep): void {
		const step = stepOf(++this.#last, change);
		const { steps, place } = this.#chain;
		this.#chain = { steps: [...steps.slice(0, place), step], place: place + 1 };
		this.#unsaved.set(step.n, step);
		this.#grown = {
			steps: this.#grown.steps + 1,
			characters: this.#grown.characters + charactersIn(step)
		};
	}

	/** Removes the last step, to be replaced. */
	#takeBack(): void {
		const steps = this.#chain.steps.slice(0, -1);
		this.#unsaved.delete(this.#last--);
		this.#chain = { steps, place: steps.length };
	}

	#placeOf(n: number): number {
		return this.#chain.steps.findLastIndex((step) => step.n <= n) + 1;
	}

	#move(to: number): Roster | undefined {
		const roster = this.#reach(to);
		if (!roster) return undefined;
		this.#open = undefined;
		this.#roster = roster;
		this.#chain = { ...this.#chain, place: to };
		return roster;
	}

	/** The roster at another step. Where a step cannot be applied, the history ends. */
	#reach(to: number): Roster | undefined {
		const { steps, place } = this.#chain;
		if (to === place) return this.#roster;
		if (to < 0 || to > steps.length) return undefined;
		const way = [...walk(this.#chain, this.#roster, to)];
		const end = way.at(-1);
		if (end && isSound(end)) return end.roster;
		const gap = way.find((stop) => !isSound(stop))?.place ?? to;
		this.#chain =
			to < place
				? { steps: steps.slice(gap + 1), place: place - gap - 1 }
				: { steps: steps.slice(0, gap - 1), place };
		return undefined;
	}

	/** Deletes the oldest steps now and then, if there are too many. */
	#prune(): void {
		const { steps, characters } = this.#grown;
		if (steps < pruneEvery.steps && characters < pruneEvery.characters) return;
		this.#grown = { steps: 0, characters: 0 };
		const { steps: all, place } = this.#chain;
		const many = Math.min(stepsTooMany(all), place);
		if (many === 0) return;
		this.#first = all[many]?.n;
		this.#chain = { steps: all.slice(many), place: place - many };
		for (const { n } of all.slice(0, many)) this.#unsaved.delete(n);
	}
}
