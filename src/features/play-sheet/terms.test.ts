import { expect, test } from 'vitest';
import { termPattern } from '../../i18n/naming/term-pattern.ts';
import { partsOf } from './terms.ts';

const pattern = termPattern(['blunder', 'drive back', 'drive', 'Überlauf']);

function marked(text: string): string {
	return partsOf(text, pattern)
		.map((part) => (part.term === undefined ? part.text : `[${part.text}>${part.term}]`))
		.join('');
}

test.each([
	['Ignores blunders.', 'Ignores [blunders>blunder].'],
	['A Blunder is a blunder.', 'A [Blunder>Blunder] is a blunder.'],
	['No drive back, but a drive.', 'No [drive back>drive back], but a [drive>drive].'],
	['Blunderbusses overdrive.', 'Blunderbusses overdrive.'],
	['blunder', '[blunder>blunder]'],
	['Im Überlauf', 'Im [Überlauf>Überlauf]'],
	['Nothing.', 'Nothing.']
])('“%s” leads by its words: %s', (text, parts) => {
	expect(marked(text)).toBe(parts);
});

test('without terms a text is only a text', () => {
	expect(termPattern([])).toBeUndefined();
	expect(partsOf('Ignores blunders.', undefined)).toEqual([{ text: 'Ignores blunders.' }]);
});
