import { writeBackup } from '../../../exchange/backup/backup.ts';
import { fileName } from '../../../exchange/outside/file-name.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Battle, Tap } from '../../../schema/own/battle.ts';
import { shownList } from './shown-list.ts';

/** Nothing but battles. */
const nothing = {
	...{ rosters: [], versions: [], events: [], settings: {}, wordings: [], aliases: [] },
	...{ sources: [], folders: [], texts: [], rows: [] }
};

/**
 * The text of a file with a battle and its taps, which another device restores as it does a backup: taps that it
 * lacks are added. What the game keeps secret of the own list is left out.
 */
async function battleFile(battle: Battle, taps: readonly Tap[]): Promise<string> {
	const own = await shownList(battle.own);
	return writeBackup({ ...nothing, battles: [{ ...battle, own }], taps }, new Date().toISOString());
}

/** Saves a battle as a file. */
export async function saveBattle(
	name: string,
	battle: Battle,
	taps: readonly Tap[]
): Promise<void> {
	saveFile(fileName(name, 'muster.json'), await battleFile(battle, taps));
}
