import { pointsText } from '../base/figures.ts';
import { shortened } from '../naming/shortened.ts';
import { words } from '../base/words.ts';
import { phrases } from './parts/phrases.ts';

/** What an edit does: as done (“Added 2 Pikes”), or as offered (“Add 2 Pikes”). */
export const rosterChanges = words('rosterChanges', {
	nothing: (done: boolean): string => (done ? 'Changed nothing' : 'Change nothing'),
	/** Several changes in one sentence. */
	joined: (each: readonly string[]): string =>
		phrases.list([
			...each.slice(0, 1),
			...each.slice(1).map((text) => text.slice(0, 1).toLowerCase() + text.slice(1))
		]),
	/** Behind the first of several changes. */
	andMore: (count: number): string => ` and ${count} more ${count === 1 ? 'change' : 'changes'}`,
	/** The last of several units, when the others are named. */
	more: (count: number): string => `${count} more`,
	/** Makes a change that is too long fit. */
	cut: (change: string, length: number): string => shortened(change, length),
	/** "Pikes with Banner"; what a participle names stands before the unit: "2 blessed Pikes". */
	having: (unit: string, options: readonly string[]): string => {
		const [word = ''] = options;
		if (options.length > 1 || !/^\p{Lu}\p{Ll}+ed$/u.test(word))
			return `${unit} with ${phrases.list(options)}`;
		return unit.replace(/^(?:\d+\s(?:×\s)?)?/u, (number) => `${number}${word.toLowerCase()} `);
	},
	/** How many models units have, each of several. */
	models: (count: number, units: number): string =>
		`${phrases.models(count)}${units === 1 ? '' : ' each'}`,
	quoted: (text: string): string => `“${text}”`,
	add: (done: boolean, units: string, group: string | undefined): string =>
		`${done ? 'Added' : 'Add'} ${units}${group === undefined ? '' : ` to ${group}`}`,
	remove: (done: boolean, units: string): string => `${done ? 'Removed' : 'Remove'} ${units}`,
	replace: (done: boolean, units: string, by: string): string =>
		`${done ? 'Replaced' : 'Replace'} ${units} with ${by}`,
	join: (done: boolean, units: string, group: string): string =>
		`${done ? 'Added' : 'Add'} ${units} to ${group}`,
	move: (done: boolean, units: string, group: string): string =>
		`${done ? 'Moved' : 'Move'} ${units} to ${group}`,
	leave: (done: boolean, units: string, group: string): string =>
		`${done ? 'Removed' : 'Remove'} ${units} from ${group}`,
	makeGroup: (done: boolean, group: string, units: string): string =>
		`${done ? 'Created' : 'Create'} ${group}${units === '' ? '' : ` from ${units}`}`,
	/** A group of units that are added with it. */
	makeGroupOfNew: (done: boolean, group: string, units: string): string =>
		`${done ? 'Created' : 'Create'} ${group} with ${units}`,
	takeApart: (done: boolean, group: string): string => `${done ? 'Disbanded' : 'Disband'} ${group}`,
	reorder: (done: boolean, count: number): string =>
		`${done ? 'Reordered' : 'Reorder'} ${phrases.units(count)}`,
	setModels: (done: boolean, unit: string, models: number): string =>
		`${done ? 'Set' : 'Set'} ${unit} to ${phrases.models(models)}`,
	give: (done: boolean, option: string, units: string): string =>
		`${done ? 'Added' : 'Add'} ${option} to ${units}`,
	/** Of an option that is a role of the army. */
	appoint: (done: boolean, role: string, unit: string): string =>
		`${done ? 'Made' : 'Make'} ${unit} the ${role.toLowerCase()}`,
	/** A unit that is added for a role of the army. */
	inRole: (unit: string, role: string): string => `${unit} as the ${role.toLowerCase()}`,
	take: (done: boolean, option: string, units: string): string =>
		`${done ? 'Removed' : 'Remove'} ${option} from ${units}`,
	/** Of an option that is a role of the army. */
	dismiss: (done: boolean, role: string, unit: string): string =>
		`${done ? 'Removed' : 'Remove'} ${unit} as the ${role.toLowerCase()}`,
	moveOption: (done: boolean, option: string, from: string, to: string): string =>
		`${done ? 'Moved' : 'Move'} ${option} ${from === to ? `to another unit (${to})` : `from ${from} to ${to}`}`,
	swapOption: (done: boolean, unit: string, from: string, to: string): string =>
		`${done ? 'Swapped' : 'Swap'} ${from} for ${to} on ${unit}`,
	takeName: (done: boolean, from: string): string =>
		`${done ? 'Removed' : 'Remove'} the name of ${from}`,
	takeNote: (done: boolean, from: string): string =>
		`${done ? 'Removed' : 'Remove'} the note on ${from}`,
	note: (done: boolean, on: string): string => `${done ? 'Wrote' : 'Write'} a note on ${on}`,
	name: (done: boolean, what: string, name: string): string =>
		`${done ? 'Named' : 'Name'} ${what} ${name}`,
	rename: (done: boolean, name: string): string =>
		`${done ? 'Renamed' : 'Rename'} the list ${name}`,
	setLimit: (done: boolean, size: number): string =>
		`${done ? 'Set' : 'Set'} the points limit to ${size}`,
	answer: (done: boolean, question: string, answer: string): string =>
		`${done ? 'Chose' : 'Choose'}${answer === '' ? '' : ` ${answer}`} (${question})`,
	leaveEvent: (done: boolean): string => `${done ? 'Stopped' : 'Stop'} using the event`,
	attend: (done: boolean, event: string): string => `${done ? 'Used' : 'Use'} event ${event}`,
	restore: (done: boolean): string => `${done ? 'Restored' : 'Restore'} an earlier list`,
	acceptProposal: (done: boolean): string =>
		`${done ? 'Accepted' : 'Accept'} changes from a proposal`,
	takeData: (done: boolean, day: string): string =>
		`${done ? 'Switched' : 'Switch'} to the data of ${day}`,
	size: (size: number): string => `limit ${size}`,
	noPoints: '±0 points'
});

/** What steps of a history are called that no edit of their own made. */
export const steps = words('steps', {
	undid: (count: number): string => (count === 1 ? 'Undid 1 step' : `Undid ${count} steps`)
});

/** The changes of two tabs, and their values. */
export const conflicts = words('conflicts', {
	gave: (option: string): string => `Added ${option}`,
	took: (option: string): string => `Removed ${option}`,
	strong: (models: number): string => `Set it to ${phrases.models(models)}`,
	named: (name: string): string => `Named it “${name}”`,
	noName: 'Removed the name',
	wrote: (note: string): string => `Wrote “${note}”`,
	tookNote: 'Removed the note',
	outOf: (group: string | undefined): string => `Removed it from ${group ?? 'its group'}`,
	into: (group: string): string => `Added it to ${group}`,
	added: 'Added it',
	addedWith: (options: readonly string[], models: number | undefined): string =>
		`Added it with ${phrases.list([...(models === undefined ? [] : [phrases.models(models)]), ...options])}`,
	event: (name: string, date: string): string => `${name}, ${date}`,
	noEvent: 'No event',
	noNote: 'No note',
	roster: (units: number, spent: number): string =>
		`${phrases.units(units)}, ${phrases.points(spent)}`
});

/** Changes in a roster under other data. */
export const changes = words('changes', {
	/** The differences of an entry besides price and name. */
	facts: {
		stats: 'another stat line',
		equipment: 'other equipment',
		rules: 'other special rules'
	},
	points: (before: number, after: number): string =>
		`${pointsText(before)} → ${pointsText(after)} points`,
	madeWith: (day: string, changed: readonly string[]): string =>
		`Made with the data of ${day}, which is not on this device: ${changed.join(', ')}.`,
	moved: (day: string, changed: readonly string[]): string =>
		`This roster used the data of ${day}, which this version of Muster can no longer read. From now on it uses today’s${changed.length === 0 ? '' : `: ${changed.join(', ')}`}.`,
	later: (day: string, today: string): string =>
		`Made with the data of ${day}. This version of Muster uses that of ${today}. Update Muster to use the newer data.`
});

/** Names of steps that the player did not make directly. */
export const editSteps = words('editSteps', {
	/** Where the army is not known. */
	edited: 'Edited',
	/** What two tabs did, where no edit of its own says it. */
	joined: 'Merged the edits of two tabs',
	chose: 'Chose between the edits of two tabs',
	/** What was kept aside when the page ended. */
	recovered: 'Recovered unsaved edits',
	/** A saved version: what an earlier version of the app kept aside, where it may have been stored since. */
	keptAside: 'Unsaved edits'
});
