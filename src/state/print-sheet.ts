import { checkRoster, indexArmy } from '#engine';
import type { Army, Profiles } from '#schema';
import { catalogue } from '../content/catalogue.ts';
import { loadPack } from '../content/load.ts';
import { loadProfiles } from '../content/profiles.ts';
import { sheetCode } from '../exchange/list-code/index.ts';
import {
	buildSheet,
	type Beside,
	type ProfileBook,
	type Sheet,
	type SheetForm
} from '../sheets/index.ts';
import { appAddress } from './app-address.ts';
import type { OpenedRoster } from './open-roster.ts';

/** The sheet of a stored roster in the form asked for. */
export function sheetOf(
	{ roster, pack }: Pick<OpenedRoster, 'roster' | 'pack'>,
	form: SheetForm,
	beside: Omit<Beside, 'code'> = {}
): Sheet {
	const index = indexArmy(pack.system, pack.army, roster);
	const code = sheetCode(roster, index, appAddress());
	return buildSheet(roster, checkRoster(roster, index), form, { ...beside, code });
}

/** Whether there are profiles of a roster's units, for the reference. */
export function hasProfiles({ roster }: OpenedRoster): boolean {
	return catalogue.some(({ id, hasProfiles }) => id === roster.system && hasProfiles === true);
}

/**
 * The profiles of a roster's units, those of other armies that come inside a set included.
 * @returns undefined if the army has no profiles
 * @throws if the network fails before the app has been stored for offline use
 */
export async function loadBook(opened: OpenedRoster): Promise<ProfileBook | undefined> {
	const { roster, pack } = opened;
	const own = await loadProfiles(roster.system, roster.army);
	if (!own) return undefined;
	const others = await Promise.all(heldArmies(opened).map((army) => loadBoth(roster.system, army)));
	const books = [{ army: pack.army, profiles: own }, ...others];
	return {
		profileOf: (army, entry) => bookOf(books, army)?.profiles?.profiles[entry],
		entryOf: (army, entry) => bookOf(books, army)?.army.entries.find(({ id }) => id === entry)
	};
}

interface ArmyBook {
	readonly army: Army;
	readonly profiles: Profiles | undefined;
}

function bookOf(books: readonly (ArmyBook | undefined)[], army: string): ArmyBook | undefined {
	return books.find((book) => book?.army.id === army);
}

async function loadBoth(system: string, id: string): Promise<ArmyBook | undefined> {
	const [pack, profiles] = await Promise.all([loadPack(system, id), loadProfiles(system, id)]);
	return pack && { army: pack.army, profiles };
}

/** Other armies whose units come inside a set that the roster has. */
function heldArmies({ roster, pack }: OpenedRoster): readonly string[] {
	const taken = new Set(roster.units.map(({ entry }) => entry));
	const held = pack.army.entries
		.filter(({ id }) => taken.has(id))
		.flatMap(({ holds = [] }) => holds.flatMap(({ army }) => army ?? []));
	return [...new Set(held)].filter((army) => army !== roster.army);
}
