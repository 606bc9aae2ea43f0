/** A name as an id: `Krethusa's Pariahs` is `krethusas-pariahs`. */
export function idOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\u0300-\u036f'’‘.!]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 64)
		.replace(/-$/, '');
}

/** A name as a keyword. */
export function keywordOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/[’‘]/g, "'")
		.toUpperCase()
		.replace(/[^A-Z0-9' -]+/g, ' ')
		.replace(/'(?![A-Z0-9])|(?<![A-Z0-9])'/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Parts of an id put together, no longer than an id may be. */
export function longId(...parts: readonly string[]): string {
	return parts.join('-').slice(0, 64).replace(/-$/, '');
}

/** Gives out ids so that none is given twice. */
export class Ids {
	readonly #given = new Set<string>();

	/** The name's id, or, where that is given already, the first free one of these endings. */
	of(name: string, ...endings: readonly string[]): string {
		const id = idOf(name);
		const tried = [id, ...endings.map((ending) => longId(id, ending))];
		const free = tried.find((candidate) => !this.#given.has(candidate)) ?? this.#numbered(id);
		this.#given.add(free);
		return free;
	}

	#numbered(id: string): string {
		let at = 2;
		while (this.#given.has(`${id}-${at}`)) at += 1;
		return `${id}-${at}`;
	}
}

/** A weapon's ability as it is printed elsewhere; none for an empty one. */
export function weaponAbility(text: string): string | undefined {
	const mended = text
		.replace('Anit-', 'Anti-')
		.replace(/^Shoot In Combat$/, 'Shoot in Combat')
		.replace(/\s*\(?\+1 Rend\)$/, ' (+1 Rend)')
		.replace(/^(Anti-[A-Za-z ]+)$/, '$1 (+1 Rend)')
		.trim();
	return mended === '' ? undefined : mended;
}

/** When an ability is used, with the source's slips of the pen put right. */
export function timingText(text: string): string {
	return text
		.replace('Once per ', 'Once Per ')
		.replace('Battle(Army)', 'Battle (Army)')
		.replace('(army)', '(Army)')
		.replace('(Army,) ', '(Army), ')
		.trim();
}

/** A weapon's number; the source's reference to an ability is said in a word. */
export function weaponNumber(text: string | null | undefined): string {
	if (!text) return '-';
	return text.includes('⟝') ? 'see ability' : text;
}

/** The season that is in force on the day of the data. */
export const presentSeason = '2026-27';

/** What a seasonal entry says of itself. */
export function seasonText(season: string): string {
	return `General's Handbook ${season}.`;
}

export const legendsText = 'Legends: no longer kept up by the publisher.';

/** Names in a row as a sentence. */
export function listText(names: readonly string[]): string | undefined {
	const text = names.map((name) => name.trim()).join(', ');
	if (text === '') return undefined;
	return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Several sentences as one text; none if there is none. */
export function sentences(...parts: readonly (string | undefined)[]): string | undefined {
	const said = parts.filter((part) => part !== undefined);
	return said.length > 0 ? said.join(' ') : undefined;
}
