import type { Page } from '@playwright/test';
import { storeOld, olderData, storedRow, type OldData } from './old-data.ts';
import { openPage } from './pages/open-page.ts';
import { anEmpire, idOf } from './rosters.ts';
import type { StoredRows } from './stored-rows.ts';

/** Halberdiers at 40 instead of 45, and Old Guards of 70 that are no more. */
export const older = olderData('empire', (entry) =>
	entry.id !== 'halberdiers'
		? [entry]
		: [
				{ ...entry, cost: 40 },
				{ ...entry, id: 'old-guards', name: 'Old Guards', cost: 70, limit: undefined }
			].map((each) => JSON.parse(JSON.stringify(each)) as typeof entry)
);
export const id = idOf(1);
const { units: compulsory } = anEmpire();
/** 525 points today, 505 then; the guards are 70 then, and nothing today. */
const roster = anEmpire({
	revision: older.revision,
	units: [...compulsory, { id: 'guards', entry: 'old-guards' }]
});
const summary = { points: 575, problems: 0, units: 10 };

/** Stores a roster as it was made with older data, and these. */
export async function seedOld(
	page: Page,
	stored: StoredRows,
	rows: readonly object[] = [storedRow(roster, older.mark, summary)],
	old: OldData | 'gone' = older
): Promise<void> {
	await stored.seed(rows);
	await openPage(page, './');
	await page.getByRole('list', { name: 'Rosters' }).getByRole('listitem').first().waitFor();
	if (old !== 'gone') await storeOld(page, old);
}
