import { recall, remember, themeCopy } from './remembered.ts';

/** The browser's preference, or always light or dark. */
export const themes = ['', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme chosen in this browser, as its copy has it. */
export function chosenTheme(): Theme {
	const stored = recall(themeCopy);
	return themes.find((theme) => theme === stored) ?? '';
}

/** Applies a theme at once and sets its copy. @returns whether the browser stored that */
export function chooseTheme(theme: Theme): boolean {
	document.documentElement.dataset['theme'] = theme;
	colourFrame(theme);
	return remember(themeCopy, theme || undefined);
}

/** The colours of the browser's own frame for light and dark, in the order of app.html. */
function colourFrame(theme: Theme): void {
	const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
	for (const [own, meta] of [['light', light] as const, ['dark', dark] as const]) {
		const byBrowser = `(prefers-color-scheme: ${own})`;
		if (meta) meta.media = theme === '' ? byBrowser : theme === own ? 'all' : 'not all';
	}
}
