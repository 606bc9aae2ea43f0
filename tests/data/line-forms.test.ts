import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { lineForms, lostIn } from '../line-forms.ts';
import { rawPacks } from '../packs.ts';
import { isInRun } from '../slice.ts';

// Every unit of every army in ten forms of line: none is lost.

describe.each(rawPacks)('of $folder', ({ folder, system: rawSystem, armies }) => {
	const system = System.parse(rawSystem);
	const some = armies.filter(({ file }) => isInRun(folder, file.replace('.json', '')));

	test.each(some)('each unit of $file comes back from each form of line', ({ army: raw }) => {
		const army = Army.parse(raw);
		const lost = Object.entries(lineForms).flatMap(([label, forms]) =>
			forms.flatMap((form) => lostIn(system, army, form, label))
		);
		expect(lost).toEqual([]);
	});
});
