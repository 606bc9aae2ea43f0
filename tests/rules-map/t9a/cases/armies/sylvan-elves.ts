import { carries, exclusive, forbidden, missing, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const sylvans: ArmyId = 'sylvan-elves';

/** What the army has of its own. */
export const sylvanElvesCases: readonly RuleCases[] = [
	judged({ title: 'who leads the Sylvan Elves', rows: ['sylvan-general'], army: sylvans }, [
		{ list: 'Forest Prince + Light Armour + General, Forest Guardians:32', points: 130 + 256 },
		{ list: 'Forest Captain + General, Forest Guardians:32' },
		{
			list: 'Forest Captain + Shapeshifter Kindred + General, Forest Guardians:32',
			codes: [forbidden]
		}
	]),
	judged({ title: 'one kindred', rows: ['kindreds'], army: sylvans }, [
		{ list: aForce(sylvans, 'Forest Captain + Pathfinder Kindred') },
		{
			list: aForce(sylvans, 'Forest Captain + Pathfinder Kindred + Bladedancer Kindred'),
			codes: [exclusive]
		}
	]),
	judged({ title: 'a Bladedancer has no armour', rows: ['bladedancers'], army: sylvans }, [
		{ list: aForce(sylvans, 'Forest Captain + Bladedancer Kindred') },
		{
			list: aForce(sylvans, 'Forest Captain + Bladedancer Kindred + Light Armour'),
			codes: [forbidden]
		},
		{
			list: aForce(sylvans, 'Forest Captain + Bladedancer Kindred + Lucky Shield'),
			codes: [exclusive]
		}
	]),
	judged({ title: 'one sort of arrows', rows: ['fey-arrows'], army: sylvans }, [
		{ list: aForce(sylvans, 'Grove Guard:10 + Truemark Shot'), points: 321 + 140 },
		{ list: aForce(sylvans, 'Grove Guard:10 + Truemark Shot + Hawthorn Shot'), codes: [exclusive] },
		{ list: aForce(sylvans, 'Forest Captain + Fey Bow + Truemark Shot') },
		{ list: aForce(sylvans, 'Forest Captain + Truemark Shot'), codes: [carries] }
	]),
	judged({ title: 'a magic banner or items', rows: ['sylvan-standard'], army: sylvans }, [
		{ list: aForce(sylvans, 'Forest Captain + Battle Standard Bearer + War Standard') },
		{
			list: aForce(sylvans, 'Forest Captain + Battle Standard Bearer + War Standard + Lucky Charm'),
			codes: [exclusive]
		}
	]),
	judged({ title: 'dryads have a command by the Redwood', rows: ['redwood'], army: sylvans }, [
		{ list: aForce(sylvans, 'Dryads:8 + Champion') },
		{ list: aForce(sylvans, 'Dryads:8 + Musician'), codes: [missing] },
		{
			list: 'Dryad Matriarch + Level 1 Wizard + Lore of Life + General + Aspect of the Redwood, Dryads:8 + Musician, Forest Guardians:20'
		}
	])
];
