import { webkit, type Browser } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page as the inspector of WebKitGTK lists it: its title, its address, and where it is spoken to. */
const listed =
	/targetname">([^<]*)<\/div><div class="targeturl">([^<]*)<[^]*?(\/socket\/\d+\/\d+\/WebPage)/g;

/** Where the pages of a browser are spoken to. */
export async function inspectedPages(inspector: string): Promise<readonly string[]> {
	const html = await fetch(`http://${inspector}/`).then(
		(response) => response.text(),
		() => ''
	);
	return [...html.matchAll(listed)].map(([, , , path = '']) => `ws://${inspector}${path}`);
}

/** Speaks to one page. Playwright asks for a list as that of an iPhone, which WebKitGTK does not have. */
export async function connectTo(webSocketDebuggerUrl: string): Promise<Browser> {
	const list = createServer((_, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify([{ title: '', url: '', webSocketDebuggerUrl }]));
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => list.once('listening', resolve));
	const { port } = list.address() as AddressInfo;
	try {
		return await webkit.connectOverCDP(`http://127.0.0.1:${port}`);
	} finally {
		list.close();
	}
}
