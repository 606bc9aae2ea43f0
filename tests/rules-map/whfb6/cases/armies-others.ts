import { carries, exclusive, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled } from './said.ts';

const lizards = base.lizardmen;
const ogres = base['ogre-kingdoms'];
const orcs = base['orcs-and-goblins'];
const quetzl =
	'saurus-oldblood + general + blessed-spawning-of-quetzl, 3 saurus-warriors:10 + blessed-spawning-of-quetzl, skink-chief + blessed-spawning-of-quetzl';
const slann = 'slaan-mage-priest + general + 5th-generation';

const lizardmen = [
	ruled('lizardmen', ['temple-guard'], 'Temple Guard by Slann', [
		{ list: `${slann}, 2 saurus-warriors:10, temple-guard:10` },
		{ list: `${slann}, saurus-warriors:10, 2 temple-guard:10`, codes: [tooMany] },
		{ list: `${lizards}, temple-guard:10`, codes: [tooMany] }
	]),
	ruled('lizardmen', ['slann-generation'], 'a Slann is of one generation', [
		{
			list: `slaan-mage-priest + general + 2nd-generation, 3 saurus-warriors:10`,
			points: 325 + 135 + 360
		},
		{ list: 'slaan-mage-priest + general, 3 saurus-warriors:10', codes: [tooFewOf] },
		{
			list: 'slaan-mage-priest + general + 5th-generation + 2nd-generation, 3 saurus-warriors:10',
			codes: [exclusive]
		}
	]),
	ruled('lizardmen', ['spawnings'], 'three spawnings for an Oldblood, two for a regiment', [
		{
			list: 'saurus-oldblood + general + blessed-spawning-of-itzl + blessed-spawning-of-sotek + blessed-spawning-of-quetzl, 3 saurus-warriors:10'
		},
		{
			list: 'saurus-oldblood + general + blessed-spawning-of-itzl + blessed-spawning-of-sotek + blessed-spawning-of-quetzl + blessed-spawning-of-chotec, 3 saurus-warriors:10',
			codes: [exclusive],
			said: ['4 sacred spawnings', 'maximum 3.']
		},
		{
			list: `${lizards}, saurus-warriors:10 + blessed-spawning-of-tzunki + blessed-spawning-of-sotek + blessed-spawning-of-chotec`,
			codes: [exclusive]
		}
	]),
	ruled('lizardmen', ['carnosaur'], 'who rides a Carnosaur', [
		{
			list: 'saurus-oldblood + general + blessed-spawning-of-itzl + carnosaur, 3 saurus-warriors:10, 2 skink-chief'
		},
		{
			list: 'saurus-oldblood + general + blessed-spawning-of-itzl + carnosaur, 3 saurus-warriors:10, 3 skink-chief',
			codes: [tooMany],
			said: ['5 taken, maximum 4']
		},
		{ list: 'saurus-oldblood + general + carnosaur, 3 saurus-warriors:10', codes: [carries] }
	]),
	ruled('lizardmen', ['sacred-hosts'], 'what a Sacred Host opens and asks for', [
		{ list: quetzl, answers: { form: 'sacred-host-of-quetzl' } },
		{ list: quetzl, codes: [carries] },
		{
			list: `${quetzl}, saurus-warriors:10`,
			answers: { form: 'sacred-host-of-quetzl' },
			codes: [tooFewOf]
		}
	]),
	ruled('lizardmen', ['chameleons'], 'Chameleon Skinks once', [
		{ list: `${lizards}, chameleon-skinks:5` },
		{ list: `${lizards}, 2 chameleon-skinks:5`, codes: [tooMany] }
	])
];

const ogreKingdoms = [
	ruled('ogre-kingdoms', ['ogre-bulls'], 'Ogre Bulls there must be, Gnoblars by them', [
		{ list: ogres, points: 200 + 210 + 40 },
		{
			list: 'tyrant + general + light-armour, 3 ironguts:3',
			codes: [tooFew]
		},
		{
			list: 'tyrant + general + light-armour, ogre-bulls:3, 2 gnoblar-fighters:20',
			codes: [tooMany],
			said: ['Gnoblar Fighters: 2 taken, maximum 1. Remove 1.']
		}
	]),
	ruled('ogre-kingdoms', ['slaughtermaster'], 'a Slaughtermaster only with a Tyrant', [
		{ size: 3000, list: `${ogres}, ogre-bulls:3, slaughtermaster` },
		{
			size: 3000,
			list: 'bruiser + general + light-armour, 3 ogre-bulls:3, gnoblar-fighters:20, slaughtermaster',
			codes: [missing]
		}
	]),
	ruled('ogre-kingdoms', ['one-tyrant'], 'one Tyrant, one Bruiser, one Hunter', [
		{ list: `${ogres}, bruiser + light-armour, hunter` },
		{ list: `${ogres}, 2 bruiser + light-armour`, codes: [tooMany] },
		{ list: `${ogres}, 2 hunter`, codes: [tooMany] },
		{
			size: 3000,
			list: `${ogres}, ogre-bulls:3, tyrant + light-armour`,
			codes: [tooMany]
		}
	]),
	ruled('ogre-kingdoms', ['trappers-by-hunters'], 'Trappers: one unit, and one for each Hunter', [
		{ list: `${ogres}, gnoblar-trappers:8` },
		{ list: `${ogres}, 2 gnoblar-trappers:8`, codes: [tooMany] },
		{ list: `${ogres}, hunter, 2 gnoblar-trappers:8` },
		{ list: `${ogres}, hunter, 3 gnoblar-trappers:8`, codes: [tooMany] }
	]),
	ruled('ogre-kingdoms', ['scraplaunchers'], 'Scraplaunchers by Gnoblars', [
		{ list: `${ogres}, gnoblar-scraplauncher` },
		{ list: `${ogres}, 2 gnoblar-scraplauncher`, codes: [tooMany] }
	]),
	ruled('ogre-kingdoms', ['greasus'], 'Greasus leads, with two units of Ironguts', [
		{ size: 3000, list: 'greasus-goldtooth + general, 2 ogre-bulls:3, 2 ironguts:3' },
		{
			size: 3000,
			list: 'greasus-goldtooth + general, 3 ogre-bulls:3, ironguts:3',
			codes: [missing]
		}
	])
];

const greenskins = [
	ruled('orcs-and-goblins', ['black-orc-characters'], 'a Black Orc is two characters', [
		{ list: `${orcs}, black-orc-big-boss, orc-big-boss` },
		{
			list: `${orcs}, black-orc-big-boss, 2 orc-big-boss`,
			codes: [tooMany],
			said: ['5 slots used, maximum 4']
		}
	]),
	ruled('orcs-and-goblins', ['greenskin-once'], 'some units once', [
		{ list: `${orcs}, black-orc-regiment:10, orc-boyz:10, orc-boyz-biguns:10` },
		{ list: `${orcs}, 2 black-orc-regiment:10`, codes: [tooMany] },
		{ list: `${orcs}, orc-boyz:10, 2 orc-boyz-biguns:10`, codes: [tooMany] },
		{ list: `${orcs}, 2 snotling-swarm:2`, codes: [tooMany] }
	]),
	ruled('orcs-and-goblins', ['squig-hoppers'], 'a Squig Hopper for three Squigs', [
		{
			list: `${orcs}, night-goblin-squig-herd:10 + squig + squig + squig + squig-hopper`,
			points: 320 + 20 + 3 * 14 + 18
		},
		{
			list: `${orcs}, night-goblin-squig-herd:10 + squig + squig + squig-hopper`,
			codes: [tooMany],
			said: ['Squig Hopper: 1 taken, none allowed (1 for every 3 Squigs; 2 so far). Remove 1.']
		}
	]),
	ruled('orcs-and-goblins', ['greenskin-forms'], 'the hordes', [
		{ list: orcs },
		{ list: orcs, answers: { form: 'night-goblins-army' }, codes: [tooMany] },
		{
			list: 'night-goblin-warboss + general, 3 night-goblins:20 + hand-weapons-and-shields',
			answers: { form: 'night-goblins-army' }
		},
		{
			list: 'snotling-warboss + general, 3 snotling-swarm:2',
			answers: { form: 'snotling-horde' }
		},
		{
			list: 'snotling-warboss + general, 3 snotling-swarm:2',
			codes: [tooMany, tooMany]
		},
		{ list: `${orcs}, stone-trolls:3`, codes: [tooMany] }
	]),
	ruled('orcs-and-goblins', ['goblin-equipment'], 'goblins bear arms of one kind', [
		{ list: `${orcs}, goblins:20 + short-bows` },
		{ list: `${orcs}, goblins:20`, codes: [tooFewOf] }
	]),
	ruled('orcs-and-goblins', ['fanatics'], 'up to three Fanatics', [
		{
			list: `${orcs}, night-goblins:20 + hand-weapons-and-shields + fanatics + fanatics + fanatics`
		},
		{
			list: `${orcs}, night-goblins:20 + hand-weapons-and-shields + fanatics + fanatics + fanatics + fanatics`,
			codes: [exclusive]
		}
	])
];

/** Lizardmen, Ogres and greenskins. */
export const otherCases = [...lizardmen, ...ogreKingdoms, ...greenskins];
