import { buildSheet } from '../../content/index.ts';
import { textFile } from '../../paper/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import { foundByKey, type FoundAtDesk } from './found-lists.ts';
import { sentIn } from './open-files.ts';
import type { OneList, ShownList } from './messages.ts';

/** What was sent, and the list that was read of it. */
export async function shownList(one: OneList, source: PageData): Promise<ShownList> {
	const found = await foundByKey(one, source);
	const sent = sentIn(one.file, one.corrections).sent.flat();
	return found ? { ...sentOf(found, sent), ...readOf(found) } : {};
}

function sentOf(
	{ outcome }: FoundAtDesk,
	sent: readonly { readonly ok: boolean; readonly name?: string; readonly text?: string }[]
): Pick<ShownList, 'sent'> {
	if (outcome.kind === 'judged' && outcome.text) {
		return { sent: outcome.text.written.map(({ text }) => text).join('\n') };
	}
	const text = sent.find(({ ok, name }) => ok && name === outcome.part)?.text;
	return text === undefined ? {} : { sent: text };
}

/** As its player has it on paper, with its problems. */
function readOf({ outcome }: FoundAtDesk): Pick<ShownList, 'read'> {
	if (outcome.kind === 'unreadable') return {};
	const { roster, report } = outcome;
	return { read: textFile(buildSheet(roster, report, 'list', {}), 'text').content };
}
