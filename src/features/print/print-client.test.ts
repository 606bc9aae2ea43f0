import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowWorker } from '../../../tests/slow-worker.ts';
import type { Order } from '../../workers/printing/messages.ts';
import { PrintClient } from './print-client.ts';

vi.mock('../../platform/trusted.ts', () => ({
	printWorker: 'print.js',
	trustedScript: (address: string): string => address
}));

/** Ends the print that was sent last. */
function finish(): void {
	const order = SlowWorker.last?.orders.at(-1) as Order | undefined;
	if (order?.kind !== 'print') throw new Error('no order');
	SlowWorker.last?.answer({ id: order.id, kind: 'printed', printed: { replaced: [] } });
}

const minutes = 60_000;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('Worker', SlowWorker);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a long print is not stopped; its worker is, once it has been idle', async () => {
	const client = new PrintClient();
	client.warmUp();
	const job = { lists: [], paper: 'a4', name: 'long' } as const;
	const made = client.makePdf(job, () => undefined);
	vi.advanceTimersByTime(10 * minutes);
	expect(SlowWorker.last?.isEnded).toBe(false);
	finish();
	await expect(made).resolves.toEqual({ replaced: [] });
	expect(SlowWorker.last?.isEnded).toBe(false);
	vi.advanceTimersByTime(2 * minutes);
	expect(SlowWorker.last?.isEnded).toBe(true);
});

test('a worker that is warmed up for nothing is stopped', () => {
	new PrintClient().warmUp();
	vi.advanceTimersByTime(2 * minutes);
	expect(SlowWorker.last?.isEnded).toBe(true);
});
