import { carries, exclusive, tooFew, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const overBudget = 'budget/over';

const saurians: ArmyId = 'saurian-ancients';
const anurid = (disciplines: string) => ({
	list: `Anurid High Priest + Lore of Fire + General + ${disciplines}, Saurian Totem Warriors:24, Skink Braves:25`,
	size: 1500
});

/** What the army has of its own. */
export const saurianAncientsCases: readonly RuleCases[] = [
	judged({ title: 'three disciplines, of 150 points', rows: ['disciplines'], army: saurians }, [
		// 85 + 65 = 150.
		anurid('Master of the Winds + Master of the Paths'),
		// 40 + 30 + 30 = 100, and 50 for a fourth.
		anurid('Telepathic Control + Protected Soul + Higher State of Mind'),
		{
			...anurid(
				'Telepathic Control + Protected Soul + Higher State of Mind + Veteran of the Dark Wars'
			),
			codes: [tooMany]
		},
		// 85 + 60 + 30 = 175.
		{
			...anurid('Master of the Winds + Cognitive Reassurance + Protected Soul'),
			codes: [overBudget]
		}
	]),
	judged({ title: 'a Croxisaurus for nine Skinks', rows: ['croxisaurus'], army: saurians }, [
		{ list: aForce(saurians, 'Skink Braves:10 + Croxisaurus'), points: 344 + 100 },
		{ list: aForce(saurians, '2 Skink Braves:10 + Croxisaurus') },
		{ list: aForce(saurians, 'Skink Braves:8 + Croxisaurus'), codes: [tooFew, tooMany] },
		{ list: aForce(saurians, 'Skink Braves:18 + Croxisaurus + Croxisaurus'), points: 344 + 190 },
		{ list: aForce(saurians, 'Skink Braves:17 + Croxisaurus + Croxisaurus'), codes: [tooMany] }
	]),
	judged({ title: 'one spawning', rows: ['spawnings'], army: saurians }, [
		{ list: aForce(saurians, 'Saurian Totem Warriors:10 + Spawning of the Croxisaurus God') },
		{
			list: aForce(
				saurians,
				'Saurian Totem Warriors:10 + Spawning of the Croxisaurus God + Spawning of the Pteranodon God'
			),
			codes: [exclusive]
		}
	]),
	judged({ title: 'Snake Swarms: one more than others', rows: ['snake-swarms'], army: saurians }, [
		{ list: aForce(saurians, '3 Snake Swarms:2') },
		{ list: aForce(saurians, '4 Snake Swarms:2'), codes: [tooMany] }
	]),
	judged({ title: 'what he rides has one weapon', rows: ['triceratops'], army: saurians }, [
		{ list: aForce(saurians, 'Skink Captain + Triceratops + Giant Bow') },
		{ list: aForce(saurians, 'Skink Captain + Triceratops'), codes: [tooFewOf] },
		{ list: aForce(saurians, 'Skink Captain + Giant Bow'), codes: [carries] }
	])
];
