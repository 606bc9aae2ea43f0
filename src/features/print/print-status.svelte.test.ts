import { mount, unmount } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { PaperPreview } from './paper-preview.svelte.ts';
import PrintStatus from './PrintStatus.svelte';

test('the wait for a sheet fits a narrow phone with large text', () => {
	const target = document.body.appendChild(document.createElement('div'));
	document.documentElement.style.fontSize = '200%';
	target.style.cssText = 'display: grid; width: 256px';
	const preview = new PaperPreview();
	preview.stage = 'drawing';
	preview.isSlow = true;
	const shown = mount(PrintStatus, { target, props: { preview, onretry: () => undefined } });
	onTestFinished(async () => {
		await unmount(shown);
		target.remove();
		document.documentElement.removeAttribute('style');
	});

	expect(target.scrollWidth).toBeLessThanOrEqual(target.clientWidth);
});
