import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexEffects, placesIn, effectsOf, withEffects } from '../schema/compile/effects.ts';
import { buildArmy, buildSystem, type ReadFile } from '../schema/compile/index.ts';
import { withoutSchema } from '../schema/own-schema.ts';
import type { Army, System } from '../schema/pack.ts';
import type { Effects, Profiles, EffectsOf } from '../schema/profiles.ts';

/** Files of a system that are not armies. */
const besides = ['system.json', 'sample.json'];

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
	/** The same as they are written. */
	readonly plainProfiles: (system: string, army: string) => unknown;
	/** The files that say what things do, by name; none if the game has none. */
	readonly effects: (system: string) => readonly (readonly [file: string, effects: unknown])[];
	/** What the things do that all armies of the game share, by their ids. */
	readonly sharedEffects: (system: string) => unknown;
	/** Files of entries that several armies take, as they are written. */
	readonly shared: (system: string) => readonly unknown[];
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
	const effectFiles = (system: string): readonly (readonly [string, unknown])[] =>
		namesIn(join(folder, system, 'effects')).map(
			(name) => [name, file(`${system}/effects/${name}.json`)] as const
		);
	const effectIndex = remembered((system: string) =>
		indexEffects(effectFiles(system).map(([, effects]) => effects as Effects))
	);
	const shared = (system: string): readonly unknown[] =>
		namesIn(join(folder, system, 'shared')).map((name) => file(`${system}/shared/${name}.json`));
	const sharedEffects = remembered((system: string): EffectsOf => {
		const built = [buildSystem(system, read), ...shared(system)] as readonly Partial<System>[];
		const places = built.flatMap(({ entries = [], rules = [], spells = [] }) =>
			placesIn({ entries, rules, spells })
		);
		return effectsOf(effectIndex(system), 'system', places);
	});
	return {
		systems: readdirSync(folder).filter((id) => existsSync(join(folder, id, 'system.json'))),
		armies: (system) => namesIn(join(folder, system)),
		system: (system) => buildSystem(system, read),
		army: (system, army) => buildArmy(system, army, read),
		hasProfiles: (system) => existsSync(join(folder, system, 'profiles')),
		profiles: (system, army) => {
			// Trusted, as tests check the files of data.
			const own = file(`${system}/profiles/${army}.json`) as Profiles | undefined;
			const index = effectIndex(system);
			if (index.ofThing.size + index.byName.size === 0) return own;
			const profiles = own ?? { formatVersion: 1, army, system, profiles: {} };
			const built = buildArmy(system, army, read) as Army;
			return withEffects(profiles, index, built, sharedEffects(system));
		},
		plainProfiles: (system, army) => file(`${system}/profiles/${army}.json`),
		effects: effectFiles,
		sharedEffects,
		shared,
		languages: (system) => namesIn(join(folder, system, 'text')),
		sentences: (system, language) => file(`${system}/text/${language}.json`),
		sample: (system) => file(`${system}/sample.json`),
		playLanguages: (system) => namesIn(join(folder, playedLike(system), 'play')),
		playSheet: (system, language) => file(`${playedLike(system)}/play/${language}.json`),
		read
	};
}

/** The function with its results kept. */
function remembered<T>(compute: (key: string) => T): (key: string) => T {
	const known = new Map<string, T>();
	return (key) => {
		if (!known.has(key)) known.set(key, compute(key));
		return known.get(key) as T;
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
