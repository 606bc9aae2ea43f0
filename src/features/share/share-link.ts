import { checkRoster, indexArmy, standingOf } from '#engine';
import { pointsText } from '#i18n';
import type { Roster } from '#schema';
import { frame } from '../../i18n/en/frame.ts';
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
	readonly made: Promise<MadeLink>;
	/** Undefined until it is made. */
	link: MadeLink | undefined;
}

interface MadeLink {
	readonly url: string;
	/** Name, army, points and verdict: what no chat can read in the link. */
	readonly about: string;
}

/** Whether the system can share links. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Starts making the link to a list. */
export function linkTo(roster: Roster): ListLink {
	const link: ListLink = { name: roster.name, made: makeLink(roster), link: undefined };
	link.made.then(
		(made) => (link.link = made),
		() => undefined
	);
	return link;
}

/** Copies the link, below what it leads to. */
export async function copyLink(link: ListLink): Promise<void> {
	const text = link.made.then(({ url, about }) => `${about}\n${url}`);
	if (await copyText(text)) toasts.show(listExport.copiedLink);
	else await offerFile(link, listExport.notCopied);
}

/** Makes the link to a list, and copies it. */
export function copyLinkTo(roster: Roster): Promise<void> {
	return copyLink(linkTo(roster));
}

/** Opens the system's dialog for sharing. */
export async function shareLink(link: ListLink): Promise<void> {
	try {
		const { url, about } = link.link ?? (await link.made);
		await navigator.share({ title: link.name, text: about, url });
	} catch (error) {
		const isChangeOfMind = error instanceof Error && error.name === 'AbortError';
		if (!isChangeOfMind) await offerFile(link, listExport.notShared);
	}
}

/** Says that sharing failed or that there is no link, and offers a file. */
async function offerFile({ name, made }: ListLink, undone: string): Promise<void> {
	try {
		const { url } = await made;
		toasts.show(undone, {
			label: listExport.saveAsFile,
			run: () => saveFile(fileName(name, 'link.txt'), url, 'text/plain')
		});
	} catch (error) {
		toasts.show(listExport.noLink(name, messageOf(error)));
	}
}

async function makeLink(roster: Roster): Promise<MadeLink> {
	const [{ packOf }, { shareLink: linkOf }] = await Promise.all([
		import('../../persistence/data-version/judged-by.ts'),
		import('../../exchange/list-code/index.ts')
	]);
	const pack = await packOf(roster);
	if (!pack) throw new Error(listExport.noArmy(roster.army));
	const index = indexArmy(pack.system, pack.army, roster);
	const report = checkRoster(roster, index);
	const facts = [
		`${roster.name}: ${pack.army.name} (${pack.system.name})`,
		...(roster.size > 0 ? [frame.inPoints(pointsText(report.points), roster.size)] : []),
		frame.verdict(standingOf(report))
	];
	return { url: linkOf(roster, index, appAddress()), about: facts.join(' · ') };
}
