import { formerlyIn, indexFor, renewed } from '#engine';
import type { Army, Profiles, Roster, System } from '#schema';
import { packFormat } from '../../schema/bounds.ts';
import { systemCard } from '../../packs/catalogue.ts';
import { loadPack, markOf, type Pack } from '../../packs/load.ts';
import { openStorage } from '../index.ts';

const oldPacks = new Map<string, Promise<Pack | undefined>>();

/** An army from older data; undefined if it is not stored or cannot be read. */
export function oldPack(mark: string, system: string, army: string): Promise<Pack | undefined> {
	const key = `${mark}/${army}`;
	const known = oldPacks.get(key);
	if (known) return known;
	const loading = readPack(mark, system, army);
	oldPacks.set(key, loading);
	// Not cached if missing, as it may be stored later.
	const forget = (): void => void oldPacks.delete(key);
	loading.then((pack) => pack ?? forget(), forget);
	return loading;
}

async function readPack(mark: string, system: string, army: string): Promise<Pack | undefined> {
	const [ofSystem, ofArmy] = await Promise.all([
		readOld(mark, 'system.json'),
		readOld(mark, `armies/${army}.json`)
	]);
	if (!isSystem(ofSystem, system) || !isArmy(ofArmy, army)) return undefined;
	const pack: Pack = { system: ofSystem, army: ofArmy, mark };
	try {
		indexFor(pack);
		return pack;
	} catch {
		return undefined;
	}
}

/** The marks of a system's older data that are stored. */
export async function marksOf(system: string): Promise<readonly string[]> {
	const marks = await openStorage()
		.then(({ data }) => data.marksWith('system.json'))
		.catch(() => []);
	return marks.filter((mark) => mark.startsWith(`${system}.`) && mark !== markOf(system));
}

async function readOld(mark: string, path: string): Promise<unknown> {
	return openStorage()
		.then(({ data }) => data.load(mark, path))
		.catch(() => undefined);
}

// Stored data are trusted; only their id and format are checked.
function isSystem(value: unknown, id: string): value is System {
	const { id: own, formatVersion } = (value ?? {}) as Partial<System>;
	return own === id && formatVersion === packFormat && dayOf(value) !== undefined;
}

function isArmy(value: unknown, id: string): value is Army {
	const { id: own, formatVersion } = (value ?? {}) as Partial<Army>;
	return own === id && formatVersion === packFormat;
}

function dayOf(value: unknown): string | undefined {
	const { revision } = (value ?? {}) as Partial<System>;
	return /^\d{4}-\d\d-\d\d$/.test(String(revision)) ? revision : undefined;
}

/** The date of older data in a format that this version no longer reads. */
export async function dayOfOtherFormat(mark: string): Promise<string | undefined> {
	const system = await readOld(mark, 'system.json');
	const { formatVersion } = (system ?? {}) as { readonly formatVersion?: unknown };
	const isOther = typeof formatVersion === 'number' && formatVersion !== packFormat;
	return isOther ? dayOf(system) : undefined;
}

/** Another army from the data of a pack. */
export function siblingPack({ system, mark }: Pack, army: string): Promise<Pack | undefined> {
	return mark === markOf(system.id) ? loadPack(system.id, army) : oldPack(mark, system.id, army);
}

const none = { formatVersion: 1 } as const;

/**
 * The profiles of an army from the data of a pack.
 * @returns undefined if the system has none; empty if older ones are not stored
 * @throws if today's cannot be loaded
 */
export async function profilesOf(
	{ system, mark }: Pack,
	army: string
): Promise<Profiles | undefined> {
	if (!systemCard(system.id)?.hasProfiles) return undefined;
	if (mark === markOf(system.id)) {
		const { loadProfiles } = await import('../../packs/profiles.ts');
		return loadProfiles(system.id, army);
	}
	const own = (await readOld(mark, `profiles/${army}.json`)) as Partial<Profiles> | undefined;
	return { ...none, army, system: system.id, profiles: own?.profiles ?? {} };
}

/** Other armies whose units are inside a set in the roster. */
export function heldArmies(roster: Roster, { system, army }: Pack): readonly string[] {
	const today = renewed(roster, { formerly: formerlyIn(system, army) });
	const taken = new Set(today.units.map(({ entry }) => entry));
	const held = army.entries
		.filter(({ id }) => taken.has(id))
		.flatMap(({ holds = [] }) => holds.flatMap(({ army: other }) => other ?? []));
	return [...new Set(held)].filter((other) => other !== roster.army);
}
