import type { Army, System } from '#schema';
import type { PackSource } from '../../packs/port.ts';
import type { Fault } from '../common/fault.ts';
import { findArmy, findSystem, unknownArmy, unknownSystem } from '../common/names.ts';

/** An army with its game, or why there is none. */
export type FoundPack =
	| { readonly ok: true; readonly system: System; readonly army: Army }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** A game with all its armies, or why there is none. */
type FoundSystem =
	| { readonly ok: true; readonly system: System; readonly armies: readonly Army[] }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** The army with this name, id or alias. */
export async function findPack(
	{ system, army }: { readonly system: string; readonly army: string },
	packs: PackSource
): Promise<FoundPack> {
	const game = await systemOf(system, packs);
	if (game === undefined) return refused(unknownSystem(system, await packs.systems()));
	const id = await armyOf(army, game, packs);
	const pack = id === undefined ? undefined : await packs.pack(game, id);
	if (pack) return { ok: true, system: pack.system, army: pack.army };
	const named = (await packs.systems()).find((one) => one.id === game);
	const known = named ?? { id: game, name: game };
	return refused(unknownArmy(army, known, await packs.armies(game)));
}

/** The game with this name, with all its armies, as an event may name things of any. */
export async function findWholeSystem(name: string, packs: PackSource): Promise<FoundSystem> {
	const game = await systemOf(name, packs);
	if (game === undefined) return refused(unknownSystem(name, await packs.systems()));
	const ids = await packs.armyIds(game);
	const found = await Promise.all(ids.map((id) => packs.pack(game, id)));
	const loaded = found.filter((pack) => pack !== undefined);
	const [first] = loaded;
	if (!first) return refused(unknownSystem(name, await packs.systems()));
	return { ok: true, system: first.system, armies: loaded.map(({ army }) => army) };
}

async function systemOf(name: string, packs: PackSource): Promise<string | undefined> {
	if (packs.systemIds().includes(name)) return name;
	return findSystem(name, await packs.systems())?.id;
}

async function armyOf(
	name: string,
	system: string,
	packs: PackSource
): Promise<string | undefined> {
	const id = name.toLowerCase().replaceAll(' ', '-');
	if ((await packs.armyIds(system)).includes(id)) return id;
	return findArmy(name, await packs.armies(system))?.id;
}

function refused(fault: Fault): { readonly ok: false; readonly faults: readonly Fault[] } {
	return { ok: false, faults: [fault] };
}
