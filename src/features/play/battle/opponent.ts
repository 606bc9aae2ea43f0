import type { Battle } from '../../../schema/own/battle.ts';

/** What the opponent of a battle is called: by name, or by the list; nothing if neither is known. */
export function opponentOf({ enemy: { name, list } }: Battle): string {
	return name ?? list?.roster.name ?? '';
}
