import type { ArmyIndex } from '#engine';
import type { RosterUnit } from '#schema';
import type { Fault } from '../common/fault.ts';
import { withoutLine } from '../common/line-fault.ts';
import type { RosterResult, Finding } from '../common/read-list.ts';
import { normaliseName } from '../common/names.ts';
import { suggestionsFor, type NamePlace } from './suggestions.ts';
import type { ListText } from '../lines/text-line.ts';
import { limitIn, titleWithPoints } from '../lines/bulleted.ts';
import type { Corrections, LineState, OtherPrice, ReviewedLine, Unknown } from './review.ts';

type Read = Extract<RosterResult, { ok: true }>;

/** Suggestions are made for so many unknown names: a text with more is probably no list. */
const maxSuggested = 100;

/** Every line of a text with what became of it; blank ones are left out. */
export function reviewedLines(
	text: ListText,
	result: Read,
	corrections: Corrections,
	index: ArmyIndex
): readonly ReviewedLine[] {
	const known = knownLines(text, result);
	let suggested = 0;
	const unknownIn = (faults: readonly Fault[], units: readonly RosterUnit[], isUnit: boolean) =>
		faults.map((fault) => {
			suggested += 1;
			return unknownOf(fault, roleOf(units, isUnit), suggested <= maxSuggested ? index : undefined);
		});
	let above: readonly RosterUnit[] = [];
	return text.allLines
		.filter((line) => line.text.trim() !== '')
		.map(({ number, text: written }) => {
			const units = known.units.get(number) ?? [];
			const [left, faults] = parted(known.faults.get(number) ?? [], units, corrections);
			if (units.length > 0) above = units;
			const state = stateOf(number, units.length > 0, faults.length > 0, known, corrections);
			const isBelow = known.below.has(number);
			const isUnit = units.length === 0 && !isBelow;
			return {
				number,
				text: written.trimEnd(),
				state,
				isBelow,
				units: units.map(({ id }) => id),
				unknown: unknownIn(faults, isUnit ? [] : above, isUnit),
				explained: explainedIn(written, units, corrections),
				prices: known.prices.get(number) ?? [],
				leftOut: left.map(({ name, message }) => name ?? message)
			};
		});
}

/** What the player left out of a line that is read otherwise, and the other faults. */
function parted(
	faults: readonly Fault[],
	units: readonly RosterUnit[],
	corrections: Corrections
): readonly [left: readonly Fault[], others: readonly Fault[]] {
	const isLeft = (fault: Fault): boolean => units.length > 0 && isLeftOut(fault, corrections);
	return [faults.filter(isLeft), faults.filter((fault) => !isLeft(fault))];
}

/** Whether the player left this out of its line. */
export function isLeftOut(fault: Fault, { leftOut = [] }: Corrections): boolean {
	return leftOut.some(({ line, message }) => line === fault.line && message === fault.message);
}

interface Known {
	readonly units: ReadonlyMap<number, readonly RosterUnit[]>;
	readonly faults: ReadonlyMap<number, readonly Fault[]>;
	readonly prices: ReadonlyMap<number, readonly OtherPrice[]>;
	/** Lines of what a unit above is given. */
	readonly below: ReadonlySet<number>;
	/** Lines that the dialect reads. */
	readonly read: ReadonlySet<number>;
	readonly asides: ReadonlySet<number>;
}

function knownLines(text: ListText, { roster, read, findings = [] }: Read): Known {
	const byId = new Map(roster.units.map((unit) => [unit.id, unit]));
	const pairs = (read?.units ?? []).flatMap(({ unit, lines }) =>
		lines.map((line) => [line, byId.get(unit)] as const)
	);
	const faults = findings.filter(({ kind }) => kind === 'unread').map(({ fault }) => fault);
	const { allLines, lines, musterText, plain } = text;
	const titles = allLines.filter((line) => isTitle(line.text, text));
	return {
		units: grouped(pairs.filter(isWhole)),
		faults: grouped(faults.map((fault) => [fault.line, fault] as const).filter(isWhole)),
		prices: grouped(pricesIn(findings, text).map((price) => [price.line, price] as const)),
		below: new Set(read?.below),
		read: new Set(
			[...(musterText || plain ? allLines : lines), ...titles].map(({ number }) => number)
		),
		asides: new Set(read?.asides)
	};
}

function isTitle(line: string, { name, book }: ListText): boolean {
	const isNamed = [name, book].some(
		(title) => title !== undefined && line.trim().startsWith(title)
	);
	const text = line.trim();
	return isNamed || titleWithPoints(text) !== undefined || limitIn({ text }) !== undefined;
}

function isWhole<K, T>(pair: readonly [K | undefined, T | undefined]): pair is readonly [K, T] {
	return pair[0] !== undefined && pair[1] !== undefined;
}

function grouped<K, T>(pairs: readonly (readonly [K, T])[]): ReadonlyMap<K, readonly T[]> {
	const groups = new Map<K, T[]>();
	for (const [key, value] of pairs) {
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}

function pricesIn(
	findings: readonly Finding[],
	{ lines, allLines }: ListText
): readonly OtherPrice[] {
	const texts = new Map(
		[...allLines, ...lines.toReversed()].map(({ number, text }) => [number, text])
	);
	return findings.flatMap((note) => {
		if (note.kind !== 'price' || note.fault.line === undefined) return [];
		const { line } = note.fault;
		const name = texts.get(line)?.trim() ?? '';
		return [{ line, name, theirs: note.theirs, ours: note.ours }];
	});
}

function stateOf(
	number: number,
	hasUnits: boolean,
	hasFaults: boolean,
	{ read, asides }: Known,
	{ skipped }: Corrections
): LineState {
	if (skipped.has(number)) return 'skipped';
	if (hasFaults) return hasUnits ? 'partly' : 'not';
	return read.has(number) && !asides.has(number) ? 'understood' : 'aside';
}

function roleOf([bearer]: readonly RosterUnit[], isUnit: boolean): NamePlace {
	if (isUnit) return { kind: 'unit' };
	return { kind: 'option', ...(bearer && { of: bearer.entry }) };
}

function unknownOf(fault: Fault, place: NamePlace, index: ArmyIndex | undefined): Unknown {
	const name = fault.name?.replace(noName, '').trim();
	const found = { fault, message: withoutLine(fault) };
	if (name === undefined || name === '' || name.length > longestName) {
		return { ...found, suggestions: [] };
	}
	return { ...found, name, suggestions: index ? suggestionsFor(name, place, index) : [] };
}

/** Brackets and a price behind a name. */
const noName = /\s*[([].*$|[\s:–-]+\d{1,5}(?:\s*p(?:ts?)?\.?)?$/i;

/** Longer texts are not names. */
const longestName = 80;

/** The player's names in a line that made a unit what it is. */
function explainedIn(
	text: string,
	units: readonly RosterUnit[],
	{ aliases }: Corrections
): ReviewedLine['explained'] {
	const line = ` ${normaliseName(text)} `;
	const things = new Set(units.flatMap(({ entry, options = [] }) => [entry, ...options]));
	return aliases.filter(
		({ name, entry }) => things.has(entry) && line.includes(` ${normaliseName(name)} `)
	);
}
