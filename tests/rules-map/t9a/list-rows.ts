import type { Army, Entry } from '#schema';
import type { Printed } from '../map.ts';
import { ownConstraints, sharedConstraints } from '../stated.ts';
import { t9a, t9aArmies } from './data.ts';

/** A unit, a choice or an item as the data has it, and what its row states. */
export interface ListRow extends Printed {
	/** Its data file: an army's, or the system's. */
	readonly file: string;
	readonly entry: Entry;
	readonly isUnit: boolean;
	/** What the row states: its numbers in an army and of models, and who may have it. */
	readonly constraints: readonly string[];
}

const units = new Set(t9a.types.flatMap(({ id, role }) => (role === 'unit' ? [id] : [])));

function listRowsOf(
	file: string,
	entries: readonly Entry[],
	stated: ReadonlySet<string>
): readonly ListRow[] {
	return entries.map((entry) => {
		const { id, type, source } = entry;
		const constraints = ['limit', 'size', 'repeat', 'offered', 'carries']
			.map((word) => `${word}-${id}`)
			.concat((entry.options ?? []).map((_, at) => `set-${id}-${at + 1}`))
			.filter((text) => stated.has(text));
		const bearers = entry.carriedBy ?? t9a.types.find((each) => each.id === type)?.carriedBy;
		const lines = [source.line, bearers?.source?.line].flatMap((line) => line ?? []);
		const keys = [`cost:${id}`, ...constraints].map((text) => `${file}/${text}`);
		return { file, entry, isUnit: units.has(type), constraints, keys, lines };
	});
}

export function armyRowsOf(army: Army): readonly ListRow[] {
	return listRowsOf(army.id, army.entries, new Set(ownConstraints(t9a, army)));
}

/** What every army may have: lores, items, general and battle standard. */
export const commonRows = listRowsOf('system', t9a.entries, new Set(sharedConstraints(t9a)));

/** A rule of an army's own that stands on no entry. */
export interface OwnRule extends Printed {
	readonly army: string;
	readonly id: string;
	/** Where it stands in the data's own words. */
	readonly section: string;
}

export function ownRulesOf(army: Army): readonly OwnRule[] {
	const { id: file, source: printed, sets = {}, constraints = [] } = army;
	const stated = new Set(ownConstraints(t9a, army));
	const ofSets = Object.entries(sets)
		.map(([id, { source = printed }]) => ({ id: `set-${id}`, source }))
		.filter(({ id }) => stated.has(id));
	return [...constraints, ...ofSets].map(({ id, source }) => ({
		army: file,
		id,
		section: 'section' in source ? (source.section ?? '') : '',
		keys: [`${file}/${id}`],
		lines: 'line' in source && source.line !== undefined ? [source.line] : []
	}));
}

export const armyRows = t9aArmies.flatMap(armyRowsOf);
export const ownRules = t9aArmies.flatMap(ownRulesOf);
