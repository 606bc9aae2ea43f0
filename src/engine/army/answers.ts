import type { EventPack, Reading } from '#schema';
import type { ReadingAnswer } from '../base/army-index.ts';

/** The answer to every reading; unknown answers are ignored. */
export function answerReadings(
	readings: readonly Reading[],
	chosen: Readonly<Record<string, string>> = {},
	event?: EventPack
): ReadonlyMap<string, ReadingAnswer> {
	const answers = readings.map((reading): ReadingAnswer => {
		const ofEvent = knownAnswer(reading, event?.readings?.[reading.id]);
		if (ofEvent !== undefined) return { reading, answer: ofEvent, givenBy: 'event' };
		const ofRoster = knownAnswer(reading, chosen[reading.id]);
		if (ofRoster !== undefined) return { reading, answer: ofRoster, givenBy: 'roster' };
		return { reading, answer: reading.default, givenBy: 'pack' };
	});
	return new Map(answers.map((answer) => [answer.reading.id, answer]));
}

function knownAnswer(reading: Reading, answer: string | undefined): string | undefined {
	return reading.answers.find(({ id }) => id === answer)?.id;
}
