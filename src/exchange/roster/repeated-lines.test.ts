import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Entry } from '#schema';
import { tinHost } from '../../../tests/toy-wings.ts';
import { reviewText } from '../review/review-text.ts';
import { readListTexts } from '../lines/list-text.ts';
import { resolveText } from './resolve-text.ts';

/** The army, with how often its entries are gone through for a name. */
function counting() {
	const steps = { count: 0 };
	const counted = (entry: Entry): Entry =>
		Object.defineProperty({ ...entry }, 'formerly', {
			enumerable: true,
			get: () => {
				steps.count += 1;
				return [];
			}
		});
	const army = { ...tinHost.army, entries: tinHost.army.entries.map(counted) };
	return { army, system: tinHost.system, steps };
}

const textOf = (...lines: readonly string[]) => {
	const [text] = readListTexts(
		['Thunder 500/1000 pts', 'Tin Host', 'General’s Wing', ...lines].join('\n')
	);
	if (!text) throw new Error('This is no list.');
	return text;
};

/** How often entries are gone through in reading a unit and what it is given so many times. */
function stepsFor(times: number): number {
	const { army, system, steps } = counting();
	const lines = Array<string>(times).fill('Pikses (90)\n• Doubled\n• Golden Harp\nFa la la');
	const index = indexArmy(system, army);
	const before = steps.count;
	expect(resolveText(textOf(...lines), index, () => 'x', true).ok).toBe(true);
	return steps.count - before;
}

test('a line that is repeated is looked up once', () => {
	const [few, many] = [stepsFor(2), stepsFor(100)];
	expect(few).toBeGreaterThan(0);
	expect(many).toBe(few);
});

test('what is given to a unit is looked up for that unit, though another had it first', () => {
	const lines = ['Marshal (120)', '• Orb', 'Pikes (90)', '• Doubled', 'Squire (60)', '• Orb'];
	const result = reviewText(
		textOf(...lines, ...lines),
		tinHost,
		{ skipped: new Set(), aliases: [] },
		() => 'x'
	);
	if (!result.ok) throw new Error('It is not read.');
	expect(result.review.roster.units.map(({ options = [] }) => options)).toEqual([
		['general', 'orb'],
		['doubled'],
		['orb'],
		['orb'],
		['doubled'],
		['orb']
	]);
});
