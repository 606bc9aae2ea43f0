import { indexArmy } from '#engine';
import type { Roster } from '#schema';
import { listExport } from '../i18n/en/list-export.ts';
import { appAddress } from './app-address.ts';
import { messageOf } from './message-of.ts';
import { fileName, saveFile } from './save-file.ts';
import { toasts } from './toasts.svelte.ts';

/** Whether the system has a way of its own to pass a link on. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Puts the link that holds a list on the clipboard, or in a file where the browser does not let us. */
export async function copyLink(roster: Roster): Promise<void> {
	const link = await linkTo(roster);
	if (link === undefined) return;
	await navigator.clipboard.writeText(link).then(
		() => toasts.show(listExport.copiedLink),
		() => saveFile(fileName(roster.name, 'link.txt'), link, 'text/plain')
	);
}

/** Hands the link to the system, which asks to whom. */
export async function shareLink(roster: Roster): Promise<void> {
	const url = await linkTo(roster);
	if (url === undefined) return;
	try {
		await navigator.share({ title: roster.name, url });
	} catch (error) {
		const isChangeOfMind = error instanceof Error && error.name === 'AbortError';
		if (!isChangeOfMind) await copyLink(roster);
	}
}

async function linkTo(roster: Roster): Promise<string | undefined> {
	try {
		const pack = await (await import('./judged-by.ts')).packOf(roster);
		if (!pack) throw new Error(listExport.noArmy(roster.army));
		const { shareLink: linkOf } = await import('../exchange/list-code/index.ts');
		return linkOf(roster, indexArmy(pack.system, pack.army, roster), appAddress());
	} catch (error) {
		toasts.show(listExport.noLink(roster.name, messageOf(error)));
		return undefined;
	}
}
