import { musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { ListText, TextLine } from '../lines/text-line.ts';
import { typedLine } from '../lines/typed-line.ts';
import { isHeading, typesHeaded } from './typed-headings.ts';
import { unitOfLine, type LineUnit } from './typed-line-unit.ts';

/** Lines that have the name of a unit and may be headings. */
export interface NamedHeadings {
	/** Those that are. */
	readonly headings: ReadonlySet<TextLine>;
	/** Those of which the text does not say whether they are units. */
	readonly unsure: ReadonlySet<TextLine>;
}

interface Named {
	readonly line: TextLine;
	/** How it is written, without its words and figures. */
	readonly form: string;
	readonly found: LineUnit | undefined;
	readonly isHeading: boolean;
}

/** Sorts lines such as "RIDERS:" in an army that has a unit of this name. */
export function namedHeadings(
	lines: readonly TextLine[],
	allLines: ListText['allLines'],
	index: ArmyIndex
): NamedHeadings {
	const texts = new Map(allLines.map(({ number, text }) => [number, text.trim()]));
	const all = lines.map((line): Named => {
		const found = unitOfLine(typedLine(line), index);
		const isHeaded = isHeading(line.text, index) && /\p{L}/u.test(line.text);
		return { line, found, isHeading: isHeaded, form: formOf(texts.get(line.number) ?? line.text) };
	});
	const forms = new Set(
		all.flatMap(({ form, found, isHeading: isHeaded }) => (isHeaded && !found ? form : []))
	);
	const headings = new Set<TextLine>();
	const unsure = new Set<TextLine>();
	for (const [at, one] of all.entries()) {
		if (!mayHead(one)) continue;
		const kind = kindOf(one, all.slice(at + 1), forms, index);
		if (kind === 'heading') headings.add(one.line);
		if (kind === 'unsure') unsure.add(one.line);
	}
	return { headings, unsure };
}

/** "Pikes [95 pts]:" as "a[9a]:", and in capitals as "A[9a]:". */
function formOf(text: string): string {
	return text
		.replace(/\p{Lu}[\p{Lu}\s'’-]+/gu, 'A')
		.replace(/\p{L}[\p{L}\s'’-]*/gu, (word) => (word === 'A' ? word : 'a'))
		.replace(/\d+(?:[.,]\d+)*/g, '9')
		.replace(/\s+/g, '');
}

/** Whether a line is the name of a unit without anything else but a price. */
function mayHead({ line, found }: Named): boolean {
	if (!found || line.isBelow) return false;
	const { lead, typed } = found;
	return typed.count === undefined && lead.name === undefined && /^[\s\W]*$/.test(lead.rest);
}

function kindOf(
	{ line, form, found, isHeading: isHeaded }: Named,
	below: readonly Named[],
	forms: ReadonlySet<string>,
	index: ArmyIndex
): 'heading' | 'unsure' | 'unit' {
	const [next] = below;
	const price = found?.typed.price;
	if (price === undefined && isCounted(next) && next?.found?.lead.unit === found?.lead.unit)
		return isHeaded ? headingWhere(line, forms.has(form)) : 'unsure';
	if (!isHeaded) return 'unit';
	if (price !== undefined && !forms.has(form)) return 'unit';
	if (price !== undefined) {
		const end = below.findIndex((one) => one.isHeading && (one.form === form || !one.found));
		return pricedKind(price, found, end === -1 ? below : below.slice(0, end), index);
	}
	if (line.text.endsWith(':')) return next?.line.isBelow && !next.found ? 'unit' : 'heading';
	const types = typesHeaded(line.text, index);
	const isOfType = next?.found && types.includes(next.found.lead.unit.type.id);
	if (forms.has(form)) return isOfType ? 'heading' : 'unsure';
	return isOfType && isCounted(next) ? 'unsure' : 'unit';
}

function headingWhere({ text }: TextLine, isLikeOthers: boolean): 'heading' | 'unsure' {
	return isLikeOthers || text.endsWith(':') ? 'heading' : 'unsure';
}

function isCounted(line: Named | undefined): boolean {
	const { count, price } = line?.found?.typed ?? {};
	return count !== undefined || price !== undefined;
}

/** A heading states what the units below it cost together. */
function pricedKind(
	price: number,
	found: LineUnit | undefined,
	own: readonly Named[],
	index: ArmyIndex
): 'heading' | 'unsure' | 'unit' {
	const sum = own.reduce((points, one) => points + (one.found?.typed.price ?? 0), 0);
	if (sum === price) return 'heading';
	const entry = found?.lead.unit.entry.id ?? '';
	const isPriceOfUnit = price === priceOf(musterUnit({ id: 'u', entry }, index)).points;
	return isPriceOfUnit ? 'unit' : 'unsure';
}
