import { expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Profiles, EffectsOf } from '#schema';
import { buildSheet } from '../../src/content/index.ts';
import { aos4, aos4Armies } from '../aos4.ts';
import { aList } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'aos4');
const own = raw?.profiles.find(({ file }) => file === 'skaven.json')?.profiles as Profiles;

/** Moments of the reference of a list of Skaven, each with what is done then and by whom. */
function momentsOf(list: string, worded: readonly (readonly [string, string])[] = []) {
	const army = aos4Armies.find(({ id }) => id === 'skaven');
	if (!army) throw new Error('no skaven');
	const roster = { ...aList(2000, list), readings: { handbook: '2026-27' } };
	const report = checkRoster(roster, indexArmy(aos4, army, roster));
	const book = {
		profileOf: (_: string, entry: string) => own.profiles[entry],
		entryOf: () => undefined,
		effects: { ...(raw?.sharedEffects as EffectsOf), ...own.effects }
	};
	const sheet = buildSheet(roster, report, 'reference', { book, wordings: new Map(worded) });
	const moments = sheet.reference?.moments ?? [];
	return new Map(
		moments.map(({ name, blocks }) => [name, blocks.map((one) => `${one.name}: ${one.lines[0]}`)])
	);
}

const list = 'arch-warlock + warpstone-charm, clanrats, warpcog-convocation, lore-of-ruin';

test('the page of moments has what rules of the army, its choices, spells and items do', () => {
	const moments = momentsOf(list);
	expect(moments.get('Enemy Hero Phase')).toEqual([
		'Always Three Clawsteps Ahead: Once Per Turn (Army)'
	]);
	expect(moments.get('Your Shooting Phase')).toEqual(['Skryre Prototypes: Once Per Turn (Army)']);
	expect(moments.get('Any Combat Phase')).toEqual(['Warpstone Charm: Arch-Warlock']);
	expect(moments.get('Your Hero Phase')).toContain('Warpgale (6): Lore of Ruin');
	expect(moments.get('End of Any Turn')).toEqual(['Seething Swarm: Clanrats']);
});

test('it has none of what the list has not, nor what the player has words of their own for', () => {
	const plain = momentsOf('arch-warlock, clanrats');
	expect(plain.has('Your Shooting Phase')).toBe(false);
	expect(plain.has('Any Combat Phase')).toBe(false);
	const worded = momentsOf(list, [['item/warpstone-charm', 'Bites.']]);
	expect(worded.has('Any Combat Phase')).toBe(false);
});
