import { expect, test } from 'vitest';
import { rawPacks } from '../packs.ts';

/** Every section that a value names as a source. */
function sectionsIn(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(sectionsIn);
	if (typeof value !== 'object' || value === null) return [];
	const own = 'section' in value && typeof value.section === 'string' ? [value.section] : [];
	return [...own, ...Object.values(value).flatMap(sectionsIn)];
}

/** A part of a section that is an id of the data and no name: "noble-knights", "stalker". */
const id = /(?:^|, )[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?=$|:)/;

const whole = ['data', 'army list', 'rules'];

function isId(section: string): boolean {
	const [found = ''] = id.exec(section) ?? [];
	return found !== '' && !whole.includes(found.replace(', ', ''));
}

test('a source names a part of its book as printed, never by an id', () => {
	const found = rawPacks.flatMap(({ system, armies, profiles }) =>
		sectionsIn([system, armies, profiles]).filter(isId)
	);
	expect([...new Set(found)]).toEqual([]);
	expect(isId('Vampire Covenant, bloodline-unit-von-castlestein')).toBe(true);
	expect(isId('Highborn Elves, High Prince: Mount')).toBe(false);
});
