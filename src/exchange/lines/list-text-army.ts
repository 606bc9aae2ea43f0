import type { ListText } from './text-line.ts';
import { pastedPattern, pastedWords } from '../../i18n/pasted.ts';
import { findArmy, normaliseName, sameName, type Named } from '../common/names.ts';
import type { MusterText } from './muster-text.ts';

interface NamedSystem<A extends Named> extends Named {
	readonly edition?: string;
	readonly armies: readonly A[];
}

interface NamedArmy extends Named {
	/** The army of which this is a variant. */
	readonly variantOf?: string | undefined;
}

/** A game system with the armies that a text may name. */
export interface TextSystem extends Named {
	readonly edition?: string;
	readonly usualSize: number;
	readonly armies: readonly NamedArmy[];
}

/** The army of a text. */
export interface TextArmy {
	readonly system: string;
	readonly army: string;
	/** The army without the theme: it is meant if it has a choice of the theme's name. */
	readonly unthemed?: { readonly army: string; readonly choice: string };
}

/** The army's name is among the first lines, whatever a player writes above it. */
const firstLines = 60;

/** "Faction: " before the name of an army. */
const armyLabel = pastedPattern(String.raw`^{armyLabel}:\s+(?=\S)`, 'i');

/** The parts of a line between vertical bars ("Grand Alliance | Army | Formation"). */
export function piecesOf(text: string): readonly string[] {
	return text
		.replace(armyLabel(), '')
		.split(/\||\s[-–]\s/)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== '');
}

/** The parts of a line after the name of this army; undefined if the line does not name it. */
export function piecesAfter(text: string, army: Named): readonly string[] | undefined {
	const names = [army.name, army.id, ...(army.aliases ?? [])].map(normaliseName);
	const pieces = piecesOf(text);
	const last = pieces.findLastIndex((_, at) =>
		namesAt(pieces, at).some((name) => names.some((known) => sameName(known, normaliseName(name))))
	);
	return last === -1 ? undefined : pieces.slice(last + 1);
}

/** The possible names at a position: one part, or "Army | Variant" together. */
function namesAt(pieces: readonly string[], at: number): readonly string[] {
	const piece = pieces[at] ?? '';
	const before = pieces[at - 1];
	return [piece, ...(before === undefined ? [] : [`${before} ${piece}`])].filter(
		({ length }) => length <= 80
	);
}

/**
 * Finds the army of a text by the first line that names one. A variant may be named later in that line or in
 * the next. For a list with points, systems without points come last.
 */
export function findTextArmy(text: ListText, systems: readonly TextSystem[]): TextArmy | undefined {
	return armiesTitled(text, systems)[0];
}

/** The armies that are named in a line of their own. */
export function armiesTitled(text: ListText, systems: readonly TextSystem[]): readonly TextArmy[] {
	if (text.musterText)
		return [findMusterArmy(text.musterText, systems)].filter((army) => army !== undefined);
	const isPriced = text.size !== undefined || text.lines.some(({ price = 0 }) => price > 0);
	const { book } = text;
	const among = book === undefined ? systems : systems.filter((system) => isCalled(system, book));
	const fitting = among.filter(({ usualSize }) => isPriced === usualSize > 0);
	const others = among.filter((system) => !fitting.includes(system));
	return [...fitting, ...others]
		.map((system) => armyIn(text, system))
		.filter((army) => army !== undefined);
}

function isCalled({ name, edition = name, aliases = [] }: TextSystem, book: string): boolean {
	return [name, edition, ...aliases].some((label) => normaliseName(label) === normaliseName(book));
}

const themed = pastedPattern('^{asideWhole}$', 'i');

function armyIn({ lines }: ListText, system: TextSystem): TextArmy | undefined {
	const { id, armies } = system;
	const among = lines.slice(0, firstLines);
	const ofGame = among.map(({ text }) => armyWithGame(text, system)).find(Boolean);
	if (ofGame) return { system: id, army: ofGame.id };
	const named = among.map((line) => (line.isBelow ? undefined : lastArmy(line.text, armies)));
	const first = named.findIndex(Boolean);
	const [army, next] = named.slice(first);
	if (first === -1 || !army) return undefined;
	const target = next?.variantOf === army.id ? next : army;
	const found = { system: id, army: target.id };
	const isThemed = among.some(({ text }) => themed().test(text));
	return target.variantOf === undefined || isThemed
		? found
		: { ...found, unthemed: { army: target.variantOf, choice: target.name } };
}

/** The army of a line such as "Tin Host (Tin Wars), 2000 points". */
function armyWithGame(text: string, system: TextSystem): NamedArmy | undefined {
	const [, name = '', game = ''] =
		/^([^\n]{1,80}) \(([^()]{1,80})\)(?:, .{1,40})?$/.exec(text) ?? [];
	return game !== '' && isCalled(system, game) ? findArmy(name, system.armies) : undefined;
}

/** The last army that a line names. */
function lastArmy(text: string, armies: readonly NamedArmy[]): NamedArmy | undefined {
	const pieces = piecesOf(text);
	return pieces
		.flatMap((_, at) => namesAt(pieces, at).map((name) => findArmy(name, armies)))
		.findLast(Boolean);
}

/** The army and game in the head of a list: "Army · Game, points of 2026-01-01". */
function findMusterArmy<A extends Named>(
	{ head }: MusterText,
	systems: readonly NamedSystem<A>[]
): { readonly system: string; readonly army: string } | undefined {
	const [, army = '', game = ''] = /^(.+?) · (.+)$/.exec(head[0]?.text ?? '') ?? [];
	return systems
		.filter((system) => isOf(game, system))
		.map((system) => ({ system: system.id, army: findArmy(army, system.armies)?.id }))
		.flatMap(({ system, army }) => (army === undefined ? [] : [{ system, army }]))[0];
}

/** A game is named by its edition, preceded by the system's name if the edition does not contain it. */
function isOf(game: string, { name, edition = '' }: NamedSystem<Named>): boolean {
	const whole = edition.includes(name) ? edition : `${name}, ${edition}`;
	const written = normaliseName(game);
	const known = normaliseName(whole);
	return (
		written === known ||
		pastedWords('pointsDated').some((date) =>
			written.startsWith(`${known} ${normaliseName(date)} `)
		)
	);
}
