import { soughtCode } from './code.ts';
import { readEventOptions, type EventOptions } from './event-options.ts';
import {
	readCompleteOptions,
	readFixOptions,
	type CompleteOptions,
	type FixOptions
} from './complete-options.ts';
import { readConvertOptions, type ConvertOptions } from './convert-options.ts';
import { readPrintOptions, type PrintOptions } from './print-options.ts';
import { sortWords, type OptionName, type WordsGiven, type Mistake } from './words.ts';

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
