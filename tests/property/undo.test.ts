import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import { applyEdit, applyPatch, patchOf, type ArmyIndex, type Edit } from '#engine';
import { Roster, Step } from '#schema';
import { RosterLog } from '../../src/persistence/history/roster-log.svelte.ts';
import type { MadeEdit } from '../../src/persistence/history/roster-log-chain.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { warmasterArmies, warmasterIndex } from '../warmaster.ts';
import { editOf, rosterOf } from './edits.ts';

const indexes = warmasterArmies.map(({ id }) => warmasterIndex(id));
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
		const unsaved = this.log.unsavedSteps();
		for (const step of unsaved.made) this.#stored.set(step.n, JSON.stringify(step));
		for (const n of this.#stored.keys()) if (n > unsaved.steps) this.#stored.delete(n);
		this.roster = JSON.parse(JSON.stringify(this.roster)) as Roster;
		this.log = this.#open(unsaved);
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
		fc.property(story, (one) => {
			const desk = play(one);
			const now = JSON.stringify(desk.roster);
			desk.goAll('redo');
			const back = desk.goAll('undo');
			expect(back.at(-1)).toBe(JSON.stringify(one.start));
			const forth = desk.goAll('redo');
			expect(forth).toEqual(back.toReversed());
			expect(forth).toContain(now);
		}),
		{ numRuns: 300 }
	);
});

test('so it is after a reload, too', () => {
	fc.assert(
		fc.property(story, (one) => {
			const desk = play(one);
			desk.goAll('redo');
			desk.reload();
			const back = desk.goAll('undo');
			expect(back.at(-1)).toBe(JSON.stringify(one.start));
			desk.reload();
			expect(desk.goAll('redo')).toEqual(back.toReversed());
		}),
		{ numRuns: 300 }
	);
});

test('no roster that there was is ever lost to an edit made after undoing', () => {
	const apart = story.map((one) => ({
		...one,
		acts: one.acts.map((act) => (act.do === 'edit' ? { ...act, joins: false, wait: 5000 } : act))
	}));
	fc.assert(
		fc.property(apart, (one) => {
			const desk = new Desk(one.index, one.start);
			const seen = new Set<string>();
			for (const act of one.acts) {
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
		fc.asyncProperty(story, async (one) => {
			const desk = play(one);
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
