import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families, type Family, type Slice, type SliceIndex } from '../../fallback/slices.ts';

const { resolve } = createRequire(import.meta.url);

/** The folder of a family: beside the bundled command, or its package. */
function folderOf(family: Family): string {
	const bundled = fileURLToPath(new URL(`fonts/${family}`, import.meta.url));
	return existsSync(bundled) ? bundled : dirname(resolve(`@fontsource/${family}/unicode.json`));
}

/** The slices that are used of the families' packages; of Latin and the like the sheets have a font of their own. */
export function readSliceIndex(): SliceIndex {
	return Object.fromEntries(families.map((family) => [family, slicesOf(family)]));
}

function slicesOf(family: Family): readonly Slice[] {
	const ranges = JSON.parse(
		readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')
	) as Readonly<Record<string, string>>;
	return Object.entries(ranges)
		.filter(([name, range]) => isUsed(family, name, range))
		.map(([name, range]) => ({ file: `${family}/files/${fileName(family, name)}`, range }));
}

/** The scripts that are one file; others are in parts, which are numbered in brackets. */
const scripts: Partial<Record<Family, string>> = {
	'noto-serif-hebrew': 'hebrew',
	'scheherazade-new': 'arabic',
	'noto-serif-thai': 'thai',
	'noto-serif-devanagari': 'devanagari'
};

/** Of the Korean font only what is written in Hangul is used. */
function isUsed(family: Family, name: string, range: string): boolean {
	if (family === 'noto-serif-kr') return /U\+(a[c-f]|[b-c]|d[0-7])[\da-f]{2,3}\b/i.test(range);
	return name.startsWith('[') || name === scripts[family];
}

/** One weight for all: names stand in both weights, and each would be a file of its own. */
function fileName(family: Family, name: string): string {
	return `${family}-${name.replace(/[[\]]/g, '')}-500-normal.woff`;
}

/** A file of the index. */
export function readSlice({ file }: Slice): Uint8Array {
	const [family = ''] = file.split('/');
	return readFileSync(join(folderOf(family as Family), '..', file));
}
