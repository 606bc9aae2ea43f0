import { playerDetails } from '#schema';
import {
	cardKinds,
	sheetForms,
	textFormats,
	type CardKind,
	type SheetForm,
	type TextFormat
} from '../content/index.ts';
import { papers, type Paper } from '../paper/pdf/base/style.ts';
import { knownWord, unknownWord, wrongAddress, type Mistake, type WordsGiven } from './words.ts';

/** What files are called: text with parts such as `{list}` or `{player}`. */
export type NamePattern = string;

const defaultNames: NamePattern = '{list}';

/** A part to be filled in. */
export const namePart = /\{(\w*)\}/g;

/** `{player}` is the player's name; every other detail has its own. */
const nameParts: readonly string[] = [
	'list',
	'army',
	'player',
	...playerDetails.filter((detail) => detail !== 'name')
];

/** The options of `muster print`. */
export interface PrintOptions {
	readonly command: 'print';
	readonly files: readonly string[];
	/** The forms in printing order, each once. */
	readonly forms: readonly SheetForm[];
	/** The game whose play sheet is printed; undefined where lists are. */
	readonly system?: string | undefined;
	/** The kinds of cards in the form of cards; undefined for all. */
	readonly cardKinds?: readonly CardKind[] | undefined;
	/** Prints cards on both sides. */
	readonly backs: boolean;
	readonly paper: Paper;
	readonly as: PrintFormat;
	/** The folder for one file per list, or the one file for all. */
	readonly to: { readonly folder: string } | { readonly file: string };
	/** Begins each list of one file on a front, for printing on both sides. */
	readonly isTwoSided: boolean;
	/** Prints a page that lists them all. */
	readonly index: boolean;
	/** The address of the app in QR codes; without one their links begin with `muster:`. */
	readonly url?: string | undefined;
	/** How files are called. */
	readonly names: NamePattern;
	/** The file of an event pack for every list. */
	readonly event?: string | undefined;
	/** Replaces existing files with other contents. */
	readonly force: boolean;
	/** Whether a list that was not wholly read is no failure. */
	readonly partly: boolean;
	readonly json: boolean;
}

type PrintFormat = 'pdf' | TextFormat;

const formats: readonly PrintFormat[] = ['pdf', ...textFormats];

const forms: readonly (SheetForm | 'all')[] = [...sheetForms, 'all'];

const paperNames = Object.keys(papers) as readonly Paper[];

/** Parses the options of `muster print`. */
export function readPrintOptions(
	files: readonly string[],
	options: WordsGiven['options']
): PrintOptions | Mistake {
	const formsGiven = (options.get('form') ?? ['list']).flatMap((words) => words.split(','));
	const kindsGiven = options.get('cards')?.flatMap((words) => words.split(','));
	const [paper = 'a4'] = options.get('paper') ?? [];
	const [as = 'pdf'] = options.get('as') ?? [];
	const [combined] = options.get('combined') ?? [];
	const [folder] = options.get('out') ?? [];
	const [url] = options.get('url') ?? [];
	const [system] = options.get('system') ?? [];
	const [names = defaultNames] = options.get('names') ?? [];
	const index = options.has('index');
	const isTwoSided = options.has('two-sided');
	const message =
		unknownWord('form', forms, formsGiven) ??
		unknownWord('kind of cards', cardKinds, kindsGiven ?? []) ??
		unknownWord('paper', paperNames, [paper]) ??
		unknownWord('format', formats, [as]) ??
		wrongAddress(url) ??
		unknownPart(names) ??
		contradiction({
			combined,
			folder,
			isTwoSided,
			index,
			as: knownWord(formats, as),
			forms: formsGiven
		}) ??
		wrongPlay({ system, files, paper, forms: formsGiven, combined, index });
	if (message !== undefined) return { command: 'mistake', message };
	const wanted = formsGiven.flatMap((word) => knownWord(forms, word) ?? []);
	return {
		command: 'print',
		files,
		forms: [...new Set(wanted.flatMap((form) => (form === 'all' ? sheetForms : form)))],
		system,
		cardKinds: kindsGiven?.flatMap((word) => knownWord(cardKinds, word) ?? []),
		backs: options.has('backs'),
		paper: knownWord(paperNames, paper) ?? 'a4',
		as: knownWord(formats, as) ?? 'pdf',
		to: combined === undefined ? { folder: folder ?? '.' } : { file: combined },
		isTwoSided,
		index,
		url,
		names,
		event: options.get('event')?.[0],
		force: options.has('force'),
		partly: options.has('partly'),
		json: options.has('json')
	};
}

interface Wanted {
	readonly combined: string | undefined;
	readonly folder: string | undefined;
	readonly isTwoSided: boolean;
	readonly as: PrintFormat | undefined;
	readonly index: boolean;
	readonly forms: readonly string[];
}

/** Options that exclude each other. */
function contradiction(wanted: Wanted): string | undefined {
	const { combined, folder, isTwoSided, index, as, forms } = wanted;
	if (combined !== undefined && folder !== undefined) {
		return 'Say --combined for one file or --out for a file of each list, not both.';
	}
	if (combined !== undefined && as !== 'pdf') return '--combined is for PDF alone.';
	if (isTwoSided && combined === undefined) return '--two-sided is for --combined alone.';
	if (index && as !== 'pdf') return '--index is for PDF alone.';
	const isOne = forms.length === 1 && knownWord(['all'], forms[0] ?? '') === undefined;
	return as === 'csv' && !isOne ? 'A table has one form: name one after --form.' : undefined;
}

interface Play {
	readonly system: string | undefined;
	readonly files: readonly string[];
	readonly paper: string;
	readonly forms: readonly string[];
	readonly combined: string | undefined;
	readonly index: boolean;
}

/** A game has a play sheet and no list; a booklet is for play sheets alone. */
function wrongPlay(wanted: Play): string | undefined {
	const { system, files, paper, forms, combined, index } = wanted;
	const isPlay = forms.length === 1 && knownWord(['play'], forms[0] ?? '') !== undefined;
	if (knownWord(['a5'], paper) !== undefined && !isPlay) {
		return '--paper a5 is for --form play alone.';
	}
	if (system === undefined) return undefined;
	if (files.length > 0 || !isPlay) {
		return '--system NAME prints the play sheet of a game: say --form play and name no file.';
	}
	return combined !== undefined || index
		? 'A play sheet of a game is a file of its own: --combined and --index are for lists.'
		: undefined;
}

/** Reports a part that no list has. */
function unknownPart(pattern: NamePattern): string | undefined {
	const unknown = [...pattern.matchAll(namePart)].find(
		([, name = '']) => !nameParts.includes(name)
	);
	const known = nameParts.map((name) => `{${name}}`).join(', ');
	return unknown && `There is no ${unknown[0]} in file names: say ${known}.`;
}
