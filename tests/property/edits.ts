import { fc } from '../draw.ts';
import type { ArmyIndex, Edit } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { aRoster } from '../builders.ts';

// Rosters and edits at random: few ids, so that edits meet each other.

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const anId = fc.constantFrom(...ids);
const someIds = fc.uniqueArray(anId, { minLength: 1, maxLength: 4 });
const aName = fc.string({ maxLength: 8 });

/** A unit of an army with options of it, its keys in any order. */
function unitOf(index: ArmyIndex): fc.Arbitrary<RosterUnit> {
	const option = fc.constantFrom(...index.options.map(({ entry }) => entry.id));
	const unit = fc.record(
		{
			id: anId,
			entry: fc.constantFrom(...index.units.map(({ entry }) => entry.id)),
			options: fc.array(option, { maxLength: 3 }),
			name: aName,
			note: aName,
			group: anId
		},
		{ requiredKeys: ['id', 'entry'] }
	);
	return inAnyOrder(unit);
}

/** Keys in another order are other bytes. */
function inAnyOrder<T extends object>(things: fc.Arbitrary<T>): fc.Arbitrary<T> {
	return fc
		.tuple(things, fc.boolean())
		.map(([thing, isTurned]) =>
			isTurned ? (Object.fromEntries(Object.entries(thing).toReversed()) as T) : thing
		);
}

/** A roster of an army, whatever it may have. */
export function rosterOf(index: ArmyIndex): fc.Arbitrary<Roster> {
	const units = fc.uniqueArray(unitOf(index), { selector: ({ id }) => id, maxLength: 8 });
	const group = fc.record({ id: anId, kind: fc.constant('brigade') });
	const changes = fc.record(
		{
			army: fc.constant(index.army.id),
			units,
			name: aName,
			size: fc.integer({ min: 1, max: 4000 }),
			groups: fc.uniqueArray(group, { selector: ({ id }) => id, maxLength: 3 }),
			note: aName
		},
		{ requiredKeys: ['army', 'units', 'name', 'size'] }
	);
	return inAnyOrder(changes.map((changed) => aRoster(changed)));
}

/** Any edit at all; most find something to change, some do not. */
export function editOf(index: ArmyIndex): fc.Arbitrary<Edit> {
	const option = fc.constantFrom(...index.options.map(({ entry }) => entry.id));
	const kind = <K extends Edit['kind']>(is: K) => ({ kind: fc.constant(is) });
	const event = fc.constant({
		formatVersion: 1 as const,
		name: 'Cup',
		system: index.system.id,
		date: '2026-05-01',
		constraints: []
	});
	const simple: fc.Arbitrary<Edit>[] = [
		fc.record({ ...kind('add-units'), units: fc.array(unitOf(index), { maxLength: 3 }) }),
		fc.record({ ...kind('remove-units'), units: someIds }),
		fc.record({
			...kind('move-units'),
			units: someIds,
			before: fc.option(anId, { nil: undefined })
		}),
		fc.record({ ...kind('give-option'), unit: anId, option }),
		fc.record({ ...kind('take-option'), unit: anId, option }),
		fc.record({ ...kind('swap-option'), unit: anId, from: option, to: option }),
		fc.record({ ...kind('name-unit'), unit: anId, name: aName }),
		fc.record({ ...kind('note-unit'), unit: anId, note: aName }),
		fc.record({
			...kind('add-group'),
			group: fc.record({ id: anId, kind: fc.constant('brigade') }),
			units: someIds
		}),
		fc.record({ ...kind('remove-group'), group: anId }),
		fc.record({ ...kind('name-group'), group: anId, name: aName }),
		fc.record({
			...kind('join-group'),
			units: someIds,
			group: fc.option(anId, { nil: undefined })
		}),
		fc.record({ ...kind('rename'), name: aName }),
		fc.record({ ...kind('resize'), size: fc.integer({ min: 1, max: 4000 }) }),
		fc.record({
			...kind('answer'),
			reading: anId,
			answer: fc.option(anId, { nil: undefined })
		}),
		fc.record({ ...kind('attend'), event: fc.option(event, { nil: undefined }) }),
		fc.record({ ...kind('restore'), roster: rosterOf(index) })
	];
	const several = fc.record({
		...kind('several'),
		edits: fc.array(fc.oneof(...simple), { minLength: 2, maxLength: 3 })
	});
	return fc.oneof(...simple, several);
}
