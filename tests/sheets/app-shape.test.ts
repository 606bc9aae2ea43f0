import { describe, expect, test } from 'vitest';
import '../expect-legality.ts';
import { indexArmy } from '#engine';
import type { Roster } from '#schema';
import { sheetAs } from '../../src/paper/index.ts';
import { aRoster, armiesOf, sheetOf } from './rosters.ts';

// The official app's own text, line by line, as tournament lists of 2026 have it: what stands on each line, not the words.

const head = ['name and points', 'rule', 'alliance, faction, formation', 'handbook'];
const foot = ['rule', 'terrain heading', 'name', 'rule', 'made with', 'version'];

/** A Blades of Khorne list of two drops, with a Regiment of Renown. */
const withRenown = [
	...head,
	'drops',
	'prayer lore',
	'manifestation lore',
	'battle tactics',
	'rule',
	"general's heading",
	'unit and points',
	...Array<string>(3).fill('bullet'),
	...['unit and points', 'bullet', 'unit and points', 'bullet', 'unit and points', 'bullet'],
	'unit and points',
	'rule',
	'renown heading',
	'unit and points',
	...Array<string>(3).fill('name'),
	...foot
];

/** A Sylvaneth list of five regiments and one auxiliary unit. */
const withAuxiliary = [
	...head,
	'auxiliaries',
	'drops',
	'spell lore',
	'manifestation lore',
	'battle tactics',
	'rule',
	...["general's heading", 'unit and points', 'bullet', 'short rule'],
	...['regiment heading', 'unit and points', 'short rule'],
	...['regiment heading', 'unit and points', 'short rule'],
	...['regiment heading', 'unit and points', 'bullet', 'short rule'],
	...['regiment heading', 'unit and points', 'bullet'],
	'rule',
	'auxiliaries heading',
	'unit and points',
	...foot
];

const lines: readonly (readonly [string, RegExp])[] = [
	['rule', /^-----$/],
	['short rule', /^---$/],
	['name and points', /^.+ \d+\/\d+ pts$/],
	['alliance, faction, formation', /^Grand Alliance \w+ \| [^|]+ \| [^|]+$/],
	['handbook', /^General's Handbook \d{4}-\d\d$/],
	['auxiliaries', /^Auxiliar(?:ies|y Units): \d+(?: \(\+\d+ Points\))?$/],
	['drops', /^Drops: \d+$/],
	['spell lore', /^Spell Lore - .+$/],
	['prayer lore', /^Prayer Lore - .+$/],
	['manifestation lore', /^Manifestation Lore - .+$/],
	['battle tactics', /^Battle Tactics? Cards: .+(?:,| and) .+$/],
	["general's heading", /^General's Regiment$/],
	['regiment heading', /^Regiment [1-4]$/],
	['renown heading', /^Regiments of Renown$/],
	['auxiliaries heading', /^Auxiliary Units$/],
	['terrain heading', /^Faction Terrain$/],
	['bullet', /^• .+$/],
	['made with', /^Created with .+$/],
	['unit and points', /^.+ \(\d+\)$/],
	['name', /^[^|:•]+$/]
];

function shapeOf(text: string): readonly string[] {
	return text
		.trim()
		.split('\n')
		.map((line) => lines.find(([, pattern]) => pattern.test(line))?.[0] ?? line);
}

function textOf(army: string, units: Roster['units']): string {
	const groups = [...new Set(units.flatMap(({ group }) => group ?? []))];
	const found = armiesOf('aos4').find((index) => index.army.id === army);
	if (!found) throw new Error(`no ${army}`);
	const roster = aRoster(found, {
		units,
		readings: { handbook: '2026-27' },
		groups: groups.map((id) => ({ id, kind: 'regiment' }))
	});
	const index = indexArmy(found.system, found.army, roster);
	expect(roster).toBeLegalIn(index);
	return sheetAs(sheetOf(index, roster), 'text');
}

/** Choices of the army, then units: "g: general + options" in a group, "unit" outside. */
function unitsOf(...written: readonly string[]): Roster['units'] {
	return written.map((line, at) => {
		const [, group, entry = '', given] = /^(?:(g\d): )?([^+ ]+)(?: \+ (.+))?$/.exec(line) ?? [];
		return {
			id: `u${at}`,
			entry,
			...(group !== undefined && { group }),
			...(given !== undefined && { options: given.split(' + ') })
		};
	});
}

describe('the text of a list, beside the official app’s', () => {
	const cards = ['siege-of-ashes', 'smokescreen'];

	test.each([
		{
			army: 'blades-of-khorne',
			shape: withRenown,
			units: unitsOf(
				...['murderhost', 'blood-blessings-of-khorne', 'forbidden-power', 'skull-altar', ...cards],
				'g1: wrath-of-khorne-bloodthirster + general + frenzied-taskmaster + argath-the-king-of-blades',
				...['g1: bloodletters + reinforced', 'g1: bloodletters + reinforced'],
				...['g1: mighty-skullcrushers + reinforced', 'g1: wrathmongers'],
				'the-curse-steel-battery'
			)
		},
		{
			army: 'sylvaneth',
			shape: withAuxiliary,
			units: unitsOf(
				...[
					'lords-of-the-clan',
					'lore-of-the-deepwood',
					'primal-energy',
					'awakened-wyldwood',
					...cards
				],
				'g1: alarielle-the-everqueen + general',
				...['g2: belthanos-first-thorn-of-kurnoth', 'g3: drycha-hamadreth'],
				...[
					'g4: spirit-of-durthu + seed-of-rebirth',
					'g5: warsong-revenant + spellsinger',
					'branchwych'
				]
			)
		}
	])('of $army has what it has, line by line', ({ army, shape, units }) => {
		const text = textOf(army, units);
		const said = shapeOf(text);
		const end = said.lastIndexOf('rule');
		// Muster says at the end how it read the rules, and signs in one line.
		expect([...said.slice(0, end + 1), ...shape.slice(-2)], text).toEqual(shape);
		expect(text.trim().split('\n').at(-1)).toMatch(/^Created with Muster/);
	});
});
