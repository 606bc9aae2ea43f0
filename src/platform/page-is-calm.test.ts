import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageIsCalm } from './page-is-calm.ts';

/** A page that may be hidden, in a browser that has nothing else to do. */
class FakePage extends EventTarget {
	hidden = false;

	hide(): void {
		this.hidden = true;
		this.dispatchEvent(new Event('visibilitychange'));
	}
}

let fake: FakePage;
let isCalm: boolean;

beforeEach(() => {
	vi.useFakeTimers();
	fake = new FakePage();
	vi.stubGlobal('document', fake);
	vi.stubGlobal('addEventListener', fake.addEventListener.bind(fake));
	isCalm = false;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function watch(): void {
	void pageIsCalm().then(() => (isCalm = true));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page that is left alone is calm after some seconds, not before', async () => {
	watch();
	await pass(2500);
	expect(isCalm).toBe(false);
	await pass(1000);
	expect(isCalm).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel'])('%s begins the wait anew', async (sign) => {
	watch();
	await pass(2500);
	fake.dispatchEvent(new Event(sign));
	await pass(2500);
	expect(isCalm).toBe(false);
	await pass(1000);
	expect(isCalm).toBe(true);
});

test('however much is tapped, it does not wait for ever', async () => {
	watch();
	for (let second = 0; second < 29; second++) {
		await pass(1000);
		fake.dispatchEvent(new Event('pointerdown'));
	}
	expect(isCalm).toBe(false);
	await pass(2000);
	expect(isCalm).toBe(true);
});

test('a page that nobody sees is calm at once', async () => {
	watch();
	await pass(100);
	fake.hide();
	await pass(0);
	expect(isCalm).toBe(true);
});
