import { goto } from '$app/navigation';
import { indexFor, moveEdition, type Move } from '#engine';
import type { Roster } from '#schema';
import { editionMove } from '../../../i18n/en/comparing.ts';
import { loadPack } from '../../../packs/load.ts';
import { openStorage } from '../../../persistence/index.ts';
import { newRosterId } from '../../../platform/ids.ts';
import { links } from '../../../ui/links.ts';
import { orReport } from '../../../ui/refused.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import { addRoster } from '../../rosters/late.ts';
import { deletedHere } from '../session/follow-roster.ts';
import type { RosterEditor } from '../../editing/index.ts';

/**
 * The roster that is edited in another edition, before anything is stored.
 * @param name the army there, as `system/army`
 * @throws if it cannot be loaded
 */
export async function moveTo(
	{ roster, index }: RosterEditor,
	name: string
): Promise<Move & { readonly edition: string }> {
	const [system = '', army = ''] = name.split('/');
	const pack = await loadPack(system, army);
	if (!pack) throw new Error(editionMove.noSuchArmy);
	return {
		...moveEdition(roster, index, indexFor(pack)),
		edition: pack.system.name
	};
}

/**
 * Puts a roster of another edition in the place of one, which goes into the bin with its history. The message that
 * says so takes both back.
 * @param close closes what lies over the page, which is a step of the browser's history
 */
export async function leaveFor(
	before: Roster,
	moved: Roster,
	{ edition, close }: { readonly edition: string; readonly close: () => void }
): Promise<void> {
	const id = await orReport(editionMove.notMoved(before.name), async () => {
		const added = await addRoster({ ...moved, id: newRosterId() });
		await bin(before.id);
		return added;
	});
	if (id === undefined) return;
	await closed(close);
	await goto(links.roster(id), { replaceState: true });
	const undo = (): void => void takeBack(before, id);
	toasts.show(editionMove.moved(edition), { label: editionMove.undo, run: undo });
}

async function takeBack({ id, name }: Roster, movedId: string): Promise<void> {
	const restored = await orReport(editionMove.notMoved(name), async () => {
		const { bin: rows } = await openStorage();
		const back = await rows.restore(id, newRosterId);
		await bin(movedId);
		return back;
	});
	const isShown = new URLSearchParams(location.search).get('id') === movedId;
	if (restored !== undefined && isShown) await goto(links.roster(restored), { replaceState: true });
}

async function bin(id: string): Promise<void> {
	deletedHere.add(id);
	await (await openStorage()).bin.moveIn(id, newRosterId);
}

/** The dialog is a step of the browser's history: what follows waits until it is taken back. */
async function closed(close: () => void): Promise<void> {
	const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
	close();
	await isBack;
}
