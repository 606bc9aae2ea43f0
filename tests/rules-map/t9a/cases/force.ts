import {
	carries,
	forbidden,
	over,
	repeated,
	tooFew,
	tooFewOf,
	tooLittle,
	tooMany,
	tooMuch,
	type RuleCases
} from '../../case.ts';
import { aForce, bases, type ArmyId } from './bases.ts';
import { judged } from './named.ts';

/** Each army at the very points that its base costs, and at a point less. */
const priced = (Object.keys(bases) as ArmyId[]).map((army): RuleCases => {
	const { points } = bases[army];
	const about = { title: 'points are spent up to the points limit', rows: ['agreed-points'], army };
	// A Daemonic Prince is more than 35 in a hundred of so small a force.
	if (army === 'daemon-legions') {
		const more = aForce(army, 'Bloodsheders of Wrath:18 + Blood Swords');
		return judged(about, [
			{ list: more, size: points + 216, points: 718 },
			{ list: more, size: points + 215, points: 718, codes: [over] }
		]);
	}
	return judged(about, [
		{ list: aForce(army), size: points, points },
		{ list: aForce(army), size: points - 1, points, codes: [over] }
	]);
});

const army = 'kingdom-of-equitaine';
const paladin = 'Paladin + General';
const knights = 'Kingdom Knights:6';
const lord = 'Lord + Barded Warhorse + Virtue of Tenacity + General';
const heroes = 'Paladin + General + Giant Sword, Paladin, 2 Castellan';

/** Shares of the points limit, each at the very point. */
const shares: readonly RuleCases[] = [
	judged({ title: 'four units besides characters', lines: [235], rows: ['four-units'], army }, [
		{
			list: aForce(army, '2 Bowmen:10 + Longbow, Kingdom Knights:6'),
			answers: { 'four-units': 'yes' }
		},
		{ list: aForce(army, '2 Bowmen:10 + Longbow') },
		{
			list: aForce(army, '2 Bowmen:10 + Longbow'),
			answers: { 'four-units': 'yes' },
			codes: [tooFew]
		}
	]),
	judged({ title: 'Lords: 35 in a hundred', rows: ['lords-share'], army }, [
		// 100 + 35 + 40 = 175, which is 35 % of 500.
		{ list: `${lord}, ${knights}`, size: 500 },
		{ list: `${lord}, ${knights}`, size: 499, codes: [tooMuch] },
		{ list: `${lord} + Lance, ${knights}`, size: 500, codes: [tooMuch] },
		{ list: `${paladin}, ${knights}`, size: 500 }
	]),
	judged({ title: 'Lords and Heroes together: half', rows: ['characters-share'], army }, [
		// 60 + 50 + 60 + 2 × 40 = 250.
		{ list: `${heroes}, ${knights}`, size: 500 },
		{ list: `${heroes} + Shield, ${knights}`, size: 500, codes: [tooMuch] },
		{ list: `${heroes}, ${knights}`, size: 499, codes: [tooMuch] },
		// 100 of Lords and 160 of Heroes, of 520.
		{ list: `Lord + General, 2 Paladin, Castellan, ${knights}`, size: 520 },
		{ list: `Lord + General, 2 Paladin, Castellan, ${knights}`, size: 519, codes: [tooMuch] }
	]),
	judged({ title: 'Core: a quarter at least', rows: ['core-share'], army }, [
		{ list: `${paladin}, Levy Militia:50`, size: 800 },
		{ list: `${paladin}, Levy Militia:49`, size: 800, codes: [tooLittle] },
		{ list: `${paladin}, Levy Militia:50`, size: 801, codes: [tooLittle] },
		{ list: paladin, size: 800, codes: [tooLittle] },
		// Special counts for nothing, however much there is of it.
		{
			list: `${paladin}, Kingdom Knights:11, Knights of the Quest:15, Yeomen Cavalry:15 + Throwing Weapons`,
			points: 863
		}
	]),
	judged({ title: 'Rare: a quarter at most', rows: ['rare-share'], army }, [
		// 130 + 3 × 40 − 20 + 2 × 10 = 250.
		{
			list: aForce(
				army,
				'Trebuchet + Battle Trebuchet + Apprentice (4), Knights of the Grail:3 + Musician + Champion'
			)
		},
		{
			list: aForce(
				army,
				'Trebuchet + Battle Trebuchet + Apprentice (4), Knights of the Grail:3 + Musician + Champion + Standard Bearer'
			),
			codes: [tooMuch]
		}
	])
];

/** Units, their sizes and what they are given. */
const units: readonly RuleCases[] = [
	judged({ title: 'a unit has its least and its most models', rows: ['models-of-a-unit'], army }, [
		{ list: aForce(army, 'Yeomen Cavalry:5 + Throwing Weapons'), points: 313 + 55 },
		{ list: aForce(army, 'Yeomen Cavalry:4 + Throwing Weapons'), codes: [tooFew] },
		{ list: aForce(army, 'Yeomen Cavalry:15 + Throwing Weapons'), points: 313 + 155 },
		{ list: aForce(army, 'Yeomen Cavalry:16 + Throwing Weapons'), codes: [tooMany] }
	]),
	judged({ title: 'a price of the unit and one of each model', rows: ['prices'], army }, [
		{ list: aForce(army, 'Pegasus Knights:3'), size: 488, points: 488 },
		{ list: aForce(army, 'Pegasus Knights:3'), size: 487, points: 488, codes: [over] },
		{ list: aForce(army, 'Pegasus Knights:3 + Vanguard'), size: 503, points: 503 },
		{ list: aForce(army, 'Pegasus Knights:3 + Vanguard'), size: 502, points: 503, codes: [over] },
		{ list: aForce(army, 'Knights of the Grail:3'), points: 313 + 100 }
	]),
	judged({ title: 'units stand by themselves', rows: ['choices-of-units'], army }, [
		{ list: aForce(army, 'Knight Aspirants:5') },
		{ list: aForce(army, 'Lance'), codes: ['standing/alone'] },
		{ list: aForce(army, 'Steel Tank'), codes: ['standing/unknown'] },
		{ list: aForce(army, '', 'Trebuchet'), codes: ['standing/not-an-option'] }
	]),
	judged({ title: 'armies of the books, and nothing of another', lines: [233], army }, [
		{ list: aForce(army) },
		{ list: aForce(army, 'Dwarf Warriors:10'), codes: ['standing/unknown'] }
	]),
	judged(
		{ title: 'musician, standard bearer, champion: one each', rows: ['once-on-a-unit'], army },
		[
			{
				list: aForce(army, 'Knight Aspirants:5 + Champion + Musician + Standard Bearer'),
				points: 313 + 85 + 30
			},
			{ list: aForce(army, 'Knight Aspirants:5 + Champion + Champion'), codes: [repeated] },
			{ list: aForce(army, 'Castellan + Shield') },
			{ list: aForce(army, 'Castellan + Shield + Shield'), codes: [repeated] }
		]
	),
	judged({ title: 'of some sets one has to be taken', rows: ['sets'], army }, [
		{ list: aForce(army, 'Bowmen:10 + Longbow') },
		{ list: aForce(army, 'Bowmen:10'), codes: [tooFewOf] },
		{ list: aForce(army, 'Bowmen:10 + Longbow + Crossbows'), codes: ['exclusive/too-many'] },
		{ list: aForce(army, '', 'Lance') },
		{ list: aForce(army, '', 'Lance + Great Weapon'), codes: ['exclusive/too-many'] }
	]),
	judged({ title: '450 points for one unit, if so much is allowed', lines: [236], army }, [
		// 11 × 40 − 20 + 3 × 10 = 450.
		{
			list: `${paladin}, 2 Kingdom Knights:11, Knights of the Grail:11 + Champion + Musician + Standard Bearer`,
			size: 2000,
			answers: { 'limit-450': 'each-unit' }
		},
		{ list: `${paladin}, 2 Kingdom Knights:11, Knights of the Grail:12`, size: 2000 },
		{
			list: `${paladin}, 2 Kingdom Knights:11, Knights of the Grail:12`,
			size: 2000,
			answers: { 'limit-450': 'each-unit' },
			codes: [tooMuch]
		}
	])
];

/** Who leads and who bears the battle standard. */
const command: readonly RuleCases[] = [
	judged({ title: 'one general', rows: ['general'], army }, [
		{ list: aForce(army) },
		{ list: 'Paladin, Kingdom Knights:11', codes: [tooFew] },
		{ list: aForce(army, 'Castellan + General'), codes: [tooMany] },
		{ list: 'Paladin, Kingdom Knights:11 + General', codes: [carries] }
	]),
	judged({ title: 'harbingers lead nobody', rows: ['general'], army: 'daemon-legions' }, [
		{
			list: 'Harbinger of Wrath + Innate Defence (6+) + General, Bloodsheders of Wrath:21 + Blood Swords',
			codes: [carries]
		}
	]),
	judged({ title: 'one battle standard, not with the general', rows: ['battle-standard'], army }, [
		{ list: aForce(army, 'Paladin + Battle Standard Bearer'), points: 313 + 85 },
		{
			list: `Castellan + General, Kingdom Knights:11, 2 Paladin + Battle Standard Bearer`,
			codes: [tooMany]
		},
		{ list: aForce(army, '', 'Battle Standard Bearer'), codes: [forbidden] },
		{ list: aForce(army, 'Castellan + Battle Standard Bearer'), codes: [carries] }
	])
];

/** How a force is put together, in any army. */
export const forceCases: readonly RuleCases[] = [...priced, ...shares, ...units, ...command];
