// Seals the built site: the service worker learns what each file is, to the byte. What comes otherwise, cut
// short, of another version or a login page of the network, is never stored as a file of this version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { paintPagesFirst } from './paint-first.js';

const workerFile = 'service-worker.js';
const seal = /^self\.sealed=.*;\n/;

/**
 * Writes the hashes of all files of a folder to the front of its service worker; written anew if they are
 * there already.
 * @param {string} folder
 */
export function sealSite(folder) {
	const worker = join(folder, workerFile);
	const code = readFileSync(worker, 'utf8').replace(seal, '');
	const hashes = Object.fromEntries(
		filesBelow(folder)
			.map((file) => [pathOf(relative(folder, file)), integrityOf(readFileSync(file))])
			.filter(([path]) => path !== `/${workerFile}`)
	);
	writeFileSync(worker, `self.sealed=${JSON.stringify(hashes)};\n${code}`);
}

/**
 * The adapter of static files, with pages that are painted first and a site that is sealed before it is compressed.
 * @param {import('@sveltejs/kit').Adapter} adapter that leaves compressing to this
 * @param {boolean} precompress
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function sealed(adapter, precompress) {
	return {
		...adapter,
		async adapt(builder) {
			await adapter.adapt(builder);
			paintPagesFirst('build');
			sealSite('build');
			if (precompress) await builder.compress('build');
		}
	};
}

/** @param {string} folder */
function filesBelow(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && isAskedFor(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => !isOfFolder(relative(folder, file)));
}

/** Compressed copies are what a host answers with in place of the file. @param {string} name */
function isAskedFor(name) {
	return !/\.(br|gz)$/.test(name);
}

/**
 * The worker fetches a game as one file, not as the many of its folder; fallback fonts have an index of their own.
 * @param {string} path
 */
function isOfFolder(path) {
	return /_app.immutable.(data|fallback).[^/\\]+[/\\]/.test(path);
}

/** The address below the site: a page is asked for by its folder. @param {string} path */
function pathOf(path) {
	return `/${path.split(sep).join('/')}`.replace(/\/index\.html$/, '/');
}

/** @param {Buffer} content */
function integrityOf(content) {
	return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
