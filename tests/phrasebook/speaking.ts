import type { Sentences } from '#schema';
import { addSentences } from '#i18n';
import { words as german } from '../../src/i18n/de/index.ts';
import * as english from '../../src/i18n/en/index.ts';
import { speak } from '../../src/i18n/base/words.ts';
import { rawPacks } from '../packs.ts';

/** The languages of the phrasebook. */
export const tongues = ['en', 'de'] as const;
export type Tongue = (typeof tongues)[number];

// German takes the place of English in the same objects.
const kept = Object.fromEntries(Object.entries(english).map(([part, own]) => [part, { ...own }]));

/** Says something in a language, with the sentences that the games bring; afterwards English is spoken again. */
export function saying<T>(tongue: Tongue, say: () => T): T {
	change(tongue);
	try {
		return say();
	} finally {
		change('en');
	}
}

function change(tongue: Tongue): void {
	if (tongue === 'de') speak({ code: 'de', words: german });
	else speak({ code: 'en-GB', words: kept });
	for (const { folder, texts } of rawPacks) {
		// Where a game has none of its own, those of another language go.
		const own = texts.find(({ language }) => language === tongue)?.sentences ?? { sentences: {} };
		addSentences(folder, own as Sentences);
	}
}
