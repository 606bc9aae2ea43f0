import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { loadPack } from '../content/load.ts';
import {
	hasStored,
	openStorage,
	type RosterRepository,
	type RosterRow,
	type Stored,
	type Summary
} from '../storage/index.ts';
import { pageAtRest } from './page-at-rest.ts';
import { messageOf } from './message-of.ts';
import { newRosterId } from './ids.ts';
import { toasts } from './toasts.svelte.ts';

/** The rosters stored in this browser, kept up to date across tabs. */
class RosterList {
	/** Undefined until the storage has answered. */
	rows = $state.raw<readonly Stored[]>();
	failure = $state<string>();

	/** Starts watching; returns how to stop. */
	watch(): () => void {
		const opening = this.#open().then((storage) =>
			storage.watchAll().subscribe({
				next: (rows) => {
					this.rows = rows;
					this.failure = undefined;
				},
				error: (error: unknown) => (this.failure = messageOf(error))
			})
		);
		opening.catch((error: unknown) => (this.failure = messageOf(error)));
		return () => void opening.then((subscription) => subscription.unsubscribe());
	}

	/** On a first visit there is nothing to list: the storage is fetched when the page is at rest. */
	async #open(): Promise<RosterRepository> {
		if (!(await hasStored())) {
			this.rows = [];
			await pageAtRest(1500);
		}
		return openStorage();
	}

	/** Stores a roster, with the summary the list shows. */
	async save(roster: Roster): Promise<void> {
		const storage = await openStorage();
		await storage.save(roster, await summarise(roster));
	}

	/**
	 * Adds rosters that came from outside and returns their ids. One whose id is taken gets a new one:
	 * what is stored already stays as it is.
	 */
	async addAll(rosters: readonly Roster[]): Promise<readonly string[]> {
		const storage = await openStorage();
		const ids: string[] = [];
		for (const roster of rosters) {
			const isTaken = await storage.has(roster.id);
			const id = isTaken ? newRosterId() : roster.id;
			await this.save({ ...roster, id });
			ids.push(id);
		}
		return ids;
	}

	async duplicate(roster: Roster): Promise<void> {
		const name = `${roster.name} (copy)`.slice(0, 80);
		await this.save({ ...roster, id: newRosterId(), name });
	}

	async rename(roster: Roster, name: string): Promise<void> {
		await this.save({ ...roster, name });
	}

	/** Deletes a row; the message that says so undoes it. */
	async remove(id: string, name: string): Promise<void> {
		const storage = await openStorage();
		const row = await storage.remove(id);
		if (row)
			toasts.show(`Deleted “${name}”.`, { label: 'Undo', run: () => void this.restore(row) });
	}

	async restore(row: RosterRow): Promise<void> {
		await (await openStorage()).restore(row);
	}
}

async function summarise(roster: Roster): Promise<Summary> {
	const pack = await loadPack(roster.system, roster.army);
	if (!pack) return { points: 0, problems: 1, units: roster.units.length };
	const report = checkRoster(roster, indexArmy(pack.system, pack.army, roster));
	return {
		points: report.points,
		problems: report.problems.length,
		units: roster.units.length
	};
}

export const rosterList = new RosterList();
