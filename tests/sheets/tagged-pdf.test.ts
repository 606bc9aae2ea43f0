import { describe, expect, test } from 'vitest';
import { sheetForms } from '../../src/content/index.ts';
import { readObjects, textOf } from '../../src/paper/pdf/drawing/objects.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { renderInNode } from './render-node.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';
import { smallRosters } from './small-rosters.ts';
import { structureOf, type Tag } from './pdf-structure.ts';

const empire = armyOf('empire');
const roster = aRoster(empire, { name: 'Nordland', units: unitsOf('halberdiers', 'general') });
const code = { code: 'K7QF-2MXA-9TZP', link: 'https://example.org/verify/#abc' };

const all = (tag: Tag, role: string): readonly Tag[] => [
	...(tag.role === role ? [tag] : []),
	...tag.children.flatMap((child) => all(child, role))
];
const rolesBelow = (tag: Tag): readonly string[] => tag.children.map(({ role }) => role);

async function organisers(): Promise<{ readonly pdf: Buffer; readonly tree: Tag }> {
	const pdf = await renderInNode({ ...sheetOf(empire, roster, 'organiser'), code }, 'a4');
	return { pdf, tree: await structureOf(pdf) };
}

describe('the structure of a sheet', () => {
	test('is named in the file, with its language and title', async () => {
		const { pdf } = await organisers();
		const text = pdf.toString('latin1');
		expect(text).toMatch(/\/Marked true/);
		expect(text).toMatch(/\/Lang \(en\)/);
		expect(text).toMatch(/\/DisplayDocTitle true/);
	});

	test('begins with the title', async () => {
		const { tree } = await organisers();
		expect(tree.role).toBe('Document');
		expect(rolesBelow(tree)).toEqual(['Sect']);
		expect(tree.children[0]?.children[0]?.role).toBe('H1');
		expect(all(tree, 'H1')).toHaveLength(1);
	});

	test('has tables whose rows have cells alone, below a row of heads', async () => {
		const tables = all((await organisers()).tree, 'Table');
		expect(tables.length).toBeGreaterThan(1);
		for (const table of tables) {
			expect(new Set(rolesBelow(table))).toEqual(new Set(['TR']));
			const [head, ...rows] = table.children;
			expect(new Set(head && rolesBelow(head))).toEqual(new Set(['TH']));
			expect(rows.length).toBeGreaterThan(0);
			for (const row of rows) expect(new Set(rolesBelow(row))).toEqual(new Set(['TD']));
		}
	});

	test('says what the QR code is, and has the code as a link', async () => {
		const { pdf, tree } = await organisers();
		expect(all(tree, 'Figure').map(({ alt }) => alt)).toEqual(['QR code of the list']);
		expect(all(tree, 'Link')).toHaveLength(1);
		expect(pdf.toString('latin1')).toContain('/URI (https://example.org/verify/#abc)');
	});

	test('has a part for each sheet of a book', async () => {
		const sheets = [sheetOf(empire, roster), sheetOf(empire, roster, 'record')];
		const tree = await structureOf((await renderPdfInNode([sheets, sheets], 'letter')).bytes);
		expect(rolesBelow(tree)).toEqual(['Sect', 'Sect', 'Sect', 'Sect']);
		expect(all(tree, 'H1')).toHaveLength(4);
	});
});

const forms = Object.keys(smallRosters).flatMap((system) =>
	sheetForms.map((form) => ({ system, form }))
);

test.each(forms)('every mark of $system, $form, is content or an artifact', async (given) => {
	const small = smallRosters[given.system];
	if (!small) throw new Error(`no roster of ${given.system}`);
	const pdf = await renderInNode(sheetOf(small.index, small.roster, given.form), 'a4');
	const objects = await readObjects(pdf);
	const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text));
	for (const { text } of pages) {
		const content = objects.get(/\/Contents (\d+)/.exec(text)?.[1] ?? '');
		const operators = content ? textOf(content).split('\n') : [];
		let depth = 0;
		const loose: string[] = [];
		for (const line of operators) {
			if (/ B(?:DC|MC)$/.test(line) || line === '>> BDC') depth += 1;
			if (line === 'EMC') depth -= 1;
			if (/ T[jJ]$|^[SfBb]\*?$/.test(line) && depth !== 1) loose.push(line);
		}
		expect(depth).toBe(0);
		expect(loose).toEqual([]);
	}
});
