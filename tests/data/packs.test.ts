import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { ArmyWords, Shelf, SystemWords, Taking } from '../../src/schema/compile/file-words.ts';
import { packFaults, profileFaults } from '../../src/schema/faults/pack-faults-pack.ts';
import { armyFaults } from '../../src/schema/faults/pack-faults.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { Profiles } from '../../src/schema/profiles.ts';
import { rawPacks } from '../packs.ts';

describe.each(rawPacks)(
	'data/$folder',
	({ folder, system: rawSystem, armies, profiles, written }) => {
		const parsed = System.safeParse(rawSystem);

		function systemOf(): System {
			if (!parsed.success) throw parsed.error;
			return parsed.data;
		}

		test('system.json fits the schema', () => {
			expect(parsed.error?.issues).toBeUndefined();
		});

		test('what files say beside that fits its own schema', () => {
			const faults = [
				...faultsOf('system', SystemWords, wordsOf(written.system, SystemWords)),
				...written.armies.flatMap(({ id, file }) =>
					faultsOf(id, ArmyWords, wordsOf(file, ArmyWords))
				),
				...written.shared.flatMap(({ id, file }) => faultsOf(id, Shelf, file)),
				...[...written.armies, ...written.shared].flatMap(({ id, file }) =>
					takingsOf(file).flatMap((row) => faultsOf(id, Taking, row))
				)
			];
			expect(faults).toEqual([]);
		});

		test.each(armies)('$file fits the schema and its system', ({ file, army: rawArmy }) => {
			expect(Army.safeParse(rawArmy).error?.issues).toBeUndefined();
			const system = systemOf();
			const army = Army.parse(rawArmy);
			expect(`${army.id}.json`).toBe(file);
			expect(army.system).toBe(folder);
			expect(armyFaults(system, army)).toEqual([]);
		});

		test('the armies fit each other', () => {
			const all = armies.map(({ army }) => Army.parse(army));
			expect(packFaults(systemOf(), all)).toEqual([]);
		});

		test('every file of profiles fits the schema and its army', () => {
			const faults = profiles.flatMap(({ file, profiles: raw }) => {
				const profile = Profiles.safeParse(raw);
				const army = armies.find((each) => each.file === file);
				if (!profile.success) return [`${file}: ${profile.error.message}`];
				if (!army) return [`${file}: of no army`];
				return profileFaults(Army.parse(army.army), profile.data).map(
					(fault) => `${file}: ${fault}`
				);
			});
			expect(faults).toEqual([]);
		});
	}
);

/** Of a file what its pack does not have. */
function wordsOf(file: unknown, schema: z.ZodObject): object {
	const entries = Object.entries(file as object);
	return Object.fromEntries(entries.filter(([key]) => key in schema.shape));
}

function takingsOf(file: unknown): readonly object[] {
	const { entries = [] } = file as { entries?: readonly object[] };
	return entries.filter((row) => 'take' in row);
}

function faultsOf(file: string, schema: z.ZodObject, value: unknown): readonly string[] {
	const { error } = schema.safeParse(value);
	return error ? [`${file}: ${error.message}`] : [];
}
