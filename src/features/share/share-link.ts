import { judged, legalityOf } from '#engine';
import { pointsText } from '#i18n';
import type { Roster } from '#schema';
import { frame } from '../../i18n/en/frame.ts';
import { listVerdict } from '../../i18n/en/list-verdict.ts';
import { listExport } from '../../i18n/en/sharing.ts';
import { appAddress } from '../../platform/app-address.ts';
import { copyText } from '../../platform/clipboard.ts';
import { messageOf } from '../../platform/message-of.ts';
import { fileName } from '../../exchange/outside/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import {
	linkContent,
	packedArmy,
	proposalLink,
	readPacked,
	shareLink
} from '../../exchange/list-code/index.ts';
import { packOf } from '../../persistence/data-version/data-for.ts';
import { openStorage } from '../../persistence/index.ts';

/** A link with a list in it. It is made in advance, as browsers let a page share only during a tap. */
interface ListLink {
	readonly name: string;
	readonly isProposal: boolean;
	readonly made: Promise<MadeLink>;
	/** The same, once it is made. */
	ready: MadeLink | undefined;
}

export interface MadeLink {
	readonly url: string;
	/** Name, army, points and verdict: what no chat can read in the link. */
	readonly about: string;
	/** The event whose rules are too long for the link. */
	readonly eventWithoutRules: string | undefined;
}

/** Whether the system can share links. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/**
 * Starts making the link to a list.
 * @param answers the code of the list that it is a proposal for
 */
export function linkTo(roster: Roster, answers?: string): ListLink {
	const link: ListLink = {
		name: roster.name,
		isProposal: answers !== undefined,
		made: makeLink(roster, answers),
		ready: undefined
	};
	link.made.then(
		(made) => (link.ready = made),
		() => undefined
	);
	return link;
}

/** The text that is sent: what the link leads to, and the link. */
export function messageTo({ url, about }: MadeLink): string {
	return `${about}\n${url}`;
}

/** Copies the link alone, so that it can be pasted where an address is asked for. */
export async function copyLink(link: ListLink): Promise<void> {
	const text = link.made.then(({ url }) => url);
	const { copiedLink, copiedProposal } = listExport;
	if (await copyText(text)) toasts.show(link.isProposal ? copiedProposal : copiedLink);
	else await offerFile(link, listExport.notCopied);
}

/** Opens the system's dialog for sharing. */
export async function sendLink(link: ListLink): Promise<void> {
	try {
		const { url, about } = link.ready ?? (await link.made);
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
			run: () => saveLink(name, url)
		});
	} catch (error) {
		toasts.show(listExport.noLink(name, messageOf(error)));
	}
}

/** Gives the player a link as a file, which Import and the command read. */
export function saveLink(name: string, url: string): void {
	saveFile(fileName(name, 'link.txt'), url, 'text/plain');
}

async function makeLink(roster: Roster, answers?: string): Promise<MadeLink> {
	const pack = await packOf(roster);
	if (!pack) throw new Error(listExport.noArmy(roster.army));
	const report = judged(pack, roster);
	const { index } = report.context;
	const facts = [
		roster.name,
		`${pack.army.name} (${pack.system.name})`,
		...(roster.size > 0 ? [frame.inPoints(pointsText(report.points), roster.size)] : []),
		listVerdict.full(legalityOf(report))
	];
	const url =
		answers === undefined
			? shareLink(roster, index, appAddress())
			: proposalLink(roster, index, answers, appAddress());
	const content = linkContent(url);
	const read = content?.kind === 'packed' ? readPacked(content.packed) : undefined;
	const event = read?.ok ? read.packed.event : undefined;
	return {
		url,
		about: answers === undefined ? facts.join(' · ') : listExport.proposal(facts.join(' · ')),
		eventWithoutRules: event && !event.rules ? event.name : undefined
	};
}

/** The list that a roster was saved from. */
export interface Origin {
	readonly code: string;
	readonly name: string;
}

/** The shared list that a roster is a copy of; undefined if it was made otherwise. Never fails. */
export async function originOf({ id, army, name }: Roster): Promise<Origin | undefined> {
	try {
		const text = await (await openStorage()).sources.get(id);
		const content = linkContent(text ?? '');
		const read = content?.kind === 'packed' ? readPacked(content.packed) : undefined;
		if (!read?.ok || !packedArmy(read.packed, [{ id: army }])) return undefined;
		return { code: read.packed.code, name: read.packed.name ?? name };
	} catch {
		return undefined;
	}
}
