import type { Fallback } from './fallback.ts';
import { isCovered } from './printable.ts';

/** The fonts that were loaded, whichever sheet needed them. */
const learnt: Fallback[] = [];

/** Texts with characters of this font are measured by it from now on. */
export function learnWidths(fallback: Fallback): void {
	learnt.push(fallback);
}

/** A stretch of a text that is set in one font. */
export interface Stretch {
	readonly text: string;
	/** Undefined for the sheets' own font. */
	readonly fallback?: Fallback | undefined;
}

/** A text in stretches, each as long as may be: letters are shaped and joined within a stretch. */
export function stretchesOf(
	text: string,
	fallbackOf: (character: string) => Fallback | undefined
): readonly Stretch[] {
	const stretches: { text: string; fallback: Fallback | undefined }[] = [];
	for (const character of text) {
		const last = stretches.at(-1);
		const isJoined = last?.fallback?.has(character) === true && /[\p{M}\p{Cf}]/u.test(character);
		const fallback = isJoined
			? last.fallback
			: isCovered(character)
				? undefined
				: fallbackOf(character);
		if (last && last.fallback === fallback) last.text += character;
		else stretches.push({ text: character, fallback });
	}
	return stretches;
}

/** A text in stretches of whichever fonts there are. */
export function measuredStretches(text: string): readonly Stretch[] {
	return stretchesOf(text, (character) => learnt.find((fallback) => fallback.has(character)));
}
