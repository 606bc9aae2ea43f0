import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

// Rosters, links and event packs name things by their ids, so that an id which has shipped is known for ever: by an
// entry, or as what one is formerly. The file has every id that there ever was. `npx vitest -u` adds what is new, and
// takes nothing away.

const file = new URL('../fixtures/shipped-ids.txt', import.meta.url);

/** Ids by where they stand: in a game, in an army. */
type Ids = ReadonlyMap<string, ReadonlySet<string>>;

interface Part {
	readonly entries: System['entries'];
	readonly readings?: System['readings'] | undefined;
	readonly groups?: System['groups'];
}

/** What a roster can name: entries by any of their ids, answers to questions, kinds of groups. */
function idsOf({ entries, readings = [], groups = [] }: Part): ReadonlySet<string> {
	return new Set([
		...entries.flatMap(({ id, formerly = [] }) => [id, ...formerly]),
		...readings.flatMap(({ id, answers }) => answers.map((answer) => `${id}: ${answer.id}`)),
		...groups.map(({ id }) => `group: ${id}`)
	]);
}

const known: Ids = new Map(
	rawPacks.flatMap(({ folder, system, armies }) => [
		[folder, idsOf(System.parse(system))] as const,
		...armies.map(({ army }) => {
			const parsed = Army.parse(army);
			return [`${folder}/${parsed.id}`, idsOf(parsed)] as const;
		})
	])
);

function read(text: string): Ids {
	const places = text.split('\n\n').map((part) => part.trim().split('\n\t'));
	return new Map(places.map(([place = '', ...ids]) => [place, new Set(ids)]));
}

function written(ids: Ids): string {
	const parts = [...ids].map(([place, own]) => [place, ...[...own].toSorted()].join('\n\t'));
	return `${parts.toSorted().join('\n\n')}\n`;
}

const shipped = read(readFileSync(file, 'utf8'));

test.each(rawPacks.map(({ folder }) => folder))('%s knows every id that it ever had', (game) => {
	const isKnown = (place: string, id: string): boolean =>
		[place, game].some((one) => known.get(one)?.has(id));
	const lost = [...shipped]
		.filter(([place]) => place.split('/')[0] === game)
		.flatMap(([place, ids]) =>
			[...ids].filter((id) => !isKnown(place, id)).map((id) => `${place}: ${id}`)
		);
	expect(lost).toEqual([]);
});

test('what is new is written down', async () => {
	const all = new Map(
		[...known, ...shipped].map(([place]) => {
			const ids = [...(shipped.get(place) ?? []), ...(known.get(place) ?? [])];
			return [place, new Set(ids)];
		})
	);
	await expect(written(all)).toMatchFileSnapshot('../fixtures/shipped-ids.txt');
});
