import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { problemText } from '#i18n';
import { Dice } from '../faults/dice.ts';
import { amount, isAll } from '../runs.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { saying, tongues } from '../phrasebook/speaking.ts';
import { falsehoodsOf, type Place } from './falsehoods.ts';
import { inRun, isInRun } from '../slice.ts';
import { randomLists, type RandomList } from './lists.ts';
import { trialFault } from './trials.ts';
import { writtenLists } from './written.ts';

// What Muster says of lists that people wrote and of random ones that break rules, in both languages, against what
// is in the lists: every number is counted anew, every name is looked for, and what is said of more or less is tried
// out.

const dice = new Dice(128);
/** Milliseconds, as a whole run may share its machine. */
const patience = amount({ all: 7_200_000, part: 900_000 });
const written: RandomList[] = [];
const random: RandomList[] = [];
const said: Record<Place, number> = { problem: 0, rule: 0, 'why not': 0 };

beforeAll(async () => {
	const tree = await openTree();
	const subjects = inRun(subjectsOf(tree));
	const each = { lists: amount({ all: 3, part: 1 }), variants: amount({ all: 5, part: 2 }) };
	random.push(...subjects.flatMap((subject) => randomLists(subject, dice, each)));
	const found = await writtenLists(tree.packs);
	const some = found.filter(
		({ from, judged: { roster } }) =>
			!from.startsWith('frozen') || isInRun(roster.system, roster.army)
	);
	written.push(...some.map(({ judged: { index, roster } }) => ({ index, roster, dice })));
}, patience);

afterAll(() => {
	if (!isAll) return;
	process.stdout.write(
		`${written.length} written, ${random.length} random: ${JSON.stringify(said)}\n`
	);
});

describe('what is said of a list is true', () => {
	test.each(tongues)(
		'in %s',
		(tongue) => {
			const count = (place: Place): void => {
				said[place] += 1;
			};
			const lists = [...written, ...random];
			const faults = saying(tongue, () =>
				lists
					.filter((_, at) => isAll || at % 8 === (tongue === 'en' ? 0 : 1))
					.flatMap((list) => falsehoodsOf(list, count))
			);
			expect([...new Set(faults)]).toEqual([]);
		},
		patience
	);

	test(
		'a limit is reached with one more or one less',
		() => {
			const faults = [...written, ...random].flatMap((list) => {
				const { problems, advice } = checkRoster(list.roster, list.index);
				return [...problems, ...advice].flatMap((problem) => {
					const fault = trialFault(list, problem);
					return fault === undefined ? [] : [`${problemText(list.index, problem)} ${fault}`];
				});
			});
			expect(faults).toEqual([]);
		},
		patience
	);

	test('and much is said', () => {
		expect(written.length).toBeGreaterThan(60);
		expect(said.problem).toBeGreaterThan(amount({ all: 500, part: 40 }));
		expect(said.rule).toBeGreaterThan(amount({ all: 10_000, part: 700 }));
		expect(said['why not']).toBeGreaterThan(amount({ all: 1000, part: 70 }));
	});
});
