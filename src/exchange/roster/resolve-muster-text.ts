import type { ArmyIndex, IndexedEntry } from '#engine';
import type { GroupKind, RosterGroup, RosterUnit } from '#schema';
import { maxUnits } from '../../schema/bounds.ts';
import { pointsIn } from '#i18n';
import { imports } from '../../i18n/en/faults.ts';
import { pastedPattern, pastedWords } from '../../i18n/pasted.ts';
import { overfull, quoted, type Fault, unknownName } from '../common/fault.ts';
import { inLine, lineFault } from '../common/line-fault.ts';
import type { RosterResult } from '../common/read-list.ts';
import { isMusterUnit, type MusterPart, type MusterText } from '../lines/muster-text.ts';
import { readOwnUnit } from './muster-text-unit.ts';
import { readingsOf } from '../names/resolve-readings.ts';
import { rosterOf } from '../names/resolve-list.ts';
import type { NumberedLine } from '../lines/unmarked.ts';
import { normaliseName, sameName, nearestNames } from '../common/names.ts';

/**
 * The roster of a text written by Muster. The text does not include the rules of an event.
 * @param newId makes the roster's id, a UUID
 */
export function resolveMusterText(
	own: MusterText,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const faults: Fault[] = [];
	const lost = lostBefore(own);
	const choices = choicesIn(aboveUnits(own, index), index, faults);
	const found = [...choices, ...unitsIn(own, index, faults)];
	const excess = overfull('units', found.length, maxUnits);
	if (excess) return { ok: false, faults: [excess] };
	const numbered = found.map(({ line: _, ...unit }, at): RosterUnit => ({
		id: unitId(at),
		...unit
	}));
	const arranged = withPlans(own, numbered, index);
	const { name } = own;
	const readings = answersStated(own.readings, index);
	const size = limitIn(own) ?? index.system.usualSize;
	const spent = spentIn(own);
	const roster = rosterOf({ name, size, readings }, index, newId(), arranged);
	return {
		ok: true,
		roster: own.note === undefined ? roster : { ...roster, note: own.note },
		...(faults.length + lost.length > 0 && {
			findings: [...lost, ...faults].map((fault) => ({ kind: 'unread' as const, fault }))
		}),
		...(faults.length > 0 && { refusal: faults }),
		...(spent !== undefined && { spent }),
		read: {
			units: found.map(({ line }, at) => ({ unit: unitId(at), lines: [line] })),
			asides: [],
			below: [],
			size
		}
	};
}

const notWhole = pastedPattern('^{notWhole}: ');

/** Lines that were not understood when the text was written: it does not hold them, and is not whole either. */
function lostBefore({ head }: MusterText): readonly Fault[] {
	const start = head.findIndex(({ text }) => notWhole().test(text));
	if (start === -1) return [];
	const below = head.slice(start + 1);
	const end = below.findIndex(({ text }) => text.startsWith('- '));
	const lines = below.slice(0, end === -1 ? undefined : end);
	return (lines.length > 0 ? lines : head.slice(start, start + 1)).map(({ number, text }) => {
		return lineFault(number, imports.lostBefore(text));
	});
}

function unitId(at: number): string {
	return `u${at + 1}`;
}

const limitLine = pastedPattern(String.raw`^(?:(.{1,9}) {of} )?(\d{1,7}) {points}(?: · |$)`);

/** The points limit, of a line such as "1995 of 2000 points". */
function limitIn({ head }: MusterText): number | undefined {
	const sizes = head.flatMap(({ text }) => limitLine().exec(text)?.[2] ?? []);
	return sizes[0] === undefined ? undefined : Number(sizes[0]);
}

/** The points that such a line says are spent. */
function spentIn({ head }: MusterText): number | undefined {
	const [spent] = head.flatMap(({ text }) => limitLine().exec(text)?.[1] ?? []);
	return spent === undefined ? undefined : pointsIn(spent);
}

/** A unit, and the line that it stands in. */
type Bare = Omit<RosterUnit, 'id'> & { readonly line: number };

/** What stands above the units: the head, and paragraphs that somebody parted from it. */
function aboveUnits({ head, parts }: MusterText, index: ArmyIndex): readonly NumberedLine[] {
	const first = parts.findIndex(({ heading }) => headingOf(heading, index) !== undefined);
	const apart = parts.slice(0, Math.max(first, 0));
	return [...head.slice(1), ...apart.flatMap(({ heading, lines }) => [heading, ...lines])];
}

/** The units below headings of the army list. Other parts of a sheet have other headings. */
function unitsIn({ parts }: MusterText, index: ArmyIndex, faults: Fault[]): readonly Bare[] {
	return parts.flatMap(({ heading, lines }) => {
		const name = headingOf(heading, index);
		if (name === undefined) {
			faults.push(...[heading, ...lines].filter(isMusterUnit).map(withoutHeading));
			return [];
		}
		return lines.filter(isUnit).flatMap((line) => {
			const read = readOwnUnit(line.text, name, index);
			if (read.ok) {
				const unit = { ...read.unit.unit, line: line.number };
				return Array<Bare>(read.unit.count).fill(unit);
			}
			faults.push(unknownThing(line, read.name, index, [...index.units, ...index.options]));
			return [];
		});
	});
}

/** Somebody changed or took out the heading above it. */
function withoutHeading({ text, number }: NumberedLine): Fault {
	return lineFault(number, imports.noHeading(quoted(text.slice(0, 80))));
}

/** The proof uses the same headings for its verdicts. */
function isUnit({ text }: NumberedLine): boolean {
	return !/^[✓!~–] /.test(text);
}

/** The line as a heading of the army list, with or without its total. */
function headingOf({ text }: NumberedLine, { units }: ArmyIndex): string | undefined {
	const bare = text.toUpperCase();
	const headings = new Set(units.map(({ type }) => type.heading));
	return [...headings].find((heading) => {
		const wanted = heading.toUpperCase();
		return bare === wanted || (bare.startsWith(`${wanted} (`) && bare.endsWith(')'));
	});
}

/** Answers to readings, from lines with question and answer, as they are put now or were before. */
export function answersStated(
	readings: readonly string[],
	{ system, army }: ArmyIndex
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		readingsOf(system, [army]).flatMap(({ id, question, formerly = [], answers }) => {
			const asked = [question, ...formerly];
			const said = (text: string): boolean =>
				asked.some((words) => readings.some((line) => line.startsWith(`${words} ${text}`)));
			return (
				answers
					.filter(({ text, formerly: before = [] }) => [text, ...before].some(said))
					// An answer may begin as another one does: the longest is the last, and stays.
					.toSorted((one, other) => one.text.length - other.text.length)
					.map((answer) => [id, answer.id] as const)
			);
		})
	);
}

interface Arranged {
	readonly units: readonly RosterUnit[];
	readonly groups: readonly RosterGroup[];
}

/** The planned groups, with the units that they name. */
function withPlans(own: MusterText, units: readonly RosterUnit[], index: ArmyIndex): Arranged {
	const kinds = (index.system.groups ?? []).filter(({ sketch }) => sketch);
	const lines = kinds.flatMap((kind) =>
		own.parts
			.filter((part) => isPlan(part, kind))
			.flatMap((part) => part.lines.map((line) => ({ line, kind })))
	);
	const names = namesOf(units, index);
	const placed = new Map<string, string>();
	let made = 0;
	const groups = lines.flatMap(({ line, kind }): readonly RosterGroup[] => {
		const plan = plannedUnits(
			line.text,
			names.filter(({ id }) => !placed.has(id))
		);
		if (!plan) return [];
		const id = `g${(made += 1)}`;
		for (const unit of plan.units) placed.set(unit, id);
		const isNumbered = new RegExp(`^${kind.name} \\d+$`).test(plan.name);
		return [{ id, kind: kind.id, ...(!isNumbered && { name: plan.name.slice(0, 80) }) }];
	});
	return {
		groups,
		units: units.map((unit) => {
			const group = placed.get(unit.id);
			return group === undefined ? unit : { ...unit, group };
		})
	};
}

function isPlan({ heading }: MusterPart, { plural }: GroupKind): boolean {
	return pastedWords('plan').some(
		(plan) => heading.text.toUpperCase() === `${plural} (${plan})`.toUpperCase()
	);
}

/** The names of units in a plan: custom names, otherwise those of their entries. */
function namesOf(units: readonly RosterUnit[], { entries }: ArmyIndex) {
	return units.map(({ id, name, entry }) => ({
		id,
		name: name ?? entries.get(entry)?.entry.name ?? entry
	}));
}

/** A choice of the whole army, and its line. */
interface OwnChoice {
	readonly entry: string;
	readonly line: number;
}

/**
 * Choices of the whole army above the units of a list by Muster: "Kind: Name (points)".
 * @param faults takes what somebody changed in such a line
 */
function choicesIn(
	lines: readonly NumberedLine[],
	index: ArmyIndex,
	faults: Fault[]
): readonly OwnChoice[] {
	return lines.flatMap((line) => {
		const [chosen] = index.choices.filter((choice) => isLineOf(choice, line.text));
		if (!chosen && mayBeChoice(line.text, index)) {
			const name = partsOf(line.text)[1] || line.text;
			faults.push(unknownThing(line, name, index, index.choices));
		}
		return chosen ? [{ entry: chosen.entry.id, line: line.number }] : [];
	});
}

function isLineOf({ entry, type }: IndexedEntry, text: string): boolean {
	const label = `${type.name}: ${entry.name}`;
	const behind = text.slice(label.length);
	return text === label || (text.startsWith(`${label} (`) && /^ \([^()]+\)$/.test(behind));
}

/** Whether a line has the kind or the name of a choice, or nearly. */
function mayBeChoice(text: string, { choices }: ArmyIndex): boolean {
	const [kind, name] = partsOf(text);
	const kinds = [...new Set(choices.map(({ type }) => type))];
	return (
		choices.some(({ entry }) => sameName(normaliseName(entry.name), normaliseName(name))) ||
		kinds.some((one) => text.includes(`${one.name}:`) || one.name.startsWith(text.trim())) ||
		(kind !== '' && nearestNames(kind, kinds).length > 0)
	);
}

/** "Kind: Name (points)" */
function partsOf(text: string): readonly [kind: string, name: string] {
	const [, kind = '', name = ''] = /^(?:([^:]{1,60}):\s*)?([^(]*)/.exec(text) ?? [];
	return [kind, name.trim()];
}

/** The fault of a line with a name that none of these things has. */
function unknownThing(
	{ number }: NumberedLine,
	name: string,
	{ army }: ArmyIndex,
	things: readonly IndexedEntry[]
): Fault {
	const known = things.map(({ entry }) => entry);
	const nearest = name.length > 80 ? [] : nearestNames(name, known);
	const what = imports.nothingCalled(army.name, quoted(name.slice(0, 80)));
	return { ...unknownName(inLine(number, what), name, nearest), line: number };
}

interface Called {
	readonly id: string;
	readonly name: string;
}

/** A planned group: its name, and the ids of its units. */
interface PlannedGroup {
	readonly name: string;
	readonly units: readonly string[];
}

/**
 * Reads a line such as "Left wing: 4 Pikes, Marshal". Of several units with the same name the first are taken.
 * @param free units outside groups so far
 * @returns undefined if the line is something else
 */
export function plannedUnits(line: string, free: readonly Called[]): PlannedGroup | undefined {
	for (const { index } of line.matchAll(/: /g)) {
		const name = line.slice(0, index);
		const written = line.slice(index + 2);
		if (pastedWords('noUnits').includes(written)) return { name, units: [] };
		const units = unitsNamed(written.split(', '), free);
		if (units) return { name, units };
	}
	return undefined;
}

function unitsNamed(
	pieces: readonly string[],
	free: readonly Called[]
): readonly string[] | undefined {
	if (pieces.length === 0) return [];
	// A name may contain commas, so several pieces are tried together.
	for (let most = Math.min(pieces.length, 4); most > 0; most -= 1) {
		const found = named(pieces.slice(0, most).join(', '), free);
		const rest =
			found &&
			unitsNamed(
				pieces.slice(most),
				free.filter(({ id }) => !found.includes(id))
			);
		if (rest) return [...found, ...rest];
	}
	return undefined;
}

function named(piece: string, free: readonly Called[]): readonly string[] | undefined {
	const [, count = '', name = ''] = /^([1-9]\d{0,2}) (.+)$/.exec(piece) ?? [];
	return take(1, piece, free) ?? (count === '' ? undefined : take(Number(count), name, free));
}

function take(count: number, name: string, free: readonly Called[]): readonly string[] | undefined {
	const ids = free.filter((unit) => unit.name === name).map(({ id }) => id);
	return ids.length >= count ? ids.slice(0, count) : undefined;
}
