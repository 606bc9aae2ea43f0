/** Resolves some milliseconds after the page has loaded, for work that must not delay the first tap. */
export function pageAtRest(after: number): Promise<void> {
	return new Promise((resolve) => {
		const settle = (): void => void setTimeout(resolve, after);
		if (document.readyState === 'complete') settle();
		else addEventListener('load', settle, { once: true });
	});
}
