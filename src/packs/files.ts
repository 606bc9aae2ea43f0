import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEffects } from '../schema/compile/effects.ts';
import { buildArmy, buildSystem, type ReadFile } from '../schema/compile/index.ts';
import { withoutSchema } from '../schema/own-schema.ts';
import type { Effects, Profiles } from '../schema/profiles.ts';

/** Files of a system that are not armies. */
const besides = ['system.json', 'sample.json', 'effects.json'];

/** The files of the games in a folder, from which packs are built, unchecked. */
export interface PackFiles {
	readonly systems: readonly string[];
	readonly armies: (system: string) => readonly string[];
	/** @throws if a reference in its file leads nowhere */
	readonly system: (system: string) => unknown;
	/** @throws if a reference in its file leads nowhere */
	readonly army: (system: string, army: string) => unknown;
	/** Whether any army of the system has profiles. */
	readonly hasProfiles: (system: string) => boolean;
	/** The profiles of an army, with the effects of their abilities that the game describes. */
	readonly profiles: (system: string, army: string) => unknown;
	/** What abilities do; undefined if the game has no such file. */
	readonly effects: (system: string) => unknown;
	readonly sample: (system: string) => unknown;
	/** The languages in which a system has sentences of its own. */
	readonly languages: (system: string) => readonly string[];
	readonly sentences: (system: string, language: string) => unknown;
	/** The languages in which a system, or the one that it extends, has a play sheet. */
	readonly playLanguages: (system: string) => readonly string[];
	readonly playSheet: (system: string, language: string) => unknown;
	/** The files as they are, by system and name. */
	readonly read: ReadFile;
}

/** Reads each file once, on demand. */
export function openPackFiles(folder: string): PackFiles {
	const known = new Map<string, unknown>();
	const file = (path: string): unknown => {
		if (!known.has(path)) known.set(path, readJson(join(folder, path)));
		return known.get(path);
	};
	const read: ReadFile = (system, name) =>
		file(`${system}/${name}.json`) ?? file(`${system}/shared/${name}.json`);
	/** The system whose play sheet is used: the one that it extends if it has none of its own. */
	const playedLike = (system: string): string => {
		if (existsSync(join(folder, system, 'play'))) return system;
		const { extends: base } = file(`${system}/system.json`) as { readonly extends?: string };
		return base === undefined ? system : playedLike(base);
	};
	return {
		systems: readdirSync(folder).filter((id) => existsSync(join(folder, id, 'system.json'))),
		armies: (system) => namesIn(join(folder, system)),
		system: (system) => buildSystem(system, read),
		army: (system, army) => buildArmy(system, army, read),
		hasProfiles: (system) => existsSync(join(folder, system, 'profiles')),
		profiles: (system, army) => {
			const profiles = file(`${system}/profiles/${army}.json`);
			const effects = file(`${system}/effects.json`);
			// Trusted, as tests check the files of data.
			return profiles && effects ? withEffects(profiles as Profiles, effects as Effects) : profiles;
		},
		effects: (system) => file(`${system}/effects.json`),
		languages: (system) => namesIn(join(folder, system, 'text')),
		sentences: (system, language) => file(`${system}/text/${language}.json`),
		sample: (system) => file(`${system}/sample.json`),
		playLanguages: (system) => namesIn(join(folder, playedLike(system), 'play')),
		playSheet: (system, language) => file(`${playedLike(system)}/play/${language}.json`),
		read
	};
}

function namesIn(folder: string): readonly string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith('.json') && !besides.includes(file))
		.map((file) => file.slice(0, -'.json'.length));
}

function readJson(path: string): unknown {
	return existsSync(path) ? withoutSchema(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
