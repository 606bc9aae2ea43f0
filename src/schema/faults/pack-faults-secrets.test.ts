import { describe, expect, test } from 'vitest';
import { anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import { packFaults } from './pack-faults-pack.ts';
import type { Reading, Secret } from '../pack.ts';

const telling: Reading = {
	id: 'telling',
	question: 'Who tells?',
	answers: [
		{ id: 'secret', text: 'Nobody.' },
		{ id: 'told', text: 'Both.' }
	],
	default: 'secret',
	source: aSource
};
const secret: Secret = {
	id: 'spies',
	of: { any: ['spies'] },
	text: 'Spies are secret.',
	source: aSource,
	reading: 'telling',
	when: 'secret'
};

function faultsOf(changes: Partial<Secret>): readonly string[] {
	const system = aSystem({
		entries: [],
		readings: [telling],
		secrets: [{ ...secret, ...changes }]
	});
	const tin = anArmy({ entries: [anEntry('pikes')] });
	const lead = anArmy({
		id: 'lead',
		name: 'Lead',
		aliases: [],
		entries: [anEntry('pikes'), anEntry('spies')]
	});
	return packFaults(system, [tin, lead]).filter((fault) => !fault.includes('twice'));
}

describe('secrets', () => {
	test('are of what one army at least has, and hang on an answer that there is', () => {
		expect(faultsOf({})).toEqual([]);
		expect(faultsOf({ of: { any: ['spies'], none: ['ghosts'] } })).toEqual([
			'secret spies: nothing is "ghosts"'
		]);
		expect(faultsOf({ when: 'perhaps' })).toEqual([
			'secret spies: no answer "perhaps" to "telling"'
		]);
		expect(faultsOf({ reading: 'asking' })).toEqual(['secret spies: no reading "asking"']);
		expect(faultsOf({ source: { book: 'lost' } })).toEqual(['secret spies: no book "lost"']);
	});
});
