import { words } from '../words.ts';
import { phrases } from './phrases.ts';

/** What each of two tabs did, and the values that they have. */
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
