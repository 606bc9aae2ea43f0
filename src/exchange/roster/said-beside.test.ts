import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

/** A legal list with a line above its regiments, or below its last unit. */
function skaven({ above = '', below = '' }: { readonly above?: string; readonly below?: string }) {
	return `Mine 220/2000 pts

Skaven
Fleshmeld Menagerie
Drops: 1
Spell Lore - Lore of Ruin
${above}

General's Regiment
Clawlord (70)
• General
Clanrats (150)
${below}`;
}

describe('a line that names something of the army beside the list', () => {
	test.each([
		'Allies: Doomwheel (170)',
		'Reserve: 1 Doomwheel (170)',
		'Artefact - Skavenbrew',
		'Manifestation Lroe - Manifestations of Doom',
		'Note: plus one Doomwheel (170)'
	])('is unread above the regiments: %s', async (above) => {
		const { points, unread } = await readCase(skaven({ above }));
		expect({ points, unread }).toEqual({
			points: 220,
			unread: [expect.stringMatching(/^line 7: .* names something of the army/)]
		});
	});

	test.each([
		'I also bring a Doomwheel in this regiment if that is ok',
		'Note: plus one Doomwheel (170)'
	])('is unread below a unit: %s', async (below) => {
		const { points, unread } = await readCase(skaven({ below }));
		expect({ points, unread }).toEqual({
			points: 220,
			unread: [expect.stringMatching(/^line \d+: .* names something of the army/)]
		});
	});
});

describe('a line that names nothing', () => {
	test.each(['Note: my models are painted (2026)', 'Club: Nordwall'])(
		'takes nothing with it above the regiments: %s',
		async (above) => {
			expect(await readCase(skaven({ above }))).toMatchObject({ points: 220, unread: [] });
		}
	);

	test.each(['Note: For Friday.', 'this is what I have painted so far, hope that it is fine'])(
		'is no unit below one: %s',
		async (below) => {
			expect(await readCase(skaven({ below }))).toMatchObject({ points: 220, unread: [] });
		}
	);

	test('is no end of a list of units either', async () => {
		const { points, unread } = await readCase(
			'Empire, Warmaster, 2000 points\n\nGeneral - 125\nNote: all painted\n2 Cannon - 170'
		);
		expect({ points, unread }).toEqual({ points: 295, unread: [] });
	});
});
