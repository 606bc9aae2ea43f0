import { checkRoster } from '#engine';
import { describe, expect, test } from 'vitest';
import { buildSheet } from '../../src/content/index.ts';
import { inRun } from '../slice.ts';
import { bookOf, cardsOf, everyUnit, systems } from './card-rosters.ts';
import { mainArmiesOf } from './rosters.ts';

/**
 * What stands there more than once, and names that only begin another one of the same text. Things of one name that say
 * different things, such as an armour and the better one of some, are not one.
 */
function twice(
	rules: readonly { readonly name: string; readonly text?: string | undefined }[]
): readonly string[] {
	return rules
		.filter(({ name, text }, at) =>
			rules.some(
				(other, place) =>
					place !== at &&
					other.text === text &&
					(other.name === name || other.name.startsWith(`${name} (`))
			)
		)
		.map(({ name }) => name);
}

describe.each(systems)('of %s', (system) => {
	const book = bookOf(system);
	const beside = book ? { book } : {};

	test('no card says a rule twice', { timeout: 120_000 }, () => {
		for (const index of inRun(mainArmiesOf(system))) {
			for (const card of cardsOf(index, everyUnit(index), beside).cards ?? []) {
				if (card.kind !== 'unit' && card.kind !== 'character') continue;
				const rules = [...card.rules, ...card.commonRules];
				expect(twice(rules), `${index.army.id}: ${card.name}`).toEqual([]);
			}
		}
	});

	test('no unit of the reference has a rule twice', { timeout: 120_000 }, () => {
		for (const index of inRun(mainArmiesOf(system))) {
			const roster = everyUnit(index);
			const { reference } = buildSheet(roster, checkRoster(roster, index), 'reference', beside);
			const shared = (reference?.shared ?? []).map(({ name, text }) => ({ name, text }));
			for (const unit of reference?.units ?? []) {
				const known = shared.filter(({ name }) => unit.shared.includes(name));
				expect(twice([...unit.rules, ...known]), `${index.army.id}: ${unit.name}`).toEqual([]);
			}
			const said = shared.map(({ name, text }) => JSON.stringify([name, text]));
			expect(said.length, index.army.id).toBe(new Set(said).size);
		}
	});
});
