import { exclusive, repeated, tooFewOf, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const overBudget = 'budget/over';

const dwarfs: ArmyId = 'dwarven-holds';
const threeRunes = 'Rune of Flint + Rune of Precision + Rune of Fury';

/** What the army has of its own. */
export const dwarvenHoldsCases: readonly RuleCases[] = [
	judged({ title: 'three runes of a kind', rows: ['three-runes'], army: dwarfs }, [
		{ list: aForce(dwarfs, '', threeRunes), points: 317 + 35 },
		{ list: aForce(dwarfs, '', `${threeRunes} + Rune of Haste`), codes: [exclusive] },
		{ list: aForce(dwarfs, '', `${threeRunes} + Rune of Iron`) }
	]),
	judged({ title: 'some runes more than once', rows: ['same-runes'], army: dwarfs }, [
		{ list: aForce(dwarfs, '', 'Rune of Might + Rune of Might + Rune of Might') },
		{ list: aForce(dwarfs, '', 'Rune of Flint + Rune of Flint'), codes: [repeated] }
	]),
	judged({ title: 'points of runes', rows: ['rune-points'], army: dwarfs }, [
		// 40 + 35 = 75, and 5 more.
		{ list: aForce(dwarfs, '', 'Rune of Destruction + Rune of Fire') },
		{
			list: aForce(dwarfs, '', 'Rune of Destruction + Rune of Fire + Rune of Flint'),
			codes: [overBudget]
		}
	]),
	judged({ title: 'the Anvil has three spells', rows: ['anvil'], army: dwarfs }, [
		{
			list: aForce(
				dwarfs,
				'Anvil of Power + Rune of Storms + Rune of Shattered Earth + Rune of Cleansing'
			)
		},
		{
			list: aForce(dwarfs, 'Anvil of Power + Rune of Storms + Rune of Cleansing'),
			codes: [tooFewOf]
		},
		{
			list: aForce(
				dwarfs,
				'Anvil of Power + Rune of Storms + Rune of Shattered Earth + Rune of Cleansing + Rune of Metal'
			),
			codes: [exclusive]
		}
	]),
	judged({ title: 'fifteen skirmish', rows: ['deathseekers'], army: dwarfs }, [
		{ list: aForce(dwarfs, 'Deathseekers:15 + Skirmisher') },
		{ list: aForce(dwarfs, 'Deathseekers:16 + Skirmisher'), codes: [tooMany] },
		{ list: aForce(dwarfs, 'Deathseekers:30') }
	]),
	judged({ title: 'some runes are there once', rows: ['runes-once'], army: dwarfs }, [
		{ list: aForce(dwarfs, 'Runic Smith + Rune of Spell-Devouring, Runic Smith') },
		{ list: aForce(dwarfs, '2 Runic Smith + Rune of Spell-Devouring'), codes: [repeated] }
	])
];
