import type { Army, System } from './pack.ts';
import { selectorFaults, type Scope } from './pack-faults-selectors.ts';
import type { BattleRecord } from './record.ts';
import type { Selector, Source } from './words.ts';

/** References of the battle record that lead nowhere in this army. */
export function recordFaults(system: System, army: Army, scope: Scope): readonly string[] {
	const { record } = system;
	if (!record) return [];
	const tallies = [...system.tallies, ...(army.tallies ?? [])];
	return [
		...selectorsOf(record).flatMap((selector) => selectorFaults(scope, 'record', selector)),
		...columnsOf(record)
			.filter((column) => !system.statLine.some(({ id }) => id === column))
			.map((column) => `record: no column "${column}"`),
		...[...(record.scores ?? []), ...(record.counters ?? [])]
			.flatMap(({ tally }) => tally ?? [])
			.filter((id) => !tallies.some((tally) => tally.id === id))
			.map((id) => `record: no tally "${id}"`),
		...(record.turns && record.turns.min > record.turns.max ? ['record: fewer turns at most'] : []),
		...sourcesOf(record)
			.filter(({ book }) => book !== undefined && !(book in system.books))
			.map(({ book = '' }) => `record: no book "${book}"`)
	];
}

function selectorsOf({ losses, values = [] }: BattleRecord): readonly Selector[] {
	return [
		...[...(losses.beside ?? []), ...(losses.lines ?? []), ...values].map(({ of }) => of),
		...(losses.hardiest ? [losses.hardiest] : []),
		...(losses.served ? [losses.served] : []),
		...(losses.again ? [losses.again.of] : [])
	];
}

function columnsOf({ losses: { wounds, size } }: BattleRecord): readonly string[] {
	return size === undefined ? [wounds] : [wounds, size];
}

function sourcesOf(record: BattleRecord): readonly Source[] {
	const { losses, turns, scores = [], counters = [], values = [] } = record;
	const { beside = [], lines = [], again } = losses;
	return [
		losses,
		...[...beside, ...lines, ...scores, ...counters, ...values],
		...(turns ? [turns] : []),
		...(again ? [again] : [])
	].map(({ source }) => source);
}
