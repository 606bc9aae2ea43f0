import { beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../faults/amount.ts';
import { faultsOf } from './faults.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './situation.ts';

// Every sentence of the phrasebook, read for what no player would say.

let sentences: readonly Sentence[];

beforeAll(async () => {
	const lists = amount({ whole: 6, part: 1 });
	sentences = await sentencesOf(() => ({
		lists,
		variants: 1,
		asked: amount({ whole: 2, part: 0 })
	}));
}, 600_000);

test('no sentence has a fault of speech', () => {
	const faulty = sentences.flatMap((sentence) =>
		faultsOf(sentence).map((fault) => `${fault}: ${sentence.en} / ${sentence.de}`)
	);
	expect(faulty).toEqual([]);
});

test('sentences of every place are read', () => {
	const places = new Set(sentences.map(({ place }) => place));
	expect(places.size).toBe(7);
});

describe('a fault is found', () => {
	const names = new Set(['Pikes', 'Crown', 'Order of the Horn']);

	test.each([
		['Pikes has no a lore.', 'Pikes: Wähle eine Lehre.', '“has no a”'],
		['Choose an of these options.', 'Wähle eine Option.', 'two articles'],
		['Pikes: 1 units, maximum 2.', 'Pikes: 1 Einheit, Maximum 2.', '1 of several'],
		['Pikes: 2 unit, maximum 1.', 'Pikes: 2 Einheiten, Maximum 1.', 'several of one'],
		['Crown: undefined only.', 'Crown: nur Einheiten.', 'a value for a word'],
		['Pikes: 1 unit.', 'Pikes: 1 Einheiten.', '1 von mehreren'],
		['Pikes: 2 units.', 'Pikes: 2 Einheit.', 'mehrere von einem'],
		['Pikes: 2 magic items.', 'Pikes: 2 magic items.', 'English'],
		['Pikes only only.', 'Nur Pikes.', 'a doubled word'],
		['Pikes: .', 'Pikes.', 'an empty place'],
		['No big-red-horn.', 'Kein Horn.', 'an id'],
		['No STANDARD.', 'Keine Standarte.', 'a keyword'],
		['Crown (Crown): not with Pikes.', 'Crown: nicht mit Pikes.', 'a name repeated in brackets'],
		['pikes may not.', 'Pikes nicht.', 'a small letter at the head']
	])('%s %s: %s', (en, de, fault) => {
		expect(faultsOf({ en, de, names })).toContain(fault);
	});

	test('and a sound sentence has none', () => {
		const sound = {
			en: 'Order of the Horn: 1 unit, maximum 2.',
			de: 'Order of the Horn: 1 Einheit, Maximum 2.'
		};
		expect(faultsOf({ ...sound, names })).toEqual([]);
	});
});
