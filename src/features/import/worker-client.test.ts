import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowWorker } from '../../../tests/slow-worker.ts';
import type { Order } from '../../workers/reading/messages.ts';
import { WorkerClient } from './worker-client.ts';

vi.mock('../../platform/trusted.ts', () => ({
	trustedScript: (address: string): string => address
}));
vi.mock('../../packs/port.ts', () => ({ hashedPacks: { systemIds: () => [] } }));

/** Ends the job that was sent first. */
function finish(): void {
	const order = SlowWorker.last?.orders.shift() as Order | undefined;
	if (order?.kind !== 'job') throw new Error('no job');
	SlowWorker.last?.answer({ kind: 'done', id: order.id, result: 'read' });
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
	finish();
	await expect(first).resolves.toBe('read');
	stop.abort();
	const next = reading.do({ kind: 'read' });
	await vi.advanceTimersByTimeAsync(300 * second);
	expect(SlowWorker.last?.isEnded).toBe(false);
	finish();
	await expect(next).resolves.toBe('read');
});

test('a worker without a job for a while is stopped', async () => {
	const read = client().do({ kind: 'read' });
	await vi.advanceTimersByTimeAsync(0);
	finish();
	await read;
	await vi.advanceTimersByTimeAsync(80 * second);
	expect(SlowWorker.last?.isEnded).toBe(false);
	await vi.advanceTimersByTimeAsync(20 * second);
	expect(SlowWorker.last?.isEnded).toBe(true);
});
