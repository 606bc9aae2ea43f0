import { version } from '../../package.json';
import type { ExitCode } from './outcome.ts';
import { helpAbout, usage } from './help.ts';
import { readOptions } from './options.ts';
import type { Packs } from './packs.ts';
import { runCheck } from './run-check.ts';
import { runComplete, runFix } from './run-complete.ts';
import { runConvert } from './run-convert.ts';
import { runEvent } from './run-event.ts';
import { runPrint } from './run-print.ts';

/**
 * Runs the command.
 * @param openPacks called when the data is needed
 */
export async function muster(words: readonly string[], openPacks: () => Packs): Promise<ExitCode> {
	const options = readOptions(words);
	switch (options.command) {
		case 'check':
			return runCheck(options, openPacks());
		case 'print':
			return runPrint(options, openPacks());
		case 'event':
			return runEvent(options, openPacks());
		case 'convert':
			return runConvert(options, openPacks());
		case 'complete':
			return runComplete(options, openPacks());
		case 'fix':
			return runFix(options, openPacks());
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
