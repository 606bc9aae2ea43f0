import { hasVariableSize, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { pastedPattern, pastedQuotes } from '../../i18n/pasted.ts';
import { pointsText } from '#i18n';
import type { RosterUnit } from '#schema';
import { entryNames, findUnit } from '../names/entry-names.ts';
import { readOwnKit, type OwnKit } from './muster-text-kit.ts';

/** A line of a list that was understood: a number of identical units. */
interface OwnUnit {
	readonly indexed: IndexedEntry;
	readonly count: number;
	readonly unit: Omit<RosterUnit, 'id'>;
}

/** The units of a line, or the unknown name in it. */
type OwnUnitResult =
	| { readonly ok: true; readonly unit: OwnUnit }
	| { readonly ok: false; readonly name: string };

/** A line of units with its parts: "4 × Name “Own name”, options: points [note]". */
interface Split {
	readonly number: number;
	readonly indexed: IndexedEntry;
	readonly customName?: string;
	readonly kit: string;
	/** As they are printed, in a game with points. */
	readonly points?: string;
	readonly note?: string;
}

/**
 * Reads a line of units as Muster writes it.
 * @param heading of the army list, which distinguishes units of the same name
 */
export function readOwnUnit(line: string, heading: string, index: ArmyIndex): OwnUnitResult {
	const [, count = '', rest = ''] = /^(\d{1,4}) × (.+)$/.exec(line) ?? [];
	let unknown: string | undefined;
	let likely: OwnUnit | undefined;
	for (const split of splitsOf(Number(count), rest, heading, index).slice(0, maxWays)) {
		for (const ranksAre of ['options', 'numbers'] as const) {
			const kit = readOwnKit(split.kit, split.indexed, index, ranksAre);
			if (!kit.ok) unknown ??= kit.name;
			else {
				const unit = unitOf(split, kit, index);
				if (split.points === expectedPoints(unit, index)) return { ok: true, unit };
				likely ??= unit;
			}
		}
	}
	if (likely) return { ok: true, unit: likely };
	return { ok: false, name: unknown ?? (rest || line).split(/[,;:]/)[0] ?? line };
}

/** The points that the line should have, if it was split correctly. */
function expectedPoints({ unit, count }: OwnUnit, index: ArmyIndex): string {
	return pointsText(musterUnit({ id: 'u', ...unit }, index).points * count);
}

function unitOf(
	{ number, indexed, customName, note }: Split,
	{ options, crew }: Extract<OwnKit, { ok: true }>,
	index: ArmyIndex
): OwnUnit {
	const isOfModels = index.units.some(hasVariableSize);
	const models = hasVariableSize(indexed) ? { models: crew ?? number } : {};
	return {
		indexed,
		count: isOfModels ? 1 : number,
		unit: {
			entry: indexed.entry.id,
			...(options.length > 0 && { options }),
			...models,
			...(customName !== undefined && { name: customName.slice(0, 80) }),
			...(note !== undefined && { note: note.slice(0, 2000) })
		}
	};
}

/** The ways to split a line, likely ones first: custom names may contain any character. */
function splitsOf(
	number: number,
	text: string,
	heading: string,
	index: ArmyIndex
): readonly Split[] {
	return endsOf(text).flatMap(({ body, ...end }) =>
		startsOf(body, heading, index).flatMap(({ indexed, rest }) =>
			customNamesOf(rest).map((own) => ({
				number,
				indexed,
				...own,
				...end
			}))
		)
	);
}

/** A line split before its points and note. */
interface End extends Pick<Split, 'points' | 'note'> {
	readonly body: string;
}

/** Further ways are not tried. */
const maxWays = 40;

const cost = pastedPattern(
	String.raw`^: (?<points>−?[\d¼½¾]{1,9})(?: \((?:{eachBefore} [^()]{1,12}|[^()]{1,12} {eachAfter})\))?(?: \[(?<note>.*)\])?$`
);
const aside = /^ \[(?<note>.*)\]$/;

/** A line without its points and its note. */
function endsOf(text: string): readonly End[] {
	const costs = endsAt(text, ': ', cost());
	const notes = endsAt(text, ' [', aside);
	return [...costs, ...notes, { body: text }].slice(0, maxWays);
}

function endsAt(text: string, sign: string, end: RegExp): readonly End[] {
	const found: End[] = [];
	for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
		const match = end.exec(text.slice(at));
		if (!match) continue;
		const { points, note } = match.groups ?? {};
		found.push({
			body: text.slice(0, at),
			...(points !== undefined && { points }),
			...(note !== undefined && { note })
		});
		if (found.length === maxWays) break;
	}
	return found;
}

/** The characters that may follow a unit's name. */
function signs(): readonly string[] {
	return [', ', '; ', ...pastedQuotes().map(([open]) => ` ${open}`)];
}

/** The units whose names a line may begin with: those of the heading first, longer names first. */
function startsOf(
	body: string,
	heading: string,
	index: ArmyIndex
): readonly { readonly indexed: IndexedEntry; readonly rest: string }[] {
	const isBelow = ({ type }: IndexedEntry): number =>
		type.heading.toLowerCase() === heading.toLowerCase() ? 0 : 1;
	const known = index.units
		.filter(({ entry: { name } }) => {
			const after = body.slice(name.length);
			return (
				body.startsWith(name) && (after === '' || signs().some((sign) => after.startsWith(sign)))
			);
		})
		.toSorted((a, b) => b.entry.name.length - a.entry.name.length || isBelow(a) - isBelow(b))
		.map((indexed) => ({ indexed, rest: body.slice(indexed.entry.name.length) }));
	if (known.length > 0) return known;
	const head = body.slice(0, Math.min(...signs().map((sign) => endOf(body, sign))));
	const near = head === '' || head.length > 80 ? undefined : findUnit(head, entryNames(index));
	return near ? [{ indexed: near, rest: body.slice(head.length) }] : [];
}

function endOf(text: string, sign: string): number {
	const at = text.indexOf(sign, 1);
	return at === -1 ? text.length : at;
}

/** A custom name has up to eighty characters between quotation marks, followed by a separator. */
const longestOwn = 86;

/** A custom name ends at a quotation mark, but may also contain one. */
function customNamesOf(rest: string): readonly Pick<Split, 'customName' | 'kit'>[] {
	const quotes = pastedQuotes().find(([open]) => rest.startsWith(` ${open}`));
	if (!quotes) return [{ kit: rest }];
	const end = new RegExp(`${quotes[1]}(?=$|, |; )`, 'g');
	return [...rest.slice(0, longestOwn).matchAll(end)].map(({ index }) => ({
		customName: rest.slice(2, index),
		kit: rest.slice(index + 1)
	}));
}
