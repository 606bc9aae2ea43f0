import {
	mayCarry,
	musterUnit,
	priceOf,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import type { Tally } from '#schema';
import { pastedPattern } from '../../i18n/pasted.ts';
import { entryNames } from '../names/entry-names.ts';
import { normaliseName, sameName } from '../common/names.ts';
import { isOwnRank, numbersOf } from '../names/own-rank.ts';
import { pointsIn } from '#i18n';

/** An option: the entries with its name, the number, and the points if stated. */
interface PrintedOption {
	readonly candidates: readonly IndexedEntry[];
	readonly times: number;
	/** As printed, with their sign. */
	readonly points: string | undefined;
	/** Whether the points are per model. */
	readonly isEach: boolean;
}

type Picks = readonly (IndexedEntry | undefined)[];

/** A unit's options by id, with its crew if stated; or the unknown name. */
export type OwnKit =
	| { readonly ok: true; readonly options: readonly string[]; readonly crew?: number }
	| { readonly ok: false; readonly name: string };

/** What a piece of a line is: an option, the crew, or a number of the unit. */
type Said = PrintedOption | { readonly crew: number } | 'own';

/** What "Rank 4" says: an option by that name, or a number that the unit or another option gives it. */
type Ranks = 'options' | 'numbers';

/** Reads the text between a unit's name and its points. */
export function readOwnKit(
	kit: string,
	indexed: IndexedEntry,
	index: ArmyIndex,
	ranksAre: Ranks
): OwnKit {
	const sections = kit.split('; ').filter((section) => section !== '');
	const said: Said[] = [];
	const equipment = indexed.entry.equipment?.join(', ');
	let isEquipped = equipment === undefined;
	for (const section of sections.map((text) => text.replace(/^, /, ''))) {
		if (!isEquipped && section === equipment) {
			isEquipped = true;
			continue;
		}
		const read = readSection(section, (piece) => readPiece(piece, indexed, index, ranksAre));
		if (typeof read === 'string') return { ok: false, name: read.replace(anyPoints(), '') };
		said.push(...read);
	}
	const crew = said.flatMap((one) => (one !== 'own' && 'crew' in one ? [one.crew] : []))[0];
	const printed = said.flatMap((one) => (one !== 'own' && 'candidates' in one ? [one] : []));
	const options = chosenOptions(printed, indexed, index);
	return { ok: true, options, ...(crew !== undefined && { crew }) };
}

/** The pieces between commas, joined where that makes a name; or the first piece that is not a name. */
function readSection(
	section: string,
	read: (piece: string) => Said | undefined
): readonly Said[] | string {
	const pieces = section.split(', ');
	const said: Said[] = [];
	for (let at = 0; at < pieces.length;) {
		const most = Math.min(pieces.length, at + 4);
		let end = most;
		let found: Said | undefined;
		for (; end > at && !found; end -= found ? 0 : 1) {
			found = read(pieces.slice(at, end).join(', '));
		}
		if (!found) return pieces[at] ?? '';
		said.push(found);
		at = end;
	}
	return said;
}

const printed = pastedPattern(
	String.raw`^(.+?)(?: × (\d{1,2}))?(?:( {eachBefore})? ([+−][\d¼½¾]{1,9})( {eachAfter})?)?$`
);

const anyPoints = pastedPattern('(?: {eachBefore})? [+−].*$');

const crewOf = pastedPattern(String.raw`^{crewOf} (\d{1,4})$`);

function readPiece(
	piece: string,
	indexed: IndexedEntry,
	index: ArmyIndex,
	ranksAre: Ranks
): Said | undefined {
	const crew = crewOf().exec(piece)?.[1];
	if (crew !== undefined) return { crew: Number(crew) };
	if (isOwnRank(piece, indexed, index)) return 'own';
	if (ranksAre === 'numbers' && isOwn(piece, indexed, index)) return 'own';
	const [, name = piece, times = '1', before, points, after] = printed().exec(piece) ?? [];
	const whole = named(piece, index);
	const candidates = whole.length > 0 ? whole : named(name, index);
	const ranked = candidates.length > 0 ? candidates : ranks(name, indexed, index);
	if (ranked.length > 0) {
		return {
			candidates: ranked,
			times: Number(times),
			points,
			isEach: (before ?? after) !== undefined
		};
	}
	return isOwn(piece, indexed, index) ? 'own' : undefined;
}

/** Options of this name, preferably exactly as printed. */
function named(name: string, index: ArmyIndex): readonly IndexedEntry[] {
	if (name.length > longestName) return [];
	const { options } = entryNames(index);
	const exact = options.filter(({ thing }) => thing.entry.name === name);
	const wanted = normaliseName(name);
	const found = exact.length > 0 ? exact : options.filter(({ labels }) => labels.includes(wanted));
	return found.map(({ thing }) => thing);
}

/** No name is longer. */
const longestName = 100;

/** "Caster of Rank 4" is written as "Rank 4". */
function ranks(
	name: string,
	indexed: IndexedEntry,
	{ options }: ArmyIndex
): readonly IndexedEntry[] {
	if (!/^\p{Lu}.* \d+$/u.test(name)) return [];
	const wanted = ` ${name.toLowerCase()} `;
	return options.filter(
		(option) =>
			option.entry.numbers !== undefined &&
			` ${option.entry.name} `.toLowerCase().includes(wanted) &&
			mayCarry(indexed, option)
	);
}

/** Whether it is a number of the unit itself ("Rank 1", "4 spells"), or equipment of every model. */
function isOwn(piece: string, { entry }: IndexedEntry, { tallies }: ArmyIndex): boolean {
	const [, rank] = /^(\p{Lu}.*) \d+$/u.exec(piece) ?? [];
	const [, things] = /^\d+ (.+)$/.exec(piece) ?? [];
	const answers = (name: string, other = ''): boolean =>
		sameName(normaliseName(name), normaliseName(other));
	if (rank !== undefined) return tallies.flatMap(numbersOf).some((name) => answers(name, rank));
	if (things !== undefined && tallies.some((tally) => saysOf(tally, things, answers))) return true;
	return (
		tallies.some((tally) => saysWithin(tally, piece)) || (entry.equipment?.includes(piece) ?? false)
	);
}

/** Whether these words behind a number mean the tally, as it is called now or was before. */
function saysOf(
	{ name, formerly = [] }: Tally,
	things: string,
	answers: (name: string, other: string) => boolean
): boolean {
	return [name, ...formerly].some((words) => answers(words, things));
}

/** Whether this is what units say of the tally in words of its own ("Up to 5 dice per spell"). */
function saysWithin(tally: Tally, piece: string): boolean {
	return (
		'within' in tally &&
		tally.within !== undefined &&
		tally.within.replace('{n}', '0') === piece.replace(/\d+/, '0')
	);
}

/** The ids of the options: of several with the same name the one that the unit may have, at these points. */
function chosenOptions(
	printed: readonly PrintedOption[],
	{ entry }: IndexedEntry,
	index: ArmyIndex
): readonly string[] {
	const bearing = (picks: Picks): MusteredUnit =>
		musterUnit({ id: 'u', entry: entry.id, options: idsOf(picks, printed) }, index);
	let picks: Picks = printed.map(({ candidates }) => candidates[0]);
	// Repeated, as an option may grant what another needs.
	for (let round = 0; round < 3; round += 1) {
		for (const [at, one] of printed.entries()) {
			if (one.candidates.length < 2) continue;
			const rated = one.candidates.map((candidate) => ({
				candidate,
				rate: rateOf(candidate, one, bearing(picks.with(at, candidate)))
			}));
			picks = picks.with(at, rated.toSorted((a, b) => b.rate - a.rate)[0]?.candidate);
		}
	}
	return idsOf(picks, printed);
}

function idsOf(picks: Picks, printed: readonly PrintedOption[]): readonly string[] {
	return picks.flatMap((pick, at) =>
		pick ? Array<string>(printed[at]?.times ?? 1).fill(pick.entry.id) : []
	);
}

/** How well an option fits a unit. Being allowed counts more than the right price. */
function rateOf(
	candidate: IndexedEntry,
	{ points, isEach }: PrintedOption,
	unit: MusteredUnit
): number {
	const mayHave = mayCarry(unit, candidate);
	const parts = priceOf(unit).parts.filter(({ indexed }) => indexed === candidate);
	const byModel = parts.filter(({ kind }) => kind === 'each');
	const cost = isEach
		? byModel.reduce((sum, { amount, factor }) => sum + amount * factor, 0)
		: parts.reduce((sum, part) => sum + part.points, 0);
	return (mayHave ? 2 : 0) + (cost === pointsIn(points ?? '') ? 1 : 0);
}
