// Serves the built app on this machine, as any host of static files would.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const folder = new URL('../build/', import.meta.url).pathname;
const base = process.env.BASE_PATH ?? '';
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(`${folder}index.html`)) {
	console.error('There is no build yet: run npm run build.');
	process.exit(1);
}

const headers = {
	'content-security-policy': "frame-ancestors 'none'",
	'x-content-type-options': 'nosniff'
};
/** The worker that completes lists compiles WebAssembly, which no page may; it loads nothing but that. */
const ofSolver =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
const isSolver = (url) => /\/workers\/solving\.worker-[\w-]+\.js$/.test(url);

const files = sirv(folder, { etag: true, brotli: true, gzip: true, dotfiles: false });
const notFound = readFileSync(`${folder}404.html`);

const server = createServer((request, response) => {
	const missing = () => {
		response.writeHead(404, { 'content-type': 'text/html' });
		response.end(notFound);
	};
	if (base !== '' && request.url !== base && !request.url?.startsWith(`${base}/`)) return missing();
	request.url = request.url?.slice(base.length) || '/';
	// What the README asks of hosts: pages cannot say it themselves.
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	if (isSolver(request.url)) response.setHeader('content-security-policy', ofSolver);
	// The worker and the pages must be looked at again each time; hashed files never change.
	response.setHeader(
		'cache-control',
		request.url.includes('/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache'
	);
	files(request, response, missing);
});

server.on('error', (error) => {
	console.error(
		error.code === 'EADDRINUSE'
			? `Port ${port} is taken: run PORT=${port + 1} npm start.`
			: error.message
	);
	process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => console.log(`Muster: http://localhost:${port}${base}/`));
