import { expect, type Page } from '@playwright/test';
import { isAll } from '../runs.ts';
import { findCollisions } from './collisions.ts';
import { everyForm, findLayoutFaults, layOut, looks, type Form, type Look } from './layout.ts';

/** Where pictures of all views go, if somebody wants to look at them: `PICTURES=folder npm run test:all -- browser`. */
const pictures = process.env['PICTURES'];

interface Options {
	/** Which of the views of a test. */
	readonly of?: string;
	/** Looked at with every push too, and every look with them; a run of everything looks at all of both. */
	readonly forms?: readonly Form[];
}

/** Checks that a view is accessible and fits, in several sizes and colours. */
export type CheckLooks = (options?: Options) => Promise<void>;

/**
 * What checks a view.
 * @param findViolations of the rules of axe
 * @param name of the test, for its pictures
 */
export function checkerOf(
	page: Page,
	findViolations: (rules?: readonly string[]) => Promise<readonly string[]>,
	name: string
): CheckLooks {
	return async ({ of = '', forms = [] } = {}) => {
		for (const { look, width, height, colorScheme, rules } of looksAt(forms)) {
			await layOut(page, { width, height, colorScheme, text: 100 });
			await settle(page);
			expect.soft(await findViolations(rules), `${of} on ${look}`).toEqual([]);
			expect.soft(await findLayoutFaults(page), `${of} on ${look}`).toEqual([]);
		}
		for (const form of isAll ? everyForm : forms) {
			await layOut(page, form);
			await settle(page);
			if (pictures !== undefined) await page.screenshot({ path: pathOf([name, of, form.name]) });
			expect.soft(await findLayoutFaults(page), `${of}, ${form.name}`).toEqual([]);
			expect.soft(await findCollisions(page), `${of}, ${form.name}`).toEqual([]);
		}
		const [first] = looks;
		if (first) await layOut(page, { ...first, text: 100 });
	};
}

function looksAt(forms: readonly Form[]): readonly Look[] {
	return isAll || forms.length > 0 ? looks : looks.slice(0, 1);
}

/** What is open stands in another place in another size, and takes no tap while it rises. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
		await frame();
		await frame();
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	});
}

function pathOf(names: readonly string[]): string {
	const words = names.filter(Boolean).map((name) => name.replaceAll(/[^\p{L}\d]+/gu, '-'));
	return `${pictures ?? ''}/${words.join('--')}.png`;
}
