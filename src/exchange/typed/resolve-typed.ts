import type { ArmyIndex } from '#engine';
import { stanzaStarts } from './typed-wraps.ts';
import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { quoted, unknownName, type Fault } from '../common/fault.ts';
import { inLine, lineFault } from '../common/line-fault.ts';
import type { RosterResult, Finding } from '../common/read-list.ts';
import type { ListText, TextLine } from '../lines/text-line.ts';
import { typedLine } from '../lines/typed-line.ts';
import { labelsOf, normaliseName, nearestNames } from '../common/names.ts';
import { rankOf } from '../names/own-rank.ts';
import { rosterOf } from '../names/resolve-list.ts';
import { resolveNames, describedFaults, unitsRead } from '../names/resolve-names.ts';
import { limitFor } from '../names/limit-for.ts';
import { type TypedUnit, isPlausible } from './typed-options.ts';
import { typedList, type TypedList } from './typed-list.ts';
import { totalIn, withoutSize } from './typed-headings.ts';
import { unitsOfRankLike } from './typed-leading.ts';
import { knownOption } from './typed-names.ts';
import { otherTypedPrices, writtenUnits } from './typed-units.ts';

/** Longer texts are no lists: looking their words up would take too long. */
const mostLines = 300;
const mostLetters = 6000;

/** Reads a list as people type it: a unit in each line, its options behind it or below. */
export function resolveTyped(
	text: ListText,
	index: ArmyIndex,
	newId: () => string,
	isReviewed: boolean
): RosterResult {
	const first = firstOf(text.lines);
	const starts = stanzaStarts(text.allLines);
	const list = typedList(first, text.allLines, starts, index);
	const found = resolveNames(
		{ units: list.units.flatMap((unit) => writtenUnits(unit, index)), groups: [], faults: [] },
		index
	);
	if (!found.ok) return found;
	const strange = list.strange.map((line) =>
		strangeFault(line, starts.has(line.number) ? [] : list.units, index)
	);
	const unread = isReviewed ? found.faults.map((fault) => fault()) : describedFaults(found.faults);
	const beyond = text.lines.slice(first.length);
	const unsure = [...list.unsure.map(unsureFault), ...misplacedFaults(list)];
	const lost = list.lost.map(lostFault);
	const faults = [...unread, ...strange, ...unsure, ...lost, ...beyondFaults(beyond)];
	const spent = text.spent ?? list.spent;
	const size = text.size ?? list.size ?? limitFor(spent, index);
	const isAssumed = text.size === undefined && list.size === undefined;
	const findings: readonly Finding[] = [
		...(isAssumed ? [{ kind: 'assumed', fault: { message: imports.noSize(size) } } as const] : []),
		...faults.map((fault) => ({ kind: 'unread', fault }) as const),
		...otherTypedPrices(found.resolved, index)
	];
	const priced = list.units.filter(({ typed }) => typed.price !== undefined).length;
	const missed = unreadLines([...unread, ...strange]);
	const isNone = list.units.length === 0 || missed > list.units.length;
	const refusal = isOtherEdition(findings, priced)
		? [otherEdition(index)]
		: isNone
			? whyNone(faults)
			: [];
	const titled = text.name === undefined ? nameLine(list.head, index) : undefined;
	const name = text.name ?? titled?.text.slice(0, 80).trim();
	const roster = rosterOf({ ...(name !== undefined && { name }), size }, index, newId(), found);
	const note = [...list.strange, ...list.unsure, ...list.lost]
		.toSorted((one, other) => one.number - other.number)
		.map((line) => line.text)
		.join('\n')
		.slice(0, 2000);
	return {
		ok: true,
		roster: note === '' ? roster : { ...roster, note },
		...(findings.length > 0 && { findings }),
		...(refusal.length > 0 && { refusal }),
		...(spent !== undefined && { spent }),
		read: {
			units: unitsRead(found.resolved),
			asides: [...list.asides.filter((line) => line !== titled), ...beyond].map(
				({ number }) => number
			),
			below: [
				...list.units.flatMap(linesBelow),
				...list.lost.map(({ number }) => number),
				...list.joined,
				// They go with the first of them.
				...beyond.slice(1).map(({ number }) => number)
			],
			size: isAssumed ? undefined : size
		}
	};
}

function firstOf(lines: readonly TextLine[]): readonly TextLine[] {
	let letters = 0;
	return lines.slice(0, mostLines).filter((line) => {
		letters += line.text.length;
		return letters <= mostLetters;
	});
}

/** Lines that are not read are reported at the first of them. */
function beyondFaults(beyond: readonly TextLine[]): readonly Fault[] {
	const [first] = beyond;
	if (!first) return [];
	const sentence = importLimits.linesBeyond(beyond.length, mostLines, mostLetters);
	const { number } = first;
	return [lineFault(number, sentence)];
}

/** How many lines hold something that is not understood. */
function unreadLines(faults: readonly Fault[]): number {
	return new Set(faults.map(({ line }) => line)).size;
}

/** The first line above the units that does not say which army it is, or how large. */
function nameLine(head: readonly TextLine[], { army, system }: ArmyIndex): TextLine | undefined {
	const said = [...labelsOf(army), ...labelsOf(system)];
	return head.find(({ text }) => {
		const line = ` ${normaliseName(text)} `;
		return (
			/\p{L}{3}.*[^?:;]$/u.test(withoutSize(text)) &&
			totalIn(text) === undefined &&
			!said.some((label) => line.includes(` ${label} `))
		);
	});
}

function whyNone(faults: readonly Fault[]): readonly Fault[] {
	return faults.length > 0 ? faults : [{ message: imports.noArmyInText }];
}

function otherEdition({ system, army }: ArmyIndex): Fault {
	return { message: imports.otherEdition(army.name, system.name, system.edition) };
}

/** Whether most prices differ and much is unknown: the book of another edition. */
function isOtherEdition(findings: readonly Finding[], priced: number): boolean {
	const prices = findings.filter(({ kind }) => kind === 'price').length;
	const unread = findings.filter(({ kind }) => kind === 'unread').length;
	return prices >= 5 && prices * 3 > priced * 2 && unread >= 3;
}

/** Names of units like this one; otherwise of the rank that it may be. */
function nearestTo(name: string, index: ArmyIndex): readonly string[] {
	const names = nearestNames(
		name,
		index.units.map(({ entry }) => entry)
	);
	return names.length > 0 ? names : unitsOfRankLike(name, index).map(({ entry }) => entry.name);
}

/** The numbers of the lines below that of a unit that say what it is given. */
function linesBelow({ line, options }: TypedUnit): readonly number[] {
	return options.map((one) => one.line.number).filter((number) => number > line.number);
}

/** The fault of a line that names the army below units, which may be its title. */
function misplacedFaults({ misplaced }: TypedList): readonly Fault[] {
	if (!misplaced) return [];
	const { number, text } = misplaced;
	return [lineFault(number, imports.armyBelow(quoted(text)))];
}

/** The fault of a line that may be a heading or a unit. */
function unsureFault({ number, text }: TextLine): Fault {
	return lineFault(number, imports.headingOrUnit(quoted(text)));
}

/** The fault of a line below a unit that is not known. */
function lostFault({ number, text }: TextLine): Fault {
	return lineFault(number, imports.lostMark(quoted(text)));
}

/**
 * The fault of a line that names nothing of the army, or what the unit above may not have.
 * @param units those to which it may be given
 */
function strangeFault(
	{ number, text, price }: TextLine,
	units: readonly TypedUnit[],
	index: ArmyIndex
): Fault {
	const typed = typedLine({ text, ...(price !== undefined && { price }) });
	const above = units.findLast(({ line }) => line.number < number);
	const isCount = isPlausible(typed.count);
	const option = isCount && above ? knownOption(typed.text, above.unit, index) : undefined;
	if (above && option !== undefined) {
		const said = imports.notPlaced(quoted(typed.text), above.unit.entry.name);
		return { message: inLine(number, said), name: typed.text, line: number };
	}
	const [name = ''] = typed.text.split(rankOf);
	const parts = name.split(/[,(;:]|\s(?:with|w\/)\s?|\s[-–]\s/).map((part) => part.trim());
	const first = parts.find((part) => part !== '')?.replace(/[)\]]+$/, '') ?? text.trim();
	const short = isCount ? first : `${typed.count} ${first}`;
	const nearest = short.length > 80 ? [] : nearestTo(short, index);
	const what = imports.nothingCalled(index.army.name, quoted(short));
	return { ...unknownName(inLine(number, what), short, nearest), line: number };
}
