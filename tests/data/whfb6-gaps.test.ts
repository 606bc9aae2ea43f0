import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

interface Trial {
	readonly army: string;
	readonly rule: string;
	readonly form?: string;
	readonly legal: readonly string[];
	readonly broken: readonly string[];
}

function reportOf(army: string, list: string, form?: string) {
	const answers = form === undefined ? {} : { form };
	return checkRoster({ ...aList(2000, list), readings: answers }, packIndex(pack, army, answers));
}

function isBroken({ army, rule, form }: Trial, list: string): boolean {
	return reportOf(army, list, form).problems.some(({ constraint }) => constraint.id === rule);
}

/** What was once declared not to be checked: just inside each rule, and just outside. */
const trials: readonly Trial[] = [
	{
		army: 'the-empire',
		rule: 'detachments-half-as-large',
		legal: [
			'halberdiers:20, archers-detachment:10',
			'halberdiers:21, archers-detachment:10',
			'halberdiers:10, spearmen:22, archers-detachment:11, handgunners-detachment:5',
			// Without any regiment another rule says so.
			'archers-detachment:5'
		],
		broken: [
			'halberdiers:20, archers-detachment:11',
			'halberdiers:21, archers-detachment:11',
			// The models of two regiments are not added up.
			'halberdiers:10, spearmen:10, archers-detachment:6',
			// Archers have no detachments.
			'halberdiers:10, archers:20, archers-detachment:6'
		]
	},
	{
		army: 'orcs-and-goblins',
		rule: 'ten-in-a-squig-herd',
		legal: [
			'night-goblin-squig-herd:10',
			'night-goblin-squig-herd:9 + squig',
			'night-goblin-squig-herd:6 + squig + squig + squig + squig-hopper'
		],
		broken: [
			'night-goblin-squig-herd:9',
			'night-goblin-squig-herd:8 + squig',
			'night-goblin-squig-herd:5 + squig + squig + squig + squig-hopper',
			// Those of another herd do not count.
			'night-goblin-squig-herd:9, night-goblin-squig-herd:9 + squig + squig'
		]
	},
	{
		army: 'high-elves',
		rule: 'special-with-lion-guard',
		legal: ['prince + lion-guard, 3 shadow-warriors:5, white-lions-of-chrace:10'],
		broken: ['prince + lion-guard, 4 shadow-warriors:5, white-lions-of-chrace:10']
	},
	{
		army: 'high-elves',
		rule: 'special',
		legal: ['prince, 4 shadow-warriors:5, white-lions-of-chrace:10'],
		broken: ['prince, 5 shadow-warriors:5']
	},
	{
		army: 'high-elves',
		rule: 'rare-with-lion-guard',
		legal: ['prince + lion-guard, 4 great-eagles, white-lions-of-chrace:10'],
		broken: ['prince + lion-guard, 5 great-eagles']
	},
	{
		army: 'high-elves',
		rule: 'rare',
		legal: ['prince, 2 great-eagles, white-lions-of-chrace:10'],
		broken: ['prince, 3 great-eagles, white-lions-of-chrace:10']
	},
	{
		army: 'tomb-kings',
		rule: 'settras-army',
		// 480 + 400 + 120 = 1000, and 480 + 360 + 156 = 996.
		legal: [
			'settra-the-imperishable + general, chariots:12, chariots:10, tomb-guard:10',
			'tomb-king + general'
		],
		broken: ['settra-the-imperishable + general, chariots:12, chariots:9, tomb-guard:13']
	},
	{
		army: 'tomb-kings',
		rule: 'one-enchanted-item',
		legal: ['tomb-king + chariot + icon-of-rulership + cloak-of-the-dunes'],
		broken: ['tomb-king + chariot + brooch-of-the-great-desert + cloak-of-the-dunes']
	},
	{
		army: 'ogre-kingdoms',
		rule: 'one-talisman',
		legal: ['tyrant + gnoblar-thiefstone + gnoblar-thiefstone + gnoblar-thiefstone'],
		broken: ['tyrant + gnoblar-thiefstone + wyrdstone-necklace']
	},
	{
		army: 'ogre-kingdoms',
		rule: 'one-arcane-item',
		legal: ['slaughtermaster + power-stone + power-stone'],
		broken: ['slaughtermaster + power-stone + bangstick']
	},
	{
		army: 'ogre-kingdoms',
		rule: 'scrag-needs-gorgers',
		legal: ['scrag-the-slaughterer + general, 2 gorgers', 'tyrant + general'],
		broken: ['scrag-the-slaughterer + general, gorgers']
	},
	{
		army: 'the-empire',
		rule: 'lords-sigmarite-army',
		form: 'sigmarite-army',
		legal: ['luthor-huss-prophet-of-sigmar + general, emperor-karl-franz'],
		broken: ['emperor-karl-franz, valten-exalted-of-sigmar']
	},
	{
		army: 'the-empire',
		rule: 'lords',
		legal: ['luthor-huss-prophet-of-sigmar + general'],
		broken: ['luthor-huss-prophet-of-sigmar + general, elector-count']
	},
	{
		army: 'the-empire',
		rule: 'characters',
		form: 'sigmarite-army',
		legal: ['luthor-huss-prophet-of-sigmar + general, 2 warrior-priest'],
		broken: ['luthor-huss-prophet-of-sigmar + general, 3 warrior-priest']
	},
	{
		army: 'skaven',
		rule: 'limit-rat-swarm',
		legal: ['clanrats:20, rat-swarm:1'],
		broken: ['4 clanrats:20, 2 rat-swarm:1']
	},
	{
		army: 'skaven',
		rule: 'limit-rat-swarm-clan-moulder',
		form: 'clan-moulder',
		legal: ['giant-rats:12, rat-swarm:1', '2 giant-rats:12, 2 rat-swarm:1'],
		broken: ['giant-rats:12, 2 rat-swarm:1', '6 giant-rats:12, 3 rat-swarm:1']
	},
	{
		army: 'skaven',
		rule: 'stormvermin-needs-mainstay-unit',
		legal: ['clanrats:20, rat-swarm:1'],
		broken: ['rat-swarm:1']
	},
	...Object.entries({
		'clan-eshin': 'gutter-runners:5',
		'clan-skyre': 'night-runners:5',
		'clan-moulder': 'night-runners:5'
	}).flatMap(([form, special]): readonly Trial[] => [
		{
			army: 'skaven',
			rule: `core-${form}`,
			form,
			legal: ['2 clanrats:20, rat-swarm:1'],
			broken: ['2 clanrats:20, rat-swarm:1 + plague-rats']
		},
		{
			army: 'skaven',
			rule: `special-${form}`,
			form,
			legal: [`3 ${special}, rat-swarm:1 + plague-rats`, `4 ${special}, rat-swarm:1`],
			broken: [`4 ${special}, rat-swarm:1 + plague-rats`]
		}
	]),
	{
		army: 'skaven',
		rule: 'core',
		legal: ['2 clanrats:20, rat-swarm:1 + plague-rats'],
		broken: ['clanrats:20, rat-swarm:1 + plague-rats']
	},
	{
		army: 'dwarfs',
		rule: 'giant-slayers-by-models',
		legal: [`slayers:10${' + giant-slayer'.repeat(10)}`],
		broken: [`slayers:10${' + giant-slayer'.repeat(11)}`]
	},
	{
		army: 'ogre-kingdoms',
		rule: 'weapons-of-maneaters',
		legal: [
			'maneaters:2 + ogre-club + great-weapon-of-maneaters',
			'maneaters:3 + brace-of-handguns-of-maneaters'
		],
		broken: ['maneaters:2 + ogre-club + great-weapon-of-maneaters + ogre-club']
	},
	{
		army: 'ogre-kingdoms',
		rule: 'bull-rhinox-by-models',
		legal: ['rhinox-cavalry:1 + bull-rhinox'],
		broken: ['rhinox-cavalry:1 + bull-rhinox + bull-rhinox']
	},
	{
		army: 'orcs-and-goblins',
		rule: 'nets-by-models',
		legal: [`night-goblins:20${' + nets'.repeat(5)}`, `night-goblins:24${' + nets'.repeat(6)}`],
		broken: [`night-goblins:20${' + nets'.repeat(6)}`, `night-goblins:23${' + nets'.repeat(6)}`]
	},
	...Object.entries({
		'orc-boyz-biguns': 'orc-boyz',
		'savage-orc-biguns': 'savage-orc-boyz',
		'orc-boar-boyz-biguns': 'orc-boar-boyz',
		'savage-orc-boar-boyz-biguns': 'savage-orc-boar-boyz'
	}).map(([biguns, boyz]): Trial => ({
		army: 'orcs-and-goblins',
		rule: `${biguns}-by-models`,
		legal: [`${boyz}:12, ${biguns}:12`, `${boyz}:10, ${boyz}:11, ${biguns}:21`, `${boyz}:12`],
		broken: [`${boyz}:12, ${biguns}:13`, `${biguns}:10`]
	})),
	{
		army: 'lizardmen',
		rule: 'two-sacred-spawnings',
		form: 'sacred-host-of-sotek',
		legal: ['skink-chief + blessed-spawning-of-sotek + blessed-mark-of-the-old-ones'],
		broken: [
			'skink-chief + blessed-spawning-of-sotek + blessed-spawning-of-tepok + blessed-mark-of-the-old-ones'
		]
	},
	{
		army: 'lizardmen',
		rule: 'set-sacred-spawnings',
		legal: ['skink-priest + blessed-spawning-of-sotek'],
		broken: ['skink-priest + blessed-spawning-of-sotek + blessed-mark-of-the-old-ones']
	}
];

describe('what was once a gap, on both sides', () => {
	test.each(trials)('$army: $rule', (trial) => {
		expect(trial.legal.filter((list) => isBroken(trial, list))).toEqual([]);
		expect(trial.broken.filter((list) => !isBroken(trial, list))).toEqual([]);
	});

	test.each([
		['lizardmen', 'skink-chief + blessed-spawning-of-sotek', 'sacred-host-of-sotek', 65],
		[
			'lizardmen',
			'skink-skirmishers:10 + blessed-spawning-of-sotek + blowpipes',
			'sacred-host-of-sotek',
			70
		],
		['lizardmen', 'saurus-warriors:10 + blessed-spawning-of-sotek', 'sacred-host-of-sotek', 150],
		['lizardmen', 'skink-chief + blessed-spawning-of-sotek', 'standard', 75],
		// 20 + 5 × 7, 5 for the five Ungors in the price, and 5 for each further one.
		['forces-of-chaos', 'beast-herd:5 + shields', undefined, 60],
		['forces-of-chaos', 'beast-herd:5 + shields + ungors + ungors', undefined, 70],
		['forces-of-chaos', 'beast-herd:10 + ungors + ungors', undefined, 98]
	])('%s: %s (%s) costs %i points', (army, list, form, points) => {
		expect(reportOf(army, list, form).points).toBe(points);
	});
});
