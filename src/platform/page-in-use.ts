import { pageAtRest } from './page-at-rest.ts';

/** Resolves some milliseconds after the page has loaded, or with the first tap or key before. */
export function pageInUse(after: number): Promise<void> {
	return new Promise((resolve) => {
		const ending = new AbortController();
		const end = (): void => {
			ending.abort();
			resolve();
		};
		for (const sign of ['pointerdown', 'keydown'])
			addEventListener(sign, end, { signal: ending.signal, capture: true, passive: true });
		void pageAtRest(after).then(end);
	});
}
