import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** Every module of this repository, and what it says. */
type Modules = ReadonlyMap<string, string>;

/**
 * The unit tests that these files can touch: those that load one, however far off, and those that read one as a
 * file. What they load is taken from their text, in a moment.
 */
export function relatedTests(files: readonly string[]): readonly string[] {
	const modules = readModules();
	const users = usersOf(modules);
	const touched = new Set([...files, ...readersOf(files, modules)]);
	for (const file of touched) for (const user of users.get(file) ?? []) touched.add(user);
	return [...touched].filter(
		(file) => /^(?:src|tests)\/.*\.test\.ts$/.test(file) && existsSync(file)
	);
}

let read: Modules | undefined;

function readModules(): Modules {
	read ??= allModules();
	return read;
}

function allModules(): Modules {
	const { stdout } = spawnSync(
		'git',
		['ls-files', '-co', '--exclude-standard', 'src', 'tests', 'tools'],
		{ encoding: 'utf8' }
	);
	const names = stdout.split('\n').filter((name) => /\.(?:[jt]s|svelte)$/.test(name));
	return new Map(
		names.filter((name) => existsSync(name)).map((name) => [name, readFileSync(name, 'utf8')])
	);
}

const named = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Which modules load each file, types alone included: no test is missed for a word. */
function usersOf(modules: Modules): ReadonlyMap<string, readonly string[]> {
	const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
		readonly imports: Readonly<Record<string, string>>;
	};
	const users = new Map<string, string[]>();
	for (const [module, text] of modules)
		for (const [, name = ''] of text.matchAll(named)) {
			const own = imports[name] ?? (name.startsWith('.') ? join(dirname(module), name) : undefined);
			if (own === undefined) continue;
			const file = normalize(own).replace(/\?.*$/, '');
			users.set(file, [...(users.get(file) ?? []), module]);
		}
	return users;
}

const reading = /readFile|readdir|import\.meta\.glob|new URL\(|toMatchFileSnapshot/;

/**
 * The modules that may read these files as files, which no import tells: those that read something and
 * name the file or a folder that it lies in.
 */
export function readersOf(
	files: readonly string[],
	modules: Modules = readModules()
): readonly string[] {
	const names = [...new Set(files.flatMap(namesOf))].map((name) =>
		name.replaceAll(/\W/g, String.raw`\$&`)
	);
	if (names.length === 0) return [];
	// A path that goes on into another folder is not meant, one that goes on with what is found there is.
	const isNamed = new RegExp(`['"\`/](?:${names.join('|')})(?:/?['"\`]|/\\*|/\\$)`);
	return [...modules].flatMap(([module, text]) =>
		module.endsWith('.ts') &&
		!module.startsWith('tools/quick/') &&
		reading.test(text) &&
		isNamed.test(text.replaceAll(/ from '.*';$/gm, ''))
			? [module]
			: []
	);
}

/** What a module may call a file by: its name, its folder's, the folders from the root down to it. */
function namesOf(file: string): readonly string[] {
	const folders = dirname(file).split('/');
	const paths = folders.map((_, at) => folders.slice(0, at + 1).join('/'));
	return [basename(file), basename(dirname(file)), ...paths].filter(
		(name) => !['.', 'tests'].includes(name)
	);
}
