import { indexArmy, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { Pack } from '../../packs/load.ts';

/** What of a roster decides which rules are in force. */
type RulesInUse = Pick<Roster, 'readings' | 'event'>;

/** The index of the army last asked for, which is not made anew for each edit. */
export class KeptIndex {
	#last: (RulesInUse & { readonly pack: Pack; readonly index: ArmyIndex }) | undefined;

	of(pack: Pack, { readings, event }: RulesInUse): ArmyIndex {
		const last = this.#last;
		if (last?.pack === pack && last.readings === readings && last.event === event)
			return last.index;
		const index = indexArmy(pack.system, pack.army, { readings, event });
		this.#last = { pack, readings, event, index };
		return index;
	}
}
