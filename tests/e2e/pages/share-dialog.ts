import type { Locator, Page } from '@playwright/test';

/** Everything that a list can be shared as. */
export class ShareDialog {
	readonly copyLink: Locator;
	/** Hands the link to another app. */
	readonly system: Locator;
	readonly qrCode: Locator;
	readonly file: Locator;
	readonly copyText: Locator;
	readonly proposal: Locator;
	readonly dialog: Locator;

	constructor(page: Page) {
		this.dialog = page.getByRole('dialog', { name: 'Share' });
		const button = (name: string): Locator =>
			this.dialog.getByRole('button', { name, exact: true });
		this.copyLink = button('Copy link');
		this.system = button('Send with another app');
		this.qrCode = button('Show QR code');
		this.file = button('Save as a file');
		this.copyText = button('Copy text');
		this.proposal = button('A proposal');
	}
}
