import type { EventPack } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import { keepEvent } from '../events/index.ts';
import type { Imported } from './import-lists.ts';
import { inTurn, type Following } from '../../platform/in-turn.ts';
import { whyRefused } from '../../ui/refused.ts';
import { openStorage } from '../../persistence/index.ts';
import { addRoster } from '../rosters/late.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The label of the button that adds what was read; empty if nothing could be read. */
export function offerOf(things: readonly Imported[]): string {
	const rosters = things.filter(({ kind }) => kind === 'roster').length;
	const events = things.filter(({ kind }) => kind === 'event').length;
	return [
		...(rosters === 0 ? [] : [importing.addRosters(rosters)]),
		...(events === 0 ? [] : [importing.keepEvents(events)])
	].join(' · ');
}

/**
 * Stores everything that was read, and says so.
 * @returns the id of the roster, if it was the only thing
 * @throws if aborted, or if the browser refuses; the message says how much was stored
 */
export async function keepImported(
	things: readonly Imported[],
	following: Following = {}
): Promise<string | undefined> {
	const rosters = things.filter((thing) => thing.kind === 'roster');
	const events = things.flatMap((thing) => (thing.kind === 'event' ? thing.pack : []));
	const kept: EventPack[] = [];
	const ids: string[] = [];
	try {
		for (const pack of events) {
			await keepEvent(pack);
			kept.push(pack);
		}
		await inTurn(rosters, following, async ({ roster, source }) => {
			const id = await addRoster(roster);
			ids.push(id);
			if (source !== undefined) await keepSource(id, source);
		});
	} catch (error) {
		if (following.signal?.aborted) {
			if (ids.length > 0) toasts.show(importing.addedSome(ids.length, rosters.length));
			throw error;
		}
		throw new Error(refusal(error, ids.length, kept, rosters.length), { cause: error });
	}
	toasts.show(saidOf(ids.length, kept));
	return ids.length === 1 && events.length === 0 ? ids[0] : undefined;
}

/** The list is stored without its text where the browser refuses that. */
async function keepSource(id: string, text: string): Promise<void> {
	try {
		const { sources } = await openStorage();
		await sources.set(id, text, Date.now());
	} catch {
		// The roster is what matters.
	}
}

function saidOf(rosters: number, events: readonly EventPack[]): string {
	const names = events.map(({ name }) => importing.quoted(name)).join(', ');
	return [
		...(rosters === 0 ? [] : [importing.addedAll(rosters)]),
		...(names === '' ? [] : [importing.keptEvents(names)])
	].join(' ');
}

/** How much was stored before the browser refused, and why it did. */
function refusal(
	error: unknown,
	added: number,
	kept: readonly EventPack[],
	rosters: number
): string {
	const why = whyRefused(error);
	if (added === 0 && kept.length === 0) return importing.nothingAdded(why);
	return `${saidOf(added, kept)} ${importing.restNotAdded(rosters - added, why)}`;
}
