import type { TeamRules } from '#schema';
import { deskWords } from '../../i18n/en/event-comparison.ts';
import { normaliseName } from '../common/names.ts';
import type { DeskList } from './desk-list.ts';

/**
 * What the lists of teams break together, a sentence each, beside every list that it is about.
 * @param lists those that stand, one for each player
 */
export function teamRemarks<T extends DeskList>(
	lists: readonly T[],
	rules: TeamRules | undefined
): ReadonlyMap<T, readonly string[]> {
	const remarks = new Map<T, readonly string[]>();
	if (!rules) return remarks;
	const add = (list: T, ...more: readonly string[]): void => {
		remarks.set(list, [...(remarks.get(list) ?? []), ...more]);
	};
	const teams = groupedBy(lists, ({ player }) => normaliseName(player?.team ?? ''));
	for (const [key, members] of teams) {
		if (key === '') for (const list of members) add(list, deskWords.noTeam);
		else for (const [list, ...more] of brokenBy(members, rules)) add(list, ...more);
	}
	return remarks;
}

function* brokenBy<T extends DeskList>(
	members: readonly T[],
	{ players, sameArmy }: TeamRules
): Generator<readonly [T, ...string[]]> {
	const team = members[0]?.player?.team?.trim() ?? '';
	if (players !== undefined && members.length !== players) {
		for (const list of members) yield [list, deskWords.teamSize(team, members.length, players)];
	}
	const armies = groupedBy(members, ({ army = '' }) => army);
	for (const [army, lists] of armies) {
		if (army === '' || sameArmy === undefined || lists.length <= sameArmy) continue;
		const names = lists.map(({ player }) => player?.name ?? deskWords.nobody);
		const [{ armyName = '' } = {}] = lists;
		const sentence = deskWords.sameArmy({ team, armyName, names, most: sameArmy });
		for (const list of lists) yield [list, sentence];
	}
}

function groupedBy<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const thing of things) {
		const group = groups.get(keyOf(thing)) ?? [];
		group.push(thing);
		groups.set(keyOf(thing), group);
	}
	return groups;
}
