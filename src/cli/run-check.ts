import { unreadIn, type Outcome } from '../desk/index.ts';
import { listsOf } from './lists.ts';
import { matchOf } from './code.ts';
import { eventFor } from './event.ts';
import { worse, blockOf, objectOf, type ExitCode } from './outcome.ts';
import type { CheckOptions } from './options.ts';
import type { Packs } from './packs.ts';

/** `muster check`: writes the verdict on each list to standard output. */
export async function runCheck(options: CheckOptions, packs: Packs): Promise<ExitCode> {
	const { files, json, code } = options;
	const event = await eventFor(options.event, packs);
	if (!event.ok) {
		process.stderr.write(blockOf(options.event ?? '', { kind: 'unreadable', ...event }));
		return 2;
	}
	const objects: object[] = [];
	let worst: ExitCode = 0;
	let isFound = false;
	for await (const { file, outcome } of listsOf(files, packs, event.pack)) {
		worst = worse(worst, exitCodeOf(outcome));
		isFound ||= isSought(outcome, code);
		if (json) objects.push(objectOf(file, outcome, options));
		else process.stdout.write(blockOf(file, outcome, options));
	}
	if (json) process.stdout.write(`${JSON.stringify(objects, null, '\t')}\n`);
	if (code === undefined) return worst;
	if (!isFound) process.stderr.write(`None of these lists is ${code}.\n`);
	return isFound ? 0 : worse(worst, 1);
}

/** Whether a list, legal or not, matches the code. */
function isSought(outcome: Outcome, code: string | undefined): boolean {
	if (outcome.kind === 'unreadable' || code === undefined) return false;
	return matchOf(outcome, code) !== 'other';
}

function exitCodeOf(outcome: Outcome): ExitCode {
	if (outcome.kind === 'unreadable') return 2;
	if (unreadIn(outcome).length > 0) return 2;
	return outcome.report.problems.length === 0 ? 0 : 1;
}
