import { indexArmy } from '#engine';
import type { Roster } from '#schema';
import { listExport } from '../../i18n/en/sharing.ts';
import { appAddress } from '../../platform/app-address.ts';
import { copyText } from '../../platform/clipboard.ts';
import { messageOf } from '../../platform/message-of.ts';
import { fileName } from '../../exchange/file/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** A link that holds a list. It is made before it is asked for: browsers let a page share only in the tap itself. */
export interface ListLink {
	readonly name: string;
	readonly made: Promise<string>;
	/** Undefined until it is made. */
	url: string | undefined;
}

/** Whether the system has a way of its own to pass a link on. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Begins to make the link to a list. */
export function linkTo(roster: Roster): ListLink {
	const link: ListLink = { name: roster.name, made: makeLink(roster), url: undefined };
	link.made.then(
		(url) => (link.url = url),
		() => undefined
	);
	return link;
}

/** Puts the link on the clipboard. */
export async function copyLink(link: ListLink): Promise<void> {
	if (await copyText(link.made)) toasts.show(listExport.copiedLink);
	else await offerFile(link, listExport.notCopied);
}

/** Hands the link to the system, which asks to whom. */
export async function shareLink(link: ListLink): Promise<void> {
	try {
		await navigator.share({ title: link.name, url: link.url ?? (await link.made) });
	} catch (error) {
		const isChangeOfMind = error instanceof Error && error.name === 'AbortError';
		if (!isChangeOfMind) await offerFile(link, listExport.notShared);
	}
}

/** Says that the browser has not done it, or that there is no link. */
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
