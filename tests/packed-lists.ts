import { indexArmy } from '#engine';
import type { Army, EventPack, Roster } from '#schema';
import { openPacked, type OpenedList } from '../src/exchange/list-code/open-packed.ts';
import { packRoster } from '../src/exchange/list-code/pack.ts';
import type { PackedList } from '../src/exchange/list-code/packed-list.ts';
import { readPacked } from '../src/exchange/list-code/read-packed.ts';
import { anArmy, anEntry, aRoster, aSystem, aUnit } from './builders.ts';

const reading = {
	id: 'lefthanded',
	question: 'May captains be left-handed?',
	answers: [
		{ id: 'no', text: 'No.' },
		{ id: 'yes', text: 'Yes.' }
	],
	default: 'no',
	source: { line: 1 }
};

/** The toy system with a question. */
export const linkSystem = aSystem({ readings: [reading] });

const crowd = anEntry('crowd', { size: { min: 5, usual: 10 } });

/** The toy army with a crowd, of whom there may be many. */
export const linkArmy = anArmy({ entries: [...anArmy().entries, crowd] });

/** An event without a rule. */
export const linkEvent: EventPack = {
	formatVersion: 1,
	name: 'Frühlingsfest',
	system: 'toy',
	date: '2026-03-01',
	constraints: []
};

/** An id, always the same. */
export const newId = (): string => '00000000-0000-4000-8000-00000000000a';

/** A list with something of everything that a link may bring, and notes, which it does not. */
export const linkedList = aRoster({
	name: 'Łódź & Søn',
	units: [
		aUnit('pikes', { id: 'a', group: 'left' }),
		aUnit('captain', { id: 'b', options: ['oath', 'banner'], name: 'Old “Red” Bo', note: 'Dice!' }),
		aUnit('crowd', { id: 'c', models: 25 }),
		aUnit('pikes', { id: 'd', group: 'left' }),
		aUnit('slingers', { id: 'e' })
	],
	groups: [{ id: 'left', kind: 'company', name: 'Left wing' }],
	readings: { lefthanded: 'yes' },
	note: 'For Saturday'
});

/** A roster as the text in a link, in at most so many letters, and with its event's rules in at most so many. */
export function packedText(
	roster: Roster,
	of: Army = linkArmy,
	most = Infinity,
	mostWithRules = 0
): string {
	return packRoster(roster, indexArmy(linkSystem, of, roster), { most, mostWithRules }) ?? '';
}

/** What the text in a link holds; that it holds nothing is a failure. */
export function contentOf(text: string): PackedList {
	const read = readPacked(text);
	if (!read.ok) throw new Error(read.faults[0]?.message);
	return read.packed;
}

/** The text in a link as a list, where there are this army and these events. */
export function openText(
	text: string,
	of: Army = linkArmy,
	events: readonly EventPack[] = []
): OpenedList {
	return openPacked(contentOf(text), { system: linkSystem, army: of, events, newId });
}
