import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** What lies beside the armies of a system. */
const besides = ['system.json', 'sample.json'];

/** Every system folder under `data`, its files parsed as JSON and nothing more. */
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

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}
