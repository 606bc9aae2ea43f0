import type { GroupKind, System } from '#schema';

/** The kind of groups that a system's units are taken into, where groups are rules and no mere plan. */
export function regimentKind({ groups }: System): GroupKind | undefined {
	return groups?.find(({ sketch }) => !sketch);
}
