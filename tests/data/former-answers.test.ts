import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { readingsOf } from '../../src/exchange/names/resolve-readings.ts';
import { answersStated } from '../../src/exchange/roster/resolve-muster-text.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

/** Every way in which a list as text may have put a question and an answer. */
const lines = rawPacks.flatMap(({ folder, system: written, armies }) => {
	const system = System.parse(written);
	return armies.flatMap(({ army }) => {
		const index = indexArmy(system, Army.parse(army));
		return readingsOf(system, [index.army]).flatMap((reading) =>
			reading.answers.flatMap(({ id, text, formerly = [] }) =>
				[reading.question, ...(reading.formerly ?? [])].flatMap((question) =>
					[text, ...formerly].map((answer) => ({
						at: `${folder} ${index.army.id}`,
						line: `${question} ${answer} Chosen for this roster.`,
						index,
						stated: { [reading.id]: id }
					}))
				)
			)
		);
	});
});

test('a list as text states its interpretations, as they are put now or were before', () => {
	const lost = lines.filter(
		({ line, index, stated }) =>
			JSON.stringify(answersStated([line], index)) !== JSON.stringify(stated)
	);
	expect(lost.map(({ at, line }) => `${at}: ${line}`)).toEqual([]);
	expect(lines.length).toBeGreaterThan(500);
});

test('“Which General’s Handbook is the game played with?” is still understood', () => {
	const line =
		"Which General's Handbook is the game played with? None: the core rules alone. Auxiliary units cost their own points, and there are no battle tactic cards.";
	const { index } = lines.find(({ at }) => at.startsWith('aos4 ')) ?? expect.fail('no army');
	expect(answersStated([line], index)).toEqual({ handbook: 'none' });
});
