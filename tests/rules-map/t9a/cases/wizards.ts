import { carries, exclusive, forbidden, tooFewOf, type RuleCases } from '../../case.ts';
import { aForce } from './bases.ts';
import { judged } from './named.ts';

const army = 'kingdom-of-equitaine';
const damsel = (given: string) => aForce(army, `Damsel + ${given}`);

/** Levels, lores, and what changes them. */
export const wizardCases: readonly RuleCases[] = [
	judged({ title: 'one lore, written down', lines: [32], rows: ['one-lore'], army }, [
		{ list: damsel('Level 2 Wizard + Lore of Heavens'), points: 313 + 90 },
		{ list: damsel('Level 2 Wizard'), codes: [tooFewOf] },
		{ list: damsel('Level 2 Wizard + Lore of Heavens + Lore of Life'), codes: [exclusive] }
	]),
	judged({ title: 'a lore that is open to him', lines: [32], rows: ['own-lores'], army }, [
		{ list: damsel('Level 1 Wizard + Lore of Beasts') },
		{ list: damsel('Level 1 Wizard + Lore of Light') },
		{ list: damsel('Level 1 Wizard + Lore of Fire'), codes: [carries] },
		{ list: damsel('Level 1 Wizard + Lore of the Great Maw'), codes: [carries] },
		{ list: aForce(army, '', 'Lore of Life'), codes: [carries] }
	]),
	judged({ title: 'a wizard has his level', lines: [31], rows: ['levels'], army }, [
		{ list: damsel('Level 1 Wizard + Lore of Life'), points: 313 + 60 },
		{ list: damsel('Level 2 Wizard + Lore of Life'), points: 313 + 90 },
		{ list: aForce(army, 'Damsel'), codes: [tooFewOf] },
		{ list: damsel('Level 1 Wizard + Level 2 Wizard + Lore of Life'), codes: [exclusive] },
		{
			list: 'High Priestess + Level 4 Wizard + Lore of Light + General, Kingdom Knights:11',
			points: 150 + 60 + 253
		},
		{
			list: 'High Priestess + Level 3 Wizard + General, Kingdom Knights:11',
			codes: [tooFewOf]
		}
	]),
	judged({ title: 'no lore is written down with the Free Mind', lines: [500], army }, [
		{ list: damsel('Level 1 Wizard + Essence of a Free Mind'), points: 313 + 110 },
		{ list: damsel('Level 1 Wizard'), codes: [tooFewOf] },
		{ list: damsel('Level 1 Wizard + Essence of a Free Mind + Lore of Life') },
		{
			list: damsel('Level 1 Wizard + Essence of a Free Mind + Lore of Life + Lore of Light'),
			codes: [exclusive]
		},
		{
			list: 'High Priestess + Level 3 Wizard + Essence of a Free Mind + General, Kingdom Knights:11',
			points: 150 + 100 + 253
		}
	]),
	judged({ title: 'the hood makes a wizard', lines: [489], army }, [
		{ list: aForce(army, '', "Wizard's Hood"), points: 313 + 45 },
		{ list: aForce(army, '', "Wizard's Hood + Lore of Life"), codes: [carries] },
		{ list: damsel("Level 1 Wizard + Wizard's Hood"), codes: [forbidden] },
		{
			list: damsel("Level 1 Wizard + Wizard's Hood"),
			answers: { 'wizard-hood': 'yes' }
		}
	]),
	judged({ title: 'a conclave writes no lore down', lines: [153], army: 'daemon-legions' }, [
		{ list: aForce('daemon-legions', 'Horrors of Change:20 + Champion') },
		{
			list: aForce('daemon-legions', 'Horrors of Change:20 + Champion + Lore of Tzeentch'),
			codes: [carries]
		}
	]),
	judged(
		{
			title: 'two lores by another way of thinking',
			rows: ['two-lores'],
			army: 'saurian-ancients'
		},
		[
			{ list: anurid('Lore of Fire'), size: 1000 },
			{ list: anurid(''), size: 1000, codes: [tooFewOf] },
			{ list: anurid('Lore of Fire + Lore of Light'), size: 1000, codes: [exclusive] },
			{ list: anurid('Alternate Way of Thinking + Lore of Fire + Lore of Light') },
			{
				list: anurid('Alternate Way of Thinking + Lore of Fire + Lore of Light + Lore of Death'),
				codes: [exclusive]
			},
			{ list: anurid('Alternate Way of Thinking'), codes: [tooFewOf] }
		]
	)
];

function anurid(given: string): string {
	const priest = ['Anurid High Priest + General', ...(given === '' ? [] : [given])].join(' + ');
	return `${priest}, Saurian Totem Warriors:24`;
}
