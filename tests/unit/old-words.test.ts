import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, whyNotGive } from '#engine';
import { problemText, whyNotText } from '#i18n';
import type { RosterUnit } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const folder = fileURLToPath(new URL('../../src/i18n/en', import.meta.url));
const english = readdirSync(folder, { encoding: 'utf8', recursive: true })
	.filter((file) => file.endsWith('.ts'))
	.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
	.join('\n');

// What was said before docs/words.md, and in its place.
test.each([
	{ old: 'one is needed', now: 'needs a leader' },
	{ old: '; so it is', now: 'has the highest' },
	{ old: 'Units stand by themselves', now: 'Every upgrade belongs to a unit' },
	{ old: 'none is there twice', now: 'No duplicate' },
	{ old: 'an army of any size', now: 'Applies at every points limit' },
	{ old: 'one at most each', now: 'exactly' },
	{ old: 'do not apply to this army', now: 'not applicable' },
	{ old: 'agree on a bigger game', now: 'raise the points limit' },
	{ old: 'No single change fixes this', now: 'No one-step fix' },
	{ old: 'Take apart', now: 'Disband' },
	{ old: 'Take off', now: 'Stop using' },
	{ old: 'Forget', now: 'Remove' },
	{ old: 'Gave ', now: 'Added' },
	{ old: 'Can afford', now: 'Affordable' },
	{ old: 'Not now, and why', now: 'The rules allow no more of these' },
	{ old: 'How is this price made up', now: 'Points breakdown' },
	{ old: 'with everything', now: 'with options' },
	{ old: 'made and unmade during the game', now: 'planning aid' },
	{ old: 'to plan', now: '1 choice before the game' },
	{ old: 'not modelled', now: 'not checked' },
	{ old: 'Going back is a new step', now: 'You can always undo a restore' },
	{ old: 'is back among the rosters', now: 'Restored' },
	{ old: 'goes on ', now: 'deleted for good on' },
	{ old: 'Read the paste', now: 'Import text' },
	{ old: 'Its 5 rules', now: 'house rules' },
	{ old: 'holds it against', now: 'checks it against a printed code' },
	{ old: 'no signal needed', now: 'Works offline' },
	{ old: 'Its name is lost', now: '(unnamed)' },
	{ old: 'table is lost', now: 'Not in our source' },
	{ old: 'has no page of this address', now: 'Page not found' },
	{ old: 'are the most', now: 'maximum' },
	{ old: 'may not be given', now: 'only' },
	{ old: 'agreed size', now: 'points limit' },
	{ old: ' may not have ', now: 'can’t take' },
	{ old: 'Who may have it', now: 'Who can take it' },
	{ old: 'by rule', now: '(only candidate)' },
	{ old: 'Turn the brightness up', now: 'Won’t scan?' },
	{ old: "'Single form'", now: 'One sheet' }
])('“$old” is “$now” now', ({ old, now }) => {
	expect(english).not.toContain(old);
	expect(english).toContain(now);
});

/** What is said of a unit of an army by itself, and of something more that it would be given. */
function saidOf(game: string, name: string, unit: Omit<RosterUnit, 'id'>, more?: string) {
	const { system, armies } = rawPacks.find(({ folder }) => folder === game) ?? {};
	const army = armies?.map((each) => Army.parse(each.army)).find(({ id }) => id === name);
	if (!army) throw new Error(`no army ${name}`);
	const index = indexArmy(System.parse(system), army);
	const { context, problems } = checkRoster(
		aRoster({ size: 2000, units: [{ id: 'u', ...unit }] }),
		index
	);
	return more === undefined
		? problems.map((problem) => problemText(index, problem))
		: whyNotGive(context, 'u', more).map((problem) => whyNotText(index, problem, 'u'));
}

// Two more of them need a list: what a unit has too often, and what it may not have on foot.
describe('of a unit', () => {
	const runts = { entry: 'goblin-runts', models: 20 };
	const gits = (count: number) => Array.from({ length: count }, () => 'mad-git');

	test('“Goblin Runts has 4 Mad Git …; 3 are the most” is “4 Mad Gits, maximum 3” now', () => {
		const of = (count: number) =>
			saidOf('t9a', 'orcs-and-goblins', { ...runts, options: ['cave-goblin', ...gits(count)] });
		expect(of(4)).toContain('Goblin Runts: 4 Mad Gits, maximum 3.');
		expect(of(3).join()).not.toContain('Mad Git');
	});

	test('“Captain may not be given Lance” is “Lance: mounted models only” now', () => {
		const hero = { entry: 'man-hero', options: [] };
		expect(saidOf('whfb4', 'any-race', hero, 'lance')).toEqual([
			'Lance: mounted models or Centaurs only.'
		]);
		const captain = { entry: 'captain', options: [] };
		expect(saidOf('t9a', 'empire-of-sonnstahl', captain, 'lance')).toEqual([
			'Lance: only with Pegasus or Horse.'
		]);
	});
});
