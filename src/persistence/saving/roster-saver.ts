import { notStored } from '../../i18n/en/storing.ts';
import { type Repositories, type UnsavedSteps, openStorage } from '../index.ts';
import type { Saving } from './saving.svelte.ts';
import type { Report } from '#engine';
import type { Roster } from '#schema';
import { summaryOf } from '../data-version/summary-of.ts';

/** The history of a roster, as its saver sees it: `RosterLog`. */
export interface HistoryToSave {
	/** The steps that are not saved yet. */
	unsavedSteps(): UnsavedSteps;
	/** Called when they are saved. */
	afterSave(saved: UnsavedSteps): void;
}

interface Hooks {
	/** Opens the history of the roster, if it has one. */
	readonly history?: () => Promise<HistoryToSave | undefined>;
	/**
	 * Called if another tab has saved the roster since: merges it with what waits here, or asks the player.
	 * What is then to be saved is left in `Saving`.
	 */
	readonly rejoin?: () => Promise<void>;
}

/** Saves the roster that waits, with its history. */
export class RosterSaver {
	readonly #saving: Saving;
	readonly #storage: () => Promise<Pick<Repositories, 'rosters'>>;
	readonly #hooks: Hooks;
	#running: Promise<void> | undefined;

	constructor(
		saving: Saving,
		storage: () => Promise<Pick<Repositories, 'rosters'>>,
		hooks: Hooks = {}
	) {
		this.#saving = saving;
		this.#storage = storage;
		this.#hooks = hooks;
	}

	/**
	 * Saves what waits, now. Resolves when nothing waits any more, or the player has to decide.
	 * @throws if the browser refuses
	 */
	saveNow(): Promise<void> {
		this.#running ??= this.#drain().finally(() => {
			this.#running = undefined;
		});
		return this.#running;
	}

	async #drain(): Promise<void> {
		const saving = this.#saving;
		while (saving.toSave) {
			await this.#save();
			if (saving.state === 'asking' || saving.state === 'outdated') return;
		}
	}

	async #save(): Promise<void> {
		const saving = this.#saving;
		// The roster is saved even if its history cannot be opened.
		const history = await this.#hooks.history?.().catch(() => undefined);
		const { rosters } = await this.#storage();
		const next = saving.toSave;
		if (!next) return;
		// From here to the save nothing may be awaited, so that roster and history match.
		const { roster, summarise, data } = next;
		const unsaved = history?.unsavedSteps();
		const counts = saving.lastRowsOf(next);
		const rowFields = { unsaved, lastSeen: saving.updatedAt, data, counts };
		const saved = await rosters.save(roster, summarise(), rowFields);
		if (saved.ok) {
			if (unsaved) history?.afterSave(unsaved);
			saving.afterSave(next, saved.updatedAt, unsaved?.cursor);
		} else if (saved.reason === 'unreadable') {
			saving.state = 'outdated';
		} else if (this.#hooks.rejoin) {
			await this.#hooks.rejoin();
		} else {
			throw new Error(notStored.storedElsewhere);
		}
	}
}

/** The roster on the screen, with its report. */
interface ShownRoster {
	readonly roster: Roster;
	readonly report: Report;
}

/**
 * Saves the roster on the screen again if the database is deleted meanwhile, for example by clearing site
 * data.
 * @returns a function that stops this
 */
export function saveAgain(saving: Saving, editor: ShownRoster): () => void {
	let isLooking = false;
	const look = async (): Promise<void> => {
		// What waits is stored anyway once the database is back.
		if (isLooking || saving.toSave) return;
		isLooking = true;
		const isThere = await isSaved(editor.roster.id);
		isLooking = false;
		if (isThere) return;
		const { roster, report } = editor;
		saving.store({ kind: 'state' }, { roster, summarise: () => summaryOf(report) });
	};
	const watching = openStorage().then(({ onClose }) => onClose(() => void look()));
	watching.catch(() => undefined);
	return () => void watching.then((stop) => stop()).catch(() => undefined);
}

/** If the database cannot be read, the roster counts as not stored; saving reports the failure. */
async function isSaved(id: string): Promise<boolean> {
	try {
		return await (await openStorage()).rosters.has(id);
	} catch {
		return false;
	}
}
