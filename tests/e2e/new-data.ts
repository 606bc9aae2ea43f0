import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Army, System } from '#schema';
import { packOf } from '../../tools/packs.ts';
import { sealSite } from '../../tools/seal.js';
import type { Site } from './site.ts';

type Entry = Army['entries'][number];

/**
 * Puts a version on the server whose data of a game are of a later day: their files under another mark,
 * and every file of the app that names the mark and the day with the new ones.
 */
export async function releaseData(
	{ folder }: Site,
	{
		system,
		revision,
		change
	}: {
		readonly system: string;
		readonly revision: string;
		readonly change: (entry: Entry) => readonly Entry[];
	}
): Promise<void> {
	const data = join(folder, '_app/immutable/data');
	const old = (await readdir(data)).find(
		(name) => name.startsWith(`${system}.`) && !name.endsWith('.json')
	);
	if (old === undefined) throw new Error(`no data of ${system}`);
	const mark = `${system}.NewData1`;
	const changed = (path: string, content: unknown): unknown => {
		if (path === 'system.json') return { ...(content as System), revision };
		if (!path.startsWith('armies/')) return content;
		const army = content as Army;
		return { ...army, entries: army.entries.flatMap(change) };
	};
	const files = new Map<string, unknown>();
	for (const path of await readdir(join(data, old), { recursive: true })) {
		if (!path.endsWith('.json')) continue;
		const content: unknown = JSON.parse(await readFile(join(data, old, path), 'utf8'));
		files.set(path, changed(path, content));
		const file = join(data, mark, path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, JSON.stringify(files.get(path)));
	}
	await writeFile(join(data, `${mark}-pack.json`), packOf(files));
	await rm(join(data, old), { recursive: true });
	await rm(join(data, `${old}-pack.json`));
	await renameIn(folder, old, mark, revision);
	sealSite(folder);
}

/**
 * Names the new data wherever the old are named. Scripts have other names in another version: under its
 * own a hashed file never changes.
 */
async function renameIn(
	folder: string,
	old: string,
	mark: string,
	revision: string
): Promise<void> {
	const { version } = JSON.parse(await readFile(join(folder, '_app/version.json'), 'utf8')) as {
		version: string;
	};
	const all = await readdir(folder, { recursive: true });
	const hashed = all.filter((path) => /immutable\/(chunks|entry|nodes)\/.*\.js$/.test(path));
	const names = new Set(hashed.map((path) => basename(path)));
	const day = new RegExp(`(revision:.)\\d{4}-\\d\\d-\\d\\d(?=[^{}]*${old.replace('.', '\\.')})`);
	const scripts = all.filter((path) => /\.(js|html)$/.test(path));
	await Promise.all(
		scripts.map(async (path) => {
			const file = join(folder, path);
			const text = await readFile(file, 'utf8');
			const renewed = text
				.replace(/[\w.-]+\.js/g, (name) => (names.has(name) ? newName(name) : name))
				.replace(day, `$1${revision}`)
				.replaceAll(old, mark)
				.replaceAll(version, `${version}-two`);
			if (hashed.includes(path)) await rm(file);
			const content = sealed(renewed, text);
			await writeFile(hashed.includes(path) ? newName(file) : file, content);
		})
	);
}

/** A page lets in only the scripts in it whose sums it names. */
function sealed(page: string, before: string): string {
	const sums = [before, page].map((text) =>
		[...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
			createHash('sha256').update(script).digest('base64')
		)
	);
	const [old = [], now = []] = sums;
	return old.reduce((text, sum, at) => text.replaceAll(sum, now[at] ?? sum), page);
}

function newName(name: string): string {
	return name.replace(/\.js$/, '-two.js');
}
