import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Army, Profiles, Reading, System } from '#schema';
import { indexArmy, type ArmyIndex, type RulesInUse } from '#engine';
import { withoutSchema } from '../schema/own-schema.ts';
import { findArmy, findSystem } from '../exchange/index.ts';

/** The game systems and armies in a folder; every file is read when it is first needed, and once. */
export interface Packs {
	/** Every system: for suggestions, and for names that are not ids. */
	systems(): readonly System[];
	armies(system: System): readonly Army[];
	system(name: string): System | undefined;
	army(name: string, system: System): Army | undefined;
	/** Weapons and abilities of an army's units, where the system has them. */
	profiles(system: System, army: string): Profiles['profiles'] | undefined;
	index(system: System, army: Army, use?: RulesInUse): ArmyIndex;
}

/** @throws if the folder is not there: Muster is then not fully installed. */
export function openPacks(folder: string): Packs {
	const systemIds = readdirSync(folder).filter((id) => existsSync(systemFile(folder, id)));
	const armyIds = remembered((system: string) => armyIdsIn(join(folder, system)));
	// The data is trusted: it was checked by the schema when Muster was built.
	const readSystem = remembered((id: string) => readJson(systemFile(folder, id)) as System);
	const readArmy = remembered((path: string) => readJson(join(folder, path)) as Army);
	const readProfiles = remembered((path: string) => readProfilesIn(join(folder, path)));

	const systems = (): readonly System[] => systemIds.map(readSystem);
	const armies = ({ id }: System): readonly Army[] =>
		armyIds(id).map((army) => readArmy(join(id, `${army}.json`)));
	return {
		systems,
		armies,
		system: (name) => (systemIds.includes(name) ? readSystem(name) : findSystem(name, systems())),
		army: (name, system) => {
			const id = name.toLowerCase().replaceAll(' ', '-');
			return armyIds(system.id).includes(id)
				? readArmy(join(system.id, `${id}.json`))
				: findArmy(name, armies(system));
		},
		profiles: ({ id }, army) => readProfiles(join(id, 'profiles', `${army}.json`)),
		index: rememberedIndex()
	};
}

function systemFile(folder: string, id: string): string {
	return join(folder, id, 'system.json');
}

/** What lies beside the armies of a system. */
const besides = ['system.json', 'sample.json'];

function armyIdsIn(folder: string): readonly string[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith('.json') && !besides.includes(file))
		.map((file) => file.slice(0, -'.json'.length));
}

/** Where some armies of a system have profiles, those without have none of their units'. */
function readProfilesIn(path: string): Profiles['profiles'] | undefined {
	if (existsSync(path)) return (readJson(path) as Profiles).profiles;
	return existsSync(dirname(path)) ? {} : undefined;
}

function readJson(path: string): unknown {
	return withoutSchema(JSON.parse(readFileSync(path, 'utf8')) as unknown);
}

/** An index for each army and each set of rules that makes a difference to it. */
function rememberedIndex(): Packs['index'] {
	const indexes = new Map<string, ArmyIndex>();
	return (system, army, use = {}) => {
		const readings = [...system.readings, ...(army.readings ?? [])];
		const taken = readings.map((reading) => takenAnswer(reading, use.readings ?? {}));
		const key = [system.id, army.id, ...taken, JSON.stringify(use.event)].join('/');
		const index = indexes.get(key) ?? indexArmy(system, army, use);
		indexes.set(key, index);
		return index;
	};
}

function takenAnswer(reading: Reading, answers: Readonly<Record<string, string>>): string {
	return reading.answers.find(({ id }) => id === answers[reading.id])?.id ?? reading.default;
}

/** The same function, which works every answer out once. */
function remembered<T>(compute: (key: string) => T): (key: string) => T {
	const known = new Map<string, T>();
	return (key) => {
		if (!known.has(key)) known.set(key, compute(key));
		return known.get(key) as T;
	};
}
