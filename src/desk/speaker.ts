import { fetchLanguage, languages } from '../i18n/languages.ts';
import { locale, speak } from '../i18n/base/words.ts';
import type { Language } from '../i18n/language.ts';
import * as english from '../i18n/en/index.ts';

/** Words something in a language; what was spoken before is spoken again afterwards. */
export type Speaker = <T>(language: string, system: string | undefined, task: () => T) => T;

/** Taken before another language takes the place of the English words themselves. */
const own = Object.fromEntries(
	Object.entries(english).map(([part, words]) => [part, { ...(words as object) }])
);

/**
 * A speaker of all languages.
 * @param speakGame uses the sentences that a game has in a language
 */
export async function openSpeaker(
	speakGame: (system: string, language: string) => void
): Promise<Speaker> {
	const all = new Map<string, Language | typeof own>([['en', own]]);
	for (const code of languages.filter((one) => one !== 'en')) {
		all.set(code, await fetchLanguage(code));
	}
	const say = (code: string, system: string | undefined): void => {
		speak({ code: code === 'en' ? 'en-GB' : code, words: all.get(code) ?? own });
		if (system !== undefined) speakGame(system, code);
	};
	return (language, system, task) => {
		const [before = 'en'] = locale().split('-');
		if (language === before || !all.has(language)) return task();
		say(language, system);
		try {
			return task();
		} finally {
			say(before, system);
		}
	};
}
