import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Fault } from '../exchange/index.ts';
import { eventFor } from './event.ts';
import { blockOf, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import type { PrintOptions } from './print-options.ts';
import { printApart } from './print-apart.ts';
import { makeFolder } from './place-file.ts';
import { endLines, isPartly, resultObject, type PrintResult } from './printed.ts';
import { Progress } from './progress.ts';
import { printPlay } from './print-play.ts';
import { printTogether } from './print-together.ts';

/**
 * `muster print`: writes a file for each list, or one for all. A list that cannot be printed does not stop the
 * others. An illegal one is printed, and says so on paper; so is one that was not wholly read.
 */
export async function runPrint(options: PrintOptions, packs: Packs): Promise<ExitCode> {
	const { to, system } = options;
	if (system !== undefined) return printPlay({ ...options, system }, packs);
	spareMemory();
	const event = await eventFor(options.event, packs);
	if (!event.ok) return stopped(options.event ?? '', event.faults);
	const folder = 'file' in to ? dirname(to.file) : to.folder;
	const made = makeFolder(folder);
	if (!made.ok) return stopped(folder, [made]);

	const progress = new Progress();
	const job = { options, packs, event: event.pack, progress };
	const { results, pages, fault } =
		'file' in to ? await printTogether(job, to.file) : await printApart(job, to.folder);

	const place = 'file' in to ? to.file : to.folder;
	for (const line of endLines(results, place, pages)) progress.line(line);
	if (fault) progress.line(`The index was not written: ${fault.message}`);
	if (options.json) {
		process.stdout.write(`${JSON.stringify(results.map(resultObject), null, '\t')}\n`);
	}
	const isWell = (one: PrintResult): boolean =>
		one.kind === 'printed' && (options.partly || !isPartly(one));
	return !fault && results.every(isWell) ? 0 : 2;
}

/**
 * Collects what is no longer needed early, and keeps the place for what is new small: without it a hundred lists
 * take half as much memory again.
 */
function spareMemory(): void {
	setFlagsFromString('--heap-growing-percent=5');
	setFlagsFromString('--max-semi-space-size=4');
}

function stopped(file: string, faults: readonly Fault[]): ExitCode {
	process.stderr.write(blockOf(file, { kind: 'unreadable', faults }));
	return 2;
}
