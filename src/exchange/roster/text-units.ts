import { isOffered, type ArmyIndex, type IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { pastedPattern } from '../../i18n/pasted.ts';
import type { PlainUnit } from '../outside/plain-list.ts';
import type { UnitByName } from '../outside/list-by-name.ts';
import type { TextLine } from '../lines/text-line.ts';
import type { TextSection, TextUnit } from '../lines/list-text-sections.ts';
import { calledIn } from '../lines/called.ts';
import { typedLine } from '../lines/typed-line.ts';
import { nameVariants, type NameVariant } from '../lines/name-variants.ts';
import { entryNames, findOfTypes, findOption, findUnit } from '../names/entry-names.ts';
import { normaliseName, sameName } from '../common/names.ts';

/** A unit of a text, with the lines that go with it. */
export interface TextUnitByName extends UnitByName {
	readonly unitLine: TextUnit;
	/** Bulleted lines that name options. */
	readonly optionLines: readonly { readonly line: TextLine; readonly name: string }[];
}

type Position = Pick<UnitByName, 'where' | 'line'>;

function positionOf({ number }: Pick<TextLine, 'number'>): Position {
	return { where: imports.textLine(number), line: number };
}

/** The lines of a section as units. */
export function unitsOf(section: TextSection, index: ArmyIndex): readonly TextUnitByName[] {
	const units = section.types ? section.units : withLooseOptions(section.units, index);
	return withoutHeld(units, index).map((unit) => unitByName(unit, index, section.types));
}

/** Options that have lost their bullets belong to the unit above. */
function withLooseOptions(units: readonly TextUnit[], index: ArmyIndex): readonly TextUnit[] {
	const found: TextUnit[] = [];
	for (const unit of units) {
		const above = found.at(-1);
		if (above && isLooseOption(unit, index)) {
			const { linesBelow, ...line } = unit;
			const all = [...above.linesBelow, { ...line, isBelow: true }, ...linesBelow];
			found.splice(-1, 1, { ...above, linesBelow: all });
		} else found.push(unit);
	}
	return found;
}

/** Whether a line without a price is the name of an option, or of a number of weapons. */
function isLooseOption({ text, price, opens }: TextUnit, index: ArmyIndex): boolean {
	if (price !== undefined || opens) return false;
	const variants = nameVariants(text);
	const known = variants
		.map(({ name }) => findUnit(name, entryNames(index)))
		.find((entry) => entry !== undefined);
	if (known) return !known.isUnit && !known.isChoice;
	return variants.some(({ count }) => count !== undefined);
}

/** The units without lines that only name what a unit above brings with it. */
function withoutHeld(units: readonly TextUnit[], index: ArmyIndex): readonly TextUnit[] {
	let held: readonly string[] = [];
	return units.filter((unit) => {
		const isPriced = unit.price !== undefined && unit.price > 0;
		const name = normaliseName(unit.text);
		if (!isPriced && held.some((other) => sameName(other, name))) return false;
		const known = nameVariants(unit.text)
			.map((variant) => findUnit(variant.name, entryNames(index)))
			.find(Boolean);
		held = known ? namesBelow(known) : held;
		return true;
	});
}

function unitByName(unit: TextUnit, index: ArmyIndex, types: TextSection['types']): TextUnitByName {
	const { name, models, remark, known, called, price } = namedUnit(unit.text, index, types);
	const linesBelow = unit.linesBelow.map((line) => ({
		line,
		...meaningOfLine(line, known, index)
	}));
	const optionLines = linesBelow.flatMap(
		({ line, kind, name: option, remark: behind, count = 1 }) =>
			kind === 'option'
				? Array.from({ length: count }, () => ({ line, name: option, remark: behind }))
				: []
	);
	const arms = linesBelow.flatMap(({ line, kind }) => (kind === 'arms' ? [line.text] : []));
	const remarks = [remark, ...optionLines.map((one) => one.remark)];
	const notes = [...arms, ...remarks.filter((one) => one !== undefined && one !== '')];
	const said: PlainUnit = {
		unit: name,
		...(called !== undefined && { name: called.slice(0, 80) }),
		...(models !== undefined && !isOne(models, known) && { models }),
		...(optionLines.length > 0 && { with: optionLines.map((one) => one.name) }),
		...(notes.length > 0 && { note: notes.join(', ').slice(0, 2000) })
	};
	return {
		...positionOf(unit),
		said,
		optionPositions: optionLines.map(({ line }) => positionOf(line)),
		...(types && { types }),
		unitLine: { ...unit, ...(unit.price === undefined && price !== undefined && { price }) },
		optionLines: optionLines.map(({ line, name }) => ({ line, name }))
	};
}

/** "1 Tower" does not state a number of models if the unit has none. */
function isOne(models: number, known: IndexedEntry | undefined): boolean {
	return models === 1 && known?.entry.size === undefined;
}

interface NamedUnit {
	readonly name: string;
	readonly models?: number | undefined;
	readonly remark?: string | undefined;
	readonly known?: IndexedEntry;
	/** What the player calls it. */
	readonly called?: string;
	readonly price?: number;
}

const modelsBehind = pastedPattern(String.raw`^(\d{1,3}) {models}$`, 'i');

/** What a line names, if need be without the words around the name. */
function namedUnit(text: string, index: ArmyIndex, types: TextSection['types']): NamedUnit {
	const names = entryNames(index);
	const ids = types && new Set(types.map(({ id }) => id));
	const variants = nameVariants(text);
	for (const variant of variants) {
		const known = ids ? findOfTypes(variant.name, names, ids) : findUnit(variant.name, names);
		if (known) return { ...sized(variant), known };
	}
	const bare = { name: variants.find(({ count }) => count !== undefined)?.name ?? text };
	return (
		typedUnit(text, (name) => (ids ? findOfTypes(name, names, ids) : findUnit(name, names))) ?? bare
	);
}

/** "Riders x10" */
const timesBehind = /^(.*\S)\s+[x×*]\s?(\d{1,3})$/u;

/** What a line names that a person wrote: with a bullet, a price or a number in another way, or the player's name. */
function typedUnit(
	text: string,
	find: (name: string) => IndexedEntry | undefined
): NamedUnit | undefined {
	const [, before = text, times] = timesBehind.exec(text) ?? [];
	const whole = {
		...typedLine({ text: before }),
		...(times !== undefined && { count: Number(times) })
	};
	const wordings = [{ unit: whole.text }, ...calledIn(whole.text)];
	for (const { unit, ...wording } of wordings) {
		const typed = typedLine({ text: unit.replace(/^\[(.+)\]$/, '$1') });
		const known = find(typed.text);
		if (!known?.isUnit) continue;
		const { count = whole.count, price = whole.price } = typed;
		return {
			name: typed.text,
			known,
			...(count !== undefined && { models: count }),
			...(price !== undefined && { price }),
			...('name' in wording && { called: wording.name })
		};
	}
	return undefined;
}

/** "Riders (2 models)" is a unit of two, as is "2 x Riders". */
function sized({ name, count, remark }: NameVariant): NamedUnit {
	const [, behind] = modelsBehind().exec(remark ?? '') ?? [];
	if (behind !== undefined) return { name, models: Number(behind) };
	return { name, models: count, remark };
}

/** A line with a larger number is not of options. */
const mostOptions = 20;

/** What a bulleted line is: an option, a weapon, or something that the unit has anyway. */
function meaningOfLine(
	{ text }: TextLine,
	bearer: IndexedEntry | undefined,
	index: ArmyIndex
): { readonly kind: 'option' | 'arms' | 'inherent' } & NameVariant {
	const names = entryNames(index);
	const all = nameVariants(text).filter(({ count = 1 }) => count <= mostOptions);
	const isOfferedHere = ({ name }: NameVariant): boolean => {
		const option = findOption(name, names, bearer);
		return option !== undefined && bearer !== undefined && isOffered(bearer, option);
	};
	const found =
		all.find(isOfferedHere) ??
		all.find(({ name, count = 1 }) => count === 1 && findOption(name, names, bearer));
	const isInherent = inherentNames(bearer).some((name) => name === normaliseName(text));
	if (isInherent) return { kind: 'inherent', name: text };
	if (bearer && unpricedNames(bearer).includes(normaliseName(text)))
		return { kind: 'arms', name: text };
	if (found) return { kind: 'option', ...found };
	return { kind: /^\d+\s*x?\s|\s[x×]\d/i.test(text) ? 'arms' : 'option', name: text };
}

/** Names that may be listed below a unit without being units of the list. */
function namesBelow(known: IndexedEntry): readonly string[] {
	return [...known.held.map(({ entry }) => normaliseName(entry.name)), ...unpricedNames(known)];
}

function unpricedNames({ entry: { unpriced = [] } }: IndexedEntry): readonly string[] {
	return unpriced.map(normaliseName);
}

/** Names that describe a unit: its keywords, what it brings with it, and Legends. */
function inherentNames(bearer: IndexedEntry | undefined): readonly string[] {
	if (!bearer) return [];
	const { tags, held, entry } = bearer;
	const names = [
		...tags,
		...held.map((one) => one.entry.name),
		...(entry.legends ? ['legends'] : [])
	];
	return names.map(normaliseName);
}
