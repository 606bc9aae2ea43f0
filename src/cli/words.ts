import { parseArgs } from 'node:util';

/** What was wrong with the command line. */
export interface Mistake {
	readonly command: 'mistake';
	readonly message: string;
}

/** Every option of every command. A word means the same in all of them. */
const optionTypes = {
	help: { type: 'boolean', short: 'h' },
	version: { type: 'boolean' },
	json: { type: 'boolean' },
	explain: { type: 'boolean' },
	force: { type: 'boolean' },
	partly: { type: 'boolean' },
	players: { type: 'boolean' },
	backs: { type: 'boolean' },
	cards: { type: 'string' },
	event: { type: 'string' },
	code: { type: 'string' },
	form: { type: 'string' },
	system: { type: 'string' },
	paper: { type: 'string' },
	as: { type: 'string' },
	by: { type: 'string' },
	column: { type: 'string' },
	language: { type: 'string' },
	to: { type: 'string' },
	out: { type: 'string', short: 'o' },
	combined: { type: 'string' },
	index: { type: 'boolean' },
	'two-sided': { type: 'boolean' },
	url: { type: 'string' },
	names: { type: 'string' },
	size: { type: 'string' },
	seed: { type: 'string' },
	more: { type: 'string' },
	fewer: { type: 'string' },
	exclude: { type: 'string' },
	pin: { type: 'string' }
} as const;

export type OptionName = keyof typeof optionTypes;

/** The word that an option expects. */
const wanted: Readonly<Partial<Record<OptionName, string>>> = {
	event: 'Name the file of the event pack after --event.',
	code: 'Write the list code after --code.',
	form: 'Name one form or several after --form, such as list,reference.',
	cards: 'Name one kind of cards or several after --cards, such as unit,spell.',
	system: 'Name a game after --system, such as warmaster.',
	paper: 'Say a4, letter or a5 after --paper.',
	as: 'Say after --as what to write.',
	by: 'Say name or table after --by.',
	column: 'Say after --column what a column of a form is, such as "Your handle=name".',
	language: 'Say a language after --language, such as de.',
	to: 'Say after --to what to write.',
	out: 'Name a folder after --out.',
	combined: 'Name a file after --combined.',
	url: 'Write the address of the app after --url, such as https://example.org/muster.',
	size: 'Write the points limit after --size, such as 2000.',
	seed: 'Write a whole number after --seed, such as 1.',
	more: 'Say after --more what there should be more of, such as characters.',
	fewer: 'Say after --fewer what there should be less of, such as characters.',
	exclude: 'Name after --exclude what is not wanted.',
	pin: 'Name after --pin a unit that stays as it is.',
	names: 'Say after --names how files are called, such as {table}-{player}.'
};

/** The words after `muster`, sorted. */
export interface WordsGiven {
	/** Words that are not options or their values: the command, then files. */
	readonly names: readonly string[];
	/** Options in the order given, with their values; none for a switch. */
	readonly options: ReadonlyMap<OptionName, readonly string[]>;
	/** The first word that is not understood. */
	readonly mistake?: string;
}

/** Sorts words into options and names. `-` is a name, as is everything after `--`. */
export function sortWords(words: readonly string[]): WordsGiven {
	const { tokens } = parseArgs({
		args: [...words],
		options: optionTypes,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const options = new Map<OptionName, readonly string[]>();
	const names: string[] = [];
	let mistake: string | undefined;
	for (const token of tokens) {
		if (token.kind === 'positional') names.push(token.value);
		if (token.kind !== 'option') continue;
		const { name, value } = token;
		mistake ??= wrongWith(token);
		if (isOption(name)) {
			options.set(name, [...(options.get(name) ?? []), ...(value === undefined ? [] : [value])]);
		}
	}
	return { names, options, ...(mistake !== undefined && { mistake }) };
}

interface OptionToken {
	readonly name: string;
	readonly rawName: string;
	readonly value?: string | undefined;
	readonly inlineValue?: boolean | undefined;
}

function wrongWith({ name, rawName, value = '', inlineValue }: OptionToken): string | undefined {
	if (!isOption(name)) return `There is no option ${rawName}.`;
	if (optionTypes[name].type === 'boolean') {
		return inlineValue ? `${rawName} stands by itself.` : undefined;
	}
	const isAnother = !inlineValue && value.length > 1 && value.startsWith('-');
	return value === '' || isAnother ? wanted[name] : undefined;
}

function isOption(name: string): name is OptionName {
	return Object.hasOwn(optionTypes, name);
}

/** The word of a list that is meant, in capitals or not. */
export function knownWord<T extends string>(known: readonly T[], word: string): T | undefined {
	return known.find((one) => one === word.trim().toLowerCase());
}

/** Reports the first unknown word, with the known ones. */
export function unknownWord(
	what: string,
	known: readonly string[],
	words: readonly string[]
): string | undefined {
	const unknown = words.find((word) => knownWord(known, word) === undefined);
	if (unknown === undefined) return undefined;
	const last = known.at(-1) ?? '';
	return `There is no ${what} “${unknown.trim()}”: say ${known.slice(0, -1).join(', ')} or ${last}.`;
}

/** A phone's camera opens these alone. */
export function wrongAddress(url: string | undefined): string | undefined {
	if (url === undefined || /^https?:\/\/[^\s/?#]+[^\s?#]*$/i.test(url)) return undefined;
	return `“${url}” is no address of the app: write one such as https://example.org/muster.`;
}
