import { version } from '../../package.json';
import type { ExitCode } from './outcome.ts';
import { helpAbout, usage } from './help.ts';
import { readOptions } from './options.ts';
import type { Packs } from './packs.ts';
import { runCheck } from './run-check.ts';
import { runComplete, runFix } from './run-complete.ts';
import { runConvert } from './run-convert.ts';
import { runEventAnswer } from './run-event-answer.ts';
import { runEventCheck } from './run-event-check.ts';
import { runEventLock } from './run-event-lock.ts';
import { runEventPeers } from './run-event-peers.ts';
import { runEventPrint, runEventTags } from './run-event-print.ts';
import { runEventPublish } from './run-event-publish.ts';
import { runPrint } from './run-print.ts';
import type { EventOptions } from './event-options.ts';

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

/** `muster event`: what an organiser does with the lists that were sent to him. */
function runEvent(options: EventOptions, packs: Packs): Promise<ExitCode> {
	switch (options.verb) {
		case 'check':
			return runEventCheck(options, packs);
		case 'answer':
			return runEventAnswer(options, packs);
		case 'lock':
			return runEventLock(options, packs);
		case 'publish':
			return runEventPublish(options);
		case 'print':
			return runEventPrint(options, packs);
		case 'peers':
			return runEventPeers(options, packs);
		case 'tags':
			return runEventTags(options, packs);
	}
}
