import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { anArmy, anEntry } from '../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';
import { optionsNamed, type FoundOption } from './options-named.ts';

// Two pavises: one for whoever rides, one for those who begin with a page; and what all guards have.

const index = indexArmy(
	{ ...ranksSystem, keywords: ['NOBODY', 'SERVED'] },
	anArmy({
		...ranksArmy,
		entries: [
			...ranksArmy.entries.map((entry) =>
				entry.id === 'guards' ? { ...entry, equipment: ['Helmet', 'Mail coat', 'Lance'] } : entry
			),
			anEntry('count', { type: 'lord', cost: 50, starts: ['page'], equipment: ['Pavise'] }),
			anEntry('page', { type: 'relic', grants: ['SERVED'], carriedBy: { by: { any: ['count'] } } }),
			anEntry('pavise-ridden', {
				type: 'arms',
				name: 'Pavise',
				carriedBy: { by: { all: ['RIDING'] } }
			}),
			anEntry('pavise-served', {
				type: 'arms',
				name: 'Pavise',
				carriedBy: { by: { all: ['SERVED'] } }
			})
		]
	})
);

test.each([
	{ unit: 'guards', given: ['Charger', 'Pavise'], means: ['charger', 'pavise-ridden'] },
	{ unit: 'count', given: ['Pavise'], means: ['pavise-served'] },
	{ unit: 'guards', given: ['Pavise'], means: ['pavise-ridden'] },
	{ unit: 'guards', given: ['Helmets', 'mail coat'], means: ['own', 'own'] },
	{ unit: 'guards', given: ['Lance'], means: ['lance'] },
	{ unit: 'duke', given: ['Helmet'], means: [undefined] },
	{ unit: 'nobody', given: ['Lance', 'Helmet'], means: ['lance', undefined] }
])('$given of $unit means $means', ({ unit, given, means }) => {
	const found = optionsNamed(index.entries.get(unit), given, index);
	expect(found.map(idOf)).toEqual(means);
});

function idOf(given: FoundOption): string | undefined {
	return typeof given === 'object' ? given.entry.id : given;
}
