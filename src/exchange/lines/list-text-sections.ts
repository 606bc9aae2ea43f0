import type { EntryType, GroupKind, System } from '#schema';
import { pastedPattern } from '../../i18n/pasted.ts';
import { normaliseName } from '../common/names.ts';
import { meaningOf } from '../outside/list-keys.ts';
import type { ListText, TextLine } from './text-line.ts';
import { withBulletedUnits } from './bullets.ts';

/** A unit with the bulleted lines below it. */
export interface TextUnit extends TextLine {
	readonly linesBelow: readonly TextLine[];
}

/** The contents of a heading. */
export interface TextSection {
	readonly line: number;
	/** The kind of group that it starts. */
	readonly group?: GroupKind;
	/** The heading of a group, as written. */
	readonly title?: string;
	/** Whether it is the general's. */
	readonly general: boolean;
	/** The types of entries allowed below it, if limited. */
	readonly types?: readonly EntryType[];
	readonly units: readonly TextUnit[];
}

type Heading = Omit<TextSection, 'units'>;

/** The lines before the first heading, and the sections. */
export interface TextParts {
	readonly head: readonly TextLine[];
	readonly sections: readonly TextSection[];
	/** Bullets without a unit above them. */
	readonly strays: readonly TextLine[];
	/** Sentences between the units. */
	readonly remarks: readonly TextLine[];
}

/** Sorts the lines of a text by the headings of the system: groups and types. */
export function textParts(
	{ lines: all, allLines }: Pick<ListText, 'lines' | 'allLines'>,
	system: System
): TextParts {
	const headings = all.map((line, at) =>
		isEmptyChoice(line, all[at + 1], system) ? undefined : headingOf(line, system)
	);
	const first = headings.findIndex(Boolean);
	const start = first === -1 ? all.length : first;
	const isUnit = (line: TextLine): boolean =>
		!isSentence(line) && !isNote(line) && !headingOf(line, system);
	const lines = [...all.slice(0, start), ...withBulletedUnits(all.slice(start), allLines, isUnit)];
	const sections: (Heading & { readonly units: (TextUnit & { linesBelow: TextLine[] })[] })[] = [];
	const strays: TextLine[] = [];
	const remarks: TextLine[] = [];
	for (const [at, line] of lines.entries()) {
		const heading = headings[at];
		if (heading) sections.push({ ...heading, units: [] });
		const section = sections.at(-1);
		if (!section || (heading && !line.opens)) continue;
		if (isSentence(line) || isNote(line) || isCounted(line.text)) {
			remarks.push(line);
			continue;
		}
		const unit = section.units.at(-1);
		// Choices below a heading may be bulleted.
		if (!line.isBelow || (!unit && section.types)) section.units.push({ ...line, linesBelow: [] });
		else (unit?.linesBelow ?? strays).push(line);
	}
	return { head: lines.slice(0, start), sections, strays, remarks };
}

/** "Formation:" above "Lore: Tin" names nothing. */
function isEmptyChoice({ text }: TextLine, next: TextLine | undefined, system: System): boolean {
	const [, key] = /^(.{1,40}?):(?:\s|$)/.exec(next?.text ?? '') ?? [];
	return text.endsWith(':') && key !== undefined && meaningOf(key, system, true) !== undefined;
}

const counted = pastedPattern(
	String.raw`^(?:\d{1,3}\s+{asideCounted}|{asideCounted}:?\s*\d{1,3})$`,
	'i'
);

/** Whether a line counts what Muster counts itself: "2 drops", "Wounds: 128". */
export function isCounted(text: string): boolean {
	return counted().test(text);
}

const note = pastedPattern(String.raw`^{note}s?:\s`, 'i');

function isNote({ text, isBelow }: TextLine): boolean {
	return !isBelow && note().test(text);
}

/** Long lines of mostly lower-case words are not names. */
function isSentence({ text, isBelow, price }: TextLine): boolean {
	const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return !isBelow && price === undefined && words.length >= 8 && small.length * 2 > words.length;
}

const ofGeneral = pastedPattern(String.raw`^{general}\b`, 'i');
const groupName = pastedPattern(
	String.raw`^(?:(?:{general}['’]?s?|{anyGroup})\s+)?(.+?)(?:\s+\d{1,3})?$`,
	'i'
);

/** "General's Regiment", "Regiment 2", "Auxiliary Units", "Faction Terrain". */
function headingOf(line: TextLine, system: System): Heading | undefined {
	const { text, number, isBelow, price, opens, isHeading } = line;
	if (isHeading !== undefined) return isHeading ? { line: number, general: false } : undefined;
	const [group] = system.groups ?? [];
	if (opens) return group && { line: number, group, general: false };
	// "Spell Lore -" is an empty choice.
	if (isBelow || price !== undefined || text.length > 60 || /\s[-–]$/.test(text)) return undefined;
	const bare = text.replace(/:$/, '');
	const named = namedGroup(bare, system);
	if (named) {
		const title = bare.trim();
		return { line: number, group: named, title, general: ofGeneral().test(bare) };
	}
	const meaning = meaningOf(bare, system, true);
	if (!meaning || meaning.kind === 'groups') return undefined;
	const heading = { line: number, general: false };
	return meaning.kind === 'types' ? { ...heading, types: meaning.types } : heading;
}

/** The kind of group in a heading like "Regiment 2", which needs a number, a general or a plural. */
function namedGroup(text: string, system: System): GroupKind | undefined {
	const [, named] = groupName().exec(text) ?? [];
	const meaning = named === undefined ? undefined : meaningOf(named, system, true);
	if (meaning?.kind !== 'groups') return undefined;
	const { group } = meaning;
	return named === text && normaliseName(text) !== normaliseName(group.plural) ? undefined : group;
}
