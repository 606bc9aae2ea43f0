import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { keepingSettings } from '../../src/i18n/en/settings.ts';
import type { Figure } from './figure.ts';
import { longestTask, watchTasks } from './long-tasks.ts';
import { phone, throttle } from './phone.ts';
import { bigRoster } from './rosters.ts';

const many = 5000;

/** A backup with very many rosters, restored in a browser that has none. */
export async function measureRestore(browser: Browser, url: string): Promise<readonly Figure[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	// A file of its own: contents that are handed over would be copied through the slowed page.
	const folder = mkdtempSync(join(tmpdir(), 'bench-restore-'));
	const file = join(folder, 'backup.muster.json');
	writeFileSync(file, backup());
	await page.goto(`${url}settings/`, { waitUntil: 'networkidle' });
	await throttle(page, 4);
	await page.evaluate(watchTasks);
	const start = performance.now();
	await page.getByLabel(keepingSettings.restoreBackup).setInputFiles(file);
	const status = page.getByRole('status', { name: keepingSettings.whatWasRestored });
	await status.getByText(String(many)).waitFor({ timeout: 300_000 });
	const whole = performance.now() - start;
	const longest = await longestTask(page);
	await context.close();
	rmSync(folder, { recursive: true });
	return [
		{ what: `restore of ${many} rosters, CPU ×4`, value: whole, unit: 'ms' },
		{ what: '  the longest task', value: longest, unit: 'ms', budget: 200 }
	];
}

function backup(): string {
	const rosters = Array.from({ length: many }, (_, nth) => ({
		...bigRoster,
		id: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
		name: `List ${nth}`
	}));
	return JSON.stringify({ muster: 1, rosters });
}
