import { describe, expect, test } from 'vitest';
import { rosterContext, type Edit, type MusteredUnit } from '#engine';
import { aList } from '../../../tests/builders.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { setModels, sizesText } from './set-models.ts';

const index = ranksIndex();

function only(line: string): MusteredUnit {
	const [unit] = rosterContext(aList(1000, line), index).units;
	if (!unit) throw new Error('no unit');
	return unit;
}

describe('the models of a unit', () => {
	test.each([
		{ line: 'guards:10', wanted: 11, models: 11, why: undefined },
		{ line: 'guards:10', wanted: 4, models: 5, why: '5 models are the fewest of Guards.' },
		{ line: 'guards:10', wanted: 21, models: 20, why: '20 models are the most of Guards.' },
		{ line: 'guards:20', wanted: 21, models: undefined, why: '20 models are the most of Guards.' },
		{ line: 'levies:10', wanted: 999, models: 999, why: undefined },
		{ line: 'levies', wanted: 10, models: undefined, why: undefined }
	])('$line made $wanted: $models', ({ line, wanted, models, why }) => {
		const edits: Edit[] = [];
		const editor = { edit: (edit: Edit) => void edits.push(edit) };
		expect(setModels(editor, only(line), wanted)).toBe(why);
		expect(edits).toEqual(models === undefined ? [] : [{ kind: 'set-models', unit: 'u1', models }]);
	});

	test.each([
		{ entry: 'levies', text: '5 or more models' },
		{ entry: 'guards', text: '5–20 models' },
		{ entry: 'duke', text: '' }
	])('$entry: “$text”', ({ entry, text }) => {
		const indexed = index.entries.get(entry);
		expect(indexed && sizesText(indexed)).toBe(text);
	});
});
