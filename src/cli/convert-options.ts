import { textFormats, type TextFormat } from '../content/index.ts';
import { knownWord, unknownWord, wrongAddress, type Mistake, type WordsGiven } from './words.ts';

/** What a list can be written as: a plain list, an export of Muster, links, or text. */
const listFormats = ['plain', 'muster', 'link', 'selector', ...textFormats] as const;
export type ListFormat = 'plain' | 'muster' | 'link' | 'selector' | TextFormat;

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
export function readConvertOptions(
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
