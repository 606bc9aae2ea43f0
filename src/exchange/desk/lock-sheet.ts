import type { Lock, LockedList } from './lock-file.ts';

const headings = ['No.', 'Player', 'Team', 'Army', 'Points', 'State', 'List code', 'Commitment'];

/** Digits of a commitment that are printed. */
const shown = 16;

/** The locked lists on a page, to be printed and signed. */
export function lockSheet({ event, deadline, locked, lists, fingerprint }: Lock): string {
	const rows = [headings, ...lists.map(cellsOf)];
	const widths = headings.map((_, at) => Math.max(...rows.map((row) => lengthOf(row[at] ?? ''))));
	const table = rows.map((row) =>
		row
			.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - lengthOf(cell)))
			.join('  ')
			.trimEnd()
	);
	return [
		`${event.name}, ${event.date} · rules ${event.rules}`,
		...(deadline ? [`Deadline: ${deadline.at} (${deadline.zone})`] : []),
		`Locked: ${locked}`,
		'',
		...table,
		'',
		`Fingerprint of all lists: ${fingerprint}`,
		'',
		'',
		'______________________________    ______________________________',
		'Place and date                    Organiser',
		''
	].join('\n');
}

function cellsOf(list: LockedList): readonly string[] {
	const { number, player = '', team = '', army = '', points, code = '', commitment = '' } = list;
	const state = list.late === true ? `${list.state}, late` : list.state;
	const figure = points === undefined ? '' : String(points);
	return [String(number), player, team, army, figure, state, code, commitment.slice(0, shown)];
}

function lengthOf(text: string): number {
	return Array.from(text).length;
}
