import type { System } from '#schema';
import type { ArmyIndex, IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { pastedPattern } from '../../i18n/pasted.ts';
import { entryNames, findOfTypes, findOption, findUnit } from './entry-names.ts';
import { quoted, type Fault, type RosterResult } from '../fault.ts';
import { meaningOf } from '../text/list-keys.ts';
import type { ListText, TextLine } from '../text/list-text.ts';
import { missingEvent } from '../event/missing-event.ts';
import { normaliseName, sameName } from './names.ts';
import type { PlainUnit } from '../file/plain-unit.ts';
import { namesIn } from './names-in.ts';
import { rosterOf } from './resolve-list.ts';
import { resolveOwnText } from './resolve-own-text.ts';
import { resolveWritten } from './resolve-written.ts';
import { seasonNamed } from './season-named.ts';
import { piecesAfter, piecesOf } from '../text/list-text-army.ts';
import { textParts, type TextSection, type TextUnit } from '../text/list-text-sections.ts';
import type { WrittenGroup, WrittenList, WrittenUnit } from '../file/written-list.ts';

/**
 * Looks the names of a text up in its army. A line that means nothing is a fault with its number; what
 * a unit is armed with ("2 Great Hammers") goes into the unit's note, as no price hangs on it.
 * @param newId gives the roster's id, a UUID
 */
export function resolveText(text: ListText, index: ArmyIndex, newId: () => string): RosterResult {
	const result = text.own
		? resolveOwnText(text.own, index, newId)
		: resolveLines(text, index, newId);
	if (!result.ok || !text.event) return result;
	return {
		ok: true,
		roster: { ...result.roster, event: missingEvent(text.event, index.system.id) }
	};
}

function resolveLines(text: ListText, index: ArmyIndex, newId: () => string): RosterResult {
	const { head, sections, strays } = textParts(text.lines, index.system);
	const start: WrittenList = {
		units: choicesOf(head, index),
		groups: [],
		faults: strays.map(stray)
	};
	const list = sections.reduce((sum, section) => withSection(sum, section, index), start);
	const written = resolveWritten(list, index);
	if (!written.ok) return { ok: false, faults: written.faults };
	const { name, size = index.system.usualSize } = text;
	const readings = seasonNamed(written.units, index);
	const title = { size, readings, ...(name !== undefined && { name }) };
	return { ok: true, roster: rosterOf(title, index, newId(), written) };
}

function where({ number }: Pick<TextLine, 'number'>): string {
	return imports.textLine(number);
}

function stray(mark: TextLine): Fault {
	return { message: `${where(mark)}: ${imports.strayMark(quoted(mark.text))}` };
}

/** Choices of the army that stand before the first heading, beside or below its name. */
function choicesOf(head: readonly TextLine[], index: ArmyIndex): readonly WrittenUnit[] {
	const at = head.findLastIndex(({ text }) => piecesAfter(text, index.army) !== undefined);
	const lines = at === -1 ? [] : head.slice(at);
	return lines.flatMap((line) =>
		saidIn(line, index).map(({ name, types }) => ({
			where: where(line),
			plain: { unit: name },
			types
		}))
	);
}

interface Said {
	readonly name: string;
	readonly types: System['types'];
}

/** What a line of the head says: "Spell Lore - Name", or bare names; never what is only counted. */
function saidIn({ text }: TextLine, index: ArmyIndex): readonly Said[] {
	const { system } = index;
	const [, key = '', name = ''] = /^(.{1,40}?)\s*(?:\s[-–]|:)\s+(.+)$/.exec(text) ?? [];
	const meaning = key === '' ? undefined : meaningOf(key, system, true);
	if (meaning?.kind === 'types') {
		const { types } = meaning;
		return namesIn(name, types, index).map((one) => ({ name: one, types }));
	}
	if (text.includes(':') || isAside(text)) return [];
	const types = system.types.filter(({ role }) => role === 'army');
	const pieces = piecesAfter(text, index.army) ?? piecesOf(text);
	return pieces.map((piece) => ({ name: piece, types }));
}

const aside = pastedPattern(String.raw`\b{asideWith}\b|^{asideWhole}$|^{asideFrom}\b[^|]*$`, 'i');

/** Lines of the head that say nothing of the army itself. */
function isAside(text: string): boolean {
	return aside().test(text);
}

function withSection(list: WrittenList, section: TextSection, index: ArmyIndex): WrittenList {
	const { group: kind, general, types, units } = section;
	const place = list.groups.length;
	const group: WrittenGroup | undefined = kind && {
		where: where({ number: section.line }),
		kind,
		general
	};
	const lines = withoutHeld(units, index).map((unit) => lineOf(unit, index, types));
	return {
		...list,
		groups: group ? [...list.groups, group] : list.groups,
		units: [...list.units, ...lines.map((line) => (group ? { ...line, group: place } : line))]
	};
}

/** Without the lines that only name what a unit above brings with it. */
function withoutHeld(units: readonly TextUnit[], index: ArmyIndex): readonly TextUnit[] {
	let held: readonly string[] = [];
	return units.filter((unit) => {
		const isPriced = unit.price !== undefined && unit.price > 0;
		const name = normaliseName(unit.text);
		if (!isPriced && held.some((other) => sameName(other, name))) return false;
		const known = findUnit(unit.text, entryNames(index));
		held = known?.held.map(({ entry }) => normaliseName(entry.name)) ?? held;
		return true;
	});
}

function lineOf(unit: TextUnit, index: ArmyIndex, types: TextSection['types']): WrittenUnit {
	const { name, models } = nameAndModels(unit.text, index);
	const names = entryNames(index);
	const known = types
		? findOfTypes(name, names, new Set(types.map(({ id }) => id)))
		: findUnit(name, names);
	const marks = unit.marks.map((mark) => ({ mark, meaning: meaningOfMark(mark, known, index) }));
	const given = marks.flatMap(({ mark, meaning }) => (meaning === 'given' ? [mark] : []));
	const arms = marks.flatMap(({ mark, meaning }) => (meaning === 'arms' ? [mark.text] : []));
	const plain: PlainUnit = {
		unit: name,
		...(models !== undefined && { models }),
		...(given.length > 0 && { with: given.map(({ text }) => text) }),
		...(arms.length > 0 && { note: arms.join(', ').slice(0, 2000) })
	};
	return { where: where(unit), plain, given: given.map(where), ...(types && { types }) };
}

const modelsBehind = pastedPattern(String.raw`^(.+?)\s*\((\d{1,3}) {models}\)$`, 'i');

/** "Riders (2 models)" is a unit of two, unless one is called so. */
function nameAndModels(
	text: string,
	index: ArmyIndex
): { readonly name: string; readonly models?: number } {
	const [, name, models] = modelsBehind().exec(text) ?? [];
	return name === undefined || findUnit(text, entryNames(index))
		? { name: text }
		: { name, models: Number(models) };
}

/** What a mark below a unit is: something it is given, what it is armed with, or a keyword that it has. */
function meaningOfMark(
	{ text }: TextLine,
	bearer: IndexedEntry | undefined,
	index: ArmyIndex
): 'given' | 'arms' | 'keyword' {
	if (findOption(text, entryNames(index), bearer)) return 'given';
	const isKeyword = [...(bearer?.tags ?? [])].some(
		(tag) => normaliseName(tag) === normaliseName(text)
	);
	if (isKeyword) return 'keyword';
	return /^\d+\s*x?\s/i.test(text) ? 'arms' : 'given';
}
