import { carries, exclusive, forbidden, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled } from './said.ts';

const dwarves = base['chaos-dwarves'];
const legions = base['daemonic-legions'];
const chaos = base['forces-of-chaos'];
const skaven = base.skaven;
const riders = 'knights-of-chaos:4 + mark-of-chaos-undivided';
const undivided = 'mark-of-chaos-undivided';

const chaosDwarves = [
	ruled('chaos-dwarves', ['warriors-by-size'], 'Warriors by the points limit', [
		{ size: 1999, list: 'chaos-dwarf-hero + general, 2 chaos-dwarf-warriors:10 + blunderbusses' },
		{
			size: 1999,
			list: 'chaos-dwarf-hero + general, chaos-dwarf-warriors:10 + blunderbusses, hobgoblins:10',
			codes: [tooFew],
			said: ['Chaos Dwarf Warriors: 1 taken, minimum 2. Add 1.']
		},
		{ size: 2000, list: dwarves },
		{
			size: 2000,
			list: 'chaos-dwarf-lord + general, 2 chaos-dwarf-warriors:10 + blunderbusses, 2 hobgoblins:10',
			codes: [tooFew],
			said: ['2 taken, minimum 3. Add 1.']
		},
		{ size: 3000, list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses` },
		{
			size: 3000,
			list: `${dwarves}, hobgoblins:10`,
			codes: [tooFew],
			said: ['3 taken, minimum 4. Add 1.']
		}
	]),
	ruled('chaos-dwarves', ['chaos-dwarf-once'], 'the Bull Centaur Lord and Black Orcs once', [
		{ size: 3000, list: `bull-centaur-lord, ${dwarves}, chaos-dwarf-warriors:10 + blunderbusses` },
		{
			size: 4000,
			list: `2 bull-centaur-lord, ${dwarves}, 2 chaos-dwarf-warriors:10 + blunderbusses`,
			codes: [tooMany]
		},
		{ list: `${dwarves}, 2 black-orcs:10`, codes: [tooMany] }
	]),
	ruled('chaos-dwarves', ['chaos-dwarf-equipment'], 'arms of a regiment: one kind', [
		{ list: `${dwarves}, goblins:20 + short-bows`, points: 390 + 90 + 20 * 3 },
		{ list: `${dwarves}, goblins:20`, codes: [tooFewOf] },
		{ list: `${dwarves}, goblins:20 + short-bows + spears-and-shields`, codes: [exclusive] }
	]),
	ruled('chaos-dwarves', ['sneaky-gitz'], 'Sneaky Gitz count as Core and as Special', [
		{ list: `${dwarves}, 4 sneaky-gitz:10` },
		{ list: `${dwarves}, 5 sneaky-gitz:10`, codes: [tooMany] }
	])
];

const daemons = [
	ruled('daemonic-legions', ['daemons-by-core'], 'as many as their god has true Core', [
		{ list: `${legions}, 3 bloodcrushers:3` },
		{
			list: `${legions}, 4 bloodcrushers:3`,
			codes: [tooMany],
			said: ['Bloodcrushers: 4 taken, maximum 3. Remove 1.']
		},
		{ list: `${legions}, flamers:5`, codes: [tooMany] },
		{ list: `${legions}, horrors:10, flamers:5` }
	]),
	ruled('daemonic-legions', ['daemons-of-one-god'], 'none under a general of another god', [
		{ list: 'keeper-of-secrets + general, 3 daemonettes:10' },
		{ list: 'keeper-of-secrets + general, 3 daemonettes:10, bloodletters:10', codes: [forbidden] },
		{ list: 'keeper-of-secrets + general, 3 horrors:10', codes: [forbidden, forbidden, forbidden] },
		{ list: `${legions}, horrors:10, daemonettes:10, plaguebearers:10` }
	]),
	ruled('daemonic-legions', ['daemonic-marks'], 'one mark, and no less', [
		{ list: `${legions}, daemonic-herald + mark-of-khorne`, points: 230 + 480 + 150 },
		{ list: `${legions}, daemonic-herald`, codes: [tooFewOf] },
		{
			list: `${legions}, daemonic-herald + mark-of-khorne + mark-of-nurgle`,
			codes: [exclusive]
		}
	]),
	ruled('daemonic-legions', ['daemonic-icon'], 'the Greater Icon once, its banner after it', [
		{
			list: `${legions}, daemonic-herald + mark-of-chaos-undivided + greater-icon-of-chaos + war-banner`
		},
		{
			list: `${legions}, daemonic-herald + mark-of-chaos-undivided + war-banner`,
			codes: [missing]
		},
		{
			list: 'daemon-prince + general + mark-of-chaos-undivided, 3 bloodletters:10, 2 daemonic-herald + mark-of-chaos-undivided + greater-icon-of-chaos',
			codes: [tooMany]
		}
	]),
	ruled('daemonic-legions', ['belakor'], 'Be’lakor leads', [
		{ list: 'belakor-the-dark-master + general, 3 bloodletters:10' },
		{ size: 3000, list: `${legions}, bloodletters:10, belakor-the-dark-master`, codes: [missing] }
	]),
	ruled('daemonic-legions', ['gifts-of-a-god'], 'gifts are for the marked', [
		{ list: 'daemon-prince + general + mark-of-khorne + collar-of-khorne, 3 bloodletters:10' },
		{
			list: 'daemon-prince + general + mark-of-nurgle + collar-of-khorne, 3 plaguebearers:10',
			codes: [carries]
		}
	])
];

const forces = [
	ruled('forces-of-chaos', ['chaos-headings'], 'Core and Special by who leads', [
		{ list: chaos, points: 210 + 150 },
		{
			list: `lord-of-chaos + general + ${undivided}, 2 marauders-of-chaos:10, bloodletters:10`,
			codes: [tooFew],
			said: ['Core choices: 2 taken, minimum 3. Add 1.']
		},
		{
			list: 'beastlord + general + mark-of-chaos-undivided, 3 beast-herd:5 + hand-weapons-and-shields'
		},
		{
			list: 'beastlord + general + mark-of-chaos-undivided, 3 marauders-of-chaos:10',
			codes: [tooFew],
			said: ['Core choices: 0 taken, minimum 3. Add 3.']
		},
		{ list: `${chaos}, 4 beast-herd:5 + hand-weapons-and-shields` },
		{
			list: `${chaos}, 5 beast-herd:5 + hand-weapons-and-shields`,
			codes: [tooMany],
			said: ['Special choices: 5 taken, maximum 4. Remove 1.']
		},
		{ list: `${chaos}, 5 marauders-of-chaos:10` },
		{
			list: `doombull + general + mark-of-chaos-undivided, 3 minotaurs:3 + mark-of-chaos-undivided`
		}
	]),
	ruled('forces-of-chaos', ['chaos-of-one-god'], 'none under a general of another god', [
		{ list: `${chaos}, bloodletters:10` },
		{
			list: 'lord-of-chaos + general + mark-of-slaanesh, 3 marauders-of-chaos:10, bloodletters:10',
			codes: [forbidden]
		}
	]),
	ruled('forces-of-chaos', ['chaos-marks'], 'one mark, and no less', [
		{ list: chaos },
		{ list: 'lord-of-chaos + general, 3 marauders-of-chaos:10', codes: [tooFewOf] },
		{ list: `${chaos}, warriors-of-chaos:10`, codes: [tooFewOf] }
	]),
	ruled('forces-of-chaos', ['bestigors-by-herds'], 'as many Bestigors as herds', [
		{
			list: 'beastlord + general + mark-of-chaos-undivided, 3 beast-herd:5 + hand-weapons-and-shields, 3 bestigor-herd:10'
		},
		{
			list: 'beastlord + general + mark-of-chaos-undivided, 3 beast-herd:5 + hand-weapons-and-shields, 4 bestigor-herd:10',
			codes: [tooMany],
			said: ['4 taken, maximum 3. Remove 1.']
		}
	]),
	ruled('forces-of-chaos', ['hellcannon'], 'one Hellcannon under a mortal, two Rare choices', [
		{ list: `${chaos}, hellcannon` },
		{ list: `${chaos}, hellcannon, chaos-giant`, codes: [tooMany] },
		{
			list: 'beastlord + general + mark-of-chaos-undivided, 3 beast-herd:5 + hand-weapons-and-shields, hellcannon',
			codes: [missing]
		}
	]),
	ruled('forces-of-chaos', ['shaggoth'], 'a Shaggoth who leads is a Lord', [
		{ list: `${chaos}, dragon-ogre-shaggoth` },
		{
			list: `${chaos}, dragon-ogre-shaggoth + shaggoth-champion`,
			codes: [tooMany],
			said: ['Lords: 2 taken, maximum 1. Remove 1.']
		}
	]),
	ruled('forces-of-chaos', ['archaon'], 'Archaon leads, with chosen Knights', [
		{ list: `archaon-the-everchosen + general, 2 ${riders}, ${riders} + chosen` },
		{ list: `archaon-the-everchosen + general, 3 ${riders}`, codes: [missing] },
		{
			size: 3000,
			list: `${chaos}, ${riders} + chosen, archaon-the-everchosen`,
			codes: [missing]
		}
	])
];

const ratmen = [
	ruled('skaven', ['grey-seer-leads'], 'a Grey Seer leads where no Warlord does', [
		{ list: `${skaven}, chieftain` },
		{ list: 'grey-seer + general, chieftain, 3 clanrats:20' },
		{ list: 'chieftain + general, 3 clanrats:20' },
		{ list: 'chieftain + general, grey-seer, 3 clanrats:20', codes: [missing] }
	]),
	ruled('skaven', ['mainstay'], 'as many as there are mainstay units', [
		{ list: `${skaven}, 3 giant-rats:2` },
		{
			list: `${skaven}, 4 giant-rats:2`,
			codes: [tooMany],
			said: ['Giant Rats: 4 taken, maximum 3. Remove 1.']
		},
		{ list: `${skaven}, 3 clanrat-slaves:20` },
		{ list: `${skaven}, 4 clanrat-slaves:20`, codes: [tooMany] }
	]),
	ruled('skaven', ['needs-mainstay'], 'Stormvermin and swarms need a mainstay unit', [
		{ list: `${skaven}, stormvermin:10, rat-swarm:1` },
		{ list: `${skaven}, 2 stormvermin:10`, codes: [tooMany] },
		{ list: `${skaven}, 2 rat-swarm:1`, codes: [tooMany] },
		{
			list: 'warlord + general, stormvermin:10',
			codes: [tooFew, missing]
		}
	]),
	ruled('skaven', ['censer-bearers'], 'Censer Bearers by Plague Monks', [
		{ list: `${skaven}, plague-monks:10, plague-censer-bearers:5` },
		{ list: `${skaven}, plague-censer-bearers:5`, codes: [tooMany] }
	]),
	ruled('skaven', ['skaven-forms'], 'each Greater Clan has a list', [
		{ list: skaven },
		{
			list: skaven,
			answers: { form: 'clan-eshin' },
			codes: [tooMany],
			said: ['1 taken, none allowed. Remove 1.']
		},
		{ list: 'eshin-sorcerer + general, 3 night-runners:5', answers: { form: 'clan-eshin' } },
		{ list: 'eshin-sorcerer + general, 3 night-runners:5', codes: [tooMany, tooMany] },
		{
			list: 'plague-lord + general, 3 plague-monks:10',
			answers: { form: 'clan-pestilens' }
		}
	]),
	ruled('skaven', ['globadiers'], 'twice as many Globadiers for Clan Skyre', [
		{
			list: 'warlock-engineer + general, 3 clanrats:20, 6 poisoned-wind-globadiers:2',
			answers: { form: 'clan-skyre' }
		},
		{
			list: 'warlock-master + general, 3 clanrats:20, 7 poisoned-wind-globadiers:2',
			answers: { form: 'clan-skyre' },
			codes: [tooMany]
		},
		{ list: `${skaven}, 3 poisoned-wind-globadiers:2` },
		{ list: `${skaven}, 4 poisoned-wind-globadiers:2`, codes: [tooMany] }
	])
];

/** Chaos Dwarves, daemons, the Forces of Chaos and the Skaven. */
export const chaosCases = [...chaosDwarves, ...daemons, ...forces, ...ratmen];
