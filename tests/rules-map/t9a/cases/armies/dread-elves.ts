import { exclusive, forbidden, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const dread: ArmyId = 'dread-elves';
const warriors = 'Dark Master + Light Armour + General, Elven Warriors:32 + Light Armour';

/** What the army has of its own. */
export const dreadElvesCases: readonly RuleCases[] = [
	judged({ title: 'a priestess is of one cult', rows: ['cults'], army: dread }, [
		{ list: aForce(dread, 'Cult Priestess + Cult of Blood'), points: 326 + 95 },
		{ list: aForce(dread, 'Cult Priestess'), codes: [tooFewOf] },
		{ list: aForce(dread, 'Cult Priestess + Cult of Blood + Cult of Lust'), codes: [exclusive] },
		{ list: aForce(dread, 'Cult Priestess + Cult of Lust + Raptor') },
		{ list: aForce(dread, 'Cult Priestess + Cult of Blood + Raptor'), codes: [forbidden] }
	]),
	judged({ title: 'lores of the Cult of Lust', rows: ['lust-lores'], army: dread }, [
		{ list: aForce(dread, 'Sorceress + Wizard Level 1 + Lore of Fire') },
		{ list: aForce(dread, 'Sorceress + Wizard Level 1 + Cult of Lust + Lore of Dark Magic') },
		{
			list: aForce(dread, 'Sorceress + Wizard Level 1 + Cult of Lust + Lore of Fire'),
			codes: [exclusive]
		}
	]),
	judged(
		{ title: 'one banner for Warriors or Repeaters', rows: ['one-core-banner'], army: dread },
		[
			{ list: `${warriors} + Standard Bearer + War Standard` },
			{
				list: `${warriors} + Standard Bearer + War Standard, Dark Repeaters:10 + Standard Bearer + Banner of Speed`,
				codes: [tooMany]
			},
			{
				list: `${warriors} + Standard Bearer + War Standard, Blood Maidens:10 + Standard Bearer + Banner of Speed`
			}
		]
	),
	judged({ title: 'Blood Maidens: one more than others', rows: ['blood-maidens'], army: dread }, [
		{ list: aForce(dread, '3 Blood Maidens:10'), size: 1499 },
		{ list: aForce(dread, '4 Blood Maidens:10'), size: 1499, codes: [tooMany] },
		{ list: aForce(dread, '4 Blood Maidens:10'), size: 1500 }
	])
];
