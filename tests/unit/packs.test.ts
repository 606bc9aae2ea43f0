import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ArmyCard } from '../../src/packs/catalogue.ts';
import { readPacks, readSamples, type SystemFiles } from '../../tools/packs.ts';
import { rawPacks } from '../packs.ts';

const data = fileURLToPath(new URL('../../data', import.meta.url));
const packs = readPacks(data);

/** A copy of one system that a test may change. */
function aCopy(system: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'muster-packs-'));
	for (const part of [system, 'names'])
		cpSync(join(data, part), join(folder, part), { recursive: true });
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

function packOf(folder: string): SystemFiles {
	const [pack] = readPacks(folder);
	if (!pack) throw new Error('There is no pack');
	return pack;
}

const cardsOf = ({ files }: SystemFiles) => files.get('cards.json') as readonly ArmyCard[];

describe('the data as the site has them', () => {
	test('every system is there with every army', () => {
		expect(packs.map(({ card }) => [card.id, card.armies])).toEqual(
			rawPacks.map(({ folder, armies }) => [folder, armies.length])
		);
		for (const { folder, armies } of rawPacks) {
			const pack = packs.find(({ card }) => card.id === folder);
			for (const { file, army } of armies) {
				expect(pack?.files.get(`armies/${file}`), file).toEqual(army);
			}
		}
	});

	test('the cards are in order of name, and small', () => {
		for (const pack of packs) {
			const names = cardsOf(pack).map(({ name }) => name);
			expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
			expect(JSON.stringify(cardsOf(pack)).length).toBeLessThan(20 + 250 * names.length);
		}
	});

	test('where one army has profiles, none is asked for in vain', () => {
		for (const { card, files } of packs) {
			const profiles = [...files.keys()].filter((path) => path.startsWith('profiles/'));
			expect(profiles.length, card.id).toBe(card.hasProfiles ? card.armies : 0);
		}
	});

	test('a variant names an army of its system', () => {
		for (const pack of packs) {
			const ids = new Set(cardsOf(pack).map(({ id }) => id));
			const lost = cardsOf(pack).filter(({ variantOf }) => variantOf && !ids.has(variantOf));
			expect(lost).toEqual([]);
		}
	});
});

describe('the name of a system’s folder', () => {
	test('stays as long as nothing in it changes', () => {
		const folder = aCopy('warmaster');
		const other = packs.find(({ card }) => card.id === 'warmaster');
		expect(packOf(folder).card.folder).toBe(other?.card.folder);
	});

	test.each(['system.json', 'empire.json'])('changes with %s', (file) => {
		const folder = aCopy('warmaster');
		const before = packOf(folder).card.folder;
		const path = join(folder, 'warmaster', file);
		const changed = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), name: 'Another' };
		writeFileSync(path, JSON.stringify(changed));
		expect(packOf(folder).card.folder).not.toBe(before);
	});

	test('stays when its sample list changes: no roster is judged by that', () => {
		const folder = aCopy('warmaster');
		const before = packOf(folder).card;
		writeFileSync(join(folder, 'warmaster/sample.json'), '{"system":"warmaster"}');
		expect(packOf(folder).card).toEqual(before);
		expect(readSamples(folder)).toEqual({ warmaster: { system: 'warmaster' } });
	});

	test('changes with a profile', () => {
		const folder = aCopy('spearhead');
		const before = packOf(folder).card.folder;
		const army = cardsOf(packOf(folder))[0]?.id ?? '';
		writeFileSync(join(folder, 'spearhead/profiles', `${army}.json`), '{"profiles":{}}');
		expect(packOf(folder).card.folder).not.toBe(before);
	});
});
