import { carries, exclusive, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const greenskins: ArmyId = 'orcs-and-goblins';
const shamanOf = (race: string, lore = 'Lore of the Little Waaagh!') =>
	aForce(greenskins, `Goblin Shaman + Wizard Level 1 + ${lore}${race}`);

/** What the army has of its own. */
export const orcsAndGoblinsCases: readonly RuleCases[] = [
	judged({ title: 'each is of one race', rows: ['races'], army: greenskins }, [
		{ list: shamanOf(' + Cave Goblin') },
		{ list: shamanOf(''), codes: [tooFewOf] },
		{ list: shamanOf(' + Cave Goblin + Forest Goblin'), codes: [exclusive] }
	]),
	judged({ title: 'one armour of those that are his', rows: ['orc-armour'], army: greenskins }, [
		{
			list: 'Orc Warboss + Iron Orc + Plate Armour + General, Orc Lads:40 + Common Orc + Light Armour + Champion'
		},
		{
			list: 'Orc Boss + Common Orc + Light Armour + General, Orc Lads:40 + Common Orc + Heavy Armour and Crossbows',
			points: 55 + 240 + 200
		},
		{
			list: 'Orc Boss + Common Orc + Light Armour + Plate Armour + General, Orc Lads:40 + Common Orc + Light Armour + Champion',
			codes: [carries, exclusive]
		}
	]),
	judged({ title: 'little shamans and little gods', rows: ['waaagh'], army: greenskins }, [
		{ list: shamanOf(' + Cave Goblin', 'Lore of Shadow') },
		{ list: shamanOf(' + Cave Goblin', 'Lore of the Big Waaagh!'), codes: [carries] }
	]),
	judged({ title: 'steeds of a race', rows: ['race-steeds'], army: greenskins }, [
		{ list: aForce(greenskins, 'Goblin Boss + Common Goblin + Light Armour + Wolf') },
		{
			list: aForce(greenskins, 'Goblin Boss + Forest Goblin + Light Armour + Wolf'),
			codes: [carries]
		}
	]),
	judged({ title: 'trolls of stone or river: nine', rows: ['trolls'], army: greenskins }, [
		{ list: aForce(greenskins, 'Trolls:9 + Stone Troll') },
		{ list: aForce(greenskins, 'Trolls:10 + Stone Troll'), codes: [tooMany] },
		{ list: aForce(greenskins, 'Trolls:11 + Common Troll') },
		{ list: aForce(greenskins, 'Trolls:12 + Common Troll'), codes: [tooMany] }
	]),
	judged(
		{ title: 'Orc Brutes: one, and three from 4000', rows: ['orc-brutes'], army: greenskins },
		[
			{ list: aForce(greenskins, 'Orc Brutes:10 + Neanderorc') },
			{ list: aForce(greenskins, '2 Orc Brutes:10 + Neanderorc'), codes: [tooMany] }
		]
	),
	judged({ title: 'the mark of the boss once', rows: ['mark-of-da-boss'], army: greenskins }, [
		{ list: aForce(greenskins, 'Orc Brutes:10 + Neanderorc + Mark of da Boss') },
		{
			list: aForce(
				greenskins,
				'Orc Brutes:10 + Neanderorc + Mark of da Boss, Orc Lads:10 + Neanderorc + Mark of da Boss'
			),
			codes: [tooMany]
		}
	])
];
