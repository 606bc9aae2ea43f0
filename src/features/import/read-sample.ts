import type { Roster } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import { hashedPacks } from '../../packs/port.ts';
import { sampleOf } from '../../packs/samples.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * The sample list of a game.
 * @throws if there is none, or its data do not load
 */
export async function readSample(system: string): Promise<Roster> {
	const sample = sampleOf(system);
	if (sample === undefined) throw new Error(importing.noArmyOf(system));
	const { listsIn } = await import('../../exchange/index.ts');
	const reading = { packs: hashedPacks, newId: newRosterId };
	const content = await listsIn(JSON.stringify(sample), reading);
	const list = content.kind === 'lists' ? await content.lists[0]?.read() : undefined;
	if (list?.ok) return list.roster;
	throw new Error(list?.faults.map(({ message }) => message).join(' ') ?? importing.noList);
}
