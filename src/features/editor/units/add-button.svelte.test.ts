import { mount, unmount } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import AddButton from './AddButton.svelte';

test.each([
	{ whyNot: undefined, added: 1, described: '' },
	{ whyNot: 'Pikes: maximum 4', added: 0, described: 'Pikes: maximum 4' }
])('why not: $whyNot', async ({ whyNot, added, described }) => {
	const onadd = vi.fn();
	const props = { label: 'Add Pikes', whyNot, onadd };
	const shown = mount(AddButton, { target: document.body, props });
	onTestFinished(() => unmount(shown));
	const button = page.getByRole('button', { name: 'Add Pikes' });
	await button.click({ force: true });
	expect(onadd).toHaveBeenCalledTimes(added);
	await expect.element(button).toHaveAccessibleDescription(described);
});
