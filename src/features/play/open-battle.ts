import { judged } from '#engine';
import type { Roster } from '#schema';
import { battlePlan, type BattlePlan } from '../../content/battle/index.ts';
import type { ProfileBook, SheetPlayBlock } from '../../content/index.ts';
import { dataFor } from '../../persistence/data-version/data-for.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import type { Battle } from '../../schema/own/battle.ts';
import { openPlay, type OpenPlay } from '../play-sheet/late.ts';
import { hasProfiles, loadBook, sheetOf } from '../share/index.ts';
import { lookUpBlocks } from './look-up.ts';

/** A battle with everything that it is played with. */
export interface OpenBattle {
	readonly plan: BattlePlan;
	readonly play: OpenPlay;
	/** What each side’s list says, to be looked up. */
	readonly own: readonly SheetPlayBlock[];
	readonly enemy: readonly SheetPlayBlock[];
}

/**
 * Loads what a battle is played with: the data of its lists, what their units do, and the game’s play sheet.
 * @returns undefined if this version does not have one of its armies
 * @throws if something is not stored and the network fails
 */
export async function openBattle({ own, enemy }: Battle): Promise<OpenBattle | undefined> {
	const [mine, theirs, play] = await Promise.all([
		openList(own),
		enemy.list && openList(enemy.list),
		openPlay(own.roster.system)
	]);
	if (!mine || !play || (enemy.list && !theirs)) return undefined;
	return {
		plan: battlePlan(mine, theirs, play.track),
		play,
		own: mine.blocks,
		enemy: theirs?.blocks ?? []
	};
}

async function openList({
	roster,
	data
}: {
	readonly roster: Roster;
	readonly data?: string | undefined;
}) {
	const { pack } = await dataFor({ roster, data });
	if (!pack) return undefined;
	const opened: OpenedRoster = { kind: 'roster', roster, pack };
	const book: ProfileBook | undefined = hasProfiles(opened) ? await loadBook(opened) : undefined;
	const report = judged(pack, roster);
	return { report, book, blocks: lookUpBlocks(sheetOf(opened, 'reference', { book })) };
}
