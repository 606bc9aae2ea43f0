import type { EventPack } from '#schema';
import { keepEvent } from './events.ts';
import type { Imported } from './import-lists.ts';
import { inTurn, type Following } from './in-turn.ts';
import { whyRefused } from './refused.ts';
import { addRoster } from './roster-actions.ts';
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
 * @throws if it is stopped, or the browser refuses; what is said is how much was stored before that
 */
export async function keepImported(
	things: readonly Imported[],
	following: Following = {}
): Promise<string | undefined> {
	const rosters = things.flatMap((thing) => (thing.kind === 'roster' ? thing.roster : []));
	const events = things.flatMap((thing) => (thing.kind === 'event' ? thing.pack : []));
	const kept: EventPack[] = [];
	const ids: string[] = [];
	try {
		for (const pack of events) {
			await keepEvent(pack);
			kept.push(pack);
		}
		await inTurn(rosters, following, async (roster) => {
			ids.push(await addRoster(roster));
		});
	} catch (error) {
		if (following.signal?.aborted) {
			if (ids.length > 0) toasts.show(`Added ${ids.length} of ${rosters.length} rosters.`);
			throw error;
		}
		throw new Error(refusal(error, ids.length, kept, rosters.length), { cause: error });
	}
	toasts.show(saidOf(ids.length, kept));
	return ids.length === 1 && events.length === 0 ? ids[0] : undefined;
}

function saidOf(rosters: number, events: readonly EventPack[]): string {
	const names = events.map(({ name }) => `“${name}”`).join(', ');
	return [
		...(rosters === 0 ? [] : [`Added ${some(rosters, '1 roster', 'rosters')}.`]),
		...(names === '' ? [] : [`Kept ${names}: attach it to a roster under More, Rules in use.`])
	].join(' ');
}

/** What was stored before the browser refused the next, and why that was not. */
function refusal(
	error: unknown,
	added: number,
	kept: readonly EventPack[],
	rosters: number
): string {
	const why = whyRefused(error);
	if (added === 0 && kept.length === 0) return `Nothing was added: ${why}.`;
	const rest = rosters - added;
	const missing = rest === 1 ? '1 roster is' : `${rest} rosters are`;
	return `${saidOf(added, kept)} ${rest === 0 ? 'The rest is' : missing} not added: ${why}.`;
}

function some(count: number, one: string, many: string): string {
	return count === 1 ? one : `${count} ${many}`;
}
