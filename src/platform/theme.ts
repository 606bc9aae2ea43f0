import { recall, remember } from './remembered.ts';

/** As the browser prefers, or always light or dark. */
export const themes = ['', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

// Read by the script of app.html too, before the first paint.
const key = 'muster.theme';

/** The theme that the player chose here. */
export function chosenTheme(): Theme {
	const kept = recall(key);
	return themes.find((theme) => theme === kept) ?? '';
}

/** Shows a theme at once, and keeps it. @returns whether the browser lets it be kept */
export function chooseTheme(theme: Theme): boolean {
	document.documentElement.dataset['theme'] = theme;
	colourFrame(theme);
	return remember(key, theme || undefined);
}

/** The browser's own frame has a colour for light and one for dark, in this order in app.html. */
function colourFrame(theme: Theme): void {
	const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
	for (const [own, meta] of [['light', light] as const, ['dark', dark] as const]) {
		const byBrowser = `(prefers-color-scheme: ${own})`;
		if (meta) meta.media = theme === '' ? byBrowser : theme === own ? 'all' : 'not all';
	}
}
