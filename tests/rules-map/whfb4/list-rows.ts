import type { Army, Entry } from '#schema';
import { whfb4, whfb4Armies } from '../../whfb4.ts';
import type { Printed } from '../map.ts';

/** A row of an army list as the public data has it. */
export interface ListRow extends Printed {
	readonly army: string;
	readonly entry: Entry;
	/** What the row states: its numbers in an army and of models, and who may have it. */
	readonly constraints: readonly string[];
}

const isOption = new Set(whfb4.types.filter(({ role }) => role === 'option').map(({ id }) => id));

export const listArmies = whfb4Armies.filter(({ family }) => family === 'Army list');

export function listRowsOf({ id: army, entries }: Army): readonly ListRow[] {
	return entries.map((entry) => {
		const { id, limit, size, carriedBy } = entry;
		const constraints = [
			...(limit ? [`limit-${id}`] : []),
			...(typeof size === 'object' ? [`size-${id}`] : []),
			...(carriedBy ? [`carries-${id}`] : isOption.has(entry.type) ? [`offered-${id}`] : [])
		];
		const keys = [`cost:${id}`, ...constraints].map((text) => `${army}/${text}`);
		return { army, entry, constraints, keys, lines: [] };
	});
}

export const listRows = listArmies.flatMap(listRowsOf);
