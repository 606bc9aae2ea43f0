import { speakChosen } from './state/language.ts';

/** Before the first page comes to life. */
export const init = speakChosen;
