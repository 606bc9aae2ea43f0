import { applyEdit, checkRoster, indexArmy, type Edit } from '#engine';
import type { Roster } from '#schema';
import { loadPack } from '../content/load.ts';
import { openStorage, type Summary } from '../storage/index.ts';
import { Autosave } from './autosave.svelte.ts';
import { deletedRosters } from './deleted-rosters.svelte.ts';
import { newRosterId } from './ids.ts';
import { toasts } from './toasts.svelte.ts';

/** Stores a roster, with the summary the list shows. */
async function saveRoster(roster: Roster): Promise<void> {
	const { rosters } = await openStorage();
	await rosters.save(roster, await summarise(roster));
}

/**
 * Adds rosters that came from outside and returns their ids. One whose id is taken gets a new one:
 * what is stored already stays as it is.
 */
export async function addRosters(rosters: readonly Roster[]): Promise<readonly string[]> {
	const storage = await openStorage();
	const ids: string[] = [];
	for (const roster of rosters) {
		const isTaken = await storage.rosters.has(roster.id);
		const id = isTaken ? newRosterId() : roster.id;
		await saveRoster({ ...roster, id });
		ids.push(id);
	}
	return ids;
}

export async function duplicateRoster(roster: Roster): Promise<void> {
	const name = `${roster.name} (copy)`.slice(0, 80);
	await saveRoster({ ...roster, id: newRosterId(), name });
}

/** Renames a roster as it is stored now; that is a step of its history. */
export async function renameRoster({ id }: Roster, name: string): Promise<void> {
	const { rosters } = await openStorage();
	const loaded = await rosters.load(id);
	if (!loaded.ok) return;
	const { roster: before, past } = loaded;
	const edit: Edit = { kind: 'rename', name };
	const after = applyEdit(before, edit);
	const made = [{ edit, before, after, at: Date.now(), joins: false }];
	const pack = await loadPack(before.system, before.army);
	const index = pack && indexArmy(pack.system, pack.army, before);
	const { openLog } = await import('./roster-log.svelte.ts');
	const log = await openLog({
		roster: before,
		past,
		index: () => index,
		takeEdits: () => made.splice(0)
	});
	const autosave = new Autosave(openStorage, () => Promise.resolve(log));
	autosave.schedule(after, await summarise(after));
	await autosave.flush();
	if (autosave.state !== 'failed') return;
	autosave.stop();
	toasts.show(`“${before.name}” could not be renamed: this browser refused to store it.`);
}

/** Moves a row into the bin; the message that says so takes it out again. */
export async function removeRoster(id: string, name: string): Promise<void> {
	const { bin } = await openStorage();
	const undo = (): void => void deletedRosters.restore(id, name);
	const isBinned = await bin.put(id, newRosterId);
	if (isBinned) toasts.show(`Deleted “${name}”.`, { label: 'Undo', run: undo });
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
