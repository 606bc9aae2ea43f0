import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import { applyEdit, isAlike, mergeRosters, hashOf, type Edit } from '#engine';
import type { Roster, Step } from '#schema';
import { RosterLog } from '../../src/persistence/history/roster-log.svelte.ts';
import type { MadeEdit } from '../../src/persistence/history/roster-log-chain.ts';
import type { Past } from '../../src/persistence/index.ts';
import { anIndex, aRoster, aUnit } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';

// Two tabs without a page: each with a log, and between them a row that is stored over what was seen alone.

const index = anIndex();
const start = deepFreeze(
	aRoster({
		units: ['a1', 'a2', 'b1', 'b2', 'c'].map((id) => aUnit('pikes', { id })),
		groups: [{ id: 'g', kind: 'company' }]
	})
);

/** What is stored. */
class Shelf {
	row: { roster: Roster; past: Past; updatedAt: number } = {
		roster: start,
		past: { cursor: 0, steps: 0 },
		updatedAt: 1
	};
	readonly steps = new Map<number, string>();
	/** Every roster that was ever stored. */
	readonly seen: string[] = [JSON.stringify(start)];

	get stored(): { steps: readonly Step[]; last: number } {
		const steps = [...this.steps].toSorted(([a], [b]) => a - b);
		return {
			steps: steps.map(([, text]) => JSON.parse(text) as Step),
			last: steps.at(-1)?.[0] ?? 0
		};
	}

	/** False if it is overtaken. */
	save(roster: Roster, unsaved: ReturnType<RosterLog['unsavedSteps']>, over: number): boolean {
		if (over !== this.row.updatedAt) return false;
		for (const step of unsaved.made) this.steps.set(step.n, JSON.stringify(step));
		for (const n of this.steps.keys()) if (n > unsaved.steps) this.steps.delete(n);
		const { cursor, steps } = unsaved;
		this.row = { roster, past: { cursor, steps }, updatedAt: over + 1 };
		this.seen.push(JSON.stringify(roster));
		return true;
	}
}

class Tab {
	readonly #shelf: Shelf;
	#made: MadeEdit[] = [];
	#known: Shelf['row'];
	#clock = 1000;
	#isWaiting = false;
	roster: Roster;
	log: RosterLog;
	asked = 0;

	constructor(shelf: Shelf) {
		this.#shelf = shelf;
		this.#known = shelf.row;
		this.roster = shelf.row.roster;
		this.log = this.#open();
	}

	#open(): RosterLog {
		const { steps, last } = this.#shelf.stored;
		const takeEdits = () => this.#made.splice(0);
		const { roster, past } = this.#known;
		return new RosterLog({ roster, past, index: () => index, takeEdits }, steps, last);
	}

	edit(edit: Edit, joins: boolean): void {
		const before = this.roster;
		const after = deepFreeze(applyEdit(before, edit));
		this.#made.push({ edit, before, after, at: (this.#clock += joins ? 10 : 5000), joins });
		this.roster = after;
		this.#isWaiting = true;
	}

	undo(): void {
		const roster = this.log.undo();
		if (!roster) return;
		this.roster = roster;
		this.#isWaiting = true;
	}

	/** Stores what waits, joined with what the other has stored. */
	save(): void {
		while (this.#isWaiting) {
			const unsaved = this.log.unsavedSteps();
			if (this.#shelf.save(this.roster, unsaved, this.#known.updatedAt)) {
				this.log.afterSave(unsaved);
				this.#known = this.#shelf.row;
				this.#isWaiting = false;
			} else this.#rejoin();
		}
	}

	#rejoin(): void {
		const theirs = this.#shelf.row;
		const { roster, conflicts } = mergeRosters(this.#known.roster, this.roster, theirs.roster);
		this.asked += conflicts.length;
		this.#known = theirs;
		this.log.rejoin({ ...theirs, ...this.#shelf.stored }, roster);
		this.roster = roster;
	}

	/** Sees what the other has stored, unless something waits here. */
	follow(): void {
		if (this.#isWaiting || this.#known === this.#shelf.row) return;
		this.#known = this.#shelf.row;
		this.roster = this.#known.roster;
		this.log = this.#open();
	}
}

type Who = 'a' | 'b';
type Act = { readonly who: Who } & (
	| { readonly do: 'edit'; readonly edit: Edit; readonly joins: boolean }
	| { readonly do: 'save' | 'follow' | 'undo' }
);

/** Edits of the units of one tab, and of new ones of its own. */
/** @param hasUndo whether steps are undone, and none is joined to the one before */
function actsOf(who: Who, hasUndo: boolean): fc.Arbitrary<Act> {
	const own = fc.constantFrom(`${who}1`, `${who}2`, `${who}3`, `${who}4`);
	const fresh = fc.constantFrom(`${who}3`, `${who}4`);
	const edit = fc.oneof<fc.Arbitrary<Edit>[]>(
		fresh.map((id) => ({
			kind: 'several',
			edits: [
				{ kind: 'remove-units', units: [id] },
				{ kind: 'add-units', units: [aUnit('slingers', { id })] }
			]
		})),
		own.map((unit) => ({ kind: 'remove-units', units: [unit] })),
		own.map((unit) => ({ kind: 'give-option', unit, option: 'banner' })),
		fc
			.tuple(own, fc.constantFrom('X', 'Y', ''))
			.map(([unit, name]) => ({ kind: 'name-unit', unit, name })),
		own.map((unit) => ({ kind: 'join-group', units: [unit], group: 'g' })),
		own.map((unit) => ({ kind: 'move-units', units: [unit], before: 'c' })),
		fc.constant({ kind: 'answer', reading: who, answer: 'yes' })
	);
	const act = fc.oneof<fc.Arbitrary<Act>[]>(
		fc.record({
			who: fc.constant(who),
			do: fc.constant('edit'),
			edit,
			joins: hasUndo ? fc.constant(false) : fc.boolean()
		}),
		fc.record({ who: fc.constant(who), do: fc.constantFrom('save', 'follow') })
	);
	const undo = fc.constant<Act>({ who, do: 'undo' });
	return hasUndo ? fc.oneof({ arbitrary: act, weight: 4 }, { arbitrary: undo, weight: 1 }) : act;
}

function play(acts: readonly Act[]): { shelf: Shelf; a: Tab; b: Tab } {
	const shelf = new Shelf();
	const tabs = { a: new Tab(shelf), b: new Tab(shelf) };
	for (const act of acts) {
		if (act.do === 'edit') tabs[act.who].edit(act.edit, act.joins);
		else tabs[act.who][act.do]();
	}
	for (const round of ['save', 'follow'] as const) {
		tabs.a[round]();
		tabs.b[round]();
	}
	return { shelf, ...tabs };
}

function stories(hasUndo: boolean): fc.Arbitrary<readonly Act[]> {
	return fc.array(fc.oneof(actsOf('a', hasUndo), actsOf('b', hasUndo)), { maxLength: 30 });
}

/** What a tab may have touched, whatever the order. */
function partOf({ units, readings }: Roster, who: Who): unknown {
	const own = units.filter(({ id }) => id.startsWith(who));
	return [own.toSorted((x, y) => (x.id < y.id ? -1 : 1)), readings?.[who]];
}

test('two tabs that edit different units come to the same, with all that both did', () => {
	fc.assert(
		fc.property(stories(false), (acts) => {
			const { shelf, a, b } = play(acts);
			expect([a.asked, b.asked]).toEqual([0, 0]);
			expect(hashOf(a.roster)).toBe(hashOf(shelf.row.roster));
			expect(hashOf(b.roster)).toBe(hashOf(shelf.row.roster));
			for (const who of ['a', 'b'] as const) {
				const alone = acts.reduce<Roster>(
					(roster, act) =>
						act.do === 'edit' && act.who === who ? applyEdit(roster, act.edit) : roster,
					start
				);
				expect(isAlike(partOf(a.roster, who), partOf(alone, who))).toBe(true);
			}
		})
	);
});

/** Every roster of a tab's history, the oldest first. */
function historyOf({ roster, log }: Tab): readonly Roster[] {
	let last = roster;
	for (let next = log.redo(); next; next = log.redo()) last = next;
	const walked = [last];
	for (let next = log.undo(); next; next = log.undo()) walked.unshift(next);
	return walked;
}

test('each step is what one tab did, and the first was made of the roster as it began', () => {
	fc.assert(
		fc.property(stories(false), (acts) => {
			const { a, b } = play(acts);
			for (const walked of [a, b].map(historyOf)) {
				expect(JSON.stringify(walked[0])).toBe(JSON.stringify(start));
				for (const [at, after] of walked.slice(1).entries()) {
					const before = walked[at] ?? start;
					const whose = (['a', 'b'] as const).filter(
						(who) => !isAlike(partOf(before, who), partOf(after, who))
					);
					// None where a unit has but moved.
					expect(whose.length).toBeLessThan(2);
				}
			}
		})
	);
});

test('whatever was stored is in the history that both share, back to the beginning', () => {
	fc.assert(
		fc.property(stories(true), (acts) => {
			const { shelf, a, b } = play(acts);
			for (const walked of [a, b].map(historyOf)) {
				const texts = new Set(walked.map((roster) => JSON.stringify(roster)));
				expect(JSON.stringify(walked[0])).toBe(shelf.seen[0]);
				expect(shelf.seen.filter((text) => !texts.has(text))).toEqual([]);
			}
		})
	);
});
