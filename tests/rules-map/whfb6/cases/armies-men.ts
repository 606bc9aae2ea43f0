import { carries, exclusive, forbidden, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled } from './said.ts';

const knights = base.bretonnians;
const paladins =
	'paladin + general + barded-warhorse + knights-vow, paladin + battle-standard-bearer + barded-warhorse + knights-vow';
const empire = base['the-empire'];
const dogs = base['dogs-of-war'];

const bretonnians = [
	ruled('bretonnians', ['bretonnian-characters'], 'one character more than others', [
		{ list: `${knights}, 3 damsel-of-the-lady + lore-of-life` },
		{
			list: `${knights}, 4 damsel-of-the-lady + lore-of-life`,
			codes: [tooMany],
			said: ['Characters (Lords and Heroes together): 6 taken, maximum 5. Remove 1.']
		}
	]),
	ruled('bretonnians', ['bretonnian-standard'], 'a battle standard there must be', [
		{ list: knights, points: 74 + 99 + 5 * 24 + 10 * 20 },
		{
			list: 'paladin + general + barded-warhorse + knights-vow, knights-of-the-realm:5, 2 knights-errant:5',
			codes: [tooFew]
		}
	]),
	ruled('bretonnians', ['bretonnian-knights'], 'Knights of the Realm there must be', [
		{ list: `${paladins}, 3 knights-of-the-realm:5` },
		{ list: `${paladins}, 3 knights-errant:5`, codes: [tooFew] }
	]),
	ruled('bretonnians', ['bretonnian-paladin'], 'a Paladin there must be', [
		{
			list: `bretonnian-lord + general + barded-warhorse + knights-vow, ${knights.replace('paladin + general', 'paladin')}`
		},
		{
			list: 'bretonnian-lord + general + barded-warhorse + knights-vow, knights-of-the-realm:5, 2 knights-errant:5',
			codes: [tooFew, tooFew]
		}
	]),
	ruled('bretonnians', ['bretonnian-vows'], 'one vow and one mount, and no less', [
		{ list: `${knights}, paladin + royal-pegasus + questing-vow`, points: 493 + 60 + 50 + 8 },
		{ list: `${knights}, paladin + royal-pegasus`, codes: [tooFewOf] },
		{ list: `${knights}, paladin + knights-vow`, codes: [tooFewOf] },
		{
			list: `${knights}, paladin + royal-pegasus + knights-vow + questing-vow`,
			codes: [exclusive]
		}
	]),
	ruled('bretonnians', ['pegasus-knights'], 'one unit on pegasi, unless the general rides one', [
		{ list: `${knights}, pegasus-knights:3` },
		{ list: `${knights}, 2 pegasus-knights:3`, codes: [tooMany] },
		{
			list: `${knights.replace('general + barded-warhorse', 'general + royal-pegasus')}, 2 pegasus-knights:3`
		}
	]),
	ruled('bretonnians', ['grail-reliquae'], 'the Reliquae goes with the Grail', [
		{ list: `${knights}, grail-knights:3, grail-reliquae-with-battle-pilgrims:6` },
		{ list: `${knights}, grail-reliquae-with-battle-pilgrims:6`, codes: [missing] },
		{
			list: `${knights}, grail-knights:3, 2 grail-reliquae-with-battle-pilgrims:6`,
			codes: [tooMany]
		}
	]),
	ruled('bretonnians', ['grail-guardians'], 'the guard of the Fay Enchantress', [
		{
			size: 3000,
			list: `${knights}, knights-errant:5, the-fay-enchantress + lore-of-life, grail-guardians:2`
		},
		{ size: 3000, list: `${knights}, knights-errant:5, grail-guardians:2`, codes: [tooMany] }
	]),
	ruled('bretonnians', ['virtues-again'], 'a virtue for a second knight after a first', [
		{
			list: `${paladins.replace('general', 'general + virtue-of-discipline')} + virtue-of-discipline-second-in-the-army, knights-of-the-realm:5, 2 knights-errant:5`
		},
		{
			list: `${paladins} + virtue-of-discipline-second-in-the-army, knights-of-the-realm:5, 2 knights-errant:5`,
			codes: [missing]
		}
	]),
	ruled('bretonnians', ['bretonnian-sizes'], 'five to fifteen knights', [
		{ list: `${knights}, knights-errant:15` },
		{
			list: `${knights}, knights-errant:16`,
			codes: [tooMany],
			said: ['16 models, maximum 15']
		},
		{ list: `${knights}, knights-errant:4`, codes: [tooFew], said: ['4 models, minimum 5'] }
	])
];

const theEmpire = [
	ruled('the-empire', ['empire-detachments'], 'two detachments for each regiment', [
		{ list: `${empire}, swordsmen:20, 2 archers-detachment:5` },
		{ list: `${empire}, swordsmen:20, 3 archers-detachment:5`, codes: [tooMany] },
		{ list: `${empire}, archers-detachment:5`, codes: [tooMany] }
	]),
	ruled('the-empire', ['empire-grand-master'], 'a Grand Master rides with his knights', [
		{ list: 'templar-grand-master + general, 2 crossbowmen:10, knightly-orders:5' },
		{ list: 'templar-grand-master + general, 3 crossbowmen:10', codes: [missing] }
	]),
	ruled('the-empire', ['empire-steam-tank'], 'Steam Tanks by the points limit', [
		{ list: `${empire}, steam-tank` },
		{ list: `${empire}, 2 steam-tank`, codes: [tooMany], said: ['2 taken, maximum 1'] },
		{
			size: 1999,
			list: 'captain + general, 2 crossbowmen:10, steam-tank',
			codes: [tooMany],
			said: ['1 taken, none allowed']
		},
		{ size: 3999, list: `${empire}, crossbowmen:10, 2 steam-tank`, codes: [tooMany] },
		{ size: 4000, list: `${empire}, 2 crossbowmen:10, 2 steam-tank` }
	]),
	ruled('the-empire', ['empire-greatswords'], 'Greatswords by the form of the list', [
		{ list: `${empire}, greatswords:10` },
		{ list: `${empire}, 2 greatswords:10`, codes: [tooMany] },
		{
			list: 'elector-count + general, 3 halberdiers:10, 2 greatswords:10',
			answers: { form: 'the-cult-of-ulric' }
		},
		{ list: 'elector-count + general, 3 halberdiers:10, 2 greatswords:10', codes: [tooMany] }
	]),
	ruled('the-empire', ['empire-forms'], 'forms open, close and move units', [
		{ list: 'wizard-lord + general + lore-of-fire, 3 free-company:10' },
		{
			list: 'wizard-lord + general + lore-of-fire, 3 free-company:10',
			answers: { form: 'sigmarite-army' },
			codes: [tooMany, tooFew]
		},
		{ list: 'warrior-priest + general, 3 free-company:10', answers: { form: 'sigmarite-army' } },
		{
			list: 'captain + general, 3 free-company:10',
			answers: { form: 'sigmarite-army' },
			codes: [tooFew],
			said: ['Choose a Warrior Priest as General.']
		},
		{
			list: 'warrior-priest + general, 3 crossbowmen:10',
			answers: { form: 'sigmarite-army' },
			codes: [tooFew],
			said: ['Core choices: 0 taken, minimum 3. Add 3.']
		}
	]),
	ruled('the-empire', ['empire-knights'], 'Knights of the White Wolf once', [
		{ list: `${empire}, knights-of-the-white-wolf:5` },
		{ list: `${empire}, 2 knights-of-the-white-wolf:5`, codes: [tooMany] }
	])
];

const dogsOfWar = [
	ruled('dogs-of-war', ['paymaster'], 'one Paymaster, no less and no more', [
		{ list: dogs, points: 90 + 55 + 300 },
		{ list: 'mercenary-general + general, 3 pikemen:10', codes: [tooFew] },
		{ list: `${dogs}, paymaster`, codes: [tooMany] }
	]),
	ruled('dogs-of-war', ['fenbeasts'], 'Fenbeasts follow their maker', [
		{ list: `${dogs}, truthsayer, fenbeasts:1` },
		{ list: `${dogs}, fenbeasts:1`, codes: [missing] }
	]),
	ruled('dogs-of-war', ['dogs-once'], 'the bodyguard and the Halflings once', [
		{ list: `${dogs}, paymasters-bodyguard:10, halflings:10 + bows` },
		{ list: `${dogs}, 2 paymasters-bodyguard:10`, codes: [tooMany] },
		{ list: `${dogs}, 2 halflings:10 + bows`, codes: [tooMany] }
	]),
	ruled('dogs-of-war', ['dogs-sizes'], 'sizes of regiments', [
		{ list: `${dogs}, duellists:8` },
		{ list: `${dogs}, duellists:7`, codes: [tooFew], said: ['7 models, minimum 8'] },
		{ list: `${dogs}, birdmen-of-catrazza:9` },
		{ list: `${dogs}, birdmen-of-catrazza:10`, codes: [tooMany] }
	]),
	ruled('dogs-of-war', ['dogs-command'], 'what a horse soldier may be given', [
		{ list: `${dogs}, paymasters-bodyguard:10 + standard-bearer + war-banner` },
		{ list: `${dogs}, paymasters-bodyguard:10 + war-banner`, codes: [missing] },
		{ list: `${dogs}, pikemen:10 + standard-bearer + war-banner`, codes: [carries] },
		{ list: `${dogs}, pikemen:10 + barding`, codes: [carries] },
		{
			list: 'hireling-wizard-lord + general + lore-of-fire + power-stone + staff-of-sorcery, paymaster, 3 pikemen:10',
			codes: [exclusive, forbidden, forbidden]
		}
	])
];

/** Bretonnians, the Empire and the Dogs of War. */
export const menCases = [...bretonnians, ...theEmpire, ...dogsOfWar];
