import { randomUUID } from 'node:crypto';
import type { EventPack, Roster, System } from '#schema';
import { checkRoster, type ArmyIndex, type Report, type RulesInUse } from '#engine';
import {
	findTextArmy,
	noArmyInText,
	openPacked,
	otherSystem,
	packedArmy,
	packedSystem,
	readListFile,
	resolveList,
	resolveText,
	unknownArmy,
	unknownSystem
} from '../exchange/index.ts';
import type { Fault, ListText, PackedList, PlainList, RosterResult } from '../exchange/index.ts';
import type { FilePath } from './file-paths.ts';
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

/** A list of a file; it is judged when it is asked for, so that one report at a time is held. */
export type ListInFile = () => Outcome;

/**
 * Reads a file with its lists; there is always at least one, if only one that could not be read.
 * @param event replaces the event that a list is for
 */
export async function listsInFile(
	file: FilePath,
	packs: Packs,
	event?: EventPack
): Promise<readonly ListInFile[]> {
	const read = await readFileText(file);
	return read.ok
		? listsInText(read.text, packs, event)
		: [() => unreadable({ message: read.message })];
}

function listsInText(text: string, packs: Packs, event?: EventPack): readonly ListInFile[] {
	const file = readListFile(text);
	switch (file.kind) {
		case 'unreadable':
			return [() => file];
		case 'event-pack':
			return [() => unreadable({ message: noList })];
		case 'plain-list':
			return [() => checkPlainList(file.list, packs, event)];
		case 'list-text':
			return [() => checkListText(file.text, packs, event)];
		case 'packed-list':
			return [() => checkPackedList(file.packed, packs, event)];
		case 'roster':
			return [() => judgeRoster(file.roster, packs, event)];
		case 'muster-file':
			return file.rosters.length === 0
				? [() => unreadable({ message: 'There is no list in this file.' })]
				: file.rosters.map((result) => () => checkResult(result, packs, event));
	}
}

const noList = 'This is an event pack and no list: --event checks lists under it.';

function checkResult(result: RosterResult, packs: Packs, event?: EventPack): Outcome {
	return result.ok ? judgeRoster(result.roster, packs, event) : unreadable(...result.faults);
}

function checkPlainList(list: PlainList, packs: Packs, event?: EventPack): Outcome {
	const { system: name, army } = list;
	const index = findIndex({ system: name, army }, packs);
	if ('kind' in index) return index;
	const { event: own, ...unbound } = list;
	const armies = own && !event ? packs.armies(index.system) : [];
	const result = resolveList(event ? unbound : list, index, randomUUID, armies);
	return result.ok ? judgeRoster(result.roster, packs, event) : unreadable(...result.faults);
}

function checkListText(text: ListText, packs: Packs, event?: EventPack): Outcome {
	const systems = packs.systems().map((system) => ({ ...system, armies: packs.armies(system) }));
	const found = findTextArmy(text, systems);
	const index = found ? findIndex(found, packs) : unreadable(noArmyInText);
	if ('kind' in index) return index;
	const result = resolveText(text, index, randomUUID);
	return result.ok ? judgeRoster(result.roster, packs, event) : unreadable(...result.faults);
}

function checkPackedList(packed: PackedList, packs: Packs, event?: EventPack): Outcome {
	const system = packedSystem(packed, packs.systems());
	const army = system && packedArmy(packed, packs.armies(system));
	if (!army) return unreadable(unknownLink);
	const events = event ? [event] : [];
	const opened = openPacked(packed, { system, army, events, newId: randomUUID });
	if (!opened.ok) return unreadable(...opened.faults);
	return judgeRoster(opened.roster, packs, event);
}

const unknownLink: Fault = {
	message: 'This link is of a game or an army that this Muster does not have.'
};

function eventMissing({ name, date }: EventPack): Fault {
	return {
		message: `This list is for ${name}, ${date}: give the pack of the event with --event.`
	};
}

/** Judges a roster as it is: an event does not change its size, but says if it is another. */
function judgeRoster(own: Roster, packs: Packs, event?: EventPack): Outcome {
	const roster = event ? { ...own, event } : own;
	const index = findIndex(roster, packs);
	if ('kind' in index) return index;
	if (index.event?.missing) return unreadable(eventMissing(index.event));
	if (event && event.system !== index.system.id) {
		return unreadable(otherSystem(event, index.system));
	}
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
