import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const types: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.webmanifest': 'application/manifest+json'
};

/** A copy of the built app on a port of its own, whose files a test may change between visits. */
export interface Site {
	readonly url: string;
	readonly folder: string;
	readonly close: () => Promise<void>;
}

export async function serveCopyOfBuild(): Promise<Site> {
	const folder = await mkdtemp(join(tmpdir(), 'muster-site-'));
	await cp(build, folder, { recursive: true });
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
		readFile(join(folder, file)).then(
			(content) => {
				response.setHeader('cache-control', 'no-cache');
				response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
				response.end(content);
			},
			() => response.writeHead(404).end()
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}/`,
		folder,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await rm(folder, { recursive: true });
		}
	};
}
