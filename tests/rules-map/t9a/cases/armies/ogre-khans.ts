import {
	carries,
	exclusive,
	forbidden,
	missing,
	repeated,
	tooFewOf,
	type RuleCases
} from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const ogres: ArmyId = 'ogre-khans';
const shaman = 'Gorelock + Level 1 Wizard + Lore of the Great Maw + General';
const speaker = 'Tracker + Hunting Spear + Beast Speaker';

/** What the army has of its own. */
export const ogreKhansCases: readonly RuleCases[] = [
	judged({ title: 'beasts are Core with a Beast Speaker', rows: ['beast-speaker'], army: ogres }, [
		{ list: `${shaman}, Tribesmen:9, ${speaker}, Sabretooth Tigers (Core):5` },
		{
			list: `${shaman}, Tribesmen:9, Tracker + Hunting Spear, Sabretooth Tigers (Core):5`,
			codes: [missing]
		},
		{ list: aForce(ogres, speaker), codes: [forbidden] },
		{ list: `${speaker} + General, Tribesmen:9` },
		{ list: 'Tracker + Hunting Spear + General, Tribesmen:9', codes: [carries] },
		{ list: `${shaman}, Tribesmen:9, ${speaker}, Sabretooth Tigers:5`, codes: [forbidden] }
	]),
	judged({ title: 'marks beside a Darkfist', rows: ['darkfist'], army: ogres }, [
		{
			list: `Brawler + General, Tribesmen:9 + Mark of Change, Tracker + Hunting Spear + Darkfist`
		},
		{ list: 'Warlord + Darkfist + General, Tribesmen:9 + Mark of Change', points: 200 + 50 + 315 },
		{ list: 'Brawler + General, Tribesmen:9 + Mark of Change', codes: [missing] },
		{
			list: aForce(ogres, 'Tracker + Hunting Spear + Darkfist, Hill Goblins:10 + Spear'),
			codes: [forbidden]
		}
	]),
	judged({ title: 'mercenaries have been around', rows: ['mercenaries'], army: ogres }, [
		{ list: aForce(ogres, 'Ogre Mercenaries:3 + Stubborn + Vanguard') },
		{
			list: aForce(ogres, 'Ogre Mercenaries:3 + Stubborn + Vanguard + Strider'),
			codes: [exclusive]
		},
		{ list: aForce(ogres, '2 Ogre Mercenaries:3 + Stubborn'), codes: [repeated] }
	]),
	judged({ title: 'each Big Name once', rows: ['big-names-once'], army: ogres }, [
		{ list: aForce(ogres, 'Brawler + Fleshglutton', 'Rottenjaw') },
		{ list: aForce(ogres, 'Brawler + Rottenjaw', 'Rottenjaw'), codes: [repeated] }
	]),
	judged({ title: 'Hill Goblins have spears or throw', rows: ['hill-goblins'], army: ogres }, [
		{ list: aForce(ogres, 'Hill Goblins:10 + Throwing Weapon') },
		{ list: aForce(ogres, 'Hill Goblins:10'), codes: [tooFewOf] }
	])
];
