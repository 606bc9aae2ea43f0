import type { FormMatches } from '../exchange/index.ts';
import { formParts } from '../exchange/outside/form.ts';
import { languages } from '../i18n/languages.ts';
import { readPrintOptions, type PrintOptions } from './print-options.ts';
import { knownWord, unknownWord, type Mistake, type OptionName, type WordsGiven } from './words.ts';

/** What `muster event` does. */
const eventVerbs = ['check', 'answer', 'lock', 'publish', 'print', 'tags', 'peers'] as const;
type EventVerb = (typeof eventVerbs)[number];

/** The options of `muster event`. */
export interface EventOptions {
	readonly command: 'event';
	readonly verb: EventVerb;
	/** Files and folders. */
	readonly files: readonly string[];
	/** The file of the event pack. */
	readonly event: string;
	readonly json: boolean;
	/** What columns of forms are, by their headings. */
	readonly columns: FormMatches;
	/** The folder for what is written. */
	readonly folder: string;
	/** Whether answers are one table. */
	readonly isTable: boolean;
	/** Whether what is published is one zip, and whether it names the players. */
	readonly isZip: boolean;
	readonly withPlayers: boolean;
	/** The language of all answers; without one each player's own. */
	readonly language: string | undefined;
	/** Whether copies are printed in the order of tables. */
	readonly isByTable: boolean;
	/** How lists are printed. */
	readonly print?: PrintOptions;
	/** Replaces files that are there already. */
	readonly force: boolean;
}

/** Where things are written unless something else is said. */
const folders: Readonly<Record<EventVerb, string>> = {
	check: '.',
	answer: 'answers',
	lock: 'locked',
	publish: 'site',
	print: '.',
	tags: '.',
	peers: 'peers'
};

/** Parses the options of `muster event`. @param words the verb, then files and folders */
export function readEventOptions(
	words: readonly string[],
	options: WordsGiven['options']
): EventOptions | Mistake {
	const [word = '', ...files] = words;
	const verb = eventVerbs.find((one) => one === word);
	const [event] = options.get('event') ?? [];
	if (!verb)
		return mistake(`Say what to do: muster event ${eventVerbs.join('|')} FOLDER… --event PACK`);
	// A lock has its event.
	if (event === undefined && verb !== 'publish')
		return mistake('Name the file of the event pack after --event.');
	if (files.length === 0) return mistake('Name the folder with the lists, or their files.');
	const [as] = options.get('as') ?? [];
	const [language] = options.get('language') ?? [];
	const formats = verb === 'publish' ? ['folder', 'zip'] : ['txt', 'csv'];
	const message =
		unknownWord('format', formats, as === undefined ? [] : [as]) ??
		unknownWord('language', languages, language === undefined ? [] : [language]);
	const [by] = options.get('by') ?? [];
	const wrong = message ?? unknownWord('order', ['name', 'table'], by === undefined ? [] : [by]);
	if (wrong !== undefined) return mistake(wrong);
	const columns = columnsIn(options.get('column') ?? []);
	if ('command' in columns) return columns;
	const print = verb === 'print' || verb === 'tags' ? printOptions(options, verb) : undefined;
	if (print?.command === 'mistake') return print;
	return {
		command: 'event',
		verb,
		files,
		event: event ?? '',
		json: options.has('json'),
		columns: columns.matches,
		folder: options.get('out')?.[0] ?? folders[verb],
		isTable: as !== undefined && knownWord(['csv'], as) !== undefined,
		isZip: as !== undefined && knownWord(['zip'], as) !== undefined,
		withPlayers: options.has('players'),
		isByTable: by !== undefined && knownWord(['table'], by) !== undefined,
		...(print && { print }),
		language: language?.trim().toLowerCase(),
		force: options.has('force')
	};
}

/** "Your handle=name": a heading may have the sign too. */
function columnsIn(words: readonly string[]): { readonly matches: FormMatches } | Mistake {
	const known = [...formParts, 'ignored'] as const;
	const matches: Record<string, FormMatches[string]> = {};
	for (const word of words) {
		const [, heading = '', what = ''] = /^(.+)=([^=]*)$/s.exec(word) ?? [];
		const part = knownWord(known, what);
		if (heading.trim() === '') return mistake(`Say what “${word}” is: HEADING=name, for example.`);
		if (!part) return mistake(unknownWord('kind of column', known, [what]) ?? '');
		matches[heading] = part;
	}
	return { matches };
}

/** Copies for the opponent, or name tags, in one file, unless something else is asked for. */
function printOptions(
	options: WordsGiven['options'],
	verb: 'print' | 'tags'
): PrintOptions | Mistake {
	const usual = new Map<OptionName, readonly string[]>([
		['form', ['opponent']],
		['combined', [verb === 'tags' ? 'tags.pdf' : 'lists.pdf']]
	]);
	return readPrintOptions([], new Map([...usual, ...options]));
}

function mistake(message: string): Mistake {
	return { command: 'mistake', message };
}
