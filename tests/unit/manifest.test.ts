import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Picture {
	readonly src: string;
	readonly type: string;
	readonly sizes: string;
}

interface Screenshot extends Picture {
	readonly form_factor: 'narrow' | 'wide';
	readonly label: string;
}

interface Manifest {
	readonly icons: readonly Picture[];
	readonly screenshots: readonly Screenshot[];
	readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

const path = (file: string): string =>
	fileURLToPath(new URL(`../../static/${file}`, import.meta.url));
const manifest = JSON.parse(readFileSync(path('manifest.webmanifest'), 'utf8')) as Manifest;
const { icons, screenshots, shortcuts } = manifest;

/** Width and height as the head of a PNG file has them. */
function sizeOf(file: string): string {
	const png = readFileSync(path(file));
	expect(png.subarray(1, 4).toString(), file).toBe('PNG');
	return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('every picture of the manifest is there, as large as it says', () => {
	const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
	for (const { src, type, sizes } of pictures) {
		if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes);
		else expect(readFileSync(path(src), 'utf8'), src).toMatch(/^<svg /);
	}
});

test('an installer has pictures for phones and for wide screens, that say what they show', () => {
	const sizes = { narrow: ['390x844'], wide: ['1280x800'] } as const;
	for (const form of ['narrow', 'wide'] as const) {
		const shown = screenshots.filter(({ form_factor }) => form_factor === form);
		expect(shown.length, form).toBeGreaterThan(0);
		// An installer shows no two that differ in shape.
		expect([...new Set(shown.map((picture) => picture.sizes))]).toEqual(sizes[form]);
	}
	expect(new Set(screenshots.map(({ label }) => label)).size).toBe(screenshots.length);
	for (const { label } of screenshots) expect(label.length).toBeGreaterThan(10);
});

test('the pictures weigh little', () => {
	for (const { src } of screenshots) expect(statSync(path(src)).size, src).toBeLessThan(120_000);
});
