import { openStorage, type Latest, type Settings } from '../../persistence/index.ts';
import { saveBackup, sumOfRosters } from './backup.ts';
import {
	noticeOf,
	setBack,
	type CopyState,
	type NoticeKind,
	type Room,
	type Safety
} from './keeping.ts';
import { howToInstall, install } from '../../platform/install.ts';
import { latestNews } from '../news/index.ts';
import { askToKeep, isKept, roomHere } from './room.ts';
import { allowCopies, copyIfDue } from './weekly-copy.ts';

/** A notice on the home screen, with its numbers. */
export interface Notice {
	readonly kind: NoticeKind;
	readonly settings: Settings;
	readonly room: Room | undefined;
}

/** Watches how safe the rosters are, writes the weekly copy, and chooses the notice to show. */
class Keeping {
	notice = $state.raw<Notice>();
	#latest: Latest = { rows: [], count: 0 };

	/** Checks how safe the rosters are, and does what needs no question. */
	async look(latest: Latest, now = Date.now()): Promise<void> {
		this.#latest = latest;
		const sum = sumOfRosters(latest);
		await remember(latest, now);
		const copy = await copyIfDue(sum, now);
		const { settings } = await openStorage();
		const [stored, isSafe, room] = await Promise.all([settings.all(), isKept(), roomHere()]);
		const kind = noticeOf(safetyOf(latest, stored, { now, sum, copy, isKept: isSafe, room }));
		this.notice = kind && { kind, settings: stored, room };
	}

	async saveBackup(): Promise<void> {
		if (!(await saveBackup())) return;
		// With a backup the notice may no longer apply.
		if (this.notice) await this.putOff();
	}

	/** Asks the browser for persistent storage. */
	async keep(): Promise<void> {
		await keepForGood();
		await this.look(this.#latest);
	}

	/** Asks the browser to install Muster. After a no it is not asked again for a while. */
	async install(): Promise<void> {
		if (!(await install())) await this.putOff();
		else await this.look(this.#latest);
	}

	/** Asks for access to the folder of the weekly copies again. */
	async allow(): Promise<void> {
		const folder = this.notice?.settings.folder;
		if (folder) await allowCopies(folder);
		await this.look(this.#latest);
	}

	/** Hides the notice for its period. */
	async putOff(now = Date.now()): Promise<void> {
		const { notice } = this;
		if (!notice) return;
		const { settings } = await openStorage();
		const { later = {} } = await settings.all();
		await settings.set(
			notice.kind === 'news'
				? { newsSeen: latestNews() }
				: { later: { ...later, [notice.kind]: now } }
		);
		await this.look(this.#latest, now);
	}
}

/** Asks the browser for persistent storage, and remembers a refusal. */
export async function keepForGood(now = Date.now()): Promise<boolean> {
	const isGranted = await askToKeep();
	const { settings } = await openStorage();
	await settings.set({ keepRefused: isGranted ? undefined : now });
	return isGranted;
}

/** Remembers when the first roster was made; dates in the future count as now. */
async function remember({ rows }: Latest, now: number): Promise<void> {
	const { settings } = await openStorage();
	const stored = await settings.all();
	const first = Math.min(now, ...rows.flatMap((row) => (row.readable ? row.updatedAt : [])));
	const changes: Settings = {
		...setBack(stored, now),
		// A new player has not missed any news.
		...(stored.newsSeen === undefined &&
			stored.rostersSince === undefined && { newsSeen: latestNews() }),
		...(rows.length > 0 && stored.rostersSince === undefined && { rostersSince: first }),
		...(rows.length === 0 && stored.rostersSince !== undefined && { rostersSince: undefined })
	};
	if (Object.keys(changes).length > 0) await settings.set(changes);
}

interface Looked {
	readonly now: number;
	readonly sum: string;
	readonly copy: CopyState;
	readonly isKept: boolean | undefined;
	readonly room: Room | undefined;
}

function safetyOf({ rows, count }: Latest, settings: Settings, looked: Looked): Safety {
	const {
		lastBackup,
		remind = true,
		rostersSince = looked.now,
		keepRefused,
		later = {},
		newsSeen = ''
	} = settings;
	return {
		...looked,
		rosters: count,
		isEdited: rows.some((row) => row.readable && row.past.steps > 0),
		isChanged: looked.sum !== lastBackup?.sum,
		since: rostersSince,
		lastBackup: lastBackup?.at,
		remind,
		refused: keepRefused,
		hasNews: newsSeen < latestNews(),
		canInstall: howToInstall() !== undefined,
		later
	};
}

export const keeping = new Keeping();
