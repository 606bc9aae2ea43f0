import { normaliseName } from '../common/names.ts';
import type { DeskList } from './desk-list.ts';

/** A list among those of its player. */
export interface Placed<T extends DeskList = DeskList> {
	readonly list: T;
	/** A number for its player, who may have no name. */
	readonly owner: number;
	/** Its number among the versions of its player, from 1. */
	readonly version: number;
	/** Whether it is the version that counts: the newest that came in time. */
	readonly stands: boolean;
	/** Whether its player sent this very list before, or another one at the same time. */
	readonly twice?: 'same' | 'other';
	/** The player, of another army, of whom it may be a new version: a person has to say. */
	readonly maybe?: string;
}

/** The lists of a player, as far as it is certain. */
interface Owner<T> {
	readonly addresses: Set<string>;
	readonly names: Set<string>;
	readonly armies: Set<string>;
	readonly called: string;
	readonly lists: T[];
	readonly maybe?: string;
}

/**
 * Finds out which lists are versions of one: those of one mail address, else of one name and army. A name with another
 * army is left for a person to decide.
 * @param timeOf the time that counts for a list, to be compared
 * @param isLate whether a list came too late to count, if there is another
 */
export function placedLists<T extends DeskList>(
	lists: readonly T[],
	timeOf: (list: T) => number | undefined,
	isLate: (list: T) => boolean = () => false
): readonly Placed<T>[] {
	const owners: Owner<T>[] = [];
	for (const list of lists) {
		const owner = ownerOf(list, owners);
		if (owner) add(owner, list);
		else owners.push(newOwner(list, owners));
	}
	const placed = new Map(owners.flatMap((owner, at) => versionsOf(owner, at, timeOf, isLate)));
	return lists.flatMap((list) => placed.get(list) ?? []);
}

/** The address by which a player is known; not that of somebody who sends the list of another. */
function addressOf({ player, sender }: DeskList): string {
	return sender === undefined ? (player?.email ?? '').trim().toLowerCase() : '';
}

function nameOf({ player }: DeskList): string {
	return normaliseName(player?.name ?? '');
}

function ownerOf<T extends DeskList>(list: T, owners: readonly Owner<T>[]): Owner<T> | undefined {
	const [address, name] = [addressOf(list), nameOf(list)];
	const byAddress = address && owners.find(({ addresses }) => addresses.has(address));
	if (byAddress) return byAddress;
	return owners.find(
		(owner) =>
			name !== '' &&
			owner.names.has(name) &&
			(list.army === undefined || owner.armies.size === 0 || owner.armies.has(list.army)) &&
			(address === '' || owner.addresses.size === 0)
	);
}

function newOwner<T extends DeskList>(list: T, owners: readonly Owner<T>[]): Owner<T> {
	const name = nameOf(list);
	const like = name === '' ? undefined : owners.find(({ names }) => names.has(name));
	const owner: Owner<T> = {
		addresses: new Set(),
		names: new Set(),
		armies: new Set(),
		called: list.player?.name ?? '',
		lists: [],
		...(like && { maybe: like.called })
	};
	add(owner, list);
	return owner;
}

function add<T extends DeskList>(owner: Owner<T>, list: T): void {
	const [address, name] = [addressOf(list), nameOf(list)];
	if (address !== '') owner.addresses.add(address);
	if (name !== '') owner.names.add(name);
	if (list.army !== undefined) owner.armies.add(list.army);
	owner.lists.push(list);
}

function versionsOf<T extends DeskList>(
	{ lists, maybe }: Owner<T>,
	owner: number,
	timeOf: (list: T) => number | undefined,
	isLate: (list: T) => boolean
): readonly (readonly [T, Placed<T>])[] {
	const times = new Map(lists.map((list) => [list, timeOf(list) ?? 0]));
	const time = (list: T): number => times.get(list) ?? 0;
	const inOrder = lists.toSorted((one, other) => time(one) - time(other));
	const newest = inOrder.findLast((list) => !isLate(list)) ?? inOrder.at(-1);
	return inOrder.map((list, at) => {
		const before = inOrder.slice(0, at);
		const twice = before.some(({ code }) => code !== undefined && code === list.code)
			? 'same'
			: before.some((other) => time(other) === time(list))
				? 'other'
				: undefined;
		const placed: Placed<T> = {
			list,
			owner,
			version: at + 1,
			stands: list === newest,
			...(twice && { twice }),
			...(maybe !== undefined && { maybe })
		};
		return [list, placed];
	});
}
