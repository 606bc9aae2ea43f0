import { writeBackup } from '../../../exchange/backup/backup.ts';
import { fileName } from '../../../exchange/outside/file-name.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Battle, Tap } from '../../../schema/own/battle.ts';
import { shownList } from '../battle/open-battle.ts';

/** Nothing but battles. */
const nothing = {
	...{ rosters: [], versions: [], events: [], settings: {}, wordings: [], aliases: [] },
	...{ sources: [], folders: [], texts: [], rows: [] }
};

/**
 * Saves a battle and its taps as a file, which another device restores as it does a backup: taps that it lacks are
 * added. What the game keeps secret of the own list is left out.
 */
export async function saveBattle(
	name: string,
	battle: Battle,
	taps: readonly Tap[]
): Promise<void> {
	const battles = [{ ...battle, own: await shownList(battle.own) }];
	const text = writeBackup({ ...nothing, battles, taps }, new Date().toISOString());
	saveFile(fileName(name, 'muster.json'), text);
}
