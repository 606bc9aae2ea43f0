import { goto } from '$app/navigation';
import { withoutNotes } from '../../../sheets/index.ts';
import { links } from '../../../ui/links.ts';
import { duplicateRoster } from '../../rosters/late.ts';
import { copyLinkTo, copyList, exportRosters } from '../../share/index.ts';
import type { RosterEditor } from '../roster-editor.svelte.ts';

export function copyLink({ roster }: RosterEditor): Promise<void> {
	return copyLinkTo(roster);
}

export async function copyText({ roster, index }: RosterEditor): Promise<void> {
	await copyList({ roster: withoutNotes(roster), pack: index });
}

export async function exportFile({ roster }: RosterEditor): Promise<void> {
	await exportRosters([roster]);
}

/** Stores a copy, and shows it among the others. */
export async function duplicate({ roster }: RosterEditor): Promise<void> {
	if (await duplicateRoster(roster)) await goto(links.home());
}
