import type { Drawing } from '../../paper/pdf/drawing/drawing.ts';

/**
 * Loads the fonts of a drawing into the page.
 * @returns a function that removes them
 */
export async function addFonts({ fonts }: Drawing): Promise<() => void> {
	const faces = fonts.map(({ name, file }) => new FontFace(name, new Uint8Array(file)));
	await Promise.all(faces.map((face) => face.load()));
	for (const face of faces) document.fonts.add(face);
	return () => faces.forEach((face) => document.fonts.delete(face));
}
