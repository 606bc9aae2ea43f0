import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../workers/reading/messages.ts';
import { WorkerClient } from './worker-client.ts';

vi.mock('../../platform/trusted.ts', () => ({
	trustedScript: (address: string): string => address
}));
vi.mock('../../packs/port.ts', () => ({ hashedPacks: { systemIds: () => [] } }));

/** A worker that answers when the test says so. */
class SlowWorker {
	static last: SlowWorker | undefined;
	isEnded = false;
	readonly #orders: Order[] = [];
	#hear: (event: { readonly data: object }) => void = () => undefined;

	constructor() {
		SlowWorker.last = this;
	}

	addEventListener(kind: string, hear: (event: { readonly data: object }) => void): void {
		if (kind === 'message') this.#hear = hear;
	}

	postMessage(order: Order): void {
		this.#orders.push(order);
	}

	terminate(): void {
		this.isEnded = true;
	}

	/** Ends the job that was sent first. */
	finish(): void {
		const order = this.#orders.shift();
		if (order?.kind !== 'job') throw new Error('no job');
		this.#hear({ data: { kind: 'done', id: order.id, result: 'read' } });
	}
}

interface Reading {
	readonly kind: 'read';
}

const second = 1000;
const client = () =>
	new WorkerClient<Reading, { read: string }>('reading.js', 'musterServeReading');

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('Worker', SlowWorker);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a stop after a job has ended does not end the worker under the next one', async () => {
	const reading = client();
	const stop = new AbortController();
	const first = reading.do({ kind: 'read' }, { signal: stop.signal });
	await vi.advanceTimersByTimeAsync(0);
	SlowWorker.last?.finish();
	await expect(first).resolves.toBe('read');
	stop.abort();
	const next = reading.do({ kind: 'read' });
	await vi.advanceTimersByTimeAsync(300 * second);
	expect(SlowWorker.last?.isEnded).toBe(false);
	SlowWorker.last?.finish();
	await expect(next).resolves.toBe('read');
});

test('a worker without a job for a while is stopped', async () => {
	const read = client().do({ kind: 'read' });
	await vi.advanceTimersByTimeAsync(0);
	SlowWorker.last?.finish();
	await read;
	await vi.advanceTimersByTimeAsync(80 * second);
	expect(SlowWorker.last?.isEnded).toBe(false);
	await vi.advanceTimersByTimeAsync(20 * second);
	expect(SlowWorker.last?.isEnded).toBe(true);
});
