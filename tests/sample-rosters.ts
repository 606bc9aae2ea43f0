import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Roster, System } from '#schema';
import { findArmy, recognise, resolveList } from '../src/exchange/index.ts';
import { rawPacks } from './packs.ts';

/** A legal list with the army it is of. */
export interface SampleRoster {
	readonly system: string;
	readonly roster: Roster;
	readonly index: ArmyIndex;
}

/** The sample list of each game. The data has tests of its own; here it is taken at its word. */
export const sampleRosters: readonly SampleRoster[] = rawPacks.map(
	({ folder, system, armies, sample }) => {
		const file = recognise(JSON.stringify(sample));
		if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
		const army = findArmy(
			file.list.army,
			armies.map((each) => each.army as Army)
		);
		if (!army) throw new Error(`no army ${file.list.army}`);
		const index = indexArmy(system as System, army);
		const result = resolveList(file.list, index, () => '00000000-0000-4000-8000-000000000000');
		if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
		const { roster } = result;
		return { system: folder, roster, index: indexArmy(system as System, army, roster) };
	}
);
