import { expect, test, vi } from 'vitest';
import { legal } from './lists.ts';
import { usePrintedFolder } from './printed-folder.ts';

// An index that cannot be laid out, and PDFs of one page.
vi.mock('../../src/paper/pdf/render-node.ts', async (original) => {
	const real = await original<typeof import('../../src/paper/pdf/render-node.ts')>();
	return {
		...real,
		pageCount: () => 1,
		renderPdfInNode: (...[lists, paper, extras]: Parameters<typeof real.renderPdfInNode>) =>
			extras?.index
				? Promise.reject(new Error('no room'))
				: real.renderPdfInNode(lists, paper, extras)
	};
});

const { print, files } = usePrintedFolder({ 'legal.json': legal });

test('an index that cannot be laid out stops no summary and no --json', async () => {
	const { exit, out, err } = await print('legal.json', '--index', '-o', 'a', '--json');
	expect(exit).toBe(2);
	expect(files('a')).toHaveLength(1);
	expect(JSON.parse(out)).toHaveLength(1);
	expect(err).toContain('1 list printed · 1 page');
	expect(err).toContain('The index was not written: It could not be laid out (no room).');
});

test('a play sheet of one page is one page', async () => {
	const { err } = await print('--form', 'play', '--system', 'warmaster', '-o', 'b');
	expect(err).toMatch(/, 1 page$/m);
});
