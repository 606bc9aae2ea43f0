import type { EntryType } from '#schema';
import type { ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { pastedPattern } from '../../i18n/pasted.ts';
import { isCounted } from '../lines/list-text-sections.ts';
import type { UnitByName } from '../outside/list-by-name.ts';
import { meaningOf } from '../outside/list-keys.ts';
import { piecesAfter, piecesOf } from '../lines/list-text-army.ts';
import type { TextLine } from '../lines/text-line.ts';
import { namesInRow, nameVariants } from '../lines/name-variants.ts';
import { pricedLine } from '../lines/bulleted.ts';
import { entryNames, findOfTypes } from '../names/entry-names.ts';
import { labelsOf, normaliseName } from '../common/names.ts';

/** A choice of the army, with its price in the text. */
export interface ChoiceByName extends UnitByName {
	readonly stated: {
		readonly line: TextLine;
		readonly name: string;
		readonly price: number | undefined;
	};
}

/** The head of a text: choices of the army, and what else is kept. */
export interface TextHead {
	readonly choices: readonly ChoiceByName[];
	/** Lines above the army's name. */
	readonly foreword: readonly TextLine[];
	/** Statements about things that the game does not have, as far as they go into the note. */
	readonly statements: readonly TextLine[];
	/** All of them, with counts and empty choices, which need no note. */
	readonly allStatements: readonly TextLine[];
	/** Bullets without anything above them. */
	readonly strays: readonly TextLine[];
	/** Lines about the handbook used, or the like. */
	readonly handbookLines: readonly string[];
}

interface Key {
	readonly text: string;
	readonly types: readonly EntryType[] | undefined;
}

const keyed = /^(.{1,40}?)(?:\s+[-–](?=\s|$)|:(?=\s|$))\s*(.*)$/;
const figure = /^[+\d]/;
const aside = pastedPattern(String.raw`\b{asideWith}\b|^{asideWhole}$|^{asideFrom}\b[^|]*$`, 'i');
/** What says by which handbook the list is, which may be said above the army. */
const handbook = pastedPattern(String.raw`\b{asideWith}\b`, 'i');

/** Sorts the lines before the first heading into those above the army's name and choices below it. */
export function readHead(head: readonly TextLine[], index: ArmyIndex): TextHead {
	const at = head.findLastIndex(
		({ text, isBelow }) => !isBelow && piecesAfter(text, index.army) !== undefined
	);
	const lines = at === -1 ? head : head.slice(at);
	const choices: ChoiceByName[] = [];
	const statements: TextLine[] = [];
	const strays: TextLine[] = [];
	let key: Key | undefined;
	for (const line of lines) {
		const said = keyOf(line, index);
		if (!line.isBelow) key = said?.key;
		if (line.isBelow && !key && !isChoice(line, index)) strays.push(line);
		else if (key && !key.types) statements.push(line);
		else choices.push(...choicesIn(line, said?.names ?? line.text, key?.types, index));
	}
	return {
		choices,
		foreword: head.slice(0, Math.max(at, 0)).filter(({ text }) => !handbook().test(text)),
		statements: statements.filter(isStatement),
		allStatements: statements,
		strays,
		handbookLines: head
			.map(({ text }) => text)
			.filter((text, of) => (of < at ? handbook() : aside()).test(text))
	};
}

function isChoice({ text }: TextLine, index: ArmyIndex): boolean {
	const { choices } = index;
	const types = new Set(choices.map(({ type }) => type.id));
	const names = entryNames(index);
	return variantsOf(text).some((name) => findOfTypes(name, names, types)?.isChoice);
}

/** Whether a line needs no note: "Drops: 3" is calculated, and "Lore -" is empty. */
function isStatement({ text }: TextLine): boolean {
	const [whole, , value = ''] = keyed.exec(text) ?? [];
	return whole === undefined || (value !== '' && !figure.test(value));
}

function keyOf(
	{ text, isBelow }: TextLine,
	index: ArmyIndex
): { readonly key: Key; readonly names: string } | undefined {
	const [, word = '', names = ''] = isBelow ? [] : (keyed.exec(text) ?? []);
	const named = index.choices.some(({ entry }) => entry.name === text);
	if (word === '' || named || piecesAfter(text, index.army) !== undefined) return undefined;
	const meaning = meaningOf(word, index.system, true);
	return {
		key: { text: word, types: meaning?.kind === 'types' ? meaning.types : undefined },
		names
	};
}

function choicesIn(
	line: TextLine,
	text: string,
	types: readonly EntryType[] | undefined,
	index: ArmyIndex
): readonly ChoiceByName[] {
	if (aside().test(line.text) || isCounted(line.text)) return [];
	const { system, army } = index;
	const wanted = types ?? system.types.filter(({ role }) => role === 'army');
	const pieces = types ? [text] : (piecesAfter(text, army) ?? piecesOf(text));
	const ids = new Set(wanted.map(({ id }) => id));
	const known = (name: string): string | undefined =>
		variantsOf(name).find((variant) => findOfTypes(variant, entryNames(index), ids));
	const isKnown = (name: string): boolean => known(name) !== undefined && isOne(name, index);
	const names = pieces.flatMap((piece) => namesInRow(piece, isKnown));
	return names.map((name, at) => {
		const own = pricedLine(line.number, name);
		// The price at the end of a line belongs to its last name.
		const price = own.price ?? (at === names.length - 1 ? line.price : undefined);
		return {
			where: imports.textLine(line.number),
			line: line.number,
			said: { unit: known(name) ?? own.text },
			types: wanted,
			stated: { line, name: own.text, price }
		};
	});
}

/** Whether a text with a comma is one name rather than several. */
function isOne(name: string, { choices }: ArmyIndex): boolean {
	if (!name.includes(',')) return true;
	const written = variantsOf(name).map(normaliseName);
	return choices.some(({ entry }) => labelsOf(entry).some((label) => written.includes(label)));
}

function variantsOf(name: string): readonly string[] {
	const bare = pricedLine(0, name).text;
	return [...new Set([name, bare, ...nameVariants(bare).map((variant) => variant.name)])];
}
