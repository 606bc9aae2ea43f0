import type { CDPSession, Page } from '@playwright/test';

/** A part of the screen, in points. */
export interface Rectangle {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

interface Frame {
	/** When it was on the screen, in milliseconds since 1970. */
	readonly at: number;
	/** A PNG in base 64. */
	readonly picture: string;
}

/** What a page showed, as the browser's own film of it has it: the page does nothing for that. */
export class Screen {
	readonly frames: Frame[] = [];

	private constructor(session: CDPSession) {
		session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
			this.frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
			// Fails once the browser is killed.
			session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
		});
	}

	static async film(session: CDPSession): Promise<Screen> {
		const screen = new Screen(session);
		await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
		return screen;
	}

	/** The last picture that was on the screen by then. */
	lastBy(moment: number): string | undefined {
		return this.frames.findLast(({ at }) => at <= moment)?.picture;
	}

	get last(): string | undefined {
		return this.frames.at(-1)?.picture;
	}
}

/** A part of a picture as a text that is another for whatever else is to be seen there, made by another browser. */
export function look(reader: Page, picture: string, part: Rectangle): Promise<string> {
	return reader.evaluate(
		async ([source, { x, y, width, height }]) => {
			const image = await createImageBitmap(
				await (await fetch(`data:image/png;base64,${source}`)).blob()
			);
			const canvas = new OffscreenCanvas(width, height);
			const pen = canvas.getContext('2d');
			pen?.drawImage(image, x, y, width, height, 0, 0, width, height);
			const dots = pen?.getImageData(0, 0, width, height).data ?? [];
			// Dark or light: letters and paper.
			return Array.from(dots, (value, at) => (at % 4 === 1 ? (value < 128 ? 1 : 0) : '')).join('');
		},
		[picture, part] as const
	);
}
