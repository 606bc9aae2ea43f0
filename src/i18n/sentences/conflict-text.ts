import type { MusteredOption, UnitChange } from '#engine';
import type { EventPack } from '#schema';
import { conflicts } from '../en/edits.ts';
import { phrases } from '../en/parts/phrases.ts';

/** What a tab did to a unit: "Added Banner". */
export function changeText(change: UnitChange): string {
	switch (change.kind) {
		case 'option-added':
			return conflicts.gave(nameOf(change.option));
		case 'option-removed':
			return conflicts.took(nameOf(change.option));
		case 'models':
			return conflicts.strong(change.after);
		case 'name':
			return namedText(change.after);
		case 'note':
			return change.after === undefined ? conflicts.tookNote : conflicts.wrote(change.after);
		case 'group':
			return change.after === undefined
				? conflicts.outOf(change.before)
				: conflicts.into(change.after);
	}
}

/** Says that a tab gave a name, or removed it. */
export function namedText(name: string | undefined): string {
	return name === undefined ? conflicts.noName : conflicts.named(name);
}

/** Says that a tab added a unit, with its options. */
export function addedText(options: readonly MusteredOption[], count?: number): string {
	return count === undefined && options.length === 0
		? conflicts.added
		: conflicts.addedWith(options.map(nameOf), count);
}

/** A value of the roster itself, as one tab has it. */
export const valueText = {
	size: (size: number): string => phrases.points(size),
	event: (event: EventPack | undefined): string =>
		event ? conflicts.event(event.name, event.date) : conflicts.noEvent,
	note: (note: string | undefined): string => note ?? conflicts.noNote,
	roster: (units: number, spent: number): string => conflicts.roster(units, spent)
};

function nameOf({ indexed, id }: MusteredOption): string {
	return indexed?.entry.name ?? id;
}
