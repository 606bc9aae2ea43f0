import { describe, expect, test } from 'vitest';
import { sheetForms } from '../../src/content/index.ts';
import { foldedProof } from '../../src/paper/pdf/organiser.ts';
import { pdfLines } from './pdf-text.ts';
import { structureOf, type Tag } from './pdf-structure.ts';
import { renderInNode } from './render-node.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';
import { aTinRoster, tin } from './tin-muster.ts';

const figuresIn = (tag: Tag): readonly (string | undefined)[] => [
	...(tag.role === 'Figure' ? [tag.alt] : []),
	...tag.children.flatMap(figuresIn)
];

describe('the shield of the army', () => {
	test.each(sheetForms)(
		'is on the list and the reference, and not on %s otherwise',
		async (form) => {
			const pdf = await renderInNode(sheetOf(tin, aTinRoster(), form), 'a4');
			const shields = figuresIn(await structureOf(pdf)).filter((alt) => alt?.includes('Shield'));
			const hasOne = form === 'list' || form === 'reference';
			expect(shields.length > 0).toBe(hasOne);
			expect(new Set(shields)).toEqual(new Set(hasOne ? ['Shield of Tin Host'] : []));
		}
	);
});

describe('identical units of an army of models', () => {
	const ballista = { entry: 'ballista', models: 3 };
	const spears = { entry: 'spears', options: ['mail'], models: 10 };
	const linesOf = async (...units: readonly object[]): Promise<readonly string[]> => {
		const roster = aTinRoster({
			units: units.map((unit, at) => ({ id: `u${String(at)}`, entry: '', ...unit }))
		});
		return pdfLines(await renderInNode(sheetOf(tin, roster), 'a4'));
	};

	test('are one line that says how many they are, and what one costs', async () => {
		const lines = await linesOf(spears, spears, ballista);
		expect(lines).toContain('10 2 × Spears 90 points for one 4 3 3 3 3 1 3 1 7 7 180');
		expect(lines.filter((line) => /Spears/.test(line))).toHaveLength(1);
	});

	test('are not told together where anything differs', async () => {
		const lines = await linesOf(
			spears,
			{ ...spears, name: 'The Third' },
			{ ...spears, models: 11 }
		);
		expect(lines.filter((line) => /Spears/.test(line))).toHaveLength(3);
	});
});

describe('the proof on an organiser’s copy', () => {
	const empire = armyOf('empire');
	const sheet = sheetOf(
		empire,
		aRoster(empire, { units: unitsOf('halberdiers', 'general + sword-of-might') }),
		'organiser'
	);
	const { proof } = sheet;
	if (!proof) throw new Error('no proof');

	test.each(['problem', 'met'] as const)(
		'tells rules that are %s by their number, and loses none',
		(state) => {
			const rowsOf = ({ groups }: typeof proof) =>
				groups.flatMap((group) => group.rows).filter((row) => row.state === state);
			const counted = rowsOf(foldedProof(sheet, proof, false)).reduce(
				(sum, { sentence }) => sum + Number(/(\d+) rules?(?:, listed above)?$/.exec(sentence)?.[1]),
				0
			);
			expect(counted).toBe(rowsOf(proof).length);
			expect(counted).toBeGreaterThan(0);
		}
	);

	test('tells every problem in its head', () => {
		const problems = proof.groups.flatMap((group) =>
			group.rows.filter(({ state }) => state === 'problem')
		);
		for (const { sentence } of problems)
			expect(sheet.verdict.problems.map(({ text }) => text)).toContain(sentence);
	});

	test('has a line for each heading whose rules all passed, or one line for all', () => {
		const last = (isJoined: boolean) => foldedProof(sheet, proof, isJoined).groups.at(-1);
		const apart = last(false);
		expect(apart?.heading).toBe('Passed');
		const whole = apart?.rows.map(({ sentence }) => sentence).join('; ');
		expect(last(true)?.rows.map(({ sentence }) => sentence)).toEqual([whole]);
	});
});
