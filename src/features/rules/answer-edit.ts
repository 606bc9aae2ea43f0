import type { Edit } from '#engine';
import type { Reading } from '#schema';

/**
 * The edit that gives a reading this answer. The pack's default is stored only
 * if new rosters start with an answer of their own.
 */
export function answerEdit(reading: Reading, answer: string): Edit {
	const isOwn = answer === reading.default && reading.starts === undefined;
	return { kind: 'answer', reading: reading.id, answer: isOwn ? undefined : answer };
}
