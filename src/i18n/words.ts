/** The parts that have been read, in English until another language takes their place. */
const spoken = new Map<string, object>();
let language: Readonly<Record<string, object>> = {};
let code = 'en-GB';

/**
 * The words of one part of the app. What is given is English; where another language was chosen, its words
 * take their place in the same object, before anything is shown. So words are read when they are said
 * (`home.title`), never kept in a constant of a module. The bundler leaves out a part whose words nobody says.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<T extends object>(part: string, english: T): T {
	spoken.set(part, english);
	return Object.assign(english, language[part]);
}

/** From here on every part is in this language, those too that are still to be read. */
export function speak(chosen: { readonly code: string; readonly words: object }): void {
	({ code } = chosen);
	language = chosen.words as Readonly<Record<string, object>>;
	for (const [part, own] of spoken) Object.assign(own, language[part]);
}

/** The language that is spoken, for dates, numbers and the order of names. */
export function locale(): string {
	return code;
}
