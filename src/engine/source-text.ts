import type { Constraint, EventSource, Source } from '#schema';
import type { ArmyIndex, ReadingAnswer } from './base/army-index.ts';

/** A source in words: the book with its section or the army, or the event. */
export function sourceText({ system, army }: ArmyIndex, source: Source | EventSource): string {
	if ('event' in source) return source.event;
	const isOfSystem = source.book !== undefined && source.book !== army.source.book;
	const book = system.books[source.book ?? army.source.book ?? ''] ?? system.edition;
	const section = source.section ?? (isOfSystem ? undefined : army.source.section);
	// If a part of a book is listed as a book, its name begins with the section, which is then not repeated.
	const isNamed = section === undefined || `${book},`.startsWith(`${section},`);
	return isNamed ? book : `${book}, ${section}`;
}

/** The answer that a constraint depends on, in words; undefined if it depends on none. */
export function readingText(
	{ answers }: ArmyIndex,
	{ reading: id }: Constraint
): string | undefined {
	const given = id === undefined ? undefined : answers.get(id);
	return given?.reading.answers.find(({ id: answer }) => answer === given.answer)?.text;
}

/** The answers that are worth saying: all but the default of what a list may be made for. */
export function saidAnswers(answers: ReadonlyMap<string, ReadingAnswer>): readonly ReadingAnswer[] {
	return [...answers.values()].filter(
		({ reading, answer }) => !reading.optional || answer !== reading.default
	);
}
