import { brigadeCases } from './brigades.ts';
import type { RuleCases } from '../../case.ts';
import { deviceCases } from './devices.ts';
import { itemCases } from './items.ts';
import { mountCases } from './mounts.ts';
import { optionCases } from './options.ts';
import { siegeCases } from './sieges.ts';
import { sizeCases } from './size.ts';

export { rosterOf, usualSize } from './roster.ts';
export { tallyCases } from './tallies.ts';

/** Every rule that was tried by hand. */
export const ruleCases: readonly RuleCases[] = [
	...sizeCases,
	...itemCases,
	...deviceCases,
	...optionCases,
	...mountCases,
	...brigadeCases,
	...siegeCases
];
