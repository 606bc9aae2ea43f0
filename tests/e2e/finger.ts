import type { CDPSession, Page } from '@playwright/test';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** As often as a screen tells of a touch. */
const secondsApart = 0.016;

/** One finger on the screen, as the browser has it from the hardware. */
export class Finger {
	readonly #session: CDPSession;
	/** Seconds since 1970 by the finger's own clock: a busy machine makes it no slower. */
	#now = 0;

	constructor(session: CDPSession) {
		this.#session = session;
	}

	static async on(page: Page): Promise<Finger> {
		return new Finger(await page.context().newCDPSession(page));
	}

	async down(at: Point): Promise<void> {
		this.#now = Date.now() / 1000;
		await this.#send('touchStart', [at]);
	}

	async move(from: Point, to: Point, steps = 8): Promise<void> {
		for (let step = 1; step <= steps; step += 1) {
			const part = step / steps;
			const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
			await this.#send('touchMove', [at]);
		}
	}

	/** Lies still for so long that letting go is no flick, whatever the speed before. */
	async rest(): Promise<void> {
		this.#now += 0.2;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}

	async up(): Promise<void> {
		await this.#send('touchEnd', []);
	}

	/** What the system does when it takes the gesture for itself. */
	async cancel(): Promise<void> {
		await this.#send('touchCancel', []);
	}

	async #send(
		type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
		touchPoints: Point[]
	): Promise<void> {
		const timestamp = (this.#now += secondsApart);
		await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
	}
}
