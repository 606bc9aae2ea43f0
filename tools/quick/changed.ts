import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

function git(...words: readonly string[]): readonly string[] {
	const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
	return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/**
 * The files that differ from what has landed, or from the commit before where all has; those that git does not
 * know yet too.
 */
export function changedFiles(): readonly string[] {
	const [head = ''] = git('rev-parse', 'HEAD');
	const landed = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
	const base = landed.find((commit) => commit !== head) ?? 'HEAD~1';
	return [
		...git('diff', '--name-only', '--diff-filter=d', base),
		...git('ls-files', '--others', '--exclude-standard')
	];
}

const reading = /readFile|readdir|import\.meta\.glob|new URL\(|toMatchFileSnapshot/;

/**
 * The modules that may read these files as files, which no import tells: those that read something and
 * name the file or a folder that it lies in.
 */
export function readersOf(files: readonly string[]): readonly string[] {
	const names = [...new Set(files.flatMap(namesOf))].map((name) =>
		name.replaceAll(/\W/g, String.raw`\$&`)
	);
	if (names.length === 0) return [];
	const named = new RegExp(`['"\`/](?:${names.join('|')})['"\`/]`);
	return git('ls-files', 'src/**.ts', 'tests/**.ts', 'tools/**.ts').filter((module) => {
		if (!existsSync(module)) return false;
		const text = readFileSync(module, 'utf8').replaceAll(/ from '.*';$/gm, '');
		return reading.test(text) && named.test(text);
	});
}

/** What a module may call a file by: its name, its folder's, the folders from the root down to it. */
function namesOf(file: string): readonly string[] {
	const folders = dirname(file).split('/');
	const paths = folders.map((_, at) => folders.slice(0, at + 1).join('/'));
	return [basename(file), basename(dirname(file)), ...paths].filter(
		(name) => !['.', 'tests'].includes(name)
	);
}
