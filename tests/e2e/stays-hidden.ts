import { expect, type Locator } from '@playwright/test';

/** That something does not come, nor would later: fails as soon as it does within these milliseconds. */
export async function staysHidden(what: Locator, milliseconds: number): Promise<void> {
	const comes = what.waitFor({ state: 'visible', timeout: milliseconds });
	await expect(comes, 'it came').rejects.toThrow(/Timeout/);
}
