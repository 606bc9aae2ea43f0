import { indexArmy } from '#engine';
import type { Roster } from '#schema';
import { listExport } from '../../i18n/en/sharing.ts';
import { appAddress } from '../../platform/app-address.ts';
import { copyText } from '../../platform/clipboard.ts';
import { messageOf } from '../../platform/message-of.ts';
import { fileName } from '../../exchange/file/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** A link with a list in it. It is made in advance, as browsers let a page share only during a tap. */
export interface ListLink {
	readonly name: string;
	readonly made: Promise<string>;
	/** Undefined until it is made. */
	url: string | undefined;
}

/** Whether the system can share links. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Starts making the link to a list. */
export function linkTo(roster: Roster): ListLink {
	const link: ListLink = { name: roster.name, made: makeLink(roster), url: undefined };
	link.made.then(
		(url) => (link.url = url),
		() => undefined
	);
	return link;
}

/** Copies the link. */
export async function copyLink(link: ListLink): Promise<void> {
	if (await copyText(link.made)) toasts.show(listExport.copiedLink);
	else await offerFile(link, listExport.notCopied);
}

/** Opens the system's dialog for sharing. */
export async function shareLink(link: ListLink): Promise<void> {
	try {
		await navigator.share({ title: link.name, url: link.url ?? (await link.made) });
	} catch (error) {
		const isChangeOfMind = error instanceof Error && error.name === 'AbortError';
		if (!isChangeOfMind) await offerFile(link, listExport.notShared);
	}
}

/** Says that sharing failed or that there is no link, and offers a file. */
async function offerFile({ name, made }: ListLink, undone: string): Promise<void> {
	try {
		const url = await made;
		toasts.show(undone, {
			label: listExport.saveAsFile,
			run: () => saveFile(fileName(name, 'link.txt'), url, 'text/plain')
		});
	} catch (error) {
		toasts.show(listExport.noLink(name, messageOf(error)));
	}
}

async function makeLink(roster: Roster): Promise<string> {
	const [{ packOf }, { shareLink: linkOf }] = await Promise.all([
		import('../../persistence/data-version/judged-by.ts'),
		import('../../exchange/list-code/index.ts')
	]);
	const pack = await packOf(roster);
	if (!pack) throw new Error(listExport.noArmy(roster.army));
	return linkOf(roster, indexArmy(pack.system, pack.army, roster), appAddress());
}
