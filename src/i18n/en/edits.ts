import { pointsText } from '../figures.ts';
import { shortened } from '../sentences/shortened.ts';
import { words } from '../words.ts';
import { phrases } from './sentences.ts';

/** What an edit does: as done (“Added 2 Pikes”), or as offered (“Add 2 Pikes”). */
export const deeds = words('deeds', {
	nothing: (done: boolean): string => (done ? 'Changed nothing' : 'Change nothing'),
	/** Several deeds in one sentence. */
	joined: (each: readonly string[]): string =>
		phrases.list([
			...each.slice(0, 1),
			...each.slice(1).map((text) => text.slice(0, 1).toLowerCase() + text.slice(1))
		]),
	/** Behind the first of several deeds. */
	andMore: (count: number): string => ` and ${count} more`,
	/** The last of several units, when the others are named. */
	more: (count: number): string => `${count} more`,
	/** Makes a deed that is too long fit. */
	cut: (deed: string, length: number): string => shortened(deed, length),
	having: (unit: string, options: readonly string[]): string =>
		`${unit} with ${phrases.list(options)}`,
	quoted: (text: string): string => `“${text}”`,
	add: (done: boolean, units: string, group: string | undefined): string =>
		`${done ? 'Added' : 'Add'} ${units}${group === undefined ? '' : ` to ${group}`}`,
	remove: (done: boolean, units: string): string => `${done ? 'Removed' : 'Remove'} ${units}`,
	replace: (done: boolean, units: string, by: string): string =>
		`${done ? 'Replaced' : 'Replace'} ${units} with ${by}`,
	join: (_done: boolean, units: string, group: string): string => `Put ${units} into ${group}`,
	move: (done: boolean, units: string, group: string): string =>
		`${done ? 'Moved' : 'Move'} ${units} to ${group}`,
	leave: (done: boolean, units: string, group: string): string =>
		`${done ? 'Took' : 'Take'} ${units} out of ${group}`,
	makeGroup: (done: boolean, group: string, units: string): string =>
		`${done ? 'Made' : 'Make'} ${group}${units === '' ? '' : ` of ${units}`}`,
	takeApart: (done: boolean, group: string): string => `${done ? 'Took' : 'Take'} ${group} apart`,
	reorder: (done: boolean, count: number): string =>
		`${done ? 'Reordered' : 'Reorder'} ${phrases.units(count)}`,
	setModels: (done: boolean, unit: string, models: number): string =>
		`${done ? 'Made' : 'Make'} ${unit} ${phrases.models(models)} strong`,
	give: (done: boolean, option: string, units: string): string =>
		`${done ? 'Gave' : 'Give'} ${option} to ${units}`,
	take: (done: boolean, option: string, units: string): string =>
		`${done ? 'Took' : 'Take'} ${option} from ${units}`,
	moveOption: (done: boolean, option: string, from: string, to: string): string =>
		`${done ? 'Moved' : 'Move'} ${option} from ${from} to ${to}`,
	swapOption: (done: boolean, unit: string, from: string, to: string): string =>
		`${done ? 'Exchanged' : 'Exchange'} ${from} for ${to} on ${unit}`,
	takeName: (done: boolean, from: string): string =>
		`${done ? 'Took' : 'Take'} the name off ${from}`,
	takeNote: (done: boolean, from: string): string =>
		`${done ? 'Took' : 'Take'} the note off ${from}`,
	note: (done: boolean, on: string): string => `${done ? 'Wrote' : 'Write'} a note on ${on}`,
	name: (done: boolean, what: string, name: string): string =>
		`${done ? 'Named' : 'Name'} ${what} ${name}`,
	rename: (done: boolean, name: string): string =>
		`${done ? 'Renamed' : 'Rename'} the list ${name}`,
	agree: (done: boolean, size: number): string =>
		`${done ? 'Agreed' : 'Agree'} on ${phrases.points(size)}`,
	answer: (done: boolean, question: string, answer: string): string =>
		`${done ? 'Answered' : 'Answer'} ${question}${answer === '' ? '' : `: ${answer}`}`,
	leaveEvent: (done: boolean): string => `${done ? 'Took' : 'Take'} the event off`,
	attend: (done: boolean, event: string): string =>
		`${done ? 'Attached' : 'Attach'} event ${event}`,
	restore: (done: boolean): string => `${done ? 'Went' : 'Go'} back to an earlier list`,
	takeData: (done: boolean, day: string): string => `${done ? 'Took' : 'Take'} the data of ${day}`,
	size: (size: number): string => `size ${size}`,
	noPoints: 'no points'
});

/** What steps of a history are called that no edit of their own made. */
export const steps = words('steps', {
	undid: (count: number): string => (count === 1 ? 'Undid 1 step' : `Undid ${count} steps`)
});

/** The changes of two tabs, and their values. */
export const conflicts = words('conflicts', {
	gave: (option: string): string => `Gave ${option}`,
	took: (option: string): string => `Took ${option}`,
	strong: (models: number): string => `Made it ${phrases.models(models)} strong`,
	named: (name: string): string => `Named it “${name}”`,
	noName: 'Took the name off',
	wrote: (note: string): string => `Wrote “${note}”`,
	tookNote: 'Took the note off',
	outOf: (group: string | undefined): string => `Took it out of ${group ?? 'its group'}`,
	into: (group: string): string => `Put it into ${group}`,
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
		`This roster kept the data of ${day}, which this version of Muster can no longer read. From now on it is judged by today’s${changed.length === 0 ? '' : `: ${changed.join(', ')}`}.`,
	later: (day: string, today: string): string =>
		`Made with the data of ${day}. This Muster has that of ${today} and judges by it: update Muster to have the later.`
});
