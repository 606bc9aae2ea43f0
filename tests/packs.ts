import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '../tools/packs.ts';

const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** What lies beside the armies of a system. */
const besides = ['system.json', 'sample.json'];

/** Every system folder under `data`, its files as they ship, checked by nothing. */
export const rawPacks = readdirSync(dataFolder).map((folder) => ({
	folder,
	system: readJson(join(dataFolder, folder, 'system.json')),
	armies: readArmies(join(dataFolder, folder)),
	sample: readJson(join(dataFolder, folder, 'sample.json')),
	profiles: readArmies(join(dataFolder, folder, 'profiles')).map(({ file, army }) => ({
		file,
		profiles: army
	}))
}));

function readArmies(folder: string): readonly { readonly file: string; readonly army: unknown }[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith('.json') && !besides.includes(file))
		.map((file) => ({ file, army: readJson(join(folder, file)) }));
}
