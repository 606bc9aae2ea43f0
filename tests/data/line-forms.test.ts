import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { lineForms, lostIn } from '../line-forms.ts';
import { rawPacks } from '../packs.ts';
import { someOf } from '../whole.ts';

// Every unit of every army in ten forms of line: none is lost. The whole run takes all armies.

describe.each(rawPacks)('of $folder', ({ system: rawSystem, armies }) => {
	const system = System.parse(rawSystem);
	const some = armies.filter(({ file }) => slice(armies).includes(file));

	test.each(some)(
		'each unit of $file comes back from each form of line',
		({ army: raw }) => {
			const army = Army.parse(raw);
			const lost = Object.entries(lineForms).flatMap(([label, forms]) =>
				forms.flatMap((form) => lostIn(system, army, form, label))
			);
			expect(lost).toEqual([]);
		},
		120_000
	);
});

/** A few armies of a game; all of them in the whole run. */
function slice(armies: readonly { readonly file: string }[]): readonly string[] {
	const files = armies.map(({ file }) => file);
	const some = someOf(files);
	return some.length === files.length ? files : some.filter((_, at) => at % 4 === 0);
}
