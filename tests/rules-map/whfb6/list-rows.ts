import type { Army, Entry } from '#schema';
import { packIndex } from '../pack.ts';
import type { Printed } from '../map.ts';
import { pack, whfb6 } from './shipped.ts';

/** A row of an army list, or of what all armies share, as the public data has it. */
export interface ListRow extends Printed {
	/** The army's file, or `system`. */
	readonly file: string;
	readonly entry: Entry;
	/** What the row states of itself: its numbers in an army and of models, and who may have it. */
	readonly constraints: readonly string[];
}

function rowsOf(file: string, entries: readonly Entry[]): readonly ListRow[] {
	const [any] = pack.armies;
	const index = packIndex(pack, file === 'system' ? (any?.id ?? file) : file);
	return entries.map((entry) => {
		const { id, limit, size, carriedBy, repeat } = entry;
		const constraints = [
			...(limit ? [`limit-${id}`] : []),
			...(isRange(size) ? [`size-${id}`] : []),
			...(carriedBy
				? [`carries-${id}`]
				: index.entries.get(id)?.offeredBy
					? [`offered-${id}`]
					: []),
			...(repeat === undefined ? [] : [`repeat-${id}`])
		];
		const keys = [`cost:${id}`, ...constraints].map((text) => `${file}/${text}`);
		return { file, entry, constraints, keys, lines: [] };
	});
}

function isRange(size: Entry['size']): boolean {
	return typeof size === 'object' && (size.min !== undefined || size.max !== undefined);
}

const unitTypes = new Set(whfb6.types.filter(({ role }) => role === 'unit').map(({ id }) => id));

export const isUnitRow = ({ entry }: ListRow): boolean => unitTypes.has(entry.type);

export const sharedRows = rowsOf('system', whfb6.entries);

const rowsByArmy = new Map(pack.armies.map((army) => [army, rowsOf(army.id, army.entries)]));

export function listRowsOf(army: Army): readonly ListRow[] {
	return rowsByArmy.get(army) ?? [];
}

export const listRows = [...sharedRows, ...[...rowsByArmy.values()].flat()];
