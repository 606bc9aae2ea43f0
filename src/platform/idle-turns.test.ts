import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './idle-turns.ts';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
	await pass(60_000);
	vi.useRealTimers();
});

test('one thing is done after the other, each in an idle moment', async () => {
	const done: string[] = [];
	let finish = (): void => undefined;
	void takeTurn(async () => {
		done.push('first begins');
		await new Promise<void>((resolve) => (finish = resolve));
		done.push('first ends');
	});
	void takeTurn(() => void done.push('second'));
	expect(done).toEqual([]);
	await pass(1000);
	expect(done).toEqual(['first begins']);
	finish();
	await pass(1000);
	expect(done).toEqual(['first begins', 'first ends', 'second']);
});

test('one that fails or never ends does not keep the others', async () => {
	const done: string[] = [];
	takeTurn(() => Promise.reject(new Error('no network'))).catch(() => done.push('failed'));
	void takeTurn(() => new Promise(() => undefined));
	void takeTurn(() => void done.push('third'));
	await pass(10_000);
	expect(done).toEqual(['failed', 'third']);
});
