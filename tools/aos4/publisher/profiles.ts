// The Battle Profiles as they were read: a file for each faction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PublishedUnit {
	readonly name: string;
	readonly points: number;
	readonly unitSize: number;
	readonly baseSizes: readonly string[];
	readonly context: 'standard' | 'seasonal' | 'legends';
	readonly notes?: readonly string[];
	readonly regimentOptions?: readonly string[];
	readonly relevantKeywords?: readonly string[];
}

export interface PublishedChoice {
	readonly name: string;
	readonly points: number;
	readonly optionType: string;
	readonly context: 'standard' | 'seasonal';
}

export interface PublishedRegiment {
	readonly name: string;
	readonly points: number;
	readonly unitSummary: readonly string[];
	readonly notes?: readonly string[];
}

interface Published {
	readonly id: string;
	readonly faction: string;
	readonly units: readonly PublishedUnit[];
	readonly options: readonly PublishedChoice[];
	readonly regimentsOfRenown: readonly PublishedRegiment[];
}

export function readProfiles(folder: string): readonly Published[] {
	const files = readdirSync(folder).filter(
		(file) => file.endsWith('.json') && file !== 'INDEX.json'
	);
	return files.toSorted().map((file) => {
		const read = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Published, 'id'>;
		return { ...read, id: file.replace('.json', '') };
	});
}

/** A unit's name as the data have it: "Bloodletters (Scourge of Aqshy)". */
export function nameOf({ name }: Pick<PublishedUnit, 'name'>): string {
	const plain = name.replaceAll('’', "'");
	const [, season, rest] = /^(Scourge of \w+) (.+)$/.exec(plain) ?? [];
	return rest === undefined ? plain : `${rest} (${season})`;
}

/** A name without spelling: lower case, no accents, no spaces and marks. */
export function nameKey(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, '');
}
