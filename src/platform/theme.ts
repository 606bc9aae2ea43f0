import { recall, remember } from './remembered.ts';

/** The browser's preference, or always light or dark. */
export const themes = ['', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

// Read by the script of app.html too, before the first paint.
const key = 'muster.theme';

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
	const kept = recall(key);
	return themes.find((theme) => theme === kept) ?? '';
}

/** Applies a theme at once and stores it. @returns whether the browser stored it */
export function chooseTheme(theme: Theme): boolean {
	document.documentElement.dataset['theme'] = theme;
	colourFrame(theme);
	return remember(key, theme || undefined);
}

/** The colours of the browser's own frame for light and dark, in the order of app.html. */
function colourFrame(theme: Theme): void {
	const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
	for (const [own, meta] of [['light', light] as const, ['dark', dark] as const]) {
		const byBrowser = `(prefers-color-scheme: ${own})`;
		if (meta) meta.media = theme === '' ? byBrowser : theme === own ? 'all' : 'not all';
	}
}
