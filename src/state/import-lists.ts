import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { catalogue } from '../content/catalogue.ts';
import { loadPack } from '../content/load.ts';
import {
	findArmy,
	findSystem,
	readListFile,
	resolveList,
	tooBig,
	mostBytes,
	unknownArmy,
	unknownSystem,
	type PlainList,
	type RosterResult
} from '../exchange/index.ts';
import { newRosterId } from './ids.ts';

/** One list that was read: what would be added, or why nothing can be. */
export type ImportedList =
	| {
			readonly ok: true;
			readonly from: string;
			readonly roster: Roster;
			readonly points: number;
			readonly problems: number;
	  }
	| { readonly ok: false; readonly from: string; readonly faults: readonly string[] };

/** Reads files one by one; a bad one does not stop the others, and nothing is stored. */
export async function readFiles(files: readonly File[]): Promise<readonly ImportedList[]> {
	const lists: ImportedList[] = [];
	for (const file of files) {
		if (file.size > mostBytes) {
			lists.push({ ok: false, from: file.name, faults: [tooBig.message] });
		} else {
			const text = await file.text().catch(() => undefined);
			lists.push(
				...(text === undefined
					? [{ ok: false as const, from: file.name, faults: ['The file cannot be read.'] }]
					: await readText(text, file.name))
			);
		}
	}
	return lists;
}

/** Reads the text of a file or of a paste. */
export async function readText(text: string, from: string): Promise<readonly ImportedList[]> {
	const file = readListFile(text);
	switch (file.kind) {
		case 'unreadable':
			return [refuse(from, file.faults)];
		case 'plain-list':
			return [await judge(from, await resolvePlain(file.list))];
		case 'roster':
			return [await judge(from, { ok: true, roster: file.roster })];
		case 'muster-file':
			return file.rosters.length === 0
				? [refuse(from, [{ message: 'There is no list in this file.' }])]
				: Promise.all(file.rosters.map((result) => judge(from, result)));
	}
}

async function resolvePlain(list: PlainList): Promise<RosterResult> {
	const system = findSystem(list.system, catalogue);
	if (!system) return { ok: false, faults: [unknownSystem(list.system, catalogue)] };
	const army = findArmy(list.army, system.armies);
	const pack = army && (await loadPack(system.id, army.id));
	if (!pack) return { ok: false, faults: [unknownArmy(list.army, system, system.armies)] };
	return resolveList(list, indexArmy(pack.system, pack.army), newRosterId);
}

async function judge(from: string, result: RosterResult): Promise<ImportedList> {
	if (!result.ok) return refuse(from, result.faults);
	const { roster } = result;
	const pack = await loadPack(roster.system, roster.army);
	if (!pack) {
		return refuse(from, [
			{ message: `Muster has no army “${roster.army}” of “${roster.system}”.` }
		]);
	}
	const report = checkRoster(roster, indexArmy(pack.system, pack.army, roster));
	return { ok: true, from, roster, points: report.points, problems: report.problems.length };
}

function refuse(from: string, faults: readonly { readonly message: string }[]): ImportedList {
	return { ok: false, from, faults: faults.map(({ message }) => message) };
}
