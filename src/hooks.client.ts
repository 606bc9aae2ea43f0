import { speakChosen } from './features/settings/language.ts';
import { takeOverWith } from './persistence/edits/settle.ts';

takeOverWith(async () => (await import('./persistence/opening/take-over.ts')).takesOver);

/** Before the first page comes to life. */
export const init = speakChosen;
