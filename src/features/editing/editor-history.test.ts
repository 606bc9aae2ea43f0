import { afterEach, expect, test, vi } from 'vitest';
import type { Roster } from '#schema';
import { frame } from '../../i18n/en/frame.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { EditorHistory } from './editor-history.svelte.ts';

vi.mock('../../persistence/history/roster-log.svelte.ts', () => ({
	openLog: () => Promise.reject(new TypeError('error loading dynamically imported module'))
}));

afterEach(() => toasts.dismiss());

const unused = (): never => {
	throw new Error('This is not asked for');
};

test('an undo whose code does not load says so, and leaves the roster as it is', async () => {
	const arrive = vi.fn();
	const toStore = (): Roster => ({}) as Roster;
	const history = new EditorHistory({ cursor: 1, steps: 1 }, { toStore, index: unused, arrive });
	history.go((log) => log.undo());
	await expect.poll(() => toasts.current?.text).toBe(frame.notLoaded);
	expect(arrive).not.toHaveBeenCalled();
});
