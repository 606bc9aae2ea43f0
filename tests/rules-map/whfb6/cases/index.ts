import type { RuleCases } from '../../case.ts';
import { chaosCases } from './armies-chaos.ts';
import { elfCases } from './armies-elves.ts';
import { menCases } from './armies-men.ts';
import { otherCases } from './armies-others.ts';
import { undeadCases } from './armies-undead.ts';
import { formCases } from './forms.ts';
import { itemCases } from './items.ts';
import { magicCases } from './magic.ts';
import { slotCases } from './slots.ts';

export { rosterOf, usualSize } from './roster.ts';
export { tallyCases } from './tallies.ts';

/** Every rule that was tried by hand. */
export const ruleCases: readonly RuleCases[] = [
	...magicCases,
	...slotCases,
	...itemCases,
	...menCases,
	...elfCases,
	...chaosCases,
	...otherCases,
	...undeadCases,
	...formCases
];
