import { describe, expect, test } from 'vitest';
import type { Army, Profiles } from '#schema';
import { effectsPath, withEffectsOf, writeEffects } from './effects-file.ts';

const cost = { cost: 0, source: { section: 'Toys' } };
const leap = { name: 'Leap', timing: 'Passive' };

/** An army of toys whose frog leaps, with a kite and rules that stand for several. */
function toys(id: string) {
	return {
		id,
		entries: [{ id: 'kite', name: 'Kite', type: 'item', ...cost }],
		rules: [{ id: 'traits', name: 'Traits', text: 'Hop on; Sleep.', source: cost.source }],
		spells: []
	} as unknown as Army;
}

const plain = { formatVersion: 1, system: 'toy' } as const;
const frog = (text?: string) => ({ abilities: [{ ...leap, ...(text && { text }) }] });

function written(
	...armies: readonly (readonly [string, Pick<Profiles, 'profiles' | 'effects'>])[]
) {
	return writeEffects(armies.map(([id, profiles]) => [toys(id), profiles] as const));
}

describe('a file of effects', () => {
	const flies = { kite: [{ name: 'Kite', timing: 'Your Hero Phase', text: 'Flies.' }] };
	const rests = {
		traits: [
			{ name: 'Hop on', text: 'Jumps.', instead: true as const },
			{ name: 'Sleep', text: 'Rests.' }
		]
	};

	test('has what two armies share once', () => {
		const file = written(
			['ducks', { profiles: { frog: frog('Jumps.') }, effects: flies }],
			['geese', { profiles: { toad: frog('Jumps.') }, effects: { ...flies, ...rests } }]
		);
		expect(file.rows.filter((row) => JSON.stringify(row).includes('Flies.'))).toHaveLength(1);
		const read = (id: string, profiles: Profiles['profiles']) =>
			withEffectsOf(file, toys(id), { ...plain, army: id, profiles });
		expect(read('ducks', { frog: frog() })).toEqual({
			...plain,
			...{ army: 'ducks', profiles: { frog: frog('Jumps.') }, effects: flies }
		});
		expect(read('geese', { toad: frog() }).effects).toEqual({ ...flies, ...rests });
	});

	test('gives nothing to what does nothing, and to what stands behind that its own', () => {
		const profiles = { frog: frog(), toad: frog('Sits.') };
		const file = written(['ducks', { profiles, effects: rests }]);
		const read = withEffectsOf(file, toys('ducks'), {
			...plain,
			army: 'ducks',
			profiles: { frog: frog(), toad: frog() }
		});
		expect(read.profiles).toEqual(profiles);
		expect(read.effects).toEqual(rests);
	});

	test('of armies without a family is one, of each family another', () => {
		expect(effectsPath({ family: 'Grand Order' })).toBe('effects/grand-order.json');
		expect(effectsPath({})).toBe('effects/all.json');
	});
});
