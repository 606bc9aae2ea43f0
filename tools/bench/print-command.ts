import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Roster } from '../../src/schema/index.ts';
import type { Figure } from './figure.ts';

/** A hundred lists printed by the command, each in a file of its own and all in one, start-up included. */
export async function measurePrinting(roster: Roster, forms: string): Promise<readonly Figure[]> {
	return [await measure(roster, forms, ['-o', 'apart']), await measure(roster, forms, together)];
}

const together = ['--combined', 'all.pdf'];

async function measure(roster: Roster, forms: string, to: readonly string[]): Promise<Figure> {
	const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
	const files = Array.from({ length: 100 }, (_, at) => {
		const file = join(folder, `${at}.json`);
		writeFileSync(file, JSON.stringify({ muster: 1, rosters: [roster] }));
		return file;
	});
	const command = join(import.meta.dirname, '..', '..', 'bin', 'muster.js');
	const start = performance.now();
	const child = spawn(process.execPath, [command, 'print', ...files, '--form', forms, ...to], {
		cwd: folder,
		stdio: 'ignore'
	});
	let most = 0;
	const watch = setInterval(() => (most = Math.max(most, memoryOf(child.pid))), 100);
	const [exit] = (await once(child, 'close')) as [number | null];
	clearInterval(watch);
	const time = performance.now() - start;
	rmSync(folder, { recursive: true });
	const memory = most > 0 ? `, ${most} MB` : '';
	return {
		what: `100 lists of ${roster.units.length} units printed${to === together ? ' in one file' : ''} (${roster.system}, ${forms}, exit ${exit}${memory})`,
		value: time,
		unit: 'ms'
	};
}

/** What a process holds in memory, in megabytes, where the system tells. */
function memoryOf(pid: number | undefined): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
	} catch {
		return 0;
	}
}
