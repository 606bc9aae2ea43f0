import type { Army, Entry, System } from '#schema';
import { labelsOf, normaliseName } from '../common/names.ts';

/** A name that a player's lists use for something of a game. */
export interface Alias {
	readonly name: string;
	/** The id of what it stands for. */
	readonly entry: string;
}

/** A game and an army in which these names are understood too. A name that something has stays its own. */
export function withAliases(
	{ system, army }: { readonly system: System; readonly army: Army },
	aliases: readonly Alias[]
): { readonly system: System; readonly army: Army } {
	const own = new Set([...system.entries, ...army.entries].flatMap(labelsOf));
	const free = aliases.filter(({ name }) => !own.has(normaliseName(name)));
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
