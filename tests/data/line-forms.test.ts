import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { lineForms, lostIn } from '../line-forms.ts';
import { rawPacks } from '../packs.ts';
import { isAll } from '../runs.ts';
import { isInRun } from '../slice.ts';

// Every unit of every army in ten forms of line: none is lost. With a push one army tries one form in six.

const everyForm = Object.entries(lineForms).flatMap(([label, forms]) =>
	forms.map((form) => [label, form] as const)
);
const parts = 6;

describe.each(rawPacks)('of $folder', ({ folder, system: rawSystem, armies }) => {
	const system = System.parse(rawSystem);
	const some = armies.filter(({ file }) => isInRun(folder, file.replace('.json', '')));

	test.each(some)('each unit of $file comes back from each form of line', ({ army: raw }) => {
		const army = Army.parse(raw);
		const at = armies.findIndex(({ army: other }) => other === raw);
		const tried = everyForm.filter((_, each) => isAll || each % parts === at % parts);
		const lost = tried.flatMap(([label, form]) => lostIn(system, army, form, label));
		expect(lost).toEqual([]);
	});
});
