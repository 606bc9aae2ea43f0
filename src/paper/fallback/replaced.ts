import type { PlayerDetail } from '#schema';
import { printable, unprintable, type FallbackOf } from './printable.ts';
import { paperwork, replacedWords } from '../../i18n/en/printing.ts';

/** A text of a sheet, with the names of what it stands in. */
interface Place {
	readonly text: string;
	readonly path: readonly string[];
}

/** What a text of a sheet is. */
type TextField = 'title' | 'event' | 'note' | 'unit' | PlayerDetail;

/** A text that is printed with other letters than were written, as no font has them. */
export interface Replaced {
	readonly text: string;
	readonly replacement: string;
	readonly field: TextField;
	/** Whether its letters could not be fetched; otherwise there are none. */
	readonly isOutOfReach: boolean;
}

interface Fonts {
	readonly in: (data: unknown) => FallbackOf;
	readonly isOutOfReach: (character: string) => boolean;
}

/** The texts of some sheets in which letters are replaced, each once. */
export function replacedIn(sheets: readonly unknown[], fonts: Fonts): readonly Replaced[] {
	const found = new Map<string, Replaced>();
	for (const sheet of sheets) {
		const fallbackOf = fonts.in(sheet);
		for (const { text, path } of textsIn(sheet)) {
			const lacking = found.has(text) ? [] : unprintable(text, fallbackOf);
			if (lacking.length === 0) continue;
			found.set(text, {
				text,
				replacement: printable(text, fallbackOf),
				field: fieldOf(path),
				isOutOfReach: lacking.some(fonts.isOutOfReach)
			});
		}
	}
	return [...found.values()].filter((one) => !isSentence(one, [...found.keys()]));
}

/** Sentences about a unit name it: the name alone is what was written. */
function isSentence({ text, field }: Replaced, texts: readonly string[]): boolean {
	return field === 'unit' && texts.some((other) => other !== text && text.includes(other));
}

function fieldOf(path: readonly string[]): TextField {
	const [first = '', second = ''] = path;
	if (first === 'title') return 'title';
	if (first === 'event') return 'event';
	if (first === 'player') return second as PlayerDetail;
	return path.at(-1) === 'note' ? 'note' : 'unit';
}

/** Every text in some data. */
export function* textsIn(data: unknown, path: readonly string[] = []): Generator<Place> {
	if (typeof data === 'string') yield { text: data, path };
	else if (Array.isArray(data)) for (const one of data) yield* textsIn(one, path);
	else if (typeof data === 'object' && data !== null) {
		for (const [key, value] of Object.entries(data)) yield* textsIn(value, [...path, key]);
	}
}

/** Texts in which letters are replaced for the same reason. */
interface ReplacedGroup {
	readonly isOutOfReach: boolean;
	readonly reason: string;
	readonly lines: readonly string[];
}

/** Characters of a text that are quoted; a note may be long. */
const most = 60;

/** Replaced texts as lines to show, by the reason. */
export function replacedGroups(replaced: readonly Replaced[]): readonly ReplacedGroup[] {
	return [true, false]
		.map((isOutOfReach) => ({
			isOutOfReach,
			reason: isOutOfReach ? replacedWords.outOfReach : replacedWords.none,
			lines: replaced.filter((one) => one.isOutOfReach === isOutOfReach).map(lineOf)
		}))
		.filter(({ lines }) => lines.length > 0);
}

function lineOf({ text, replacement, field }: Replaced): string {
	const names = { ...paperwork.details, ...replacedWords.fields };
	return replacedWords.line(names[field], shortened(text), shortened(replacement));
}

function shortened(text: string): string {
	const line = text.replaceAll(/\s+/g, ' ');
	return line.length > most ? `${line.slice(0, most)}…` : line;
}
