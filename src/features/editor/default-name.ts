import { applyEdit, type Edit } from '#engine';
import type { Roster } from '#schema';

/** An edit that sets another points limit, with a new name for a roster that still has its first: army and limit. */
export function followingLimit(edit: Edit, roster: Roster, army: string): Edit {
	if (edit.kind === 'restore' || roster.name !== `${army} ${roster.size}`) return edit;
	const { size } = applyEdit(roster, edit);
	if (size === roster.size) return edit;
	return { kind: 'several', edits: [edit, { kind: 'rename', name: `${army} ${size}` }] };
}
