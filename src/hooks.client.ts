import { speakChosen } from './state/language.ts';
import { takeOverWith } from './storage/settle.ts';

takeOverWith(async () => (await import('./state/take-over.ts')).takesOver);

/** Before the first page comes to life. */
export const init = speakChosen;
