import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Track } from '#schema';
import {
	battlePlan,
	beatenBy,
	begun,
	countDeed,
	crossedOff,
	destroyDeed,
	filledRecord,
	isLost,
	leftOf,
	pieceDeed,
	played,
	pointsOf,
	type BattlePlan,
	type BattleState,
	type SidePlan
} from '../../src/content/battle/index.ts';
import { buildSheet } from '../../src/content/index.ts';
import { logLines } from '../../src/features/play/battle/battle-words.ts';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { Tap, type BattleSide, type Deed } from '../../src/schema/own/battle.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

// A game of each system, told turn by turn and worked out by hand before there was a screen, then replayed.

interface SideEnd {
	readonly points: number;
	readonly atEnd: number;
	readonly lost?: Readonly<Record<string, number>>;
	readonly of?: number;
	readonly beaten: readonly string[];
	readonly left: Readonly<Record<string, number>>;
	readonly hurt?: Readonly<Record<string, number>>;
	readonly pools?: Readonly<Record<string, number>>;
	readonly states: readonly string[];
}

interface Told {
	readonly own: object | 'sample';
	readonly enemy: object | 'sample' | null;
	readonly first: BattleSide;
	readonly taps: readonly string[];
	readonly end: {
		readonly round: number;
		readonly turn: BattleSide;
		readonly phase: string;
	} & Readonly<Record<BattleSide, SideEnd>>;
}

type Raw = (typeof rawPacks)[number];

function listOf({ system: raw, armies, sample }: Raw, list: object | 'sample') {
	const file = recognise(JSON.stringify(list === 'sample' ? sample : list));
	if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
	const system = System.parse(raw);
	const army = findArmy(
		file.list.army,
		armies.map((each) => Army.parse(each.army))
	);
	if (!army) throw new Error(`no army ${file.list.army}`);
	let made = 0;
	const result = resolveList(file.list, indexArmy(system, army), () => `id${String(++made)}`);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	const { roster } = result;
	return { roster, report: checkRoster(roster, indexArmy(system, army, roster)) };
}

function trackOf({ play }: Raw): Track {
	const sheet = play.find(({ language }) => language === 'en')?.sheet as { track: Track };
	return sheet.track;
}

function told(name: string): Told {
	const file = new URL(`battles/${name}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8')) as Told;
}

function unitOf(side: SidePlan, name: string) {
	const unit = side.units.find(({ called }) => called === name);
	if (!unit) throw new Error(`${name}: only ${side.units.map(({ called }) => called).join(', ')}`);
	return unit;
}

function named<T extends { readonly name: string }>(things: readonly T[], name: string): T {
	const thing = things.find((each) => each.name === name);
	if (!thing) throw new Error(`${name}: only ${things.map((each) => each.name).join(', ')}`);
	return thing;
}

/** What a line of a told game does. */
function deedOf(plan: BattlePlan, state: BattleState, line: string): Deed {
	const goes = /^they go first (own|enemy)$/.exec(line);
	if (goes) return { kind: 'first', side: goes[1] as BattleSide };
	if (line === 'turn' || line === 'phase') return { kind: line };
	const last = state.log.at(-1)?.tap.id ?? '';
	if (line === 'undo') return { kind: 'undo', of: last };
	const [, who = '', what = ''] = /^(own|enemy) (.+)$/.exec(line) ?? [];
	const side = plan[who as BattleSide];
	const counted = /^(points|pool|scores|crosses) ?(.*?) ?(-?\d+)$/.exec(what);
	if (counted) {
		const [, verb, name = '', by = ''] = counted;
		const key =
			verb === 'points'
				? side.pointsOf(state.round)
				: verb === 'pool'
					? named(side.pools, name).key
					: verb === 'scores'
						? named(side.scores, name).keyOf(state.round)
						: (named(side.counters, name).keys[0] ?? '');
		return countDeed(key, Number(by));
	}
	const gone = /^(.+) destroyed$/.exec(what);
	if (gone) return destroyDeed(unitOf(side, gone[1] ?? ''), state.values);
	const is = /^(.+) is (no longer )?(.+)$/.exec(what);
	if (is) {
		const { key } = named(unitOf(side, is[1] ?? '').states, is[3] ?? '');
		return countDeed(key, is[2] ? -1 : 1);
	}
	const [, name = '', verb, by = ''] = /^(.+) (loses|wounded) (\d+)$/.exec(what) ?? [];
	const [track] = unitOf(side, name).tracks;
	if (!track) throw new Error(`no boxes: ${line}`);
	return verb === 'loses'
		? pieceDeed(track, state.values, Number(by))
		: countDeed(track.key, Number(by));
}

function planOf(raw: Raw, { own, enemy }: Pick<Told, 'own' | 'enemy'>): BattlePlan {
	return battlePlan(listOf(raw, own), enemy ? listOf(raw, enemy) : undefined, trackOf(raw));
}

function tapsOf(plan: BattlePlan, { first, taps }: Told): readonly Tap[] {
	const made: Tap[] = [];
	for (const line of taps) {
		const deed = deedOf(plan, played(plan, first, made), line);
		made.push({ id: `t${made.length}`, battle: 'b', at: made.length, deed });
	}
	return made;
}

function numbers(of: readonly (readonly [string, number])[]): Readonly<Record<string, number>> {
	return Object.fromEntries(of);
}

/** The state of a side, as far as the game that was told says it. */
function sideEnd(
	plan: BattlePlan,
	state: BattleState,
	wanted: SideEnd,
	which: BattleSide
): SideEnd {
	const { values } = state;
	const side = plan[which];
	const main = (name: string) => {
		const [track] = unitOf(side, name).tracks;
		return track ? leftOf(track, values) : { pieces: -1, hurt: -1 };
	};
	const counter = (name: string) => named(side.counters, name);
	const { lost, hurt, pools } = wanted;
	return {
		points: pointsOf(plan, values, which).total,
		atEnd: pointsOf(plan, values, which, true).total,
		...(lost && {
			lost: numbers(
				Object.keys(lost).map((name) => [name, crossedOff(counter(name), side, values)])
			)
		}),
		...(wanted.of !== undefined && { of: side.counters.find(({ ends }) => ends)?.boxes ?? -1 }),
		beaten: beatenBy(side, values).map(({ name }) => name),
		left: numbers(Object.keys(wanted.left).map((name) => [name, main(name).pieces])),
		...(hurt && { hurt: numbers(Object.keys(hurt).map((name) => [name, main(name).hurt])) }),
		...(pools && {
			pools: numbers(
				Object.keys(pools).map((name) => [name, values.get(named(side.pools, name).key) ?? -1])
			)
		}),
		states: side.units.flatMap(({ called, states }) =>
			states.filter(({ key }) => (values.get(key) ?? 0) > 0).map(({ name }) => `${called}: ${name}`)
		)
	};
}

describe.each(rawPacks)('a battle of $folder', (raw) => {
	const game = told(raw.folder);
	const plan = planOf(raw, game);

	test('that was told turn by turn ends as worked out by hand', () => {
		const taps = tapsOf(plan, game);
		const state = played(plan, game.first, taps);
		expect({
			round: state.round,
			turn: state.side,
			phase: plan.track.phases[state.phase]?.name,
			own: sideEnd(plan, state, game.end.own, 'own'),
			enemy: sideEnd(plan, state, game.end.enemy, 'enemy')
		}).toEqual(game.end);
		// The order in which rows are found does not matter, nor that some were found twice.
		expect(played(plan, game.first, taps.toReversed())).toEqual(state);
		for (const tap of taps) expect(Tap.parse(tap)).toEqual(tap);
	});

	test('comes back, tap by tap, whatever was tapped', () => {
		const keys = [...plan.cells.keys()];
		const deed = fc.oneof(
			fc.record({
				kind: fc.constant('change' as const),
				by: fc.dictionary(fc.constantFrom(...keys, 'nobody'), fc.integer({ min: -50, max: 50 }))
			}),
			fc.constantFrom<Deed>(
				{ kind: 'phase' },
				{ kind: 'turn' },
				{ kind: 'first', side: 'own' },
				{ kind: 'first', side: 'enemy' },
				{ kind: 'note', text: 'x' },
				{ kind: 'clock', runs: true },
				{ kind: 'clock', runs: false },
				{ kind: 'end', outcome: 'draw' }
			)
		);
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 30 }), fc.nat(), (deeds, cut) => {
				const taps = deeds.map((each, at): Tap => ({ id: `t${at}`, battle: 'b', at, deed: each }));
				const kept = cut % (taps.length + 1);
				const undone = taps.slice(kept).map(({ id }, at): Tap => ({
					id: `u${at}`,
					battle: 'b',
					at: 1000 + at,
					deed: { kind: 'undo', of: id }
				}));
				const before = played(plan, game.first, taps.slice(0, kept));
				expect(played(plan, game.first, [...taps, ...undone])).toEqual(before);
				for (const [key, value] of played(plan, game.first, taps).values) {
					expect(value).toBeGreaterThanOrEqual(0);
					expect(value).toBeLessThanOrEqual(plan.cells.get(key)?.max ?? -1);
				}
			}),
			{ numRuns: 25 }
		);
	});

	test('loses nothing at its start, and everything with every unit', () => {
		const start = begun(plan, 'own');
		for (const side of [plan.own, plan.enemy]) {
			expect(side.units.filter((unit) => isLost(unit, start.values))).toEqual([]);
			const taps = side.units.map((unit, at): Tap => ({
				id: `t${at}`,
				battle: 'b',
				at,
				deed: destroyDeed(unit, start.values)
			}));
			const { values } = played(plan, 'own', taps);
			expect(side.units.filter((unit) => !isLost(unit, values))).toEqual([]);
		}
	});
});

test('the log says what was tapped, when and by whom', () => {
	const raw = rawPacks.find(({ folder }) => folder === 'warmaster');
	if (!raw) throw new Error('no Warmaster');
	const game = told('warmaster');
	const plan = planOf(raw, game);
	expect(logLines(plan, played(plan, game.first, tapsOf(plan, game)))).toEqual([
		'Turn 1, You, Command: Opponent: Warriors 1: 1 stand lost',
		'Turn 1, You, Command: Next turn',
		'Turn 1, Opponent, Command: You: Halberdiers 1: 2 stands lost',
		'Turn 1, Opponent, Command: You: Halberdiers 1: Confused',
		'Turn 1, Opponent, Command: Next turn',
		'Turn 2, You, Command: Next phase',
		'Turn 2, You, Shooting: Opponent: Warriors 1: 2 stands lost',
		'Turn 2, You, Shooting: Next turn',
		'Turn 2, Opponent, Command: You: Knights 1 destroyed',
		'Turn 2, Opponent, Command: Next turn',
		'Turn 3, You, Command: Opponent: Troll Slayers 1 destroyed',
		'Turn 3, You, Command: Opponent: Warriors 2: 2 stands lost',
		'Turn 3, You, Command: Opponent: General destroyed'
	]);
});

const facts = { opponent: 'Otto', mission: 'The ford', result: 'You won' };

function filled(raw: Raw, name: string) {
	const game = told(name);
	const { roster, report } = listOf(raw, game.own);
	const plan = planOf(raw, game);
	const state = played(plan, game.first, tapsOf(plan, game));
	const { record } = buildSheet(roster, report, 'record');
	if (!record) throw new Error('no record');
	return { game, record, done: filledRecord(record, plan, state, facts) };
}

test('the clock counts for the side whose turn it is, and stands still when it is stopped', () => {
	const raw = rawPacks.find(({ folder }) => folder === 'warmaster');
	if (!raw) throw new Error('no Warmaster');
	const plan = planOf(raw, told('warmaster'));
	const deeds: readonly (readonly [at: number, deed: Deed])[] = [
		[1000, { kind: 'phase' }],
		[2000, { kind: 'clock', runs: true }],
		[5000, { kind: 'turn' }],
		[9000, { kind: 'clock', runs: false }],
		[20_000, { kind: 'turn' }],
		[30_000, { kind: 'clock', runs: true }],
		[31_000, { kind: 'end', outcome: 'draw' }],
		[90_000, { kind: 'note', text: 'A good game.' }]
	];
	const taps = deeds.map(([at, deed], n): Tap => ({ id: `t${n}`, battle: 'b', at, deed }));
	expect(played(plan, 'own', taps.slice(0, 1)).clock).toBeUndefined();
	expect(played(plan, 'own', taps.slice(0, 3)).clock).toEqual({
		used: { own: 3000, enemy: 0 },
		since: 5000
	});
	expect(played(plan, 'own', taps).clock).toEqual({ used: { own: 4000, enemy: 4000 } });
});

describe.each(rawPacks)('the record of a battle of $folder', (raw) => {
	test('has the points of its end and the losses of each unit, and is otherwise as it was', () => {
		const { game, record, done } = filled(raw, raw.folder);
		const { own, enemy } = game.end;
		expect(done.filled).toMatchObject({ ...facts, turns: game.end.round - 1 });
		expect(done.filled?.totals).toEqual({ own: own.atEnd, enemy: enemy.atEnd });
		const rows = done.sections.flatMap((section) => section.rows);
		const left = rows.flatMap(({ name, number, tracks: [track] }) => {
			const called = number === undefined ? name : `${name} ${number}`;
			if (!track || !(called in own.left)) return [];
			const { pieces, each, crossed = 0 } = track;
			return [[called, Math.max(pieces, 1) - Math.floor(crossed / each)] as const];
		});
		expect(numbers(left)).toEqual(own.left);
		const blank = done.sections.flatMap(({ rows: of }) =>
			of.map(({ tracks, earned: _, ...row }) => ({
				...row,
				tracks: tracks.map(({ crossed: __, ...track }) => track)
			}))
		);
		expect(blank).toEqual(record.sections.flatMap((section) => section.rows));
	});
});

test('the record of the Empire’s battle is crossed off as its player would have done', () => {
	const raw = rawPacks.find(({ folder }) => folder === 'warmaster');
	if (!raw) throw new Error('no Warmaster');
	const { done } = filled(raw, 'warmaster');
	const rows = done.sections.flatMap((section) => section.rows);
	const row = (name: string, number: number) =>
		rows.find((each) => each.name === name && each.number === number);
	expect(row('Halberdiers', 1)).toMatchObject({ earned: 'half', tracks: [{ crossed: 2 }] });
	expect(row('Halberdiers', 2)?.earned).toBeUndefined();
	expect(row('Knights', 1)?.earned).toBe('full');
	const [lost, slain] = done.counters;
	expect(lost?.crossed).toEqual({ own: 1, enemy: 2 });
	expect(slain?.crossed).toEqual({ own: 0, enemy: 1 });
	expect(done.filled).toMatchObject({ losses: 135, turns: 2 });
});

describe.each(rawPacks)('the track of $folder', (raw) => {
	const system = System.parse(raw.system);
	const tracks = raw.play.map(({ sheet }) => sheet as { sections: { id: string }[]; track: Track });

	test('is the same in each language but for its names', () => {
		const shape = ({ phases, pools, states, uses, crossings, priority, unscored }: Track) =>
			JSON.stringify({
				phases: phases.map(({ name: _, ...rest }) => rest),
				pools: pools?.map(({ name: _, ...rest }) => rest),
				states: states?.map(({ name: _, ...rest }) => rest),
				...{ uses, crossings, priority, unscored: unscored !== undefined }
			});
		expect(new Set(tracks.map(({ track }) => shape(track))).size).toBe(1);
	});

	test('names sections, phases, books and counters that there are', () => {
		const { record, books } = system;
		const printed = [
			record?.turns?.name,
			record?.losses.piece,
			record?.losses.pieces,
			...[...(record?.scores ?? []), ...(record?.counters ?? [])].map(({ name }) => name)
		].filter((name) => name !== undefined);
		const counters = (record?.counters ?? []).map(({ name }) => name);
		const tallies = system.tallies.map(({ id }) => id);
		for (const { sections, track } of tracks) {
			const { phases, pools = [], states = [], uses = [], crossings = [], names = {} } = track;
			const ids = sections.map(({ id }) => id);
			for (const { section = '' } of phases) expect(ids).toContain(section);
			const ends = ['phase', 'turn', 'round', ...phases.map(({ id }) => id)];
			for (const { until = 'turn' } of [...pools, ...states, ...uses])
				expect(ends).toContain(until);
			for (const { source } of [...phases, ...pools, ...states, ...uses])
				expect(Object.keys(books)).toContain(source.book);
			for (const { counter } of crossings) expect(counters).toContain(counter);
			for (const { tally, first } of pools)
				for (const id of [tally, first]) if (id !== undefined) expect(tallies).toContain(id);
			expect(Object.keys(names).filter((name) => !printed.includes(name))).toEqual([]);
		}
	});

	test('has a word in German for what the record prints, but for command points', () => {
		const german = tracks.find(({ track }) => track.names)?.track.names ?? {};
		const { turns, losses, scores = [], counters = [] } = system.record ?? {};
		const wanted = [
			...[turns?.name, losses?.piece, losses?.pieces],
			...scores
				.filter(({ points, boxes, tally }) => points ?? !(boxes ?? tally))
				.map(({ name }) => name),
			...counters.map(({ name }) => name)
		].filter((name) => name !== undefined);
		expect(wanted.filter((name) => german[name] === undefined)).toEqual([]);
	});
});
