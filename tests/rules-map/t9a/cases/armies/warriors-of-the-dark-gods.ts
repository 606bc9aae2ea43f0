import { carries, exclusive, missing, repeated, tooFewOf, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const warriors: ArmyId = 'warriors-of-the-dark-gods';
const unbound = 'Mark of the Dark Gods (Unbound)';
const jarl = `Barbarian Jarl + ${unbound} + Light Armour`;
const standard = `Barbarians:15 + ${unbound} + Standard Bearer + War Standard`;

/** What the army has of its own. */
export const darkGodsCases: readonly RuleCases[] = [
	judged({ title: 'one mark, on the list', lines: [166], army: warriors }, [
		{ list: aForce(warriors, jarl) },
		{ list: aForce(warriors, 'Barbarian Jarl + Light Armour'), codes: [tooFewOf] },
		{ list: aForce(warriors, `${jarl} + Mark of the Dark Gods (Wrath)`), codes: [exclusive] },
		{
			list: aForce(warriors, 'Barbarians:15 + Mark of the Dark Gods (Change)'),
			points: 352 + 75
		}
	]),
	judged({ title: 'what only one god gives', rows: ['gifts-of-a-god'], army: warriors }, [
		{
			list: aForce(
				warriors,
				'Barbarian Jarl + Mark of the Dark Gods (Lust) + Light Armour + Steed of Lust'
			)
		},
		{ list: aForce(warriors, `${jarl} + Steed of Lust`), codes: [carries] }
	]),
	judged({ title: 'one gift, two with the Soulfeeder', rows: ['warp-gifts'], army: warriors }, [
		{ list: aForce(warriors, '', 'Void Strike'), points: 352 + 35 },
		{ list: aForce(warriors, '', 'Void Strike + Wastehardened Skin'), codes: [exclusive] },
		{ list: aForce(warriors, '', 'Soulfeeder + Void Strike') },
		{
			list: aForce(warriors, '', 'Soulfeeder + Void Strike + Wastehardened Skin'),
			codes: [exclusive]
		},
		{ list: aForce(warriors, `${jarl} + Void Strike`, 'Void Strike'), codes: [repeated] }
	]),
	judged({ title: 'a banner for the Jarl’s chosen', rows: ['chosen-jarl'], army: warriors }, [
		{ list: aForce(warriors, `${jarl} + The Chosen Jarl, ${standard}`) },
		{ list: aForce(warriors, `${jarl}, ${standard}`), codes: [missing] }
	]),
	judged({ title: 'trolls of a Wildling General', rows: ['wildling-trolls'], army: warriors }, [
		{
			list: aForce(warriors, 'Trolls (Core):3', 'Wildling Blood')
		},
		{ list: aForce(warriors, 'Trolls (Core):3'), codes: [missing] },
		{ list: aForce(warriors, `${jarl} + Wildling Blood`) },
		{ list: aForce(warriors, `${jarl} + Wildling Blood, Trolls (Core):3`), codes: [missing] }
	])
];
