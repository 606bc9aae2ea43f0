import { carries, tooFew, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const undying: ArmyId = 'undying-dynasties';
const acolyte = 'Death Cult Acolyte + Level 1 Wizard + Lore of Nehekhara';

/** What the army has of its own. */
export const undyingDynastiesCases: readonly RuleCases[] = [
	judged({ title: 'a Hierophant', lines: [550], army: undying }, [
		{ list: aForce(undying) },
		{ list: `${acolyte} + General, Skeletons:50`, codes: [tooFew] },
		{ list: `${acolyte} + General, Skeletons:50`, answers: { hierophant: 'no' } },
		{ list: aForce(undying), answers: { hierophant: 'no' } }
	]),
	judged({ title: 'a general who builds is a mason', rows: ['master-mason'], army: undying }, [
		{
			list: `Tomb Architect + General + Master Mason, Skeletons:50, ${acolyte} + Rulers of the Dead`
		},
		{
			list: `Tomb Architect + General, Skeletons:50, ${acolyte} + Rulers of the Dead`,
			codes: [tooFewOf]
		}
	]),
	judged({ title: 'steeds for a chariot', rows: ['extra-steeds'], army: undying }, [
		{
			list: aForce(undying, 'Tomb Harbinger + Light Armour + Chariot + Two Extra Skeletal Steeds')
		},
		{
			list: aForce(undying, 'Tomb Harbinger + Light Armour + Two Extra Skeletal Steeds'),
			codes: [carries]
		}
	]),
	judged({ title: 'Caskets: two, three from 1500', rows: ['caskets'], army: undying }, [
		{ list: aForce(undying, '2 Casket of Phatep, Skeletons:26'), size: 1499 },
		{ list: aForce(undying, '3 Casket of Phatep, Skeletons:26'), size: 1499, codes: [tooMany] },
		{ list: aForce(undying, '3 Casket of Phatep, Skeletons:26'), size: 1500 }
	])
];
