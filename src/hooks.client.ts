import { speakChosen } from './features/settings/language.ts';
import { takeOverWith } from './persistence/left/take-over-left.ts';

takeOverWith(async () => (await import('./persistence/left/take-over.ts')).takesOver);

/** Before the first page comes to life. */
export const init = speakChosen;
