import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, applyPatch, patchOf, type ArmyIndex, type Edit } from '#engine';
import { Roster, Step, type RosterUnit } from '#schema';
import { RosterLog } from '../../src/state/roster-log.svelte.ts';
import type { MadeEdit } from '../../src/state/roster-log-joins.ts';
import { aRoster } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { warmasterArmies, warmasterIndex } from '../warmaster.ts';

const indexes = warmasterArmies.map(({ id }) => warmasterIndex(id));
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

function rosterOf(index: ArmyIndex): fc.Arbitrary<Roster> {
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
function editOf(index: ArmyIndex): fc.Arbitrary<Edit> {
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

type Act =
	| { readonly do: 'edit'; readonly edit: Edit; readonly joins: boolean; readonly wait: number }
	| { readonly do: 'undo' | 'redo' | 'reload' };

interface Story {
	readonly index: ArmyIndex;
	readonly start: Roster;
	readonly acts: readonly Act[];
}

const story: fc.Arbitrary<Story> = fc.constantFrom(...indexes).chain((index) => {
	const edit: fc.Arbitrary<Act> = fc.record({
		do: fc.constant('edit' as const),
		edit: editOf(index),
		joins: fc.boolean(),
		wait: fc.constantFrom(10, 5000)
	});
	const other: fc.Arbitrary<Act> = fc.record({
		do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const, 'reload' as const)
	});
	const act = fc.oneof({ arbitrary: edit, weight: 3 }, { arbitrary: other, weight: 2 });
	return fc.record({
		index: fc.constant(index),
		start: rosterOf(index),
		acts: fc.array(act, { maxLength: 25 })
	});
});

/** An editor without a page: the roster, its log, and a storage that holds text. */
class Desk {
	readonly #index: ArmyIndex;
	readonly #stored = new Map<number, string>();
	#made: MadeEdit[] = [];
	#clock = 1000;
	roster: Roster;
	log: RosterLog;

	constructor(index: ArmyIndex, roster: Roster) {
		this.#index = index;
		this.roster = deepFreeze(roster);
		this.log = this.#open({ cursor: 0, steps: 0 });
	}

	act(act: Act): void {
		if (act.do === 'edit') this.#edit(act.edit, act.joins, act.wait);
		else if (act.do === 'reload') this.reload();
		else this.roster = this.log[act.do]() ?? this.roster;
	}

	#edit(edit: Edit, joins: boolean, wait: number): void {
		const before = this.roster;
		const after = deepFreeze(applyEdit(before, edit));
		// What the editor can make is a roster; what these edits make at random may be none.
		if (!Roster.safeParse(after).success) return;
		this.#clock += wait;
		this.#made.push({ edit, before, after, at: this.#clock, joins });
		this.roster = after;
	}

	/** Stores everything as text and opens it again. */
	reload(): void {
		const unstored = this.log.unstored();
		for (const step of unstored.made) this.#stored.set(step.n, JSON.stringify(step));
		for (const n of this.#stored.keys()) if (n > unstored.steps) this.#stored.delete(n);
		this.roster = JSON.parse(JSON.stringify(this.roster)) as Roster;
		this.log = this.#open(unstored);
	}

	#open(past: { readonly cursor: number; readonly steps: number }): RosterLog {
		const steps = [...this.#stored].toSorted(([a], [b]) => a - b).map(([, text]) => readStep(text));
		const logged = {
			roster: this.roster,
			past,
			index: () => this.#index,
			takeEdits: () => this.#made.splice(0)
		};
		return new RosterLog(logged, steps, steps.at(-1)?.n ?? 0);
	}

	/** Goes along the history to its end and returns every roster on the way, as text. */
	goAll(way: 'undo' | 'redo'): readonly string[] {
		const seen = [JSON.stringify(this.roster)];
		for (let next = this.log[way](); next; next = this.log[way]()) {
			this.roster = next;
			seen.push(JSON.stringify(next));
		}
		return seen;
	}
}

function readStep(text: string): Step {
	const step: unknown = JSON.parse(text);
	Step.parse(step);
	return step as Step;
}

function play({ index, start, acts }: Story): Desk {
	const desk = new Desk(index, start);
	for (const act of acts) desk.act(act);
	return desk;
}

test('a patch leads from any roster to any other, to the byte', () => {
	const pair = fc
		.constantFrom(...indexes)
		.chain((index) => fc.tuple(rosterOf(index), rosterOf(index)));
	fc.assert(
		fc.property(pair, ([one, other]) => {
			const patch: unknown = JSON.parse(JSON.stringify(patchOf(one, other)));
			const made = applyPatch(deepFreeze(one), patch as ReturnType<typeof patchOf>);
			expect(JSON.stringify(made)).toBe(JSON.stringify(other));
		}),
		{ numRuns: 500 }
	);
});

test('everything undone is the roster as it was at first, and redone as it was at last', () => {
	fc.assert(
		fc.property(story, (told) => {
			const desk = play(told);
			const now = JSON.stringify(desk.roster);
			desk.goAll('redo');
			const back = desk.goAll('undo');
			expect(back.at(-1)).toBe(JSON.stringify(told.start));
			const forth = desk.goAll('redo');
			expect(forth).toEqual(back.toReversed());
			expect(forth).toContain(now);
		}),
		{ numRuns: 300 }
	);
});

test('so it is after a reload, too', () => {
	fc.assert(
		fc.property(story, (told) => {
			const desk = play(told);
			desk.goAll('redo');
			desk.reload();
			const back = desk.goAll('undo');
			expect(back.at(-1)).toBe(JSON.stringify(told.start));
			desk.reload();
			expect(desk.goAll('redo')).toEqual(back.toReversed());
		}),
		{ numRuns: 300 }
	);
});

test('no roster that there was is ever lost to an edit made after undoing', () => {
	const apart = story.map((told) => ({
		...told,
		acts: told.acts.map((act) => (act.do === 'edit' ? { ...act, joins: false, wait: 5000 } : act))
	}));
	fc.assert(
		fc.property(apart, (told) => {
			const desk = new Desk(told.index, told.start);
			const seen = new Set<string>();
			for (const act of told.acts) {
				desk.act(act);
				seen.add(JSON.stringify(desk.roster));
			}
			desk.goAll('redo');
			const all = new Set(desk.goAll('undo'));
			expect([...seen].filter((roster) => !all.has(roster))).toEqual([]);
		}),
		{ numRuns: 300 }
	);
});

test('the steps that are kept lead to what they say, from wherever the roster is', async () => {
	await fc.assert(
		fc.asyncProperty(story, async (told) => {
			const desk = play(told);
			desk.reload();
			const way = desk.goAll('undo').toReversed();
			const first = desk.log.cursor;
			// From one end and from the other.
			for (const end of ['undo', 'redo'] as const) {
				desk.goAll(end);
				const states = way.map((_, at) => desk.log.stateAt(first + at));
				expect((await Promise.all(states)).map((state) => JSON.stringify(state))).toEqual(way);
			}
		}),
		{ numRuns: 100 }
	);
});
