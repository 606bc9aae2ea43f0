import { randomUUID } from 'node:crypto';
import type { Roster, System } from '#schema';
import { checkRoster, type ArmyIndex, type Report, type RulesInUse } from '#engine';
import { readListFile, resolveList, unknownArmy, unknownSystem } from '../exchange/index.ts';
import type { Fault, PlainList, RosterResult } from '../exchange/index.ts';
import type { Packs } from './packs.ts';
import { readFileText } from './read-file.ts';

/** A list that was judged. */
export interface Judged {
	readonly kind: 'judged';
	readonly roster: Roster;
	readonly index: ArmyIndex;
	readonly report: Report;
}

/** A list, or a whole file, that could not be read. */
export interface Unreadable {
	readonly kind: 'unreadable';
	readonly faults: readonly Fault[];
}

export type Outcome = Judged | Unreadable;

/** Reads a file and judges every list in it; there is always at least one outcome. */
export async function checkFile(file: string, packs: Packs): Promise<readonly Outcome[]> {
	const read = await readFileText(file);
	return read.ok ? checkText(read.text, packs) : [unreadable({ message: read.message })];
}

/** Judges every list in the text of a file. */
function checkText(text: string, packs: Packs): readonly Outcome[] {
	const file = readListFile(text);
	switch (file.kind) {
		case 'unreadable':
			return [file];
		case 'plain-list':
			return [checkPlainList(file.list, packs)];
		case 'roster':
			return [judgeRoster(file.roster, packs)];
		case 'muster-file':
			return file.rosters.length === 0
				? [unreadable({ message: 'There is no list in this file.' })]
				: file.rosters.map((result) => checkResult(result, packs));
	}
}

function checkResult(result: RosterResult, packs: Packs): Outcome {
	return result.ok ? judgeRoster(result.roster, packs) : unreadable(...result.faults);
}

function checkPlainList(list: PlainList, packs: Packs): Outcome {
	const index = findIndex(list, packs);
	if ('kind' in index) return index;
	const result = resolveList(list, index, randomUUID);
	return result.ok ? judge(result.roster, index) : unreadable(...result.faults);
}

function judgeRoster(roster: Roster, packs: Packs): Outcome {
	const index = findIndex(roster, packs);
	return 'kind' in index ? index : judge(roster, index);
}

function judge(roster: Roster, index: ArmyIndex): Judged {
	return { kind: 'judged', roster, index, report: checkRoster(roster, index) };
}

interface Sought extends RulesInUse {
	readonly system: string;
	readonly army: string;
}

function findIndex(sought: Sought, packs: Packs): ArmyIndex | Unreadable {
	const system = packs.system(sought.system);
	return system
		? findArmyIndex(sought, system, packs)
		: unreadable(unknownSystem(sought.system, packs.systems()));
}

function findArmyIndex(sought: Sought, system: System, packs: Packs): ArmyIndex | Unreadable {
	const army = packs.army(sought.army, system);
	return army
		? packs.index(system, army, sought)
		: unreadable(unknownArmy(sought.army, system, packs.armies(system)));
}

function unreadable(...faults: readonly Fault[]): Unreadable {
	return { kind: 'unreadable', faults };
}
