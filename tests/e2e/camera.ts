import type { Page } from '@playwright/test';

/** Makes the browser's camera see a picture, and counts what is live of it. */
export async function showToCamera(page: Page, picture: Buffer): Promise<void> {
	await page.addInitScript((source) => {
		const tracks: MediaStreamTrack[] = [];
		Object.assign(globalThis, { tracks });
		navigator.mediaDevices.getUserMedia = async () => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [1000, 1200];
			const context = canvas.getContext('2d');
			context?.fillRect(0, 0, 10, 10);
			if (source !== '') {
				const image = new Image();
				image.src = `data:image/png;base64,${source}`;
				await image.decode();
				setInterval(() => context?.drawImage(image, 0, 0, canvas.width, canvas.height), 50);
			}
			const stream = canvas.captureStream(20);
			tracks.push(...stream.getTracks());
			return stream;
		};
	}, picture.toString('base64'));
}

/** How many cameras are still on. */
export async function liveTracks(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { tracks = [] } = globalThis as { tracks?: readonly MediaStreamTrack[] };
		return tracks.filter(({ readyState }) => readyState === 'live').length;
	});
}
