import { pointsText } from '#i18n';
import { states, type DeskList, type PeerRemark } from '../exchange/desk/index.ts';
import { terminalSafe } from './outcome.ts';
import { standing, type DeskRow } from '../desk/index.ts';

const headings = ['player', 'club', 'army', 'points', 'state', 'code', 'file', ''] as const;

/** Cells are shortened to so many letters, the last two but one excepted. */
const widest = 28;

/**
 * The table of all lists, then what is wrong with each, what its text says otherwise or what players remark on it, and
 * the totals.
 * @param remarksOn what players remark on a list
 */
export function tableLines(
	rows: readonly DeskRow[],
	remarksOn: (list: DeskList) => readonly PeerRemark[]
): readonly string[] {
	const cells = [headings, ...rows.map(cellsOf)];
	const widths = headings.map((_, at) => Math.max(...cells.map((row) => lengthOf(row[at] ?? ''))));
	const table = cells.map((row) =>
		row
			.map((cell, at) => padded(cell, widths[at] ?? 0, at === 3))
			.join('  ')
			.trimEnd()
	);
	const wrong = standing(rows).filter(
		({ state, list }) => state !== 'legal' || list.figures || remarksOn(list).length > 0
	);
	return [
		...table,
		'',
		...wrong.flatMap(({ list, state, ofTeam }) => [
			`${list.player?.name ?? placeOf(list)}: ${state}`,
			...[...list.remarks, ...ofTeam, ...(list.figures ?? [])].map((remark) => `  ${remark}`),
			...remarksOn(list).map(({ from, text }) => `  ${from}: ${text}`)
		]),
		...(wrong.length > 0 ? [''] : []),
		totals(rows)
	];
}

function cellsOf(row: DeskRow): readonly string[] {
	const { list } = row;
	const cells = [
		list.player?.name ?? list.player?.email ?? '',
		list.player?.club ?? '',
		list.armyName ?? '',
		list.points === undefined ? '' : pointsText(list.points)
	].map(shortened);
	return [...cells, row.state, list.code ?? '', placeOf(list), remarksOf(row).join(', ')];
}

function placeOf({ file, part }: DeskRow['list']): string {
	return terminalSafe(part === undefined ? file : `${file}, ${part}`);
}

function remarksOf({ isLate, stands, twice, version, maybe, list }: DeskRow): readonly string[] {
	return [
		...(list.otherTotal ? ['another total'] : list.figures ? ['other prices'] : []),
		...(isLate ? ['late'] : []),
		...(twice === 'same' ? ['sent twice'] : []),
		...(twice === 'other' ? ['two lists at one time'] : []),
		...(stands ? (version > 1 ? [`version ${version}`] : []) : ['replaced']),
		...(maybe === undefined ? [] : [`another army of ${maybe}?`]),
		...(list.guessedBy === undefined ? [] : [`named by its ${list.guessedBy}`]),
		...(list.sender === undefined ? [] : [`sent by ${list.sender}`])
	];
}

/** "64 lists of 60 players: 48 legal, 10 to fix, 6 not wholly read · 2 late · 3 with another total" */
export function totals(rows: readonly DeskRow[]): string {
	const counted = standing(rows);
	const counts = states.map(
		(one) => `${counted.filter(({ state }) => state === one).length} ${one}`
	);
	const late = counted.filter(({ isLate }) => isLate).length;
	const lists = rows.length === 1 ? '1 list' : `${rows.length} lists`;
	const players = counted.length === 1 ? '1 player' : `${counted.length} players`;
	const doubtful = counted.filter(({ list }) => list.otherTotal).length;
	return [
		`${lists} of ${players}: ${counts.join(', ')}`,
		...(late > 0 ? [`${late} late`] : []),
		...(doubtful > 0 ? [`${doubtful} with another total`] : [])
	].join(' · ');
}

function shortened(text: string): string {
	const letters = Array.from(terminalSafe(text));
	return letters.length > widest ? `${letters.slice(0, widest - 1).join('')}…` : letters.join('');
}

function lengthOf(text: string): number {
	return Array.from(text).length;
}

function padded(text: string, width: number, isNumber: boolean): string {
	const gap = ' '.repeat(width - lengthOf(text));
	return isNumber ? `${gap}${text}` : `${text}${gap}`;
}
