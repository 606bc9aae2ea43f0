import { indexFor } from '#engine';
import { counting, type BattlePlan } from '../../../content/battle/index.ts';
import {
	readBattle,
	writeBattle,
	type CodedBattle,
	type CodedDeed,
	type CodedTap
} from '../../../exchange/battle-code/battle-code.ts';
import { linkContent, maxInQr, shareLink } from '../../../exchange/list-code/index.ts';
import { packOf } from '../../../persistence/data-version/data-for.ts';
import { appAddress } from '../../../platform/app-address.ts';
import { newRosterId } from '../../../platform/ids.ts';
import type { Battle, Deed, Tap } from '../../../schema/own/battle.ts';
import { openBattle, shownList } from '../battle/open-battle.ts';
import { listOfLink } from '../battle/opponent-list.ts';
import { opponentOf } from '../battle/all-battles.svelte.ts';

type Lists = Pick<Battle, 'own' | 'enemy'>;

/**
 * The address at which another device goes on with a battle. What the game keeps secret of the lists is left out, and
 * so is what was taken back.
 * @returns undefined if it does not fit into a QR code, or the lists would not come out of it as they are
 */
export async function battleLink(
	battle: Battle,
	taps: readonly Tap[]
): Promise<string | undefined> {
	const { enemy } = battle;
	const own = await shownList(battle.own);
	const list = enemy.list && (await shownList(enemy.list));
	const packed = { own: await packedOf(own), enemy: list ? await packedOf(list) : '' };
	if (packed.own === undefined || packed.enemy === undefined) return undefined;
	const lists = { own: packed.own, enemy: packed.enemy };
	const here = await planOf({ own, enemy: list ? { list } : {} });
	const there = await planOf(await listsOf(lists));
	if (!here || !there || shapeOf(here) !== shapeOf(there)) return undefined;
	const text = writeBattle({
		...lists,
		opponent: opponentOf(battle),
		mission: battle.mission ?? '',
		first: battle.first,
		cells: here.cells.size,
		taps: codedTaps(taps, here)
	});
	const link = `${appAddress()}/play/#b=${text}`;
	return link.length <= maxInQr ? link : undefined;
}

/** A list as it stands in a link; undefined if no link holds it. */
async function packedOf({ roster }: Battle['own']): Promise<string | undefined> {
	const pack = await packOf(roster);
	const content = pack && linkContent(shareLink(roster, indexFor(pack, roster)));
	return content?.kind === 'packed' ? content.packed : undefined;
}

async function listsOf({
	own,
	enemy
}: Pick<CodedBattle, 'own' | 'enemy'>): Promise<Lists | undefined> {
	const [mine, theirs] = await Promise.all([
		listOfLink(own),
		enemy === '' ? undefined : listOfLink(enemy)
	]);
	if (!mine || (enemy !== '' && !theirs)) return undefined;
	return { own: mine, enemy: theirs ? { list: theirs } : {} };
}

async function planOf(lists: Lists | undefined): Promise<BattlePlan | undefined> {
	return lists && (await openBattle(lists))?.plan;
}

/** What is the same in plans of the same lists, whatever the ids of their units. */
function shapeOf({ cells, own, enemy }: BattlePlan): string {
	const units = [...own.units, ...enemy.units].map(({ called, options, tracks, worth }) => [
		called,
		options,
		tracks.map(({ name = '', pieces, each }) => [name, pieces, each]),
		worth?.full ?? 0
	]);
	return JSON.stringify([
		units,
		[...cells.values()].map(({ name, max, start }) => [name, max, start])
	]);
}

/** The taps that count; times only where there is a clock, which makes the code shorter. */
function codedTaps(taps: readonly Tap[], { cells }: BattlePlan): readonly CodedTap[] {
	const places = new Map([...cells.keys()].map((key, at) => [key, at]));
	const all = counting(taps);
	const isTimed = all.some(({ deed }) => deed.kind === 'clock');
	return all.map(({ at, deed }, place) => {
		const before = all[place - 1]?.at ?? at;
		const after = isTimed ? Math.round((at - before) / 1000) : 0;
		return { after, deed: codedDeed(deed, places) };
	});
}

function codedDeed(deed: Deed, places: ReadonlyMap<string, number>): CodedDeed {
	if (deed.kind === 'undo') throw new Error('Taps that were taken back do not count.');
	if (deed.kind !== 'change') return deed;
	const by = Object.entries(deed.by).flatMap(([key, change]): [number, number][] => {
		const place = places.get(key);
		return place === undefined ? [] : [[place, change]];
	});
	return { kind: 'change', by };
}

/** A battle that was handed over, as it would be stored here. */
export interface ReceivedBattle {
	readonly battle: Battle;
	readonly taps: readonly Tap[];
}

/**
 * The battle of an address, with new ids.
 * @returns undefined if it is none, damaged, or of other data than are here
 * @throws if the data of its lists cannot be loaded
 */
export async function receivedBattle(text: string): Promise<ReceivedBattle | undefined> {
	const coded = readBattle(text);
	const lists = coded && (await listsOf(coded));
	const plan = await planOf(lists);
	if (!coded || !lists || plan?.cells.size !== coded.cells) return undefined;
	const { opponent, mission, first } = coded;
	const passed = coded.taps.reduce((sum, { after }) => sum + after * 1000 + 1, 0);
	const at = Date.now() - passed;
	const battle: Battle = {
		...{ format: 1 as const, id: newRosterId(), at, first, own: lists.own },
		enemy: { ...lists.enemy, ...(opponent !== '' && { name: opponent }) },
		...(mission !== '' && { mission })
	};
	return { battle, taps: openedTaps(coded.taps, plan, battle) };
}

function openedTaps(
	coded: readonly CodedTap[],
	{ cells }: BattlePlan,
	{ id, at }: Battle
): readonly Tap[] {
	const keys = [...cells.keys()];
	let moment = at;
	return coded.map(({ after, deed }) => {
		moment += after * 1000 + 1;
		return { id: newRosterId(), battle: id, at: moment, deed: openedDeed(deed, keys) };
	});
}

function openedDeed(deed: CodedDeed, keys: readonly string[]): Deed {
	if (deed.kind !== 'change') return deed;
	const by = deed.by.map(([place, change]) => [keys[place] ?? '?', change]);
	return { kind: 'change', by: Object.fromEntries(by) as Record<string, number> };
}
