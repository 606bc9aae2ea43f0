import { describe, expect, test } from 'vitest';
import { indexArmy, rosterContext, type ArmyIndex, type MusteredUnit } from '#engine';
import { aConstraint, aList } from '../../../../tests/builders.ts';
import { ranksArmy, ranksIndex, ranksSystem } from '../../../../tests/toy-ranks.ts';
import { areAllFree, optionPrice } from '../units/option-price.ts';
import { optionTables, roomOfText, roomText } from './option-tables.ts';

const index = ranksIndex(
	{
		kind: 'exclusive',
		of: { any: ['RUNE'] },
		on: { any: ['LEADER'] },
		max: { number: 'relics' },
		label: 'runes'
	},
	{ kind: 'exclusive', of: { any: ['RELIC'] }, max: 2 },
	{ kind: 'exclusive', of: { any: ['STEED'] }, max: 1 }
);

/** Everybody must have a relic. */
const oneRelic = aConstraint({ id: 'relic', kind: 'exclusive', of: { any: ['RELIC'] }, min: 1 });

function only(line: string, of: ArmyIndex = index): MusteredUnit {
	const [unit] = rosterContext(aList(1000, line), of).units;
	if (!unit) throw new Error('no unit');
	return unit;
}

describe('what a unit may be given', () => {
	test('arms, steeds and figures by their names, and what is picked elsewhere not at all', () => {
		const { inDialog: tables, inPicker } = optionTables({ index, limit: 1000 }, only('guards'));
		expect(tables.map(({ heading, look }) => `${heading}: ${look}`)).toEqual([
			'arms: chips',
			'steed: chips',
			'command: chips',
			'relic: chips',
			'role: chips'
		]);
		expect(inPicker.map(({ heading }) => heading)).toEqual(['rune']);
	});

	test('what it must have comes first, and what such units seldom take last', () => {
		const types = ranksSystem.types.map((type) =>
			type.id === 'arms' ? { ...type, seldomFor: { any: ['LEADER'] } } : type
		);
		const own = indexArmy({ ...ranksSystem, types, constraints: [oneRelic] }, ranksArmy);
		const headings = (line: string) =>
			optionTables({ index: own, limit: 1000 }, only(line, own)).inDialog.map(
				({ heading, isSeldom }) => (isSeldom ? `${heading}, seldom` : heading)
			);
		expect(headings('guards')).toEqual(['relic', 'arms', 'steed', 'command', 'role']);
		expect(headings('duke')).toEqual(['relic', 'steed', 'command', 'role', 'arms, seldom']);
	});

	test.each([
		{ line: 'duke', rooms: ['0/2 runes'], relics: '0/2' },
		{ line: 'duke + fire + fire + orb', rooms: ['2/2 runes'], relics: '1/2' },
		{ line: 'baron + fire', rooms: ['1/1 runes'], relics: '0/2' },
		{ line: 'guards', rooms: [], relics: '0/2' }
	])('$line has room: $rooms, relics $relics', ({ line, rooms, relics }) => {
		const unit = only(line);
		const { rooms: found, inDialog: tables } = optionTables({ index, limit: 1000 }, unit);
		const words = found.map((room) => `${roomText(room)} ${room.label}`);
		expect(words).toEqual(rooms);
		const room = (heading: string) => tables.find((table) => table.heading === heading)?.room;
		expect(roomText(room('relic') ?? { label: '', chosen: 0, min: 0, max: 0 })).toBe(relics);
		expect(room('steed')).toBeUndefined();
	});

	test('a minimum and a maximum of two rules are one room', () => {
		const steeds = { kind: 'exclusive', of: { any: ['STEED'] } } as const;
		const both = ranksIndex({ ...steeds, max: 1 }, { ...steeds, min: 1 });
		const { inDialog } = optionTables({ index: both, limit: 1000 }, only('guards', both));
		const room = inDialog.find(({ heading }) => heading === 'steed')?.room;
		expect(room && roomText(room)).toBe('0/1');
	});

	test.each([
		{ line: 'duke', room: '0/40 points' },
		{ line: 'duke + fire + stone', room: '25/40 points' },
		{ line: 'duke + fire + fire + stone', room: '45/40 points' },
		{ line: 'baron', room: undefined }
	])('$line may have runes: $room', ({ line, room }) => {
		const paid = ranksIndex({
			kind: 'budget',
			of: { any: ['RUNE'] },
			on: { any: ['duke'] },
			max: 40,
			label: 'runes'
		});
		const { rooms } = optionTables({ index: paid, limit: 1000 }, only(line, paid));
		expect(rooms.map(roomOfText)).toEqual(
			room === undefined ? [] : [`Runes: ${room.replace(' points', '')}`]
		);
	});

	test.each([
		{ room: { chosen: 0, min: 1, max: undefined }, text: '0 (min 1)' },
		{ room: { chosen: 1, min: 1, max: 1 }, text: '1/1' },
		{ room: { chosen: 3, min: 2, max: 4 }, text: '3/2–4' },
		{ room: { chosen: 0, min: 0, max: 3 }, text: '0/3' }
	])('$text', ({ room, text }) => {
		expect(roomText({ label: undefined, ...room })).toBe(text);
	});
});

describe('the price of an option at a unit', () => {
	test.each([
		{ line: 'guards', option: 'lance', price: '+2 per model' },
		{ line: 'levies', option: 'targe', price: '+½ per model' },
		{ line: 'guards + charger', option: 'lance', price: '+4 per model' },
		{ line: 'guards + charger + lance', option: 'lance', price: '+4 per model' },
		{ line: 'guards', option: 'charger', price: '+11 per model' },
		{ line: 'guards + lance', option: 'banner', price: '+10' },
		{ line: 'duke', option: 'lance', price: '+2' },
		{ line: 'duke', option: 'nag', price: 'free' },
		{ line: 'duke', option: 'orb', price: '+12½' },
		{ line: 'duke + fire + fire', option: 'fire', price: '+20' }
	])('$option for $line: $price', ({ line, option, price }) => {
		const indexed = index.entries.get(option);
		expect(indexed && optionPrice(index, only(line), indexed)).toBe(price);
	});
});

test.each([
	{ line: 'duke', options: ['nag', 'chief'], are: true },
	{ line: 'duke + nag', options: ['nag', 'chief'], are: true },
	{ line: 'duke', options: ['nag', 'ring'], are: false }
])('of $line all of $options are free: $are', ({ line, options, are }) => {
	const of = index.options.filter(({ entry }) => options.includes(entry.id));
	expect(of).toHaveLength(options.length);
	expect(areAllFree(index, only(line), of)).toBe(are);
});
