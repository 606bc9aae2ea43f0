import { carries, exclusive, repeated, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const highborn: ArmyId = 'highborn-elves';
const captain = (given: string) => `High Captain + Light Armour + ${given}`;

/** What the army has of its own. */
export const highbornElvesCases: readonly RuleCases[] = [
	judged({ title: 'one honour each, and each once', rows: ['honours'], army: highborn }, [
		{ list: aForce(highborn, captain('Coastal Sentinel'), 'Shadow Stalker') },
		{ list: aForce(highborn, '', 'Coastal Sentinel + Shadow Stalker'), codes: [exclusive] },
		{ list: aForce(highborn, captain('Shadow Stalker'), 'Shadow Stalker'), codes: [repeated] }
	]),
	judged({ title: 'thirty in ambush', rows: ['coastal-ambush'], army: highborn }, [
		{ list: aForce(highborn, 'Coastal Guard:30 + Light Armour + Ambush') },
		{ list: aForce(highborn, 'Coastal Guard:31 + Light Armour + Ambush'), codes: [tooMany] }
	]),
	judged({ title: 'a Flameheart knows Fire alone', rows: ['flameheart'], army: highborn }, [
		{
			list: aForce(highborn, 'Mage + Wizard Level 1 + Flameheart + Fire Phoenix + Lore of Fire'),
			points: 326 + 290
		},
		{
			list: aForce(highborn, 'Mage + Wizard Level 1 + Flameheart + Fire Phoenix + Lore of Metal'),
			codes: [exclusive]
		},
		{
			list: aForce(
				highborn,
				'Mage + Wizard Level 1 + Flameheart + Dragon Youngblood + Lore of Fire'
			),
			points: 326 + 270
		},
		{
			list: aForce(highborn, 'Mage + Wizard Level 1 + Flameheart + Lore of Fire'),
			codes: [tooFewOf]
		},
		{ list: aForce(highborn, 'Mage + Wizard Level 1 + Lore of Metal') },
		{
			list: aForce(highborn, 'Mage + Wizard Level 1 + Fire Phoenix + Lore of Fire'),
			codes: [carries]
		}
	]),
	judged({ title: 'a Phoenix is of fire or of ice', rows: ['phoenix'], army: highborn }, [
		{ list: aForce(highborn, 'Phoenix + Fire Phoenix') },
		{ list: aForce(highborn, 'Phoenix'), codes: [tooFewOf] }
	]),
	judged({ title: 'a captain is a wizard as Mage Prince', rows: ['mage-prince'], army: highborn }, [
		{ list: aForce(highborn, '', 'Mage Prince + Level 1 Wizard + Lore of Light') },
		{ list: aForce(highborn, '', 'Level 1 Wizard'), codes: [carries, tooFewOf] }
	])
];
