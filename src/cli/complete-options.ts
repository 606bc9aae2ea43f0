import type { Mistake, WordsGiven } from './words.ts';

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
export function readCompleteOptions(
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
export function readFixOptions(
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
