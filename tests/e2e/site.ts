import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sealSite } from '../../tools/seal.js';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const types: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain',
	'.webmanifest': 'application/manifest+json'
};

/** What becomes of a request: the line is cut, nothing ever comes, the server fails, half of it comes, … */
export type Fault = 'reset' | 'hanging' | 'error' | 'missing' | 'cut' | 'short' | 'login';

/** Which requests go wrong, and how; undefined for those that are answered. */
export type Trouble = (path: string) => Fault | undefined;

/** A copy of the built app on a port of its own, whose files a test may change between visits. */
export interface Site {
	readonly url: string;
	/** The files that are served now; another folder is another version of the app. */
	folder: string;
	/** Asked for each request; to begin with nothing goes wrong. */
	trouble: Trouble;
	/** Ends the requests that nothing has come for, as a network does that comes back. */
	readonly endHanging: () => void;
	readonly close: () => Promise<void>;
}

export async function serveCopyOfBuild(): Promise<Site> {
	const folder = await copyOf(build);
	const hanging = new Set<ServerResponse>();
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
		const fault = site.trouble(pathname);
		response.setHeader('cache-control', 'no-cache');
		if (fault === 'hanging') hanging.add(response);
		else if (fault && fault in wordless) wordless[fault]?.(response);
		else
			readFile(join(site.folder, file)).then(
				(content) => {
					response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
					if (fault === 'cut') cutOff(response, content);
					else response.end(fault === 'short' ? content.subarray(0, content.length / 2) : content);
				},
				() => response.writeHead(404).end()
			);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const site: Site = {
		url: `http://localhost:${port}/`,
		folder,
		trouble: () => undefined,
		endHanging: () => {
			for (const response of hanging) response.destroy();
			hanging.clear();
		},
		close: async () => {
			server.closeAllConnections();
			server.close();
			await rm(folder, { recursive: true });
		}
	};
	return site;
}

/** Faults that ask for no file. */
const wordless: Partial<Record<Fault, (response: ServerResponse) => void>> = {
	reset: (response) => response.destroy(),
	error: (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Sorry'),
	missing: (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not'),
	// A network that wants a login answers everything with its own page, and says that all is well.
	login: (response) =>
		response
			.writeHead(200, { 'content-type': 'text/html' })
			.end('<!doctype html><link rel="icon" href="data:," /><h1>Guest network</h1>')
};

/** Half of the file, and then the line is cut. */
function cutOff(response: ServerResponse, content: Buffer): void {
	response.setHeader('content-length', content.length);
	response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

export async function copyOf(folder: string): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), 'muster-site-'));
	await cp(folder, copy, { recursive: true });
	return copy;
}

/**
 * Makes these files those of another version, as a build would: other names for all code, another worker,
 * and pages that say which version they are of.
 */
export async function makeVersion(folder: string, version: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => !/immutable.data/.test(path));
	const { version: old } = JSON.parse(
		await readFile(join(folder, '_app/version.json'), 'utf8')
	) as { readonly version: string };
	const renamed = paths
		.filter((path) => /immutable.*\.js$/.test(path))
		.map((path) => basename(path));
	const named = new RegExp(renamed.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
	for (const path of paths) {
		const before = await readFile(path, 'utf8');
		const text = before
			.replaceAll(named, (name) => name.replace(/\.js$/, `-${version}.js`))
			.replaceAll(old, `${old}-${version}`)
			.replace('<head>', `<head><meta name="release" content="${version}" />`);
		await writeFile(path, path.endsWith('.html') ? withPolicy(before, text) : text);
		if (renamed.includes(basename(path)))
			await rename(path, path.replace(/\.js$/, `-${version}.js`));
	}
	sealSite(folder);
}

/** The page names its own script by its hash. */
function withPolicy(before: string, after: string): string {
	const scripts = (html: string): readonly string[] =>
		[...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => hashOf(script));
	const now = scripts(after);
	return scripts(before).reduce((html, hash, at) => html.replace(hash, now[at] ?? hash), after);
}

function hashOf(script: string): string {
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
