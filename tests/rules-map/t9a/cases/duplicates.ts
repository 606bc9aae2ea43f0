import { repeated, tooMany, type RuleCases } from '../../case.ts';
import { bases } from './bases.ts';
import { judged } from './named.ts';

const army = 'kingdom-of-equitaine';
const paladin = 'Paladin + General';
const core15 = '2 Kingdom Knights:9';
const core40 = '2 Kingdom Knights:15, Levy Militia:60, Levy Militia:30';
const ballista = 'Siege Ballista + Apprentice (4)';
const yeomen = (count: number, core = core15) =>
	`${paladin}, ${core}, ${count} Yeomen Cavalry:5 + Throwing Weapons`;

const bowmen = `${paladin}, ${core15}, 3 Bowmen:10 + Longbow`;
const ballistas = `${paladin}, ${core15}, 2 ${ballista}`;

/** How many of one entry, on both sides of each size of a force. */
export const duplicateCases: readonly RuleCases[] = [
	judged({ title: 'Special by the size of the force', rows: ['duplicates'], army }, [
		{ list: yeomen(2), size: 1499 },
		{ list: yeomen(3), size: 1499, codes: [repeated] },
		{ list: yeomen(3), size: 1500 },
		{ list: yeomen(4), size: 1500, codes: [repeated] },
		{ list: yeomen(3, core40), size: 3999 },
		{ list: yeomen(4, core40), size: 3999, codes: [repeated] },
		{ list: yeomen(6, core40), size: 4000 },
		{ list: yeomen(7, core40), size: 4000, codes: [repeated] }
	]),
	judged({ title: 'Lords and Heroes by the size of the force', rows: ['duplicates'], army }, [
		{ list: `${paladin}, ${core15}, 2 Castellan`, size: 1499 },
		{ list: `${paladin}, ${core15}, 3 Castellan`, size: 1499, codes: [repeated] },
		{ list: `${paladin}, ${core15}, 3 Castellan`, size: 1500 },
		{ list: `${paladin}, ${core40}, 4 Castellan`, size: 3999, codes: [repeated] },
		{ list: `${paladin}, ${core40}, 6 Castellan`, size: 4000 },
		{ list: `${paladin}, ${core40}, 7 Castellan`, size: 4000, codes: [repeated] },
		{ list: `${paladin}, ${core15}, 2 Lord`, size: 1499 },
		{ list: `${paladin}, ${core15}, 3 Lord`, size: 1499, codes: [repeated] }
	]),
	judged({ title: 'Core by the size of the force', rows: ['duplicates'], army }, [
		{ list: `${paladin}, ${core15}, 2 Bowmen:10 + Longbow`, size: 1499 },
		{ list: `${paladin}, ${core15}, 3 Bowmen:10 + Longbow`, size: 1499, codes: [repeated] },
		{ list: `${paladin}, ${core15}, 4 Bowmen:10 + Longbow`, size: 1500 },
		{ list: `${paladin}, ${core15}, 5 Bowmen:10 + Longbow`, size: 1500, codes: [repeated] },
		{ list: `${paladin}, ${core40}, 5 Bowmen:10 + Longbow`, size: 3999, codes: [repeated] },
		{ list: `${paladin}, ${core40}, 8 Bowmen:10 + Longbow`, size: 4000 },
		{ list: `${paladin}, ${core40}, 9 Bowmen:10 + Longbow`, size: 4000, codes: [repeated] }
	]),
	judged({ title: 'Rare by the size of the force', rows: ['duplicates'], army }, [
		{ list: `${paladin}, ${core15}, ${ballista}`, size: 1499 },
		{ list: `${paladin}, ${core15}, 2 ${ballista}`, size: 1499, codes: [repeated] },
		{ list: `${paladin}, ${core15}, 2 ${ballista}`, size: 1500 },
		{ list: `${paladin}, ${core15}, 3 ${ballista}`, size: 1500, codes: [repeated] },
		{ list: `${paladin}, ${core40}, 3 ${ballista}`, size: 3999, codes: [repeated] },
		{ list: `${paladin}, ${core40}, 4 ${ballista}`, size: 4000 },
		{ list: `${paladin}, ${core40}, 5 ${ballista}`, size: 4000, codes: [repeated] }
	]),
	judged({ title: 'what exactly 1500 and 4000 are', rows: ['force-sizes'], army }, [
		{ list: yeomen(3), size: 1500 },
		{
			list: yeomen(3),
			size: 1500,
			answers: { 'force-sizes': 'books' },
			codes: [repeated]
		},
		{ list: yeomen(3), size: 1501, answers: { 'force-sizes': 'books' } },
		{ list: yeomen(4, core40), size: 4000 },
		{
			list: yeomen(4, core40),
			size: 4000,
			answers: { 'force-sizes': 'books' },
			codes: [repeated]
		},
		{ list: yeomen(4, core40), size: 4001, answers: { 'force-sizes': 'books' } },
		{ list: bowmen, size: 1500 },
		{ list: bowmen, size: 1500, answers: { 'force-sizes': 'books' }, codes: [repeated] },
		{ list: bowmen, size: 1501, answers: { 'force-sizes': 'books' } },
		{ list: ballistas, size: 1500 },
		{ list: ballistas, size: 1500, answers: { 'force-sizes': 'books' }, codes: [repeated] },
		{ list: ballistas, size: 1501, answers: { 'force-sizes': 'books' } }
	]),
	judged(
		{
			title: 'an entry with a number of its own',
			rows: ['own-number'],
			army: 'empire-of-sonnstahl'
		},
		[
			{
				list: `${bases['empire-of-sonnstahl'].general}, 4 Heavy Infantry Battalion:60 + Spear, Steel Tank`,
				size: 3999
			},
			{
				list: `${bases['empire-of-sonnstahl'].general}, 4 Heavy Infantry Battalion:60 + Spear, 2 Steel Tank`,
				size: 3999,
				codes: [tooMany]
			},
			{
				list: `${bases['empire-of-sonnstahl'].general}, 4 Heavy Infantry Battalion:60 + Spear, 2 Steel Tank`,
				size: 4000
			},
			{
				list: `${bases['empire-of-sonnstahl'].general}, 4 Heavy Infantry Battalion:60 + Spear, 3 Steel Tank`,
				size: 4000,
				codes: [tooMany]
			}
		]
	)
];
