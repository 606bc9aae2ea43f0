import type { ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { missingEvent } from '../common/missing-event.ts';
import { quoted, type Fault } from '../common/fault.ts';
import { lineFault } from '../common/line-fault.ts';
import type { RosterResult, Finding } from '../common/read-list.ts';
import { groupsAsWritten, type ListByName, type TitledGroup } from '../outside/list-by-name.ts';
import { textParts, type TextParts, type TextSection } from '../lines/list-text-sections.ts';
import { longestLine } from '../lines/list-text.ts';
import type { ListText, TextLine } from '../lines/text-line.ts';
import { lostOptions, type OptionLine } from '../names/lost-options.ts';
import { rosterOf } from '../names/resolve-list.ts';
import { resolveMusterText, answersStated } from './resolve-muster-text.ts';
import { resolvePlainText } from './resolve-plain-text.ts';
import { readingsOf } from '../names/resolve-readings.ts';
import type { ResolvedUnit } from '../names/resolve-unit.ts';
import { groupId, resolveNames, describedFaults, unitsRead } from '../names/resolve-names.ts';
import { resolveTyped } from '../typed/resolve-typed.ts';
import { withImplied } from './implied-answers.ts';
import { atFittingSize, limitFor } from '../names/limit-for.ts';
import { beforeStruck, saidBeside, withoutStruck, withStruck } from './said-beside.ts';
import { readHead, type TextHead } from './text-choices.ts';
import { otherPrices, sumClues } from './text-prices.ts';
import { unitsOf, type TextUnitByName } from './text-units.ts';
import type { RosterUnit } from '#schema';

/**
 * Looks the names of a text up in its army. A line that means nothing does not stop the others: it is reported by
 * its number, and stays in the roster's note. What a unit is armed with ("2 Great Hammers") goes into the unit's
 * note, as no price hangs on it.
 * @param newId gives the roster's id, a UUID
 * @param isReviewed whether somebody goes through it line by line: then every fault is described, and only too many of them or of units refuse it
 */
export function resolveText(
	text: ListText,
	index: ArmyIndex,
	newId: () => string,
	isReviewed = false
): RosterResult {
	const resolve = resolverOf(text, index);
	const whole = beforeStruck(text);
	const read = whole
		? readStruck(text, resolve(whole, index, newId, isReviewed), (kept) =>
				withCutLines(resolve(kept, index, newId, isReviewed), text)
			)
		: withCutLines(resolve(text, index, newId, isReviewed), text);
	const result = withClues(sorted(read), text, index);
	if (!result.ok) return result;
	if (result.refusal && !isReviewed) return { ok: false, faults: result.refusal };
	const roster = withImplied(result.roster, text, index);
	if (!text.event) return { ...result, roster };
	const event = missingEvent(text.event, index.system.id);
	return { ...result, roster: { ...roster, event } };
}

/**
 * Reads a text without its struck lines. Which lines are below a unit is known only with them.
 * @param whole what the text would be if nothing was struck
 */
function readStruck(
	text: ListText,
	whole: RosterResult,
	read: (kept: ListText) => RosterResult
): RosterResult {
	const below =
		whole.ok && whole.read
			? whole.read.below
			: numbersOf(text.lines.filter((line) => line.isBelow));
	const [kept, struck] = withoutStruck(text, new Set(below));
	const result = withStruck(read(kept), struck);
	return result.ok && result.read ? { ...result, read: { ...result.read, below } } : result;
}

/** Lines of units of which only the beginning is read are reported. */
function withCutLines(
	result: RosterResult,
	{ musterText, plain, allLines }: ListText
): RosterResult {
	if (!result.ok || musterText || plain) return result;
	const used = new Set(result.read?.units.flatMap(({ lines }) => lines));
	const cut = allLines.filter(
		({ number, text }) => used.has(number) && text.trim().length > longestLine
	);
	if (cut.length === 0) return result;
	const findings = cut.map(({ number }): Finding => {
		return { kind: 'unread', fault: lineFault(number, importLimits.lineTooLong(longestLine)) };
	});
	return { ...result, findings: [...(result.findings ?? []), ...findings] };
}

/** The findings of a list in the order of its lines. */
function sorted(result: RosterResult): RosterResult {
	return result.ok && result.findings ? { ...result, findings: inOrder(result.findings) } : result;
}

/** If a text has a total, the result has the lines that may explain why it differs. */
function withClues(result: RosterResult, text: ListText, index: ArmyIndex): RosterResult {
	if (!result.ok || result.spent === undefined || !result.read) return result;
	return { ...result, clues: sumClues(text, result.roster, result.read, index) };
}

type Resolver = (
	text: ListText,
	index: ArmyIndex,
	newId: () => string,
	isReviewed: boolean
) => RosterResult;

/** In games with points, and without groups but planned ones, other programs and people write one unit a line. */
function resolverOf({ musterText, plain, allLines }: ListText, { system }: ArmyIndex): Resolver {
	if (musterText) return (_, index, newId) => resolveMusterText(musterText, index, newId);
	if (plain) return (_, index, newId) => resolvePlainText(plain, allLines, index, newId);
	const { groups = [], usualSize } = system;
	const isTyped = usualSize > 0 && groups.every(({ sketch }) => sketch);
	return isTyped ? resolveTyped : resolveLines;
}

function resolveLines(
	text: ListText,
	index: ArmyIndex,
	newId: () => string,
	isReviewed: boolean
): RosterResult {
	const parts = textParts(text, index.system);
	const { head, sections, strays, remarks } = parts;
	const start = readHead(head, index);
	const first: ListByName = {
		units: start.choices,
		groups: [],
		faults: [...start.strays, ...strays].map(stray)
	};
	const list = sections.reduce((sum, section) => withSection(sum, section, index), first);
	const found = resolveNames({ ...list, groups: groupsAsWritten(list.groups) }, index);
	if (!found.ok) return found;
	const unread = isReviewed ? found.faults.map((fault) => fault()) : describedFaults(found.faults);
	const faults = [...unread, ...lostOptions(lostLines(list, found.resolved), unread)];
	const size = text.size ?? limitFor(text.spent, index);
	const beside = saidBeside(remarks, start.allStatements, index);
	const findings = [
		...[...faults, ...beside].map((fault) => unreadFinding(fault, text, found.resolved)),
		...otherPrices(found.resolved, text, index)
	];
	const readings = {
		...seasonNamed(found.units, index),
		...answersIn(start, index),
		...answersStated(text.readings ?? [], index)
	};
	const title = { ...nameIn(text, start), size, readings };
	const asides = asidesOf(text, start);
	const spoken = numbersOf(remarks);
	const note = playersNote(text, asides, [...faults.map(({ line }) => line), ...spoken]);
	const read = rosterOf(title, index, newId(), found);
	const isAssumed = text.size === undefined && text.spent !== undefined;
	const roster = isAssumed ? atFittingSize(read, index) : read;
	const all = isAssumed ? [assumed(roster.size), ...findings] : findings;
	return {
		ok: true,
		roster: note === '' ? roster : { ...roster, note },
		...(all.length > 0 && { findings: inOrder(all) }),
		...(found.units.length === 0 && faults.length > 0 && { refusal: faults }),
		...(text.spent !== undefined && { spent: text.spent }),
		halfRead: halfRead(list, found.resolved),
		read: {
			units: unitsRead(found.resolved),
			asides: [...numbersOf(asides), ...spoken],
			below: allLinesBelow(parts, list),
			size: text.size
		}
	};
}

/** The numbers of the lines that are no units, but given to one above, or come with it. */
function allLinesBelow({ head, sections, strays }: TextParts, list: ListByName): readonly number[] {
	const ofUnits = new Set(list.units.map(({ line }) => line));
	const inSections = sections.flatMap(({ units }) =>
		units.flatMap((unit) => [unit, ...unit.linesBelow])
	);
	const lines = [...head.filter(({ isBelow }) => isBelow), ...strays, ...inSections];
	return numbersOf(lines).filter((number) => !ofUnits.has(number));
}

function numbersOf(lines: readonly TextLine[]): readonly number[] {
	return lines.map(({ number }) => number);
}

/** It has the price of the line only if no unit came of that: otherwise the sum has it. */
function unreadFinding(fault: Fault, { lines }: ListText, read: readonly ResolvedUnit[]): Finding {
	const isCounted = read.some(({ byName }) => byName.line === fault.line);
	const line = isCounted ? undefined : lines.find(({ number }) => number === fault.line);
	const price = line?.price;
	return { kind: 'unread', fault, ...(price !== undefined && { theirs: price }) };
}

function stray({ number, text }: TextLine): Fault {
	return lineFault(number, imports.strayMark(quoted(text)));
}

function withSection(list: ListByName, section: TextSection, index: ArmyIndex): ListByName {
	const { group: kind, general, title } = section;
	const place = list.groups.length;
	const group: TitledGroup | undefined = kind && {
		where: imports.textLine(section.line),
		kind,
		title,
		general
	};
	const units = unitsOf(section, index);
	return {
		...list,
		groups: group ? [...list.groups, group] : list.groups,
		units: [...list.units, ...units.map((line) => (group ? { ...line, group: place } : line))]
	};
}

/** The ids of the groups with a line that was not understood: it may be their leader's. */
function halfRead(list: ListByName, resolved: readonly ResolvedUnit[]): readonly string[] {
	const known = new Set(resolved.map(({ byName }) => byName));
	const lost = list.units.flatMap((unit) => (known.has(unit) ? [] : (unit.group ?? [])));
	return [...new Set(lost)].map(groupId);
}

/** The lines of options whose unit is unknown. */
function lostLines(list: ListByName, resolved: readonly ResolvedUnit[]): readonly OptionLine[] {
	const known = new Set(resolved.map(({ byName }) => byName));
	return list.units
		.filter((unit): unit is TextUnitByName => 'optionLines' in unit && !known.has(unit))
		.flatMap(({ unitLine: { number: of, linesBelow } }) =>
			linesBelow.map(({ number, text }) => ({ number, text, of }))
		);
}

function assumed(size: number): Finding {
	return { kind: 'assumed', fault: { message: imports.noSize(size) } };
}

/** Without a name in the title, the first line above the army is the name. */
function nameIn({ name }: ListText, { foreword }: TextHead): { readonly name?: string } {
	const own = name ?? foreword[0]?.text.slice(0, 80).trim();
	return own === undefined || own === '' ? {} : { name: own };
}

/** What the roster has no place for: what stands above the army, statements, and lines of these numbers. */
function playersNote(
	{ lines }: ListText,
	asides: readonly TextLine[],
	also: readonly (number | undefined)[]
): string {
	const numbers = new Set(also);
	const lost = lines.filter(({ number }) => numbers.has(number));
	const kept = [...asides, ...lost].map(({ text }) => text);
	return kept.join('\n').slice(0, 2000).trim();
}

/** What is said beside the list: above the army, and of things that the game does not have. */
function asidesOf({ name }: ListText, { foreword, statements }: TextHead): readonly TextLine[] {
	return [...(name === undefined ? foreword.slice(1) : foreword), ...statements];
}

/** A text names its season by the handbook that it is made with. */
function answersIn(
	{ handbookLines }: TextHead,
	{ system, army }: ArmyIndex
): Readonly<Record<string, string>> {
	const { seasons } = system;
	const reading = readingsOf(system, [army]).find(({ id }) => id === seasons);
	const named = reading?.answers.find(({ id }) => handbookLines.some((text) => text.includes(id)));
	return reading && named ? { [reading.id]: named.id } : {};
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
	return findings.toSorted((one, other) => (one.fault.line ?? 0) - (other.fault.line ?? 0));
}

/**
 * The answers implied by the names in a list: something that exists in only one season tells which handbook
 * the list was written for. Things of two seasons imply nothing.
 */
function seasonNamed(
	units: readonly RosterUnit[],
	{ system: { seasons }, entries }: ArmyIndex
): Readonly<Record<string, string>> {
	const named = new Set(
		units
			.flatMap(({ entry, options = [] }) => [entry, ...options])
			.flatMap((id) => entries.get(id)?.entry.season ?? [])
	);
	const [season, ...others] = named;
	return seasons && season && others.length === 0 ? { [seasons]: season } : {};
}
