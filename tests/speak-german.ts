import { afterAll, beforeAll } from 'vitest';
import { words } from '../src/i18n/de/index.ts';
import * as english from '../src/i18n/en/index.ts';
import { speak } from '../src/i18n/base/words.ts';

/** German is spoken in the tests of a file, and English again after them: files share their modules. */
export function speakGerman(): void {
	const before = Object.fromEntries(
		Object.entries(english).map(([part, own]) => [part, { ...own }])
	);
	beforeAll(() => {
		speak({ code: 'de', words });
	});
	afterAll(() => {
		speak({ code: 'en-GB', words: before });
	});
}
