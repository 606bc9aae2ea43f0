import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTextArmy, recognise, resolveText } from '../../src/exchange/index.ts';
import { smallRosters } from './small-rosters.ts';

// What Muster 1.0 wrote stays readable, whatever words it uses today. These files are never changed.
const folder = new URL('../fixtures/pasted/1.0/', import.meta.url);

test.each(readdirSync(folder))('%s is read as the list that it was', (name) => {
	const [system = ''] = name.split('.');
	const small = smallRosters[system];
	if (!small) throw new Error(`There is no list of ${system}.`);
	const { index, roster } = small;
	const text = readFileSync(new URL(name, folder), 'utf8');
	const file = recognise(text.replaceAll('DATE', index.system.revision));
	if (file.kind !== 'list-text') throw new Error(`This is ${file.kind}.`);
	const systems = [{ ...index.system, armies: [index.army] }];
	expect(findTextArmy(file.text, systems)).toEqual({
		system: index.system.id,
		army: index.army.id
	});
	const read = resolveText(file.text, index, () => roster.id);
	if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
	expect(read.roster.size).toBe(roster.size);
	const entriesOf = (units: typeof roster.units) =>
		units.map(({ entry, options = [] }) => [entry, ...options.toSorted()].join()).toSorted();
	expect(entriesOf(read.roster.units)).toEqual(entriesOf(roster.units));
});
