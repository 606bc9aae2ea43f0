import { beforeAll, describe, expect, test } from 'vitest';
import { openTree, subjectsOf } from '../net/tree.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';
import { faultsOf } from './faults.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './situation.ts';

// Every sentence of the phrasebook, read for what no player would say.

let sentences: readonly Sentence[];

beforeAll(async () => {
	const lists = amount({ all: 6, part: 1 });
	sentences = sentencesOf(inRun(subjectsOf(await openTree())), () => ({
		lists,
		variants: 1,
		asked: amount({ all: 2, part: 0 })
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
		['pikes may not.', 'Pikes nicht.', 'a small letter at the head'],
		['Pikes and Crown and hired men: 1.', 'Pikes: 1.', 'two ands in a row'],
		['Pikes: not in a line with units other than Pikes.', 'Pikes.', 'others than itself'],
		['Relics: maximum depends on the unit.', 'Relikte.', 'a number that is not told'],
		['Pikes need an option.', 'Pikes.', 'a choice without a name'],
		['Units with Crown who is not mortal.', 'Pikes.', 'units who is'],
		['Pikes: as many Relic items as allowed.', 'Pikes.', 'a capital within'],
		['Pikes: 3 from 0.', 'Pikes: 3.', 'from nought'],
		['Arts barred by Crown for Pikes: none.', 'Pikes.', 'barred by what it is for'],
		['Pikes: maximum 1.', 'Pikes: Maximum 1 je pike.', 'je with a small word'],
		['Pikes: 3.', 'Pikes: 3 ab 0.', 'ab null'],
		['Not applicable.', 'Nicht anwendbar: General außer Pikes.', 'a role except'],
		['Add 2 Ull the Grims', '2 × Ull the Grim', 'several of one person'],
		['Add 2 The Lost Tens', '2 × The Lost Ten', 'several of one person'],
		['Runes for Pikes or Crown with Crown: one.', 'Runen.', 'with itself'],
		['Relics: none.', 'Relikte (Auslegung: Those of the book alone).', 'an English sentence']
	])('%s %s: %s', (en, de, fault) => {
		expect(faultsOf({ en, de, names })).toContain(fault);
	});

	test('and a sound sentence has none', () => {
		const sound = {
			en: 'Order of the Horn: 1 unit, maximum 2, or 2 Ladies of the Fens.',
			de: 'Order of the Horn: 1 Einheit, Maximum 2.'
		};
		expect(faultsOf({ ...sound, names })).toEqual([]);
	});
});
