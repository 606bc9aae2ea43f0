import type { Army, Entry, System } from '#schema';
import { labelsOf, normaliseName } from '../common/names.ts';
import type { Alias } from './review.ts';

interface Pack {
	readonly system: System;
	readonly army: Army;
}

/** Of each army the last pack that was made, by its game and the names: what is known of a pack is found by it. */
const last = new WeakMap<
	Army,
	{ readonly system: System; readonly key: string; readonly pack: Pack }
>();

/** A game and an army in which these names are understood too. A name that something has stays its own. */
export function withAliases({ system, army }: Pack, aliases: readonly Alias[]): Pack {
	if (aliases.length === 0) return { system, army };
	const key = JSON.stringify(aliases.map(({ name, entry }) => [name, entry]));
	const known = last.get(army);
	if (known?.system === system && known.key === key) return known.pack;
	const pack = renamed({ system, army }, aliases);
	last.set(army, { system, key, pack });
	return pack;
}

function renamed({ system, army }: Pack, aliases: readonly Alias[]): Pack {
	const taken = new Set([...system.entries, ...army.entries].flatMap(labelsOf));
	const free = aliases.filter(({ name }) => !taken.has(normaliseName(name)));
	if (free.length === 0) return { system, army };
	const named = (entry: Entry): Entry => {
		const names = free.filter((alias) => alias.entry === entry.id).map(({ name }) => name);
		return names.length === 0 ? entry : { ...entry, aliases: [...(entry.aliases ?? []), ...names] };
	};
	return {
		system: { ...system, entries: system.entries.map(named) },
		army: { ...army, entries: army.entries.map(named) }
	};
}
