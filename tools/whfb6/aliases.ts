import { readFileSync } from 'node:fs';
import type { Entry } from '#schema';

interface Aliases {
	readonly options: Readonly<Record<string, readonly string[]>>;
	/** By army, and by the name that the lists have. */
	readonly units: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const aliases = JSON.parse(
	readFileSync(new URL('aliases.json', import.meta.url), 'utf8')
) as Aliases;

/** Those of a unit of the list that a player may call otherwise. */
export function unitAliases(army: string, name: string): readonly string[] {
	return aliases.units[army]?.[name] ?? [];
}

/** An option with what players call it besides: a champion by that word, a level with "Wizard". */
export function withAliases(entry: Entry): Entry {
	const { name, type, aliases: known = [] } = entry;
	const more = [
		...known,
		...(aliases.options[name] ?? []),
		...(isChampion(entry) ? ['Champion'] : []),
		...(type === 'level' ? [`${name} Wizard`, `Wizard ${name}`] : [])
	].filter((alias) => alias.toLowerCase() !== name.toLowerCase());
	const { aliases: _, ...rest } = entry;
	return more.length > 0 ? { ...rest, aliases: [...new Set(more)] } : rest;
}

function isChampion({ name, type }: Entry): boolean {
	return type === 'command' && !/^(Champion|Musician|Standard Bearer)$/.test(name);
}
