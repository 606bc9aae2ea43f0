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
		{ line: 'guards:10', wanted: 4, models: 5, why: 'Guards: minimum 5 models.' },
		{ line: 'guards:10', wanted: 21, models: 20, why: 'Guards: maximum 20 models.' },
		{ line: 'guards:20', wanted: 21, models: undefined, why: 'Guards: maximum 20 models.' },
		{ line: 'levies:10', wanted: 999, models: 999, why: undefined },
		{ line: 'levies', wanted: 10, models: undefined, why: undefined }
	])('$line made $wanted: $models', ({ line, wanted, models, why }) => {
		const edits: Edit[] = [];
		const editor = { edit: (edit: Edit) => void edits.push(edit) };
		expect(setModels(editor, only(line), wanted)).toBe(why);
		expect(edits).toEqual(models === undefined ? [] : [{ kind: 'set-models', unit: 'u1', models }]);
	});

	test.each([
		{ entry: 'levies', text: '5+ models' },
		{ entry: 'guards', text: '5–20 models' },
		{ entry: 'duke', text: '' }
	])('$entry: “$text”', ({ entry, text }) => {
		const indexed = index.entries.get(entry);
		expect(indexed && sizesText(indexed)).toBe(text);
	});
});
