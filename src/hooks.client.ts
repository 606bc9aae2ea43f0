import { forgetForbidden } from './state/forbidden.ts';
import { speakChosen } from './state/language.ts';

/** Before the first page comes to life. */
export function init(): Promise<void> {
	forgetForbidden();
	return speakChosen();
}
