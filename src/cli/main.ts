import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import type { ExitCode } from './exit-code.ts';
import { helpAbout, usage } from './help.ts';
import { readOptions } from './options.ts';
import { openPacks } from './packs.ts';
import { runCheck } from './run-check.ts';
import { runPrint } from './run-print.ts';

/** The data lies beside the folder that this is bundled into. */
const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data');

/** Does what the words ask and says how it went. */
async function main(words: readonly string[]): Promise<ExitCode> {
	const options = readOptions(words);
	switch (options.command) {
		case 'check':
			return runCheck(options, openPacks(dataFolder));
		case 'print':
			return runPrint(options, openPacks(dataFolder));
		case 'help':
			process.stdout.write(helpAbout(options.about));
			return 0;
		case 'version':
			process.stdout.write(`${version}\n`);
			return 0;
		case 'mistake':
			process.stderr.write(`${options.message}\n${usage}\n`);
			return 2;
	}
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
