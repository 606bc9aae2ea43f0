import { keepEvent } from './events.ts';
import type { Imported } from './import-lists.ts';
import { addRosters } from './roster-actions.ts';
import { toasts } from './toasts.svelte.ts';

/** What would be done with what was read, as a button says it; nothing if nothing could be read. */
export function offerOf(things: readonly Imported[]): string {
	const rosters = things.filter(({ kind }) => kind === 'roster').length;
	const events = things.filter(({ kind }) => kind === 'event').length;
	return [
		...(rosters === 0 ? [] : [`Add ${some(rosters, 'this roster', 'rosters')}`]),
		...(events === 0 ? [] : [`Keep ${some(events, 'this event pack', 'event packs')}`])
	].join(' · ');
}

/**
 * Stores all that was read, and says so.
 * @returns the id of the roster, if there was one and nothing else
 */
export async function keepImported(things: readonly Imported[]): Promise<string | undefined> {
	const rosters = things.flatMap((thing) => (thing.kind === 'roster' ? thing.roster : []));
	const events = things.flatMap((thing) => (thing.kind === 'event' ? thing.pack : []));
	for (const pack of events) await keepEvent(pack);
	const ids = rosters.length === 0 ? [] : await addRosters(rosters);
	const kept = events.map(({ name }) => `“${name}”`).join(', ');
	const said = [
		...(ids.length === 0 ? [] : [`Added ${some(ids.length, '1 roster', 'rosters')}.`]),
		...(kept === '' ? [] : [`Kept ${kept}: attach it to a roster under More, Rules in use.`])
	];
	toasts.show(said.join(' '));
	return ids.length === 1 && events.length === 0 ? ids[0] : undefined;
}

function some(count: number, one: string, many: string): string {
	return count === 1 ? one : `${count} ${many}`;
}
