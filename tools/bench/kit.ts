import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sirv from 'sirv';

/**
 * Builds and serves a list of sixty rows made with SvelteKit alone, stored in the database and by a service worker as
 * ours is: what no app of this framework can be quicker than.
 */
export async function serveKitList(): Promise<{
	readonly url: string;
	readonly close: () => void;
}> {
	const folder = fileURLToPath(new URL('kit/', import.meta.url));
	const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
	await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: folder });
	const files = sirv(`${folder}build`, { etag: true });
	const server = createServer((request, response) => {
		const isHashed = request.url?.includes('/immutable/') ?? false;
		response.setHeader('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
		files(request, response);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}/`, close: () => server.close() };
}
