import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { checkFile, type Outcome } from './check.ts';
import { readEvent } from './event.ts';
import { help, usage } from './help.ts';
import { readOptions, type CheckOptions } from './options.ts';
import { openPacks } from './packs.ts';
import { blockOf, objectOf } from './print.ts';

/** The data lies beside the folder that this is bundled into. */
const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data');

type ExitCode = 0 | 1 | 2;

/** Does what the words ask and says how it went. */
async function main(words: readonly string[]): Promise<ExitCode> {
	const options = readOptions(words);
	switch (options.command) {
		case 'check':
			return check(options);
		case 'help':
			process.stdout.write(help);
			return 0;
		case 'version':
			process.stdout.write(`${version}\n`);
			return 0;
		case 'mistake':
			process.stderr.write(`${options.message}\n${usage}\n`);
			return 2;
	}
}

const noEvent = { ok: true, pack: undefined } as const;

async function check({ files, json, explain, event }: CheckOptions): Promise<ExitCode> {
	const packs = openPacks(dataFolder);
	const under = event === undefined ? noEvent : await readEvent(event, packs);
	if (!under.ok) {
		process.stderr.write(blockOf(event ?? '', { kind: 'unreadable', faults: under.faults }));
		return 2;
	}
	const objects: object[] = [];
	let worst: ExitCode = 0;
	for (const file of files) {
		for (const outcome of await checkFile(file, packs, under.pack)) {
			worst = worse(worst, exitCodeOf(outcome));
			if (json) objects.push(objectOf(file, outcome, explain));
			else process.stdout.write(blockOf(file, outcome, explain));
		}
	}
	if (json) process.stdout.write(`${JSON.stringify(objects, null, '\t')}\n`);
	return worst;
}

function exitCodeOf(outcome: Outcome): ExitCode {
	if (outcome.kind === 'unreadable') return 2;
	return outcome.report.problems.length === 0 ? 0 : 1;
}

function worse(one: ExitCode, other: ExitCode): ExitCode {
	return one > other ? one : other;
}

// Whoever reads the output may stop early (`muster check … | head`): that is no fault of the lists.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code === 'EPIPE') return;
	process.stderr.write(`The output could not be written (${error.code ?? error.message}).\n`);
	process.exitCode = 2;
});

// No process.exit: what is still on its way into a pipe would be lost.
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error);
	process.stderr.write(`muster: ${reason}\n`);
	process.exitCode = 2;
}
