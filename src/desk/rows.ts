import type { EventPack } from '#schema';
import { reportedProblems } from '../content/index.ts';
import {
	isLate,
	momentOf,
	placedLists,
	playerOfFile,
	playerOfTitle,
	stateOf,
	teamRemarks,
	type DeskList,
	type Placed,
	type State
} from '../exchange/desk/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import type { Judged, Outcome } from './judge-lists.ts';
import { unreadIn, figuresOf } from './text-findings.ts';

/** A row of the desk's table. */
export interface DeskRow extends Placed {
	readonly isLate: boolean;
	/** What it breaks together with the lists of its team. */
	readonly ofTeam: readonly string[];
	/** Its state, with what it breaks together with others. */
	readonly state: State;
}

/** The lists of an event, each among those of its player. */
export function placedRows(
	lists: readonly DeskList[],
	{ deadline, teams }: EventPack
): readonly DeskRow[] {
	const zone = deadline?.zone ?? 'UTC';
	const timeOf = ({ sent, arrived }: DeskList) => momentOf(sent ?? arrived, zone);
	const isTooLate = (list: DeskList) => isLate(timeOf(list), deadline);
	const placed = placedLists(lists, timeOf, isTooLate);
	const newest = placed.flatMap(({ list, stands }) => (stands ? [list] : []));
	const remarks = teamRemarks(newest, teams);
	return placed.map((row) => {
		const { list } = row;
		const ofTeam = remarks.get(list) ?? [];
		const state = list.state === 'legal' && ofTeam.length > 0 ? 'to fix' : list.state;
		return { ...row, ofTeam, state, isLate: isTooLate(list) };
	});
}

/** The lists that count: the newest of each player. */
export function standing(rows: readonly DeskRow[]): readonly DeskRow[] {
	return rows.filter(({ stands }) => stands);
}

/**
 * What the desk keeps of a list once its report is gone.
 * @param arrived when its file was written, in ISO: it counts where nothing says when the list was sent
 * @param isOnly whether there is no other list in its file, whose name is then that of its player
 */
export function listRow(
	file: string,
	outcome: Outcome,
	arrived: string | undefined,
	isOnly = false
): DeskList {
	const { part, sender, sent } = outcome;
	const files = [
		...(part === undefined ? [] : [part]),
		...(part === undefined || isOnly ? [file] : [])
	];
	return {
		file,
		...(part !== undefined && { part }),
		...playerOf(files, outcome),
		...(sender !== undefined && { sender }),
		...(sent === undefined ? arrived !== undefined && { arrived } : { sent }),
		...(outcome.kind === 'judged'
			? judgedRow(outcome)
			: {
					state: 'not wholly read' as const,
					remarks: outcome.faults.map(({ message }) => message)
				})
	};
}

/** Who plays the list; the name of its file, or its first line, says so only where nothing else does. */
function playerOf(
	files: readonly string[],
	outcome: Outcome
): Pick<DeskList, 'player' | 'guessedBy'> {
	const { player } = outcome;
	if (player?.name !== undefined || player?.email !== undefined) return { player };
	const { roster, index, text } = outcome.kind === 'judged' ? outcome : {};
	const others = [roster?.name, index?.army.name, index?.system.name, index?.event?.name];
	const known = others.filter((other) => other !== undefined);
	const [byFile] = files.flatMap((file) => playerOfFile(file, known) ?? []);
	const lines = text?.allLines.slice(0, mostAbove).map((line) => line.text) ?? [];
	const name = byFile ?? playerOfTitle(lines, index?.army.name ?? '');
	if (name === undefined) return player ? { player } : {};
	return { player: { ...player, name }, guessedBy: byFile === undefined ? 'title' : 'file' };
}

/** Above the first unit stand no more lines. */
const mostAbove = 6;

function judgedRow(judged: Judged) {
	const { roster, index, report } = judged;
	const unread = unreadIn(judged);
	return {
		state: stateOf(report.problems.length, unread.length),
		name: roster.name,
		army: index.army.id,
		armyName: index.army.name,
		points: report.points,
		size: roster.size,
		code: printedCode(roster, index),
		remarks: [
			...unread.map(({ message }) => message),
			...reportedProblems(index, report.problems).map(({ text, arithmetic, source }) =>
				[text, arithmetic, `[${source}]`].filter((part) => part !== undefined).join(' ')
			)
		],
		...figuresOf(judged)
	};
}

/** A list of a desk, by its key. */
interface Keyed extends DeskRow {
	readonly key: string;
}

/** What is otherwise of a player's list that counts. */
export interface Difference {
	/** A player who was not there, a newer version, something said of it anew, or a player who is no longer there. */
	readonly kind: 'new' | 'newer' | 'corrected' | 'gone';
	readonly before?: DeskRow;
	readonly now?: DeskRow;
}

/** How the lists that count differ between two states of a desk, a player each. */
export function differences(
	before: readonly Keyed[],
	now: readonly Keyed[]
): readonly Difference[] {
	const counted = before.filter(({ stands }) => stands);
	const byKey = new Map(counted.map((row) => [row.key, row]));
	const ownerOf = new Map(now.map(({ key, owner }) => [key, owner]));
	const byOwner = new Map(counted.map((row) => [ownerOf.get(row.key), row]));
	const seen = new Set<Keyed>();
	const changes = now
		.filter(({ stands }) => stands)
		.flatMap((row): readonly Difference[] => {
			const same = byKey.get(row.key);
			const earlier = same ?? byOwner.get(row.owner);
			if (earlier) seen.add(earlier);
			if (!earlier) return [{ kind: 'new', now: row }];
			// The same list may have come to both desks.
			if (factsOf(earlier) === factsOf(row)) return [];
			return [{ kind: same ? 'corrected' : 'newer', before: earlier, now: row }];
		});
	const gone = counted
		.filter((row) => !seen.has(row) && !ownerOf.has(row.key))
		.map((row): Difference => ({ kind: 'gone', before: row }));
	return [...changes, ...gone];
}

function factsOf({ list, state, isLate }: DeskRow): string {
	const { player, code, points } = list;
	return JSON.stringify([Object.entries(player ?? {}).toSorted(), code, points, state, isLate]);
}
