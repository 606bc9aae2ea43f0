import type { EventPack } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import { keptTexts } from '../../i18n/en/texts.ts';
import { storeEvent } from '../events/index.ts';
import type { ReadThing } from '../../workers/reading/read-lists.ts';
import { inTurn, type Following } from '../../platform/in-turn.ts';
import { whyRefused } from '../../ui/refused.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';
import { addRoster } from '../rosters/late.ts';
import { links } from '../../ui/links.ts';
import { lateLinks } from '../../ui/late-links.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The label of the button that adds what was read; empty if nothing could be read. */
export function offerOf(things: readonly ReadThing[]): string {
	const count = (wanted: ReadThing['kind']): number =>
		things.filter(({ kind }) => kind === wanted).length;
	const [rosters, events, texts] = [count('roster'), count('event'), count('foreign')];
	return [
		...(rosters === 0 ? [] : [importing.addRosters(rosters)]),
		...(events === 0 ? [] : [importing.keepEvents(events)]),
		...(texts === 0 ? [] : [keptTexts.offer(texts)])
	].join(' · ');
}

/** Progress and cancellation of storing, and what is called with each thing that is stored. */
interface Storing extends Following {
	readonly onstored: (thing: ReadThing) => void;
}

/** What has been stored so far. */
interface Stored {
	readonly rosters: string[];
	readonly events: EventPack[];
	texts: number;
}

/**
 * Stores everything that was read, and says so.
 * @returns the address where it is to be seen: the roster, if it was the only thing
 * @throws if aborted, or if the browser refuses; the message says how much was stored
 */
export async function storeImported(
	things: readonly ReadThing[],
	storing: Storing
): Promise<string> {
	const rosters = things.filter(({ kind }) => kind === 'roster').length;
	const stored: Stored = { rosters: [], events: [], texts: 0 };
	try {
		await storeAll(things, stored, storing);
	} catch (error) {
		if (storing.signal?.aborted) {
			const added = stored.rosters.length;
			if (added > 0) toasts.show(importing.addedSome(added, rosters));
			throw error;
		}
		throw new Error(refusal(error, stored, rosters), { cause: error });
	}
	toasts.show(saidOf(stored));
	return addressOf(stored);
}

/** Event packs first, as rosters may be for them. */
async function storeAll(
	things: readonly ReadThing[],
	stored: Stored,
	storing: Storing
): Promise<void> {
	for (const thing of things) {
		if (thing.kind === 'event') {
			await storeEvent(thing.pack);
			stored.events.push(thing.pack);
			storing.onstored(thing);
		} else if (thing.kind === 'foreign') {
			await storeText(thing);
			stored.texts += 1;
			storing.onstored(thing);
		}
	}
	const rosters = things.filter((thing) => thing.kind === 'roster');
	await inTurn(rosters, storing, async (thing) => {
		const { roster, source } = thing;
		const id = await addRoster(roster);
		stored.rosters.push(id);
		storing.onstored(thing);
		if (source !== undefined) await storeSource(id, source);
	});
}

function addressOf({ rosters, events, texts }: Stored): string {
	const [only, ...others] = rosters;
	if (only === undefined && texts > 0) return lateLinks.texts();
	const isAlone = others.length === 0 && events.length === 0 && texts === 0;
	return only !== undefined && isAlone ? links.roster(only) : links.home();
}

async function storeText({ from, list, text }: ReadThing & { kind: 'foreign' }): Promise<void> {
	const { texts } = await openStorage();
	const { name = from, about, maker } = list;
	await texts.add({ id: newRosterId(), at: Date.now(), name, about, maker, text });
}

/** The list is stored without its text where the browser refuses that. */
async function storeSource(id: string, text: string): Promise<void> {
	try {
		const { sources } = await openStorage();
		await sources.set(id, text, Date.now());
	} catch {
		// The roster is what matters.
	}
}

function saidOf({ rosters, events, texts }: Stored): string {
	const names = events.map(({ name }) => importing.quoted(name)).join(', ');
	return [
		...(rosters.length === 0 ? [] : [importing.addedAll(rosters.length)]),
		...(names === '' ? [] : [importing.keptEvents(names)]),
		...(texts === 0 ? [] : [keptTexts.kept(texts)])
	].join(' ');
}

/** How much was stored before the browser refused, and why it did. */
function refusal(error: unknown, stored: Stored, rosters: number): string {
	const why = whyRefused(error);
	const said = saidOf(stored);
	if (said === '') return importing.nothingAdded(why);
	return `${said} ${importing.restNotAdded(rosters - stored.rosters.length, why)}`;
}
