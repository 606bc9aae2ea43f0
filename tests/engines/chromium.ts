import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { phone, type Browsing, type Engine, type Start } from './engine.ts';

async function start({ baseURL, isStorageBlocked }: Start): Promise<Browsing> {
	const home = await mkdtemp(join(tmpdir(), 'muster-chromium-'));
	if (isStorageBlocked) await blockStorage(home);
	const context = await chromium.launchPersistentContext(home, {
		// The whole browser: that of the other tests knows no settings.
		...(await findBrowser('system')),
		viewport: phone,
		baseURL
	});
	// Without a window nobody can be asked.
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const page = context.pages()[0] ?? (await context.newPage());
	return {
		page,
		openWindow: () => context.newPage(),
		click: (target) => target.click(),
		paste: () => page.keyboard.press('Control+v'),
		resize: (size) => page.setViewportSize(size),
		close: async () => {
			await context.close();
			await rm(home, { recursive: true, force: true });
		}
	};
}

/** Sets what the player sets who blocks cookies: it holds for all that a site stores. */
async function blockStorage(home: string): Promise<void> {
	const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
	await mkdir(join(home, 'Default'), { recursive: true });
	await writeFile(join(home, 'Default/Preferences'), JSON.stringify(settings));
}

/** The engine of Chrome, Edge, Opera and Samsung Internet. */
export const chromiumEngine: Engine = {
	packages: 'chromium',
	isThere: () => findBrowser('system').then(Boolean, () => false),
	start
};
