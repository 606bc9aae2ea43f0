import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Every system folder under `data`, its files parsed as JSON and nothing more. */
export const rawPacks = readdirSync(dataFolder).map((folder) => ({
	folder,
	system: readJson(join(dataFolder, folder, 'system.json')),
	armies: readdirSync(join(dataFolder, folder))
		.filter((file) => file.endsWith('.json') && file !== 'system.json')
		.map((file) => ({ file, army: readJson(join(dataFolder, folder, file)) }))
}));

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}
