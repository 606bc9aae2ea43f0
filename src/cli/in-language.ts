import { fetchLanguage, languages } from '../i18n/languages.ts';
import { speak } from '../i18n/base/words.ts';
import type { Language } from '../i18n/language.ts';
import * as english from '../i18n/en/index.ts';
import type { Packs } from './packs.ts';

/** Words something in a language; the command speaks English again afterwards. */
export type Speaker = <T>(language: string, system: string | undefined, task: () => T) => T;

/** A speaker of all languages. */
export async function openSpeaker(packs: Packs): Promise<Speaker> {
	const own = copied(english);
	const others = new Map<string, Language>();
	for (const code of languages.filter((one) => one !== 'en')) {
		others.set(code, await fetchLanguage(code));
	}
	return (language, system, task) => {
		const words = others.get(language);
		if (!words) return task();
		speak({ code: language, words });
		if (system !== undefined) packs.speak(system, language);
		try {
			return task();
		} finally {
			speak({ code: 'en-GB', words: own });
			if (system !== undefined) packs.speak(system, 'en');
		}
	};
}

/** Another language takes the place of the English words themselves. */
function copied(groups: object): Readonly<Record<string, object>> {
	return Object.fromEntries(
		Object.entries(groups).map(([part, words]) => [part, { ...(words as object) }])
	);
}
