export const photos: typeof import('../../en/photos.ts').photos = {
	tooBig: 'Die Datei ist zu groß für ein Foto: höchstens 50 MB.',
	none: 'Das ist kein Foto, das Muster ansieht: nimm ein JPEG, PNG, WebP oder HEIC.',
	tooLarge: (width, height) => {
		const [across, high] = [width, height].map((side) => side.toLocaleString('de'));
		return `Das Bild hat ${across} × ${high} Pixel, mehr als Muster entpackt: nimm ein kleineres, nur mit dem Code.`;
	}
};
