import {
	carries,
	exclusive,
	outranked,
	over,
	repeated,
	tooFew,
	tooMany,
	tooMuch,
	type RuleCases
} from '../../case.ts';

const led = 'megaboss + general @a';
const base = `${led}, brutes @a`;

/** What the text says of composition, each rule on both sides. */
export const ruleCases: readonly RuleCases[] = [
	{
		title: 'no more points than agreed',
		lines: [1453],
		rows: ['points-limit'],
		army: 'ironjawz',
		cases: [
			{ list: `${led}, 3 brutes @a`, size: 610, points: 610 },
			{ list: `${led}, 3 brutes @a`, size: 609, codes: [over] }
		]
	},
	{
		title: 'half of the points on one unit, and no more',
		lines: [1453],
		rows: ['half-on-a-unit'],
		army: 'ironjawz',
		cases: [
			{ list: 'kragnos-the-end-of-empires + general @a', size: 1160 },
			{ list: 'kragnos-the-end-of-empires + general @a', size: 1159, codes: [tooMuch] },
			{ list: `${led}, brutes + reinforced @a`, size: 640 },
			{ list: `${led}, brutes + reinforced @a`, size: 639, codes: [tooMuch] }
		]
	},
	{
		title: 'one formation at most',
		lines: [1471, 1530],
		army: 'ironjawz',
		cases: [
			{ list: base },
			{ list: `${base}, ironfist` },
			{ list: `${base}, ironfist, weirdfist`, codes: [tooMany] }
		]
	},
	{
		title: 'one to five regiments',
		lines: [1481],
		rows: ['regiments'],
		army: 'ironjawz',
		cases: [
			{ list: base },
			{ list: 'brutes', codes: ['groups/too-few', tooFew] },
			{ list: `${led}, megaboss @b, megaboss @c, megaboss @d, megaboss @e` },
			{
				list: `${led}, megaboss @b, megaboss @c, megaboss @d, megaboss @e, megaboss @f`,
				codes: ['groups/too-many']
			}
		]
	},
	{
		title: 'led by a Hero, with what his options name',
		lines: [1483],
		army: 'kruleboyz',
		cases: [
			{ list: 'hobgrot-slittaboss + general @a, gutrippaz @a, beast-skewer-killbow @a' },
			{
				list: 'hobgrot-slittaboss + general @a, 2 beast-skewer-killbow @a',
				codes: ['led/not-led']
			},
			{ list: 'swampboss-skumdrekk + general @a, killaboss-with-stab-grot @a' },
			{
				list: 'killaboss-with-stab-grot + general @a, swampcalla-shaman-with-pot-grot @a',
				codes: ['led/not-led']
			}
		]
	},
	{
		title: 'three others with a leader, four with the general',
		lines: [1481, 1489],
		rows: ['regiment-size'],
		army: 'ironjawz',
		cases: [
			{ list: `${led}, 4 brutes @a` },
			{ list: `${led}, 5 brutes @a`, codes: ['group/too-large'] },
			{ list: `${led}, megaboss @b, 3 brutes @b` },
			{ list: `${led}, megaboss @b, 4 brutes @b`, codes: ['group/too-large'] },
			{
				list: 'gordrakk-the-fist-of-gork + general @a, megaboss @a, 4 brutes @a',
				codes: ['group/too-large']
			},
			{
				list: 'gordrakk-the-fist-of-gork + general @a, megaboss @a, 4 brutes @a',
				answers: { 'hero-follower': 'takes-none' }
			}
		]
	},
	{
		title: 'one general, in a regiment',
		lines: [1489],
		rows: ['one-general'],
		army: 'ironjawz',
		cases: [
			{ list: base },
			{ list: 'megaboss @a', codes: [tooFew] },
			{ list: `${led}, megaboss + general @b`, codes: [tooMany] },
			{ list: 'megaboss @a, brutes + general @a', codes: [carries] },
			{ list: 'megaboss @a, weirdnob-shaman + general', codes: ['outside/left-out'] },
			{
				list: 'megaboss @a, weirdnob-shaman + general',
				answers: { 'general-in-regiment': 'anywhere' }
			}
		]
	},
	{
		title: 'a Warmaster is the general',
		lines: [1489],
		rows: ['warmaster'],
		army: 'ironjawz',
		cases: [
			{ list: 'gordrakk-the-fist-of-gork + general @a, megaboss @b' },
			{ list: `${led}, gordrakk-the-fist-of-gork @b`, codes: [outranked] }
		]
	},
	{
		title: 'reinforced once, and not a single model',
		lines: [1493],
		army: 'ironjawz',
		cases: [
			{ list: `${led}, brutes + reinforced @a`, points: 450 },
			{ list: `${led}, maw-grunta-gougers + reinforced @a`, codes: [carries] },
			{ list: `${led}, brutes + reinforced + reinforced @a`, codes: [exclusive] }
		]
	},
	{
		title: 'unique units once, and not reinforced',
		lines: [1497],
		army: 'ironjawz',
		cases: [
			{ list: `${led}, ironskulls-boyz @a` },
			{ list: `${led}, 2 ironskulls-boyz @a`, codes: [repeated] },
			{ list: `${led}, 2 brutes @a` }
		]
	},
	{
		title: 'one Regiment of Renown',
		lines: [1501],
		army: 'ironjawz',
		cases: [
			{ list: `${base}, big-grikks-kruleshots` },
			{ list: `${base}, big-grikks-kruleshots, big-drogg-fort-kicker`, codes: [tooMany] },
			{ list: `${base}, big-drogg-fort-kicker + general`, codes: [carries, tooMany] },
			{ list: `${base}, gotrek-gurnisson`, codes: ['standing/unknown'] }
		]
	},
	{
		title: 'any number of auxiliary units',
		lines: [1505],
		army: 'ironjawz',
		cases: [{ list: `${base}, 5 gore-gruntas` }, { list: `${base}, weirdnob-shaman` }]
	},
	{
		title: 'one faction terrain feature',
		lines: [1509],
		army: 'ironjawz',
		cases: [
			{ list: `${base}, bossrokk-tower` },
			{ list: `${base}, 2 bossrokk-tower`, codes: [tooMany] }
		]
	},
	{
		title: 'one enhancement of each table, none for unique units',
		lines: [1515],
		army: 'ironjawz',
		cases: [
			{ list: `megaboss + general + mega-bossy + armour-of-gork @a` },
			{ list: `${led}, megaboss + mega-bossy @b, megaboss + hulking-brute @c`, codes: [tooMany] },
			{
				list: `${led}, megaboss + armour-of-gork @b, megaboss + trophy-skulls @c`,
				codes: [tooMany]
			},
			{ list: `${led}, zoggrok-anvilsmasha + mega-bossy @b`, codes: [carries] }
		]
	},
	{
		title: 'no two of a kind on one unit, none twice',
		lines: [1517],
		army: 'ironjawz',
		cases: [
			{ list: `megaboss + general + mega-bossy + hulking-brute @a`, codes: [exclusive, tooMany] },
			{
				list: `${led}, megaboss + mega-bossy @b, megaboss + mega-bossy @c`,
				codes: [repeated, tooMany]
			},
			{ list: `megaboss + general + mega-bossy + armour-of-gork @a` }
		]
	},
	{
		title: 'a lore of each kind',
		lines: [1521, 1523, 1525],
		army: 'ironjawz',
		cases: [
			{ list: `${base}, lore-of-the-weird, warbeats, manifestations-of-gorkamorka` },
			{ list: `${base}, 2 lore-of-the-weird`, codes: [tooMany] },
			{ list: `${base}, 2 warbeats`, codes: [tooMany] },
			{ list: `${base}, manifestations-of-gorkamorka, primal-energy`, codes: [tooMany] }
		]
	},
	{
		title: 'what a handbook asks for',
		lines: [],
		rows: ['handbook', 'seasons', 'battle-tactic-cards'],
		army: 'ironjawz',
		cases: [
			{ list: base },
			{ list: base, answers: { handbook: '2026-27' }, codes: [tooFew] },
			{ list: `${base}, smokescreen, siege-of-ashes`, answers: { handbook: '2026-27' } },
			{ list: `${base}, smokescreen, siege-of-ashes`, codes: [tooMany] },
			{ list: `${base}, 2 smokescreen`, answers: { handbook: '2026-27' }, codes: [repeated] },
			{
				list: `${led}, gore-gruntas-scourge-of-ghyran @a, smokescreen, siege-of-ashes`,
				answers: { handbook: '2026-27' },
				codes: [tooMany]
			},
			{
				list: `${base}, brutes-scourge-of-aqshy @a, smokescreen, siege-of-ashes`,
				answers: { handbook: '2026-27' },
				codes: ['requires/forbidden']
			}
		]
	}
];
