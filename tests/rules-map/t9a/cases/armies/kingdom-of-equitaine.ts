import { carries, forbidden, repeated, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const equitaine: ArmyId = 'kingdom-of-equitaine';
const knights = '2 Kingdom Knights:11';

/** What the army has of its own. */
export const kingdomOfEquitaineCases: readonly RuleCases[] = [
	judged({ title: 'a Paladin more for each Code', rows: ['paladins'], army: equitaine }, [
		{ list: `Paladin + General, ${knights}, 2 Paladin`, size: 2000 },
		{ list: `Paladin + General, ${knights}, 3 Paladin`, size: 2000, codes: [tooMany] },
		{
			list: `Paladin + General, ${knights}, 2 Paladin, Paladin + Grail Code (Paladin)`,
			size: 2000
		},
		{
			list: `Paladin + General, ${knights}, 3 Paladin, Paladin + Grail Code (Paladin)`,
			size: 2000,
			codes: [tooMany]
		},
		{ list: `Paladin + General, ${knights}, Paladin`, size: 1499 },
		{ list: `Paladin + General, ${knights}, 2 Paladin`, size: 1499, codes: [tooMany] }
	]),
	judged({ title: 'no leader', rows: ['unyielding'], army: equitaine }, [
		{ list: aForce(equitaine, 'Paladin + Virtue of the Unyielding') },
		{ list: aForce(equitaine, '', 'Virtue of the Unyielding'), codes: [forbidden] }
	]),
	judged({ title: 'each virtue once', rows: ['virtues-once'], army: equitaine }, [
		{ list: aForce(equitaine, 'Paladin + Virtue of Audacity', 'Virtue of Sacrifice') },
		{
			list: aForce(equitaine, 'Paladin + Virtue of Audacity', 'Virtue of Audacity'),
			codes: [repeated]
		}
	]),
	judged({ title: 'barding for a Pegasus', rows: ['pegasus-barding'], army: equitaine }, [
		{ list: aForce(equitaine, '', 'Royal Pegasus + Barding'), points: 313 + 70 },
		{ list: aForce(equitaine, '', 'Barding'), codes: [carries] }
	])
];
