import type { MusteredOption, UnitChange } from '#engine';
import type { EventPack } from '#schema';
import { list, models, points } from './en.ts';

/** What a tab did to a unit: "Gave Banner". */
export function changeText(change: UnitChange): string {
	switch (change.kind) {
		case 'option-added':
			return `Gave ${nameOf(change.option)}`;
		case 'option-removed':
			return `Took ${nameOf(change.option)}`;
		case 'models':
			return `Made it ${models(change.after)} strong`;
		case 'name':
			return namedText(change.after);
		case 'note':
			return change.after === undefined ? 'Took the note off' : `Wrote “${change.after}”`;
		case 'group':
			return change.after === undefined
				? `Took it out of ${change.before ?? 'its group'}`
				: `Put it into ${change.after}`;
	}
}

/** That a tab named something, or took its name off. */
export function namedText(name: string | undefined): string {
	return name === undefined ? 'Took the name off' : `Named it “${name}”`;
}

/** That a tab added a unit, with what it has. */
export function addedText(options: readonly MusteredOption[], count?: number): string {
	const having = [...(count === undefined ? [] : [models(count)]), ...options.map(nameOf)];
	return having.length === 0 ? 'Added it' : `Added it with ${list(having)}`;
}

/** A value of the roster itself, as one tab has it. */
export const valueText = {
	size: (size: number): string => points(size),
	event: (event: EventPack | undefined): string =>
		event ? `${event.name}, ${event.date}` : 'No event',
	note: (note: string | undefined): string => note ?? 'No note',
	roster: (units: number, spent: number): string =>
		`${units === 1 ? '1 unit' : `${units} units`}, ${points(spent)}`
};

function nameOf({ indexed, id }: MusteredOption): string {
	return indexed?.entry.name ?? id;
}
