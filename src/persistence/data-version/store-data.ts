import type { Roster } from '#schema';
import { systemCard, fetchData } from '../../packs/catalogue.ts';
import { loadPack, markOf } from '../../packs/load.ts';
import { openStorage, type DataUse } from '../index.ts';
import { heldArmies } from './old-packs.ts';
import { isOfToday } from './is-of-today.ts';
import { pageAtRest } from '../../platform/page-at-rest.ts';

let storing: Promise<void> | undefined;

/**
 * Stores the data that rosters depend on, once the page is at rest, before a later version replaces them, and
 * deletes unused ones. If the browser refuses, nothing is stored.
 */
export function storeData(): Promise<void> {
	storing ??= pageAtRest(2000)
		.then(() => {
			// A roster stored after this is left to the next run.
			storing = undefined;
			return storeAll();
		})
		.catch(() => undefined);
	return storing;
}

async function storeAll(): Promise<void> {
	const { data } = await openStorage();
	const uses = await data.uses();
	for (const use of uses) if (!use.isBinned) await settle(use);
	const stored = new Set<string>();
	for (const use of uses.filter(isOfToday)) {
		for (const path of await pathsFor(use.roster)) {
			const { system } = use.roster;
			if (stored.has(`${system}/${path}`)) continue;
			await data.store(markOf(system), path, () => fetchData(system, path));
			stored.add(`${system}/${path}`);
		}
	}
	await data.tidy();
}

/** Writes today's mark into the row of each roster that today's data judge. */
async function settle({ roster, data: before, summary }: DataUse): Promise<void> {
	const today = markOf(roster.system);
	if (before === today || today === '') return;
	const { data } = await openStorage();
	if (before === undefined) {
		if (isOfToday({ roster })) await data.setMark(roster.id, before, today);
		return;
	}
	const { dataFor } = await import('./data-for.ts');
	const { pack, dataNote } = await dataFor({ roster, data: before, summary });
	if (pack?.mark === today && !dataNote) await data.setMark(roster.id, before, today);
}

/** The files that judging and printing a roster needs. */
async function pathsFor(roster: Roster): Promise<readonly string[]> {
	const { system, army } = roster;
	const pack = await loadPack(system, army);
	if (!pack) return [];
	if (!systemCard(system)?.hasProfiles) return ['system.json', `armies/${army}.json`];
	const armies = [army, ...heldArmies(roster, pack)];
	return ['system.json', ...armies.flatMap((id) => [`armies/${id}.json`, `profiles/${id}.json`])];
}
