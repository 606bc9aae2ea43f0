import { locale, words } from '../words.ts';

/** Pictures in which a code is looked for. */
export const photos = words('photos', {
	tooBig: 'The file is too big for a photo: 50 MB is the most.',
	none: 'This is no photo that Muster looks at: take a JPEG, PNG, WebP or HEIC.',
	tooLarge: (width: number, height: number): string => {
		const [across, high] = [width, height].map((side) => side.toLocaleString(locale()));
		return `The picture has ${across} × ${high} pixels, which is more than Muster unfolds: take a smaller one of the code alone.`;
	}
});
