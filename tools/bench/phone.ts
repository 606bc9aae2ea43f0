import { devices, type CDPSession, type Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';

/** A button to change the roster with. */
const editable = '.editor main button';

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export async function throttle(page: Page, rate: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	return session;
}

/** Imports a roster as a player would, and returns its address. */
export async function openRoster(page: Page, url: string, roster: Roster): Promise<string> {
	await page.goto(`${url}import/`, { waitUntil: 'networkidle' });
	await page.getByLabel('Or paste it here').fill(JSON.stringify({ muster: 1, rosters: [roster] }));
	await page.getByRole('button', { name: 'Read the paste' }).click();
	await page.getByRole('button', { name: 'Add this roster' }).click();
	await page.locator(editable).first().waitFor();
	return page.url();
}
