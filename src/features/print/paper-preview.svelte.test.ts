import { expect, test } from 'vitest';
import { PaperPreview } from './paper-preview.svelte.ts';

test('while contents are loading the page says so, and the player can cancel it', async () => {
	const preview = new PaperPreview();
	let loading: AbortSignal | undefined;
	void preview.wait((signal) => {
		loading = signal;
		return new Promise(() => undefined);
	});
	expect(preview.stage).toBe('loading');
	await expect.poll(() => preview.isSlow).toBe(true);

	preview.cancel();
	expect(loading?.aborted).toBe(true);
	expect(preview).toMatchObject({ stage: undefined, isSlow: false, isCancelled: true });
	await preview.wait((signal) => {
		expect(signal.aborted).toBe(false);
		return Promise.resolve();
	});
	preview.close();
});
