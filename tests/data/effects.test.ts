import { expect, test } from 'vitest';
import { effectFaults, withEffects } from '../../src/schema/compile/effects.ts';
import { Effects, Profiles } from '../../src/schema/profiles.ts';
import { rawPacks } from '../packs.ts';

test('every effect is of an ability that some unit has, and of no other', () => {
	const faults = rawPacks.flatMap(({ folder, effects, profiles }) => {
		if (effects === undefined) return [];
		const read = Effects.parse(effects);
		const all = profiles.map((each) => Profiles.parse(each.profiles));
		return [...effectFaults(read, all), ...(read.system === folder ? [] : [read.system])];
	});
	expect(faults).toEqual([]);
});

const source = { section: 'Toys' };
const leap = { name: 'Leap', timing: 'Passive' };
const toys = Profiles.parse({
	formatVersion: 1,
	army: 'toys',
	system: 'toy',
	profiles: { frog: { abilities: [leap] }, hare: { abilities: [leap] }, stone: {} }
});

function effectsOf(...effects: readonly object[]): Effects {
	const sourced = effects.map((effect) => ({ ...effect, source }));
	return Effects.parse({ formatVersion: 1, system: 'toy', effects: sourced });
}

test('an effect goes to every unit with the ability, one for some units to those', () => {
	const effects = effectsOf(
		{ ability: 'Leap', text: 'Jumps.' },
		{ ability: 'Leap', entries: ['hare'], text: 'Jumps far.' }
	);
	expect(withEffects(toys, effects).profiles).toEqual({
		frog: { abilities: [{ ...leap, text: 'Jumps.' }] },
		hare: { abilities: [{ ...leap, text: 'Jumps far.' }] },
		stone: {}
	});
	expect(effectFaults(effects, [toys])).toEqual([]);
});

test('an effect for one unit is not said of another with the ability', () => {
	const effects = effectsOf({ ability: 'Leap', entries: ['hare'], text: 'Jumps far.' });
	expect(withEffects(toys, effects).profiles['frog']).toEqual({ abilities: [leap] });
});

test('effects of nothing and effects said twice are named', () => {
	const jump = { ability: 'Leap', text: 'Jumps.' };
	expect(effectFaults(effectsOf({ ability: 'Swim', text: 'Swims.' }), [toys])).toEqual([
		'no profile has "Swim"'
	]);
	expect(
		effectFaults(effectsOf({ ability: 'Leap', entries: ['stone'], text: 'Rolls.' }), [toys])
	).toEqual(['no profile has "Leap/stone"']);
	expect(effectFaults(effectsOf(jump, jump), [toys])).toEqual(['"Leap/*" has two effects']);
});
