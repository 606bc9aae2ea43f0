import type { Sheet } from '../../../content/model.ts';
import { unreadLine } from '../../../content/wording.ts';
import { paragraph } from './paragraph.ts';
import { spaced, type Part } from './style.ts';

const size = 10;

/**
 * What must not be overlooked on any sheet: the lines of a list that were not understood, and rules of an event
 * that are not the organiser's as far as is known.
 */
export function noticeParts({ unread = [], event }: Sheet, width: number): readonly Part[] {
	const lines = [...unread.map(unreadLine), ...(event?.remarks ?? [])];
	return lines.map((text, at) =>
		spaced(paragraph([{ text, size, bold: true }], width), 0, at === lines.length - 1 ? 5 : 1)
	);
}
