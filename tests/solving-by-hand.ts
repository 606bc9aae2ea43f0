import { onTestFinished, vi } from 'vitest';
import type { SolvingAnswer, SolvingOrder } from '../src/workers/solving/messages.ts';

/** A worker that was asked for lists, and that a test speaks for. */
export interface Asked extends EventTarget {
	readonly order: SolvingOrder;
	readonly isEnded: boolean;
	say(answer: SolvingAnswer): void;
}

/**
 * Until its end a test answers in place of the worker that completes and fixes lists.
 * @param answersTo what is said at once
 * @returns the workers that were asked, the last one last
 */
export function solvingByHand(
	answersTo: (order: SolvingOrder) => readonly SolvingAnswer[] = () => []
): readonly Asked[] {
	const asked: Asked[] = [];
	const stub = class extends EventTarget {
		isEnded = false;

		postMessage(order: SolvingOrder): void {
			const worker = Object.assign(this, { order });
			asked.push(worker);
			for (const answer of answersTo(order)) worker.say(answer);
		}

		say(data: SolvingAnswer): void {
			this.dispatchEvent(new MessageEvent('message', { data }));
		}

		terminate(): void {
			this.isEnded = true;
		}
	};
	vi.stubGlobal('Worker', stub);
	onTestFinished(() => void vi.unstubAllGlobals());
	return asked;
}
