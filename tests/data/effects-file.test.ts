import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { effectsPath, withEffectsOf, type EffectsFile } from '../../src/packs/effects-file.ts';
import { openPackFiles } from '../../src/packs/files.ts';
import type { Army } from '../../src/schema/pack.ts';
import type { Profiles } from '../../src/schema/profiles.ts';
import { readPacks } from '../../tools/packs.ts';

const folder = new URL('../../data', import.meta.url).pathname;
const read = openPackFiles(folder);
const packs = readPacks(folder).filter(({ card }) => card.hasProfiles);

describe.each(packs.map((pack) => [pack.card.id, pack] as const))('%s', (system, { files }) => {
	const ids = read.armies(system).map((id) => [id] as const);

	test.each(ids)('%s reads what its file says as it was written', (id) => {
		const army = read.army(system, id) as Army;
		const file = files.get(effectsPath(army)) as EffectsFile;
		const plain = read.plainProfiles(system, id) as Profiles;
		const { effects = {}, ...profiles } = read.profiles(system, id) as Profiles;
		expect(withEffectsOf(file, army, plain)).toEqual({ ...profiles, effects });
	});
});

test('all files of effects in the build are 200 kB at most, each compressed by itself', () => {
	const sizes = packs.flatMap(({ files }) =>
		[...files]
			.filter(([path]) => path.startsWith('effects'))
			.map(([, file]) => gzipSync(JSON.stringify(file)).length)
	);
	expect(sizes.length).toBeGreaterThan(2);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});
