/** What is to be checked, and how. */
export interface CheckOptions {
	readonly command: 'check';
	readonly files: readonly string[];
	readonly json: boolean;
	/** Tells every rule, met or not, and not the problems alone. */
	readonly explain: boolean;
	/** The file of an event pack that every list is judged under. */
	readonly event?: string | undefined;
}

/** What the command was asked to do. */
export type Options =
	| CheckOptions
	| { readonly command: 'help' }
	| { readonly command: 'version' }
	| { readonly command: 'mistake'; readonly message: string };

const checkFlags: readonly string[] = ['--json', '--explain'];

/** Understands the words after `muster`. */
export function readOptions(words: readonly string[]): Options {
	const { flags, names, events } = sorted(words);
	if (flags.has('--help') || flags.has('-h')) return { command: 'help' };
	if (flags.has('--version')) return { command: 'version' };
	const [command, ...files] = names;
	const unknown = [...flags].find((flag) => !checkFlags.includes(flag));
	if (unknown !== undefined) return mistake(`There is no option ${unknown}.`);
	if (command === undefined) return mistake('Say what to do: muster check FILE…');
	if (command !== 'check') return mistake(`There is no command “${command}”.`);
	if (events.length > 1) return mistake('Lists are checked under one event: give --event once.');
	if (events[0] === '') return mistake('Name the file of the event pack after --event.');
	if (files.length === 0)
		return mistake('Name at least one file to check, or - for standard input.');
	return {
		command,
		files,
		json: flags.has('--json'),
		explain: flags.has('--explain'),
		event: events[0]
	};
}

function mistake(message: string): Options {
	return { command: 'mistake', message };
}

interface Sorted {
	readonly flags: ReadonlySet<string>;
	readonly names: readonly string[];
	/** What stood after each `--event`; empty where nothing did. */
	readonly events: readonly string[];
}

/** Words that begin with a hyphen are flags, but for `-` itself and all that follows `--`. */
function sorted(words: readonly string[]): Sorted {
	const end = words.includes('--') ? words.indexOf('--') : words.length;
	const isFlag = (word: string): boolean => word.length > 1 && word.startsWith('-');
	const before = words.slice(0, end);
	const fileAt = (at: number): string => (isFlag(before[at] ?? '') ? '' : (before[at] ?? ''));
	const plain = before.filter(
		(word, at) => word !== '--event' && (before[at - 1] !== '--event' || isFlag(word))
	);
	return {
		flags: new Set(plain.filter(isFlag)),
		names: [...plain.filter((word) => !isFlag(word)), ...words.slice(end + 1)],
		events: before.flatMap((word, at) => (word === '--event' ? [fileAt(at + 1)] : []))
	};
}
