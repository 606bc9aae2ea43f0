import type { ArmyIndex } from '#engine';
import type { Fault } from '../common/fault.ts';
import type { RosterResult } from '../common/read-list.ts';
import type { PlainText } from '../lines/plain-text.ts';
import type { NumberedLine } from '../lines/unmarked.ts';
import { lostOptions, type OptionLine } from '../names/lost-options.ts';
import { rosterOf } from '../names/resolve-list.ts';
import { resolveNames, unitsRead } from '../names/resolve-names.ts';

/**
 * The roster of a plain list that somebody goes through line by line: a name that nothing has stops no other.
 * @param lines its lines as they are shown; those of unknown names stay in the roster's note
 * @param newId makes the roster's id, a UUID
 */
export function resolvePlainText(
	{ list, byName, event }: PlainText,
	lines: readonly NumberedLine[],
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const result = resolveNames(byName, index);
	if (!result.ok) return result;
	const unread = result.faults.map((fault) => fault());
	const known = new Set(result.resolved.map((unit) => unit.byName.line));
	const faults = [...unread, ...lostOptions(lostLines(byName, known, unread), unread)];
	const limit = list.size ?? event?.size;
	const size = limit === 0 ? undefined : limit;
	const completed = {
		...list,
		size: size ?? index.system.usualSize,
		note: playersNote(list, lines, faults)
	};
	const roster = rosterOf(completed, index, newId(), result);
	return {
		ok: true,
		roster: event ? { ...roster, event } : roster,
		findings: faults.map((fault) => ({ kind: 'unread', fault })),
		read: {
			units: unitsRead(result.resolved),
			asides: [],
			below: byName.units.flatMap(({ optionPositions = [] }) =>
				optionPositions.flatMap(({ line }) => line ?? [])
			),
			size
		}
	};
}

/** The lines of options whose unit is unknown. */
function lostLines(
	{ units }: PlainText['byName'],
	known: ReadonlySet<number | undefined>,
	unread: readonly Fault[]
): readonly OptionLine[] {
	const reported = new Set(unread.map(({ line }) => line));
	return units.flatMap(({ said, line: of, optionPositions = [] }) =>
		of === undefined || known.has(of) || !reported.has(of)
			? []
			: optionPositions.flatMap(({ line: number }, at) =>
					number === undefined ? [] : { number, text: said.with?.[at] ?? '', of }
				)
	);
}

function playersNote(
	{ note }: PlainText['list'],
	lines: readonly NumberedLine[],
	faults: readonly Fault[]
): string {
	const numbers = new Set(faults.map(({ line }) => line));
	const lost = lines.filter(({ number }) => numbers.has(number)).map(({ text }) => text.trim());
	return [...(note ? [note] : []), ...lost].join('\n').slice(0, 2000).trim();
}
