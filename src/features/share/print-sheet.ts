import { indexFor, judged } from '#engine';
import type { Army, Profiles, Roster } from '#schema';
import { systemCard } from '../../packs/catalogue.ts';
import type { Pack } from '../../packs/load.ts';
import { eventRemarks } from '../../exchange/event/event-comparison.ts';
import { sheetCode } from '../../exchange/list-code/index.ts';
import {
	buildSheet,
	type SheetExtras,
	type ProfileBook,
	type Sheet,
	type SheetForm
} from '../../content/index.ts';
import { storedEvents } from '../events/index.ts';
import { appAddress } from '../../platform/app-address.ts';
import { siblingPack, heldArmies, profilesOf } from '../../persistence/data-version/old-packs.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';

/** A roster, stored or from a link, with the rules that it is made under. */
interface RosterWithPack {
	readonly roster: Roster;
	readonly pack: Omit<Pack, 'mark'>;
}

/** Makes a sheet of a roster in a form. */
type SheetMaker = (form: SheetForm, extras?: Omit<SheetExtras, 'code' | 'event'>) => Sheet;

/** What makes the sheets of a roster in any form: their list code and report are worked out once. */
export function sheetMaker({ roster, pack }: RosterWithPack): SheetMaker {
	const index = indexFor(pack, roster);
	const code = sheetCode(roster, index, appAddress());
	const events = storedEvents.all;
	const event = events && eventRemarks(index, events);
	const report = judged(pack, roster);
	return (form, extras) => buildSheet(roster, report, form, { ...extras, code, event });
}

/** The sheet of a roster, in a form. */
export function sheetOfRoster(listed: RosterWithPack, ...wanted: Parameters<SheetMaker>): Sheet {
	return sheetMaker(listed)(...wanted);
}

/** Whether the roster's units have profiles. */
export function hasProfiles({ roster }: OpenedRoster): boolean {
	return systemCard(roster.system)?.hasProfiles === true;
}

/**
 * The profiles of a roster's units, those from other armies in a set included.
 * @returns undefined for an army without profiles, which no game that has profiles contains
 * @throws if they are not stored and the network fails
 */
export async function loadProfileBook(opened: OpenedRoster): Promise<ProfileBook | undefined> {
	const { roster, pack } = opened;
	const own = await profilesOf(pack, roster.army);
	if (!own) return undefined;
	const others = await Promise.all(heldArmies(roster, pack).map((army) => loadBoth(pack, army)));
	const known = [{ army: pack.army, profiles: own }, ...others];
	return {
		profileOf: (army, entry) => profilesIn(known, army)?.profiles?.profiles[entry],
		effects: own.effects,
		entryOf: (army, entry) => profilesIn(known, army)?.army.entries.find(({ id }) => id === entry)
	};
}

interface ArmyProfiles {
	readonly army: Army;
	readonly profiles: Profiles | undefined;
}

function profilesIn(
	known: readonly (ArmyProfiles | undefined)[],
	army: string
): ArmyProfiles | undefined {
	return known.find((one) => one?.army.id === army);
}

async function loadBoth(pack: Pack, id: string): Promise<ArmyProfiles | undefined> {
	const [other, profiles] = await Promise.all([siblingPack(pack, id), profilesOf(pack, id)]);
	return other && { army: other.army, profiles };
}
