import { spawnSync } from 'node:child_process';

/** What differs from what has landed. */
export interface Changed {
	/** Their paths; those that git does not know yet too, and those that are gone. */
	readonly files: readonly string[];
	/** Whether this is what has landed itself, so that its last commit stands for what differs. */
	readonly isLanded: boolean;
}

/** What differs from what has landed, or from the commit before where nothing does. */
export function whatChanged(): Changed {
	const [head = ''] = git('rev-parse', 'HEAD');
	const landed = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
	const base = landed.find((commit) => commit !== head);
	const files = differing(base ?? head);
	const isLanded = base === undefined && files.length === 0;
	return { files: isLanded ? differing('HEAD~1') : files, isLanded };
}

function differing(base: string): readonly string[] {
	return [
		...git('diff', '--name-only', '--no-renames', base),
		...git('ls-files', '--others', '--exclude-standard')
	];
}

function git(...words: readonly string[]): readonly string[] {
	const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
	return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
