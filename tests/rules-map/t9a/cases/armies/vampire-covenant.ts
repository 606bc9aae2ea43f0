import { forbidden, missing, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const vampires: ArmyId = 'vampire-covenant';
const count = (given: string, bloodline: string) =>
	`Vampire Count + General + ${given}, Ghouls:28, ${bloodline}`;
const levelOne = 'Wizard Level 1 + Lore of the Vampires';

/** What the army has of its own. */
export const vampireCovenantCases: readonly RuleCases[] = [
	judged({ title: 'vampires have a bloodline', rows: ['bloodlines'], army: vampires }, [
		{
			list: count(`Von Castlestein Bloodline + ${levelOne}`, 'Von Castlestein Bloodline')
		},
		{
			list: aForce(vampires, 'Vampire Baron + No Bloodline'),
			codes: [missing, missing]
		},
		{ list: aForce(vampires, 'Vampire Baron + No Bloodline, No Bloodline') },
		{
			list: aForce(vampires, 'Vampire Baron + No Bloodline, No Bloodline, Strigoi Bloodline'),
			codes: [tooMany]
		}
	]),
	judged({ title: 'a Count casts, but for a Nosferatu', rows: ['count-casts'], army: vampires }, [
		{ list: count('Von Castlestein Bloodline', 'Von Castlestein Bloodline'), codes: [tooFewOf] },
		{ list: count(`Von Castlestein Bloodline + ${levelOne}`, 'Von Castlestein Bloodline') },
		{ list: count('Nosferatu Bloodline', 'Nosferatu Bloodline') }
	]),
	judged({ title: 'Strigoi and their Ghouls', rows: ['strigoi'], army: vampires }, [
		{ list: aForce(vampires, 'Ghouls:10 + Musician, Strigoi Bloodline') },
		{ list: aForce(vampires, 'Ghouls:10 + Musician'), codes: [missing] },
		{
			list: aForce(vampires, 'Vampire Baron + Strigoi Bloodline + Shield, Strigoi Bloodline'),
			codes: [forbidden]
		}
	]),
	judged({ title: 'fifteen Ghouls skirmish', rows: ['ghoul-skirmish'], army: vampires }, [
		{ list: aForce(vampires, 'Ghouls:15 + Skirmishers') },
		{ list: aForce(vampires, 'Ghouls:16 + Skirmishers'), codes: [tooMany] }
	])
];
