import { over, repeated, tooFew, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { alone, notAnOption, ruled, unknown, type SaidCase } from './said.ts';

const army = 'the-empire';
const captain = 'captain + general';
const core = (count: number) => `${count} crossbowmen:10`;
const count = `elector-count + general`;

/** As many of these as may be at a size, which is legal, and one more, which is not. */
function atMost(
	size: number,
	most: number,
	what: string,
	[list, more]: readonly [list: string, more: string]
): readonly SaidCase[] {
	return [
		...(most > 0 ? [{ size, list }] : []),
		{
			size,
			list: more,
			codes: [tooMany],
			said: [
				`${what}: ${most + 1} taken, ${most === 0 ? 'none allowed' : `maximum ${most}`}. Remove 1.`
			]
		}
	];
}

function lordsAt(size: number, most: number, cores: number): readonly SaidCase[] {
	const lords = (taken: number) =>
		[count, ...(taken > 1 ? [`${taken - 1} elector-count`] : []), core(cores)].join(', ');
	return atMost(size, most, 'Lords', [lords(most), lords(most + 1)]);
}

function charactersAt(size: number, most: number, cores: number): readonly SaidCase[] {
	const heroes = (taken: number) => `${captain}, ${taken - 1} captain, ${core(cores)}`;
	return atMost(size, most, 'Characters (Lords and Heroes together)', [
		heroes(most),
		heroes(most + 1)
	]);
}

function specialAt(size: number, most: number, cores: number): readonly SaidCase[] {
	const list = (taken: number) => `${captain}, ${core(cores)}, ${taken} pistoliers:5`;
	return atMost(size, most, 'Special choices', [list(most), list(most + 1)]);
}

function rareAt(size: number, most: number, cores: number): readonly SaidCase[] {
	const list = (taken: number) => `${captain}, ${core(cores)}, ${taken} helblaster-volley-gun`;
	return atMost(size, most, 'Rare choices', [list(most), list(most + 1)]);
}

function coreAt(size: number, least: number): readonly SaidCase[] {
	return [
		{ size, list: `${captain}, ${core(least)}` },
		{
			size,
			list: `${captain}, ${core(least - 1)}`,
			codes: [tooFew],
			said: [`Core choices: ${least - 1} taken, minimum ${least}. Add 1.`]
		}
	];
}

/** How many choices there are at which size, tried on the Empire, and what takes more of them. */
export const slotCases = [
	ruled(army, ['points-limit'], 'no more than agreed is spent', [
		{ size: 210, list: `${captain}, ${core(2)}`, points: 210 },
		{
			size: 209,
			list: `${captain}, ${core(2)}`,
			points: 210,
			codes: [over],
			said: ['210 of 209 points spent: 1 over.']
		}
	]),
	ruled(army, ['things-stand'], 'units stand by themselves, options on units', [
		{ list: `${base[army]}, captain + great-weapon` },
		{ list: `${base[army]}, great-weapon`, codes: [alone] },
		{ list: `${base[army]}, captain + crossbowmen`, codes: [notAnOption] },
		{ list: `${base[army]}, dwarf-lord`, codes: [unknown] }
	]),
	ruled(army, ['lords'], 'Lords by the points limit', [
		...lordsAt(1999, 0, 2),
		...lordsAt(2000, 1, 3),
		...lordsAt(2999, 1, 3),
		...lordsAt(3000, 2, 4),
		...lordsAt(3999, 2, 4),
		...lordsAt(4000, 3, 5),
		...lordsAt(4999, 3, 5),
		...lordsAt(5000, 4, 6),
		...lordsAt(6000, 5, 7)
	]),
	ruled(army, ['characters'], 'characters by the points limit', [
		...charactersAt(1999, 3, 2),
		...charactersAt(2000, 4, 3),
		...charactersAt(2999, 4, 3),
		...charactersAt(3000, 6, 4),
		...charactersAt(3999, 6, 4),
		...charactersAt(4000, 8, 5),
		...charactersAt(5000, 10, 6)
	]),
	ruled(army, ['characters'], 'a Lord is one of the characters', [
		{ list: `${base[army]}, 3 captain` },
		{ list: `${base[army]}, 4 captain`, codes: [tooMany], said: ['5 taken, maximum 4'] }
	]),
	ruled(army, ['core'], 'Core by the points limit', [
		...coreAt(1000, 2),
		...coreAt(1999, 2),
		...coreAt(2000, 3),
		...coreAt(3000, 4),
		...coreAt(4000, 5),
		...coreAt(5000, 6)
	]),
	ruled(army, ['special'], 'Special by the points limit', [
		...specialAt(1999, 3, 2),
		...specialAt(2000, 4, 3),
		...specialAt(3000, 5, 4),
		...specialAt(4000, 6, 5),
		...specialAt(5000, 7, 6)
	]),
	ruled(army, ['rare'], 'Rare by the points limit', [
		...rareAt(1999, 1, 2),
		...rareAt(2000, 2, 3),
		...rareAt(3000, 3, 4),
		...rareAt(4000, 4, 5),
		...rareAt(5000, 5, 6)
	]),
	ruled(army, ['one-general'], 'one general, who is a character', [
		{ size: 1000, list: `${captain}, ${core(2)}` },
		{ size: 1000, list: `captain, ${core(2)}`, codes: [tooFew] },
		{ size: 1000, list: `2 ${captain}, ${core(2)}`, codes: [tooMany] }
	]),
	ruled(army, ['one-battle-standard'], 'one battle standard at most', [
		{ list: `${base[army]}, captain + battle-standard-bearer`, points: 320 + 50 + 25 },
		{
			list: `${base[army]}, 2 captain + battle-standard-bearer`,
			codes: [tooMany],
			said: ['2 taken, maximum 1. Remove 1.']
		}
	]),
	ruled('dark-elves', ['special-characters-once'], 'a special character once', [
		{
			size: 3000,
			list: 'dark-elf-noble + general, 4 corsairs:10, morathi-the-hag-sorceress'
		},
		{
			size: 3000,
			list: 'dark-elf-noble + general, 4 corsairs:10, 2 morathi-the-hag-sorceress',
			codes: [repeated],
			said: ['2 taken, maximum 1 in the army.']
		}
	]),
	ruled('daemonic-legions', ['more-characters'], 'some are two of the characters', [
		{ list: `${base['daemonic-legions']}, exalted-daemon + mark-of-chaos-undivided` },
		{
			list: `${base['daemonic-legions']}, exalted-daemon + mark-of-chaos-undivided, daemonic-herald + mark-of-chaos-undivided`,
			codes: [tooMany],
			said: ['Characters (Lords and Heroes together): 5 slots used, maximum 4.']
		}
	]),
	ruled('wood-elves', ['mounts-take-characters'], 'a dragon is a character besides', [
		{ list: 'wood-elf-highborn + general + forest-dragon, 2 wood-elf-noble, 3 glade-riders:5' },
		{
			list: 'wood-elf-highborn + general + forest-dragon, 3 wood-elf-noble, 3 glade-riders:5',
			codes: [tooMany],
			said: ['5 taken, maximum 4. Remove 1.']
		}
	]),
	ruled('dogs-of-war', ['more-rare'], 'a hero who is a Rare choice besides', [
		{ list: `${base['dogs-of-war']}, dark-emissary, cannon` },
		{
			list: `${base['dogs-of-war']}, dark-emissary, 2 cannon`,
			codes: [tooMany],
			said: ['Rare choices: 3 taken, maximum 2. Remove 1.']
		}
	]),
	ruled('dogs-of-war', ['two-rare'], 'one unit that is two Rare choices', [
		{ list: `${base['dogs-of-war']}, the-giants-of-albion` },
		{
			list: `${base['dogs-of-war']}, the-giants-of-albion, cannon`,
			codes: [tooMany],
			said: ['Rare choices: 3 slots used, maximum 2.']
		},
		{
			size: 1999,
			list: 'captain + general, paymaster, 2 pikemen:10, the-giants-of-albion',
			codes: [tooMany],
			said: ['Rare choices: 2 slots used, maximum 1.']
		}
	]),
	ruled('dwarfs', ['two-for-one'], 'two machines for one choice', [
		{ list: `${base.dwarfs}, 8 bolt-throwers`, points: 555 + 8 * 45 },
		{
			list: `${base.dwarfs}, 9 bolt-throwers`,
			codes: [tooMany],
			said: ['Special choices: 5 slots used, maximum 4.']
		},
		{ list: `${base.dwarfs}, 6 bolt-throwers, cannon` },
		{ list: `${base.dwarfs}, 7 bolt-throwers, cannon`, codes: [tooMany] }
	]),
	ruled('high-elves', ['two-for-one'], 'two machines for one Rare choice', [
		{ list: `${base['high-elves']}, 4 repeater-bolt-throwers` },
		{
			list: `${base['high-elves']}, 5 repeater-bolt-throwers`,
			codes: [tooMany],
			said: ['Rare choices: 3 slots used, maximum 2.']
		}
	]),
	ruled('ogre-kingdoms', ['core-that-does-not-count'], 'Trappers do not count as Core', [
		{ list: `${base['ogre-kingdoms']}, gnoblar-trappers:8` },
		{
			list: 'tyrant + general + light-armour, 2 ogre-bulls:3, gnoblar-trappers:8',
			codes: [tooFew],
			said: ['Core choices: 2 taken, minimum 3. Add 1.']
		}
	])
];
