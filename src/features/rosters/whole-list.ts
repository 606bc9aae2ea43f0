import type { Latest, RosterRepository, Stored } from '../../persistence/index.ts';
import { latestFirst } from '../../persistence/db/latest-first.ts';
import { nextTask } from '../../platform/next-task.ts';

/** Milliseconds of reading after which what was read so far is shown. */
const showAfter = 300;

/** Who looks at the list. */
interface Looks {
	/** Called with the rosters, edited last first, again and again while they are read. */
	readonly onrows: (rows: readonly Stored[], isWhole: boolean) => void;
	readonly onfail: (error: unknown) => void;
}

/** All rosters, read a few at a time: thousands at once would block the page for seconds. */
export class WholeList {
	readonly #rosters: Pick<RosterRepository, 'after' | 'ids'>;
	readonly #looks: Looks;
	readonly #known = new Map<string, Stored>();
	#isOver = false;
	/** What is done one after another. */
	#work: Promise<void>;

	constructor(rosters: Pick<RosterRepository, 'after' | 'ids'>, looks: Looks) {
		this.#rosters = rosters;
		this.#looks = looks;
		this.#work = this.#read().catch(looks.onfail);
	}

	/** Takes over the rosters edited last; called after each change in any tab. */
	take({ rows }: Latest): void {
		for (const row of rows) this.#known.set(idOf(row), row);
		this.#work = this.#work.then(() => this.#catchUp()).catch(this.#looks.onfail);
	}

	stop(): void {
		this.#isOver = true;
	}

	async #read(): Promise<void> {
		let since = performance.now();
		for (let rows = await this.#rosters.after(); !this.#isOver;) {
			// Those edited last are known already, and may be newer.
			for (const row of rows) if (!this.#known.has(idOf(row))) this.#known.set(idOf(row), row);
			const last = rows.at(-1);
			if (!last) break;
			if (performance.now() - since > showAfter) {
				this.#report(false);
				since = performance.now();
			}
			await nextTask();
			rows = await this.#rosters.after(idOf(last));
		}
		this.#report(true);
	}

	/** Rosters may have gone, or come back with the date that they had. */
	async #catchUp(): Promise<void> {
		const ids = new Set(await this.#rosters.ids());
		for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id);
		if (ids.size > this.#known.size) await this.#read();
		else this.#report(true);
	}

	#report(isWhole: boolean): void {
		const rows = [...this.#known.values()].toSorted(latestFirst);
		if (!this.#isOver) this.#looks.onrows(rows, isWhole);
	}
}

function idOf(stored: Stored): string {
	return stored.readable ? stored.roster.id : stored.id;
}
