import { pushState } from '$app/navigation';
import { page } from '$app/state';
import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';
import { shelf } from '../../i18n/en/shelf.ts';
import { removeRosters } from '../rosters/late.ts';
import { exportRosters } from '../share/late.ts';
import { rosterFolders } from './roster-folders.svelte.ts';

/** Several rosters that are chosen, and what is done with them. */
export class Picking {
	/** Their ids. */
	ids = $state.raw<ReadonlySet<string>>(new Set());

	/** Whether several are being chosen: a history entry, so that Back ends it. */
	get isOn(): boolean {
		return page.state.picking === true;
	}

	/** Begins to choose. */
	begin(ids: readonly string[] = []): void {
		this.only(ids);
		pushState('', { picking: true, depth: 1 });
	}

	/** Chooses rosters and no others. */
	only(ids: readonly string[]): void {
		this.ids = new Set(ids);
	}

	/** Chooses all of these that can be read. */
	all(shown: readonly Stored[]): void {
		this.only(shown.flatMap((stored) => (stored.readable ? [stored.roster.id] : [])));
	}

	/** Chooses a roster, or no longer; begins with it if none is chosen yet. */
	pick(id: string): void {
		if (!this.isOn) {
			this.begin([id]);
			return;
		}
		const others = [...this.ids].filter((other) => other !== id);
		this.ids = new Set(others.length < this.ids.size ? others : [...others, id]);
	}

	/** Moves the rosters to the bin. */
	remove(rosters: readonly Roster[]): void {
		void removeRosters(rosters);
	}

	/** Gives the player one file with the rosters. */
	export(rosters: readonly Roster[]): void {
		const [first, ...others] = rosters;
		void exportRosters(rosters, others.length === 0 ? first?.name : shelf.fileOf(rosters.length));
	}

	/** Puts the rosters into a folder, or out of theirs. */
	move(folder: string | undefined): void {
		void rosterFolders.move([...this.ids], folder);
	}
}
