import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPackFiles } from '../src/packs/files.ts';

const dataFolder = fileURLToPath(new URL('../data', import.meta.url));
const files = openPackFiles(dataFolder);

/** Every system folder under `data` as packs are built of it: its files as JSON, and what they extend and take. */
export const rawPacks = files.systems.map((folder) => ({
	folder,
	system: files.system(folder),
	armies: files.armies(folder).map((id) => ({ file: `${id}.json`, army: files.army(folder, id) })),
	sample: files.sample(folder),
	texts: files.languages(folder).map((language) => ({
		language,
		sentences: files.sentences(folder, language)
	})),
	play: files.playLanguages(folder).map((language) => ({
		language,
		sheet: files.playSheet(folder, language)
	})),
	profiles: namesIn(`${folder}/profiles`).map((id) => ({
		file: `${id}.json`,
		profiles: files.profiles(folder, id)
	})),
	effects: files.effects(folder).map(([file, effects]) => ({ file: `${file}.json`, effects })),
	sharedEffects: files.sharedEffects(folder),
	/** The same files as they are written, and those that lie in `shared`. */
	written: {
		system: files.read(folder, 'system'),
		armies: files.armies(folder).map((id) => ({ id, file: files.read(folder, id) })),
		shared: namesIn(`${folder}/shared`).map((id) => ({ id, file: files.read(folder, id) }))
	}
}));

function namesIn(folder: string): readonly string[] {
	const path = `${dataFolder}/${folder}`;
	return existsSync(path) ? readdirSync(path).map((file) => file.replace('.json', '')) : [];
}
