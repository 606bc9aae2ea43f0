import type { Army, GroupKind, System } from '#schema';

/** The kind of groups that a system's units are taken into, where groups are rules and no mere plan. */
export function regimentKind({ groups }: System): GroupKind | undefined {
	return groups?.find(({ sketch }) => !sketch);
}

/**
 * What a roster is edited in. Ranks: units that are as large as the player likes, each with its own
 * equipment. Regiments: choices of the whole army, or units in groups. Counters: how many of each entry.
 */
export type EditorKind = 'ranks' | 'regiments' | 'counters';

/** Which editor an army asks for; its data says it. */
export function editorKind({
	system,
	army
}: {
	readonly system: System;
	readonly army: Pick<Army, 'entries'>;
}): EditorKind {
	if (army.entries.some(({ size }) => typeof size === 'object')) return 'ranks';
	const hasChoices = system.types.some(({ role }) => role === 'army');
	return hasChoices || regimentKind(system) !== undefined ? 'regiments' : 'counters';
}
