import { isLegal, legalityOf, type Report } from '#engine';
import type { SheetUnread } from '../../content/model.ts';
import { verdictLine } from '../../content/wording.ts';

/** A list in the index of a run. */
export interface IndexRow {
	readonly player: string;
	readonly name: string;
	readonly army: string;
	readonly system: string;
	/** Points spent, and the points limit; 0 in a game without points. */
	readonly points: number;
	readonly size: number;
	readonly verdict: string;
	readonly isLegal: boolean;
	/** Lines of its text that were not understood. */
	readonly unread: readonly string[];
	readonly code: string;
	/** The file that it came in, and the event that it is for. */
	readonly file?: string | undefined;
	readonly event?: string | undefined;
}

export function indexRow(
	report: Report,
	{
		name,
		player = '',
		code,
		unread = [],
		file
	}: {
		readonly name: string;
		readonly player?: string | undefined;
		readonly code: string;
		readonly unread?: readonly SheetUnread[];
		readonly file?: string;
	}
): IndexRow {
	const { index, limit } = report.context;
	const legality = legalityOf(report, unread.length);
	return {
		player: player.trim(),
		name: name.trim() || index.army.name,
		army: index.army.name,
		system: index.system.name,
		points: report.points,
		size: limit,
		verdict: verdictLine(legality),
		isLegal: isLegal(legality),
		unread: unread.map(({ text }) => text),
		code,
		file,
		event: index.event?.name
	};
}
