import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What no page of one button can be quicker than: it tells the machine's share of a figure. */
const page = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="description" content="A page with one button." />
		<link rel="icon" href="data:," />
		<title>Bare</title>
	</head>
	<body>
		<main>
			<h1>Bare</h1>
			<button type="button">0</button>
		</main>
		<script>
			const button = document.querySelector('button');
			button.onclick = () => (button.textContent = Number(button.textContent) + 1);
		</script>
	</body>
</html>
`;

/** Serves a page with one button. */
export async function serveBare(): Promise<{ readonly url: string; readonly close: () => void }> {
	const server = createServer((_, response) => {
		response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' });
		response.end(page);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}/`, close: () => server.close() };
}
