import { expect, test } from 'vitest';
import { readListTexts } from './list-text.ts';
import { severalLists } from './several-lists.ts';

/** How often the lines of a text are looked at in search of further lists. */
function looksAt(lines: number): number {
	const [text] = readListTexts(`Tin Host 1000 points\n${'Pikes - 90\n'.repeat(lines)}`);
	if (!text) throw new Error('This is no list.');
	let looks = 0;
	const allLines = text.allLines.map(({ number, text: line }) => ({
		number,
		get text() {
			looks += 1;
			return line;
		}
	}));
	expect(severalLists({ ...text, allLines }, [])).toHaveLength(1);
	return looks;
}

test('a text twice as long takes twice as many looks', () => {
	expect(looksAt(800)).toBeLessThan(looksAt(400) * 2.1);
});
