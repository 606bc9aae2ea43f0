import type { DeskList } from '../exchange/desk/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import { paperwork } from '../i18n/en/printing.ts';
import { indexRow, type IndexRow } from '../paper/index.ts';
import type { Judged } from './judge-lists.ts';
import { unreadOnPaper } from './text-findings.ts';

/**
 * What the index says of a list.
 * @param file the name of its file, if it has one
 */
export function indexRowOf(judged: Judged, file?: string): IndexRow {
	const { roster, index, report, player } = judged;
	return indexRow(report, {
		name: roster.name,
		player: player?.name,
		code: printedCode(roster, index),
		unread: unreadOnPaper(judged),
		...(file !== undefined && { file })
	});
}

/** What the index says of a list that could not be read. */
export function unreadIndexRow(
	{ player, remarks }: DeskList,
	file: string,
	event: string
): IndexRow {
	return {
		player: player?.name ?? '',
		name: '',
		army: '',
		system: '',
		points: 0,
		size: 0,
		verdict: paperwork.index.notRead,
		isLegal: false,
		unread: remarks,
		code: '',
		file,
		event
	};
}
