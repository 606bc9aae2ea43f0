import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember, languageCopy } from '../../platform/remembered.ts';
import { chooseLanguage } from './choose-language.ts';

const opened = vi.hoisted(() => ({ isStored: true }));

// A database that is opened meanwhile sets the copy to the language that it has.
vi.mock('../../persistence/choices/store-choices.ts', () => ({
	storeChoices: (): Promise<boolean> => {
		remember(languageCopy, undefined);
		return Promise.resolve(opened.isStored);
	}
}));

beforeEach(() => {
	const copies = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => copies.get(key) ?? null,
		setItem: (key: string, text: string) => copies.set(key, text),
		removeItem: (key: string) => copies.delete(key)
	});
});

afterEach(() => vi.unstubAllGlobals());

test('a language is spoken from the next load on, even if it is chosen while the database opens', async () => {
	opened.isStored = true;
	expect(await chooseLanguage('de')).toBe(true);
	expect(recall(languageCopy)).toBe('de');
});

test('a language that the database refuses is said not to be stored', async () => {
	opened.isStored = false;
	expect(await chooseLanguage('de')).toBe(false);
});
