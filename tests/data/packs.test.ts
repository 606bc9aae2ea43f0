import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { armyFaults } from '../../src/schema/pack-faults.ts';
import { rawPacks } from '../packs.ts';

describe.each(rawPacks)('data/$folder', ({ folder, system: rawSystem, armies }) => {
	test('system.json fits the schema', () => {
		expect(System.safeParse(rawSystem).error?.issues).toBeUndefined();
	});

	test.each(armies)('$file fits the schema and its system', ({ file, army: rawArmy }) => {
		expect(Army.safeParse(rawArmy).error?.issues).toBeUndefined();
		const system = System.parse(rawSystem);
		const army = Army.parse(rawArmy);
		expect(`${army.id}.json`).toBe(file);
		expect(army.system).toBe(folder);
		expect(armyFaults(system, army)).toEqual([]);
	});
});
