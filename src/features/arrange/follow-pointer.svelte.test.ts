import { expect, test, vi } from 'vitest';
import { followPointer, type Point } from './drag.svelte.ts';

/** A handle that the pointer went down on at 0, 0, and where it was then followed to. */
function held() {
	const handle = document.createElement('button');
	handle.setPointerCapture = vi.fn();
	const at: Point[] = [];
	const ends: boolean[] = [];
	followPointer(new PointerEvent('pointerdown', { clientX: 0, clientY: 0 }), handle, {
		onstart: (point) => at.push(point),
		onmove: (point) => at.push(point),
		onend: (isDrop) => ends.push(isDrop)
	});
	const send = (type: string, x: number, y: number): void =>
		void handle.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y }));
	return { at, ends, send };
}

test('a drag ends where the pointer is lifted, even if it did not move there first', () => {
	const { at, ends, send } = held();
	send('pointermove', 0, 20);
	send('pointerup', 0, 60);
	expect(at).toEqual([
		{ x: 0, y: 20 },
		{ x: 0, y: 60 }
	]);
	expect(ends).toEqual([true]);
});

test('a pointer that trembles, or is interrupted, drops nothing', () => {
	const still = held();
	still.send('pointermove', 2, 2);
	still.send('pointerup', 2, 2);
	expect(still.ends).toEqual([]);

	const interrupted = held();
	interrupted.send('pointermove', 0, 20);
	interrupted.send('pointercancel', 0, 0);
	expect(interrupted.ends).toEqual([false]);
	expect(interrupted.at).toEqual([{ x: 0, y: 20 }]);
});
