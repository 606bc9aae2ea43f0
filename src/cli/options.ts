/** What the command was asked to do. */
export type Options =
	| { readonly command: 'check'; readonly files: readonly string[]; readonly json: boolean }
	| { readonly command: 'help' }
	| { readonly command: 'version' }
	| { readonly command: 'mistake'; readonly message: string };

/** Understands the words after `muster`. */
export function readOptions(words: readonly string[]): Options {
	const { flags, names } = sorted(words);
	if (flags.has('--help') || flags.has('-h')) return { command: 'help' };
	if (flags.has('--version')) return { command: 'version' };
	const [command, ...files] = names;
	const unknown = [...flags].find((flag) => flag !== '--json');
	if (unknown !== undefined) return mistake(`There is no option ${unknown}.`);
	if (command === undefined) return mistake('Say what to do: muster check FILE…');
	if (command !== 'check') return mistake(`There is no command “${command}”.`);
	if (files.length === 0)
		return mistake('Name at least one file to check, or - for standard input.');
	return { command, files, json: flags.has('--json') };
}

function mistake(message: string): Options {
	return { command: 'mistake', message };
}

interface Sorted {
	readonly flags: ReadonlySet<string>;
	readonly names: readonly string[];
}

/** Words that begin with a hyphen are flags, but for `-` itself and all that follows `--`. */
function sorted(words: readonly string[]): Sorted {
	const end = words.includes('--') ? words.indexOf('--') : words.length;
	const isFlag = (word: string): boolean => word.length > 1 && word.startsWith('-');
	const before = words.slice(0, end);
	return {
		flags: new Set(before.filter(isFlag)),
		names: [...before.filter((word) => !isFlag(word)), ...words.slice(end + 1)]
	};
}
