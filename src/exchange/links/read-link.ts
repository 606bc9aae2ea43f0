import { indexFor, type ArmyIndex } from '#engine';
import type { PackSource } from '../../packs/port.ts';
import type { ReadList } from '../names/read-list.ts';
import { findPack, type FoundPack } from '../names/find-pack.ts';
import { noArmyInText } from '../common/unknown.ts';
import { namedIn, linkRoster, withStands, type LinkUnit } from './link-roster.ts';
import type { PositionList } from './position-link.ts';
import { resolvePositionLink } from './resolve-position-link.ts';
import type { IdList } from './id-link.ts';
import type { RosterResult } from '../common/fault.ts';

/** What reading a link of another builder needs. */
interface LinkContext {
	readonly packs: PackSource;
	readonly newId: () => string;
}

/** The list of a link that numbers the rows of its army. */
export async function readPositionLink(
	list: PositionList,
	{ packs, newId }: LinkContext
): Promise<ReadList> {
	const found = await armyOf(list, packs);
	return found.ok ? resolvePositionLink(list, indexFor(found), newId) : found;
}

/** The list of a link that names units by ids of its builder. */
export async function readIdLink(list: IdList, { packs, newId }: LinkContext): Promise<ReadList> {
	for (const id of packs.systemIds()) {
		const [first] = await packs.armyIds(id);
		const { system } = (first !== undefined && (await packs.pack(id, first))) || {};
		const called = namedIn(system?.linkIds?.armies, list.army);
		const pack = called === undefined ? undefined : await packs.pack(id, called);
		if (pack) return resolveIdLink(list, indexFor(pack), newId);
	}
	return { ok: false, faults: [noArmyInText] };
}

/** The army by its book and name, or by the short name of an earlier form. */
async function armyOf({ path, short = '' }: PositionList, packs: PackSource): Promise<FoundPack> {
	const [book = '', name = ''] = path?.split('/') ?? [];
	for (const id of packs.systemIds()) {
		const [first] = await packs.armyIds(id);
		const { system, army } = (first !== undefined && (await packs.pack(id, first))) || {};
		if (path !== undefined && army?.positions?.path.startsWith(`${book}/`))
			return findPack({ system: id, army: wordsOf(name) }, packs);
		const called = path === undefined ? namedIn(system?.positions?.lists, short) : undefined;
		if (called !== undefined) return findPack({ system: id, army: called }, packs);
	}
	if (path === undefined) return { ok: false, faults: [noArmyInText] };
	return findPack({ system: wordsOf(book), army: wordsOf(name) }, packs);
}

function wordsOf(path: string): string {
	return path.replaceAll('-', ' ');
}

/** The roster that the ids of a link stand for. A link does not say the points limit. */
function resolveIdLink(
	{ units: shared }: IdList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { army, system } = index;
	const units: LinkUnit[] = [];
	const stands: string[] = [];
	const unknown: string[] = [];
	for (const { id, mi, mt } of shared) {
		const entry = namedIn(army.linkIds, id);
		const item = mi ? namedIn(system.linkIds?.options, mi) : undefined;
		const mount = mt ? namedIn(army.linkIds, mt) : undefined;
		if (mi && item === undefined) unknown.push(mi);
		if (mt && mount === undefined) unknown.push(mt);
		if (entry === undefined) unknown.push(id);
		else if (!index.entries.get(entry)?.isUnit) stands.push(entry);
		else units.push({ entry, options: [item, mount].filter((option) => option !== undefined) });
	}
	return linkRoster(
		{ units, unknown: [...unknown, ...withStands(units, stands, index)] },
		index,
		newId
	);
}
