import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

interface Trial {
	readonly army: string;
	readonly rule: string;
	readonly form?: string;
	/** As many as there may be, or what makes good a lack. */
	readonly legal: readonly string[];
	/** One more, or without it. */
	readonly broken: readonly string[];
}

function isBroken({ army, rule, form }: Trial, list: string): boolean {
	const answers = form === undefined ? {} : { form };
	const { problems } = checkRoster(
		{ ...aList(2000, list), readings: answers },
		packIndex(pack, army, answers)
	);
	return problems.some(({ constraint }) => constraint.id === rule);
}

const khorne = 'warriors-of-chaos:10 + mark-of-khorne';
const undivided = 'lord-of-chaos + general + mark-of-chaos-undivided';
const champion = 'exalted-champion-of-chaos + mark-of-khorne';

/** Limits that the catalogues set on a category of units or items. */
const trials: readonly Trial[] = [
	{
		army: 'the-empire',
		rule: 'one-electoral-banner',
		legal: [
			'halberdiers:10 + war-banner, spearmen:10',
			'halberdiers:10 + war-banner, greatswords:10 + griffon-standard'
		],
		broken: [
			'halberdiers:10 + war-banner, spearmen:10 + griffon-standard',
			'swordsmen:10 + war-banner, handgunners:10 + steel-standard'
		]
	},
	{
		army: 'the-empire',
		rule: 'warrior-priest-leads',
		form: 'sigmarite-army',
		legal: ['warrior-priest + general', 'luthor-huss-prophet-of-sigmar + general'],
		broken: ['captain + general, warrior-priest']
	},
	{
		army: 'the-empire',
		rule: 'one-unit-of-knights',
		form: 'sigmarite-army',
		legal: ['knightly-orders:5'],
		broken: ['2 knightly-orders:5', 'knightly-orders:5, knights-of-the-white-wolf:5']
	},
	{
		army: 'high-elves',
		rule: 'first-among-equals',
		legal: [
			'silver-helms:5 + standard-bearer + war-banner, spearmen:16',
			'spearmen:16 + standard-bearer + lion-standard, phoenix-guard:10 + standard-bearer + war-banner'
		],
		broken: [
			'2 spearmen:16 + standard-bearer + war-banner',
			'silver-helms:5 + standard-bearer + war-banner, spearmen:16 + standard-bearer + lion-standard'
		]
	},
	{
		army: 'orcs-and-goblins',
		rule: 'one-biguns',
		legal: ['orc-boyz-biguns:10, orc-boyz:10', 'savage-orc-biguns:10'],
		broken: [
			'orc-boyz-biguns:10, savage-orc-biguns:10',
			'orc-boar-boyz-biguns:5, savage-orc-boar-boyz-biguns:5'
		]
	},
	{
		army: 'orcs-and-goblins',
		rule: 'two-goblin-characters',
		form: 'savage-orc-horde',
		legal: ['2 goblin-big-boss', 'goblin-big-boss, goblin-shaman'],
		broken: ['3 goblin-big-boss', 'goblin-big-boss, goblin-shaman, goblin-warboss']
	},
	{
		army: 'dark-elves',
		rule: 'a-sorceress',
		form: 'cult-of-slaanesh',
		legal: ['sorceress', 'high-sorceress', 'morathi-the-hag-sorceress'],
		broken: ['druchii-annointed']
	},
	{
		army: 'skaven',
		rule: 'one-bound-spell',
		legal: ['warlord + bands-of-power', 'warlord + bands-of-power, chieftain + bands-of-power'],
		broken: [
			'grey-seer + bands-of-power + warp-scroll',
			'warlock-engineer + storm-daemon + warpstorm-scroll'
		]
	},
	{
		army: 'forces-of-chaos',
		rule: 'characters-of-khorne',
		legal: [
			`${undivided}, ${champion}, ${khorne}`,
			`${undivided}, 2 ${champion}, ${khorne}, bloodletters:10`,
			`${champion} + general, 2 ${champion}`,
			`bloodthirster + general, ${champion}`,
			`archaon-the-everchosen + general, 2 ${champion}`
		],
		broken: [
			`${undivided}, ${champion}`,
			`${undivided}, 2 ${champion}, ${khorne}`,
			`${undivided}, bloodthirster`,
			`${undivided}, ${champion}, warriors-of-chaos:10 + mark-of-nurgle`
		]
	}
];

describe('limits of categories, on both sides', () => {
	test.each(trials)('$army: $rule', (trial) => {
		expect(trial.legal.filter((list) => isBroken(trial, list))).toEqual([]);
		expect(trial.broken.filter((list) => !isBroken(trial, list))).toEqual([]);
	});
});
