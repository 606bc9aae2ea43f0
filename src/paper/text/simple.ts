import { pointsText } from '#i18n';
import type { Sheet, SheetLine, SheetOption } from '../../content/model.ts';
import { countText, eventLine, unreadLine } from '../../content/wording.ts';
import { inLine } from './document.ts';

/**
 * A list as tournaments pass it round: what it is, a unit in each line ("180 - 20 Pikes, Shield"), and the sum.
 * No headings, no prices of options, no notes.
 */
export function simpleText(sheet: Sheet): string {
	const { title, army, system, size, points, groups, isSized, verdict, event, unread = [] } = sheet;
	const lines = groups.flatMap((group) => group.lines.map((line) => lineText(line, isSized)));
	const limit = size > 0 ? `, ${size} points` : '';
	const head = [title, `${army} (${system})${limit}`];
	const sum = size > 0 ? [pointsText(points)] : [];
	const lost = unread.length > 0 ? [verdict.summary, ...unread.map(unreadLine)] : [];
	const origin = event?.remarks?.length ? [eventLine(event), ...event.remarks] : [];
	return `${[head, lines, sum, lost, origin]
		.filter((part) => part.length > 0)
		.map((part) => part.join('\n'))
		.join('\n\n')}\n`;
}

/** A single figure before a unit would be read as its number. */
const leastPrice = 10;

function lineText(line: SheetLine, isSized: boolean): string {
	const count = isSized ? Number(countText(line)) : line.count;
	const options = [...(line.rankOptions ?? []), ...line.options].map(optionName);
	const words = [`${count > 1 ? `${count} ` : ''}${line.name}`, ...options].join(', ');
	return inLine(line.points >= leastPrice ? `${pointsText(line.points)} - ${words}` : words);
}

function optionName({ name, count }: SheetOption): string {
	return count > 1 ? `${count}x ${name}` : name;
}
