/** The groups loaded so far, in English until another language replaces them. */
const spoken = new Map<string, object>();
let language: Readonly<Record<string, object>> = {};
let code = 'en-GB';

/**
 * A group of messages. The argument is English; a chosen language replaces it in the same object before
 * anything is shown. So messages must be read when they are used (`home.title`), never stored in a constant of
 * a module. The bundler drops groups that nothing uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<T extends object>(part: string, english: T): T {
	spoken.set(part, english);
	return Object.assign(english, language[part]);
}

/** Switches all groups to this language, including those loaded later. */
export function speak(chosen: { readonly code: string; readonly words: object }): void {
	({ code } = chosen);
	language = chosen.words as Readonly<Record<string, object>>;
	for (const [part, own] of spoken) Object.assign(own, language[part]);
}

/** The language in use, for dates, numbers and sorting. */
export function locale(): string {
	return code;
}
