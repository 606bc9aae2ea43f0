import { firefox, type Browser } from '@playwright/test';
import { findProgram } from './programs.ts';
import { phone, type Browsing, type Engine, type Start } from './engine.ts';

const program = 'firefox-esr';

async function start({ baseURL, isStorageBlocked }: Start): Promise<Browsing> {
	const executablePath = findProgram(program);
	if (executablePath === undefined) throw new Error(`There is no ${program}.`);
	const browser = await firefox.launch({
		channel: 'moz-firefox',
		executablePath,
		firefoxUserPrefs: {
			// As on a phone, where they take no room.
			'ui.useOverlayScrollbars': 1,
			...(isStorageBlocked && { 'network.cookie.cookieBehavior': 2 })
		}
	});
	letUnknownPass(browser);
	const context = await browser.newContext({ viewport: phone, baseURL });
	const page = await context.newPage();
	return {
		page,
		openWindow: () => context.newPage(),
		click: (target) => target.click(),
		paste: () => page.keyboard.press('Control+v'),
		resize: (size) => page.setViewportSize(size),
		close: () => browser.close()
	};
}

interface Commands {
	send: (method: string, parameters: object) => Promise<unknown>;
}

interface Inner {
	readonly _connection: {
		readonly toImpl: (browser: Browser) => { readonly _browserSession: Commands };
	};
}

/** Playwright begins with commands that Debian's Firefox does not know yet, and would give up. */
function letUnknownPass(browser: Browser): void {
	const commands = (browser as unknown as Inner)._connection.toImpl(browser)._browserSession;
	const send = commands.send.bind(commands);
	commands.send = (method, parameters) =>
		send(method, parameters).catch((error: unknown) => {
			if (error instanceof Error && error.message.includes('unknown command')) return {};
			throw error;
		});
}

/** The engine of Firefox. */
export const firefoxEngine: Engine = {
	packages: 'firefox-esr',
	isThere: () => Promise.resolve(findProgram(program) !== undefined),
	start
};
