import { judged, type Report, indexFor } from '#engine';
import type { Roster } from '#schema';
import { battlePlan, type BattlePlan } from '../../../content/battle/index.ts';
import { type ProfileBook, shownRoster } from '../../../content/index.ts';
import { locale } from '../../../i18n/base/words.ts';
import { systemCard } from '../../../packs/catalogue.ts';
import { loadPlaySheet } from '../../../packs/play.ts';
import { dataFor } from '../../../persistence/data-version/data-for.ts';
import type { OpenedRoster } from '../../../persistence/opening/opened-roster.ts';
import type { Battle } from '../../../schema/own/battle.ts';

/** A list of a battle, judged, with what its units do where the game has that. */
export interface OpenList {
	readonly roster: Roster;
	readonly report: Report;
	readonly book?: ProfileBook | undefined;
}

/** A battle with everything that is counted in it. */
export interface OpenBattle {
	readonly plan: BattlePlan;
	readonly own: OpenList;
	/** Undefined where the opponent’s list is not here. */
	readonly enemy?: OpenList | undefined;
}

/**
 * Loads what a battle is played with: the data of its lists, what their units do, and the track of its game.
 * @returns undefined if this version does not have one of its armies
 * @throws if something is not stored and the network fails
 */
export async function openBattle({
	own,
	enemy
}: Pick<Battle, 'own' | 'enemy'>): Promise<OpenBattle | undefined> {
	const [mine, theirs, sheet] = await Promise.all([
		openList(own),
		enemy.list && openList(enemy.list),
		loadPlaySheet(own.roster.system, locale())
	]);
	if (!mine || !sheet || (enemy.list && !theirs)) return undefined;
	return { plan: battlePlan(mine, theirs, sheet.track), own: mine, enemy: theirs };
}

async function openList(list: Battle['own']): Promise<OpenList | undefined> {
	const { roster } = list;
	const { pack } = await dataFor(list);
	if (!pack) return undefined;
	const opened: OpenedRoster = { kind: 'roster', roster, pack };
	const book = systemCard(roster.system)?.hasProfiles === true ? await bookOf(opened) : undefined;
	return { roster, report: judged(pack, roster), book };
}

/** What units do comes with what prints it, for games that have that. */
async function bookOf(opened: OpenedRoster): Promise<ProfileBook | undefined> {
	const { loadProfileBook } = await import('../../share/index.ts');
	return loadProfileBook(opened);
}

/** A list of a battle without what its game keeps secret, and without notes. */
export async function shownList(list: Battle['own']): Promise<Battle['own']> {
	const { roster } = list;
	const { pack } = await dataFor(list);
	return { ...list, roster: pack ? shownRoster(roster, indexFor(pack, roster)) : roster };
}
