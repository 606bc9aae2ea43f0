import type { Army, PlaySheet, Profiles, Sentences, System, EffectsOf } from '#schema';
import { addSentences } from '#i18n';
import { findArmy, findSystem } from '../exchange/index.ts';
import { openPackFiles, type PackFiles } from '../packs/files.ts';
import type { PackSource } from '../packs/port.ts';

/** The game systems and armies in a folder. Each file is read once, on demand. */
export interface Packs {
	/** All systems, for suggestions and for finding names. */
	systems(): readonly System[];
	armies(system: System): readonly Army[];
	system(name: string): System | undefined;
	army(name: string, system: System): Army | undefined;
	/** Weapons and abilities of an army's units, and what its things do; undefined if the system has none. */
	profiles(system: System, army: string): Profiles | undefined;
	/** What players of a system look up while they play, in English. */
	playSheet(system: System): PlaySheet | undefined;
	/** Uses the sentences that a system has in a language; it is read with the English ones. */
	speak(system: string, language: string): void;
	/** The same data for reading lists. */
	readonly source: PackSource;
}

/** @throws if the folder is missing, so that Muster is not fully installed */
export function openPacks(folder: string): Packs {
	const files = openPackFiles(folder);
	// Trusted, as the data were checked by the schema when Muster was built.
	const sentencesOf = remembered((file: string) => {
		const [id = '', language = ''] = file.split('/');
		return (files.sentences(id, language) as Sentences | undefined) ?? { sentences: {} };
	});
	const speak = (id: string, language: string): void =>
		addSentences(id, sentencesOf(`${id}/${language}`));
	const readSystem = remembered((id: string) => {
		speak(id, 'en');
		return files.system(id) as System;
	});
	const armyIds = remembered(files.armies);
	const readArmy = rememberedArmies(files);
	const profilesIn = remembered((system: string) =>
		remembered((army: string) => profilesOf(files, system, army))
	);

	const systems = (): readonly System[] => files.systems.map(readSystem);
	const armies = ({ id }: System): readonly Army[] => armyIds(id).map((army) => readArmy(id, army));
	return {
		systems,
		armies,
		system: (name) =>
			files.systems.includes(name) ? readSystem(name) : findSystem(name, systems()),
		army: (name, system) => {
			const id = name.toLowerCase().replaceAll(' ', '-');
			return armyIds(system.id).includes(id)
				? readArmy(system.id, id)
				: findArmy(name, armies(system));
		},
		profiles: ({ id }, army) => profilesIn(id)(army),
		speak,
		playSheet: ({ id }) => files.playSheet(id, 'en') as PlaySheet | undefined,
		source: {
			systemIds: () => files.systems,
			armyIds: (system) => Promise.resolve(armyIds(system)),
			systems: () => Promise.resolve(systems()),
			armies: (system) => Promise.resolve(armyIds(system).map((army) => readArmy(system, army))),
			pack: (system, army) =>
				Promise.resolve(
					armyIds(system).includes(army)
						? { system: readSystem(system), army: readArmy(system, army) }
						: undefined
				)
		}
	};
}

function rememberedArmies(files: PackFiles): (system: string, army: string) => Army {
	const bySystem = remembered((system: string) =>
		remembered((army: string) => files.army(system, army) as Army)
	);
	return (system, army) => bySystem(system)(army);
}

/** If only some armies of a system have profiles, the others have empty ones. */
function profilesOf(files: PackFiles, system: string, army: string): Profiles | undefined {
	if (!files.hasProfiles(system)) return undefined;
	const own = files.profiles(system, army) as Profiles | undefined;
	const shared = files.sharedEffects(system) as EffectsOf;
	const profiles = own ?? { formatVersion: 1, army, system, profiles: {} };
	return { ...profiles, effects: { ...shared, ...profiles.effects } };
}

/** The function with its results cached. */
function remembered<T>(compute: (key: string) => T): (key: string) => T {
	const known = new Map<string, T>();
	return (key) => {
		if (!known.has(key)) known.set(key, compute(key));
		return known.get(key) as T;
	};
}
