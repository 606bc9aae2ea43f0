import { soughtCode } from './code.ts';
import { readEventOptions, type EventOptions } from './event-options.ts';
import { readPrintOptions, type PrintOptions } from './print-options.ts';
import {
	sortWords,
	type OptionName,
	type WordsGiven,
	type Mistake,
	knownWord,
	unknownWord,
	wrongAddress
} from './words.ts';
import { textFormats, type TextFormat } from '../content/index.ts';

/** The options of `muster check`. */
export interface CheckOptions {
	readonly command: 'check';
	readonly files: readonly string[];
	readonly json: boolean;
	/** Reports every rule, not only problems. */
	readonly explain: boolean;
	/** The file of an event pack for every list. */
	readonly event?: string | undefined;
	/** The list code to compare with. */
	readonly code?: string;
}

/** What the command line asks for. */
export type Options =
	| CheckOptions
	| PrintOptions
	| ConvertOptions
	| EventOptions
	| CompleteOptions
	| FixOptions
	| { readonly command: 'help'; readonly about?: string | undefined }
	| { readonly command: 'version' }
	| Mistake;

/** A command with the options that it takes. */
interface Command {
	/** Its purpose, shown if no file was named. */
	readonly does: string;
	readonly takes: readonly OptionName[];
	readonly read: (files: readonly string[], options: WordsGiven['options']) => Options;
}

const commands: Readonly<Record<string, Command>> = {
	check: { does: 'check', takes: ['json', 'explain', 'event', 'code'], read: readCheckOptions },
	event: {
		does: 'check',
		takes: [
			'event',
			'json',
			'out',
			'as',
			'language',
			'players',
			'form',
			'paper',
			'combined',
			'two-sided',
			'url',
			'by',
			'column',
			'force'
		],
		read: readEventOptions
	},
	complete: {
		does: 'complete',
		takes: ['size', 'seed', 'more', 'fewer', 'exclude', 'event', 'json'],
		read: readCompleteOptions
	},
	fix: { does: 'fix', takes: ['pin', 'event', 'json'], read: readFixOptions },
	convert: { does: 'convert', takes: ['to', 'out', 'url', 'force'], read: readConvertOptions },
	print: {
		does: 'print',
		takes: [
			'form',
			'system',
			'cards',
			'backs',
			'two-sided',
			'paper',
			'as',
			'out',
			'combined',
			'index',
			'url',
			'names',
			'event',
			'force',
			'partly',
			'json'
		],
		read: readPrintOptions
	}
};

/** Options that may be repeated. For others the first of two values would be ignored, so that is an error. */
const repeatable: readonly OptionName[] = [
	'form',
	'cards',
	'more',
	'fewer',
	'exclude',
	'pin',
	'column'
];

/** Parses the words after `muster`. */
export function readOptions(words: readonly string[]): Options {
	const { names, options, mistake: message } = sortWords(words);
	const [name, ...files] = names;
	if (options.has('help')) return { command: 'help', ...(name !== undefined && { about: name }) };
	if (options.has('version')) return { command: 'version' };
	if (message !== undefined) return mistake(message);
	if (name === undefined) {
		return mistake(
			'Say what to do: muster check FILE…, muster print FILE…, muster convert FILE… or muster event check FOLDER…'
		);
	}
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) return mistake(`There is no command “${name}”.`);
	const wrong = wrongOption(name, command, options);
	if (wrong !== undefined) return mistake(wrong);
	// Only a game's own play sheet is of no list.
	if (files.length === 0 && !options.has('system')) {
		return mistake(`Name at least one file to ${command.does}, or - for standard input.`);
	}
	return command.read(files, options);
}

function wrongOption(
	name: string,
	{ takes }: Command,
	options: WordsGiven['options']
): string | undefined {
	for (const [option, values] of options) {
		if (!takes.includes(option)) return `muster ${name} has no option --${option}.`;
		if (values.length < 2 || repeatable.includes(option)) continue;
		return option === 'event'
			? 'Lists are judged under one event: give --event once.'
			: `Give --${option} once.`;
	}
	return undefined;
}

function readCheckOptions(files: readonly string[], options: WordsGiven['options']): Options {
	const typed = options.get('code')?.[0];
	const sought = typed === undefined ? undefined : soughtCode(typed);
	if (sought && !sought.ok) return mistake(sought.message);
	return {
		command: 'check',
		files,
		json: options.has('json'),
		explain: options.has('explain'),
		event: options.get('event')?.[0],
		...(sought && { code: sought.code })
	};
}

function mistake(message: string): Mistake {
	return { command: 'mistake', message };
}

/** What a list can be written as: a plain list, an export of Muster, links, or text. */
const listFormats = ['plain', 'muster', 'link', 'selector', ...textFormats] as const;
type ListFormat = 'plain' | 'muster' | 'link' | 'selector' | TextFormat;

/** The options of `muster convert`. */
export interface ConvertOptions {
	readonly command: 'convert';
	readonly files: readonly string[];
	readonly to: ListFormat;
	/** The folder for a file of each list; without one everything goes to standard output. */
	readonly folder?: string | undefined;
	/** The address of the app in links; without one they begin with `muster:`. */
	readonly url?: string | undefined;
	/** Replaces existing files with other contents. */
	readonly force: boolean;
}

/** Parses the options of `muster convert`. */
function readConvertOptions(
	files: readonly string[],
	options: WordsGiven['options']
): ConvertOptions | Mistake {
	const [to] = options.get('to') ?? [];
	const [url] = options.get('url') ?? [];
	const message =
		to === undefined
			? `Say with --to what to write: ${listFormats.join(', ')}.`
			: (unknownWord('format', listFormats, [to]) ?? wrongAddress(url));
	if (message !== undefined) return { command: 'mistake', message };
	return {
		command: 'convert',
		files,
		to: knownWord(listFormats, to ?? '') ?? 'plain',
		folder: options.get('out')?.[0],
		url,
		force: options.has('force')
	};
}

/** The options of `muster complete`. */
export interface CompleteOptions {
	readonly command: 'complete';
	readonly file: string;
	/** Another points limit than the list's own. */
	readonly size?: number;
	readonly seed: number;
	/** What there should be more and less of, and what is not wanted, as typed. */
	readonly more: readonly string[];
	readonly fewer: readonly string[];
	readonly exclude: readonly string[];
	readonly event: string | undefined;
	readonly json: boolean;
}

/** The options of `muster fix`. */
export interface FixOptions {
	readonly command: 'fix';
	readonly file: string;
	/** Units that stay as they are, as typed. */
	readonly pin: readonly string[];
	readonly event: string | undefined;
	readonly json: boolean;
}

/** Parses the options of `muster complete`. */
function readCompleteOptions(
	files: readonly string[],
	options: WordsGiven['options']
): CompleteOptions | Mistake {
	const size = wholeNumber(options.get('size')?.[0]);
	const seed = wholeNumber(options.get('seed')?.[0]);
	const message =
		moreThanOne(files, 'complete') ??
		(size === null ? 'Write the points limit after --size, such as 2000.' : undefined) ??
		(seed === null ? 'Write a whole number after --seed, such as 1.' : undefined);
	if (message !== undefined || size === null || seed === null)
		return { command: 'mistake', message: message ?? '' };
	return {
		command: 'complete',
		file: files[0] ?? '',
		...(size !== undefined && { size }),
		seed: seed ?? 1,
		more: options.get('more') ?? [],
		fewer: options.get('fewer') ?? [],
		exclude: options.get('exclude') ?? [],
		event: options.get('event')?.[0],
		json: options.has('json')
	};
}

/** Parses the options of `muster fix`. */
function readFixOptions(
	files: readonly string[],
	options: WordsGiven['options']
): FixOptions | Mistake {
	const message = moreThanOne(files, 'fix');
	if (message !== undefined) return { command: 'mistake', message };
	return {
		command: 'fix',
		file: files[0] ?? '',
		pin: options.get('pin') ?? [],
		event: options.get('event')?.[0],
		json: options.has('json')
	};
}

function moreThanOne(files: readonly string[], does: string): string | undefined {
	return files.length > 1 ? `muster ${does} takes one list at a time.` : undefined;
}

/** A number without a sign; null if it is none, undefined if none was written. */
function wholeNumber(word: string | undefined): number | null | undefined {
	if (word === undefined) return undefined;
	return /^\d{1,6}$/.test(word) ? Number(word) : null;
}
