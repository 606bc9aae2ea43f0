import { expect, test } from 'vitest';
import { mailedLanguage } from './mailed.ts';

test.each([
	['Hi Tom,\nCheers', 'en'],
	['Moin,\nViele Grüße', 'de'],
	['Tin Host, 500 Punkte', 'de'],
	['Tin Host, 500 points', 'en'],
	['Tin Host 500', undefined]
])('%j is written in %s', (text, language) => {
	expect(mailedLanguage(text)).toBe(language);
});
