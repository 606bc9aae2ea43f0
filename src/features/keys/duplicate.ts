import { goto } from '$app/navigation';
import { links } from '../../ui/links.ts';
import { duplicateRoster } from '../rosters/late.ts';
import type { RosterEditor } from '../editing/index.ts';

/** Stores a copy, and shows it among the others. */
export async function duplicate({ roster }: RosterEditor): Promise<void> {
	if (await duplicateRoster(roster)) await goto(links.home());
}
