import type { GroupKind, System } from '#schema';

/** The kind of group that units are added to, if groups are part of the rules and not only a plan. */
export function regimentKind({ groups }: System): GroupKind | undefined {
	return groups?.find(({ sketch }) => !sketch);
}
