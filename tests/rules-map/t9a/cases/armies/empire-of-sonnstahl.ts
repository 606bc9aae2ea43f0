import { carries, missing, repeated, tooMany, type RuleCases } from '../../../case.ts';
import { aForce, type ArmyId } from '../bases.ts';
import { judged } from '../named.ts';

const empire: ArmyId = 'empire-of-sonnstahl';
const marshal = 'Field Marshal + Seasoned General + General';
const veterans = 'Heavy Infantry Battalion:50 + Spear + Veterans';

/** What the army has of its own. */
export const empireOfSonnstahlCases: readonly RuleCases[] = [
	judged({ title: 'veterans under a seasoned general', rows: ['veterans'], army: empire }, [
		{ list: `${marshal}, ${veterans}` },
		{ list: `Field Marshal + General, ${veterans}`, codes: [missing] },
		{ list: `${marshal}, ${veterans}, ${veterans}`, codes: [repeated] }
	]),
	judged({ title: 'a lance for whoever rides', rows: ['empire-lance'], army: empire }, [
		{ list: aForce(empire, '', 'Horse + Lance'), points: 310 + 21 },
		{ list: aForce(empire, '', 'Lance'), codes: [carries] },
		{ list: aForce(empire, '', 'Horse + Barding') },
		{ list: aForce(empire, '', 'Pegasus + Barding'), codes: [carries] }
	]),
	judged({ title: 'who is no leader', rows: ['no-leader'], army: empire }, [
		{ list: aForce(empire, 'Inquisitor + Heavy Armour') },
		{
			list: 'Inquisitor + Heavy Armour + General, Heavy Infantry Battalion:50 + Spear',
			codes: [carries]
		}
	]),
	judged({ title: 'Rangers: one, then as others', rows: ['rangers'], army: empire }, [
		{ list: aForce(empire, 'Imperial Rangers:5') },
		{ list: aForce(empire, '2 Imperial Rangers:5'), codes: [tooMany] },
		{
			list: aForce(empire, '3 Imperial Rangers:5, Heavy Infantry Battalion:30 + Spear'),
			size: 1500
		}
	])
];
