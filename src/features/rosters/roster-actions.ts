import { applyEdit, indexFor, type Edit } from '#engine';
import type { Roster } from '#schema';
import { rosterActions } from '../../i18n/en/shelf.ts';
import type { Pack } from '../../packs/load.ts';
import { openStorage, type Saved } from '../../persistence/index.ts';
import { deletedRosters } from './deleted-rosters.svelte.ts';
import { newRosterId } from '../../platform/ids.ts';
import { packForFile, packOf } from '../../persistence/data-version/data-for.ts';
import { orReport } from '../../ui/refused.ts';
import { summaryUnder } from '../../persistence/saving/summarise.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Stores a roster with the summary for the list, judged by its own data. */
async function saveRoster(roster: Roster, pack: Pack | undefined): Promise<void> {
	const { rosters } = await openStorage();
	await rosters.save(roster, summaryUnder(roster, pack), { data: pack?.mark });
	// If storing the data fails now, it is tried again next time.
	void import('../../persistence/data-version/store-data.ts')
		.then(({ storeData }) => storeData())
		.catch(() => undefined);
}

/**
 * Stores a roster from outside and returns its id. If that id is taken the roster gets a new one; what is
 * stored stays unchanged.
 * @throws if the browser refuses to store it
 */
export async function addRoster(roster: Roster): Promise<string> {
	const { rosters } = await openStorage();
	const id = (await rosters.has(roster.id)) ? newRosterId() : roster.id;
	await saveRoster({ ...roster, id }, await packForFile(roster));
	return id;
}

/** @returns whether it is stored */
export async function duplicateRoster(roster: Roster): Promise<boolean> {
	const isStored = await orReport(rosterActions.notDuplicated(roster.name), async () => {
		const { rosters, folders } = await openStorage();
		const name = copyName(roster.name, await rosters.names());
		const id = newRosterId();
		await saveRoster({ ...roster, id, name }, await packOf(roster));
		await folders.copy(roster.id, id).catch(() => undefined);
		return true;
	});
	return isStored ?? false;
}

/** Renames a stored roster, as a step of its history. */
export async function renameRoster({ id, name: before }: Roster, name: string): Promise<void> {
	await orReport(rosterActions.notRenamed(before), async () => {
		// Tries again if another tab stores the roster at the same moment.
		while ((await storeRenamed(id, name)) === 'overtaken');
	});
}

async function storeRenamed(
	id: string,
	name: string
): Promise<Extract<Saved, { ok: false }>['reason'] | undefined> {
	const { rosters } = await openStorage();
	const loaded = await rosters.load(id);
	if (!loaded.ok) return undefined;
	const { roster: before, past, updatedAt: lastSeen } = loaded;
	const edit: Edit = { kind: 'rename', name };
	const after = applyEdit(before, edit);
	const made = [{ edit, before, after, at: Date.now(), joins: false }];
	const pack = await packOf(before);
	const index = pack && indexFor(pack, before);
	const { openLog } = await import('../../persistence/history/roster-log.svelte.ts');
	const log = await openLog({
		roster: before,
		past,
		index: () => index,
		takeEdits: () => made.splice(0)
	});
	const context = { unsaved: log.unsavedSteps(), lastSeen, data: pack?.mark };
	const saved = await rosters.save(after, summaryUnder(after, pack), context);
	return saved.ok ? undefined : saved.reason;
}

/**
 * Moves a roster to the bin, with an Undo in the message.
 * @returns whether it has left the list
 */
export function removeRoster(id: string, name: string): Promise<boolean> {
	return removeRosters([{ id, name }]);
}

/**
 * Moves rosters to the bin, with one Undo in the message.
 * @returns whether all have left the list
 */
export async function removeRosters(
	rosters: readonly { readonly id: string; readonly name: string }[]
): Promise<boolean> {
	const [first, ...others] = rosters;
	if (!first) return true;
	const isOne = others.length === 0;
	const gone: (typeof rosters)[number][] = [];
	const isDone = await orReport(
		isOne ? rosterActions.notDeleted(first.name) : rosterActions.notDeletedSeveral,
		async () => {
			const { bin } = await openStorage();
			for (const roster of rosters) {
				if (await bin.moveIn(roster.id, newRosterId)) gone.push(roster);
			}
			return true;
		}
	);
	const undo = (): void => void restoreAll(gone);
	if (gone.length > 0)
		toasts.show(
			isOne ? rosterActions.deleted(first.name) : rosterActions.deletedSeveral(gone.length),
			{ label: rosterActions.undo, run: undo }
		);
	return isDone ?? false;
}

/** In the order in which they were deleted. */
async function restoreAll(
	rosters: readonly { readonly id: string; readonly name: string }[]
): Promise<void> {
	for (const { id, name } of rosters) await deletedRosters.restore(id, name);
}

/** Characters that a roster's name may have. */
const longest = 80;

/** The name of a copy: "Nordland (copy)", then "Nordland (copy 2)", of a copy too. */
export function copyName(name: string, taken: readonly string[]): string {
	const original = withoutMarks(name);
	for (let number = 1; ; number += 1) {
		const mark = rosterActions.copyMark(number);
		const copy = `${original.slice(0, longest - mark.length).trimEnd()}${mark}`;
		if (!taken.includes(copy)) return copy;
	}
}

/** A name without the marks of copies at its end. */
function withoutMarks(name: string): string {
	const number = Number(/(\d{1,4})\)$/.exec(name)?.[1] ?? 1);
	const mark = rosterActions.copyMark(number);
	if (!name.endsWith(mark) || name.length === mark.length) return name;
	return withoutMarks(name.slice(0, -mark.length));
}
