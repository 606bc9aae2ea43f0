import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it is now: the rule and the elements, each in a line. Axe comes into a page once, which
 * is half of its time.
 * @param rules alone; else all of WCAG 2.2 AA and what is best practice
 */
export async function violationsOn(
	page: Page,
	rules?: readonly string[]
): Promise<readonly string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	const runOnly: RunOnly = rules
		? { type: 'rule', values: [...rules] }
		: { type: 'tag', values: tags };
	return page.evaluate(async (runOnly) => {
		// What is in order need not be described.
		const { violations } = await window.axe.run(document, {
			resultTypes: ['violations'],
			runOnly
		});
		return violations.map(
			({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`
		);
	}, runOnly);
}

declare global {
	interface Window {
		readonly axe: typeof axe;
	}
}
