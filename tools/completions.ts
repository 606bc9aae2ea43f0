// Completes a list of every army of a game from nothing and prints how that went, army by army and in all:
// tsx tools/completions.ts warmaster [army]
import { fileURLToPath } from 'node:url';
import loadHighs from 'highs';
import { indexArmy } from '#engine';
import type { Army, Roster, System } from '#schema';
import { openPackFiles } from '../src/packs/files.ts';
import { complete } from '../src/solver/complete.ts';
import { solvingWith } from '../src/solver/highs.ts';

const files = openPackFiles(fileURLToPath(new URL('../data', import.meta.url)));
const [game = 'warmaster', only] = process.argv.slice(2);
const solve = solvingWith(await loadHighs());
const system = files.system(game) as System;
const rows: {
	readonly state: string;
	readonly left: number;
	readonly ms: number;
	readonly cuts: number;
}[] = [];

for (const id of files.armies(game)) {
	if (only !== undefined && id !== only) continue;
	const army = files.army(game, id) as Army;
	const roster: Roster = {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: '',
		system: game,
		army: id,
		revision: system.revision,
		size: system.usualSize,
		units: []
	};
	const before = process.cpuUsage();
	const request = { index: indexArmy(system, army), roster, wishes: { seed: 1 }, many: 1 };
	for (const { state, cuts, report } of complete(request, solve)) {
		const { user } = process.cpuUsage(before);
		const left = report ? roster.size - report.points : roster.size;
		rows.push({ state, left, ms: Math.round(user / 1000), cuts });
		process.stdout.write(
			`${id} | ${state} | ${left} left | ${Math.round(user / 1000)} ms | ${cuts} cuts\n`
		);
	}
}

const times = rows.map(({ ms }) => ms).toSorted((one, other) => one - other);
const at = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? 0;
const count = (isSo: (row: (typeof rows)[number]) => boolean): number => rows.filter(isSo).length;
process.stdout.write(
	`${rows.length} armies: ${count(({ left }) => left === 0)} exactly at the limit, ` +
		`${count(({ state }) => state === 'proved best')} proved best, ` +
		`${count(({ state }) => state === 'best of what was offered')} best of what was offered, ` +
		`${count(({ state }) => state === 'best found')} best found, ${count(({ cuts }) => cuts > 0)} with cuts; ` +
		`${at(0.5)} ms in the middle, ${at(0.95)} ms for 95 % (of the processor)\n`
);
