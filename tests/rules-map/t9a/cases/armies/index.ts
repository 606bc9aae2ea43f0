import type { RuleCases } from '../../../case.ts';
import { beastHerdsCases } from './beast-herds.ts';
import { daemonLegionsCases } from './daemon-legions.ts';
import { dreadElvesCases } from './dread-elves.ts';
import { dwarvenHoldsCases } from './dwarven-holds.ts';
import { empireOfSonnstahlCases } from './empire-of-sonnstahl.ts';
import { highbornElvesCases } from './highborn-elves.ts';
import { infernalDwarvesCases } from './infernal-dwarves.ts';
import { kingdomOfEquitaineCases } from './kingdom-of-equitaine.ts';
import { ogreKhansCases } from './ogre-khans.ts';
import { orcsAndGoblinsCases } from './orcs-and-goblins.ts';
import { saurianAncientsCases } from './saurian-ancients.ts';
import { sylvanElvesCases } from './sylvan-elves.ts';
import { verminSwarmCases } from './the-vermin-swarm.ts';
import { undyingDynastiesCases } from './undying-dynasties.ts';
import { vampireCovenantCases } from './vampire-covenant.ts';
import { darkGodsCases } from './warriors-of-the-dark-gods.ts';

/** What each army has of its own. */
export const armyCases: readonly RuleCases[] = [
	...beastHerdsCases,
	...daemonLegionsCases,
	...dreadElvesCases,
	...dwarvenHoldsCases,
	...empireOfSonnstahlCases,
	...highbornElvesCases,
	...infernalDwarvesCases,
	...kingdomOfEquitaineCases,
	...ogreKhansCases,
	...orcsAndGoblinsCases,
	...saurianAncientsCases,
	...sylvanElvesCases,
	...verminSwarmCases,
	...undyingDynastiesCases,
	...vampireCovenantCases,
	...darkGodsCases
];
