import { indexFor, judged } from '#engine';
import { nextText } from '../../i18n/sentences/rules/next-text.ts';
import { dataFor } from '../../persistence/data-version/data-for.ts';
import type { Stored } from '../../persistence/index.ts';
import { nextTask } from '../../platform/next-task.ts';

type Readable = Extract<Stored, { readable: true }>;

let last: Promise<unknown> = Promise.resolve();

/**
 * What is next in a stored list: "Next: choose a general". Its summary has no reasons, so the list is judged anew,
 * one list after another.
 * @returns undefined if nothing is missing or the data are not at hand
 */
export function nextStepOf(stored: Readable): Promise<string | undefined> {
	const next = last
		.then(nextTask)
		.then(() => judge(stored))
		.catch(() => undefined);
	last = next;
	return next;
}

async function judge(stored: Readable): Promise<string | undefined> {
	const { roster } = stored;
	const { pack } = await dataFor(stored);
	if (!pack) return undefined;
	const index = indexFor(pack, roster);
	return nextText(index, judged(pack, roster).problems);
}
