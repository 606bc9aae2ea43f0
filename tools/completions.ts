// Completes a list of every army of a game from nothing, and thirty halves of lists of some of them, and prints a table
// of how that went: npm run completions -- [game] [army]
import { fileURLToPath } from 'node:url';
import loadHighs from 'highs';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Roster, System } from '#schema';
import { openPackFiles } from '../src/packs/files.ts';
import { complete, type Completing } from '../src/solver/complete.ts';
import { solvingWith } from '../src/solver/highs.ts';

interface Row {
	readonly name: string;
	readonly state: string;
	readonly left: number;
	/** How long the processor took, and how long it was by the clock. */
	readonly ms: number;
	readonly clock: number;
	readonly cuts: number;
}

const files = openPackFiles(fileURLToPath(new URL('../data', import.meta.url)));
const [wanted, only] = process.argv.slice(2);
const solve = solvingWith(await loadHighs());
/** So many armies of a game, and so many halves of a list of each. */
const sample = 6;
const halves = 5;

/** The first completion, and how long it took. */
function timed(name: string, index: ArmyIndex, roster: Roster): [Row, Completing | undefined] {
	const before = process.cpuUsage();
	const start = performance.now();
	const [found] = complete({ index, roster, wishes: { seed: 1 }, many: 1 }, solve);
	const { user, system } = process.cpuUsage(before);
	const clock = Math.round(performance.now() - start);
	const left = roster.size - (found?.report?.points ?? 0);
	const { state = 'none found', cuts = 0 } = found ?? {};
	const row = { name, state, left, ms: Math.round((user + system) / 1000), clock, cuts };
	process.stderr.write(
		`${name} | ${state} | ${left} left | ${row.ms} ms, ${clock} by the clock | ${cuts} cuts\n`
	);
	return [row, found];
}

/** Half of the units of a list, others for each number. */
function halfOf(roster: Roster, number: number): Roster {
	let state = number * 2_654_435_761;
	const units = roster.units.filter(() => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32 < 0.5;
	});
	return { ...roster, units };
}

function rowsOf(game: string): readonly Row[] {
	const system = files.system(game) as System;
	const ids = files.armies(game).filter((id) => only === undefined || id === only);
	const every = Math.max(1, Math.floor(ids.length / sample));
	return ids.flatMap((id, at) => {
		const index = indexArmy(system, files.army(game, id) as Army);
		const empty: Roster = {
			formatVersion: 1,
			id: '00000000-0000-4000-8000-000000000000',
			name: '',
			system: game,
			army: id,
			revision: system.revision,
			size: system.usualSize,
			units: []
		};
		const [row, found] = timed(`${game}/${id}`, index, empty);
		if (!found?.report || at % every > 0 || at / every >= sample) return [row];
		const { roster } = found;
		const others = Array.from({ length: halves }, (_, number) =>
			timed(`${game}/${id}, half ${number + 1}`, index, halfOf(roster, number + 1))
		);
		return [row, ...others.map(([half]) => half)];
	});
}

function summaryOf(game: string, rows: readonly Row[]): string {
	const at = (part: number, of: 'ms' | 'clock'): number =>
		rows.map((row) => row[of]).toSorted((one, other) => one - other)[
			Math.floor((rows.length - 1) * part)
		] ?? 0;
	const count = (isSo: (row: Row) => boolean): number => rows.filter(isSo).length;
	const states = ['proved best', 'best of what was offered', 'best found', 'none found'];
	const cells = [
		game,
		rows.length,
		count(({ left }) => left === 0),
		...states.map((state) => count((row) => row.state === state)),
		count(({ cuts }) => cuts > 0),
		`${at(0.5, 'ms')} ms`,
		`${at(0.95, 'ms')} ms`,
		`${at(0.5, 'clock')} ms`,
		`${at(0.95, 'clock')} ms`
	];
	return `| ${cells.join(' | ')} |\n`;
}

process.stdout.write(
	'| game | lists | exactly at the limit | proved best | best of what was offered | best found | none found | with cuts | median | 95 % | median by the clock | 95 % |\n' +
		'| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n'
);
for (const game of files.systems) {
	if (wanted !== undefined ? game !== wanted : (files.system(game) as System).usualSize === 0)
		continue;
	const rows = rowsOf(game);
	if (rows.length > 0) process.stdout.write(summaryOf(game, rows));
}
