import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAdvice, isProblem } from '#engine';
import { armyIds } from '../data/warmaster-transcription.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';
import { ruleCases, tallyCases, usualSize } from './cases/index.ts';
import { bearerless, boundless, idle } from './impossible.ts';
import { constraintKeys, isAbout, proofsOf, type CaseProof } from './proofs.ts';
import { ownKeywords, referenceKey, resolve, statedThings } from './references.ts';
import { mapFile, renderMap } from './render.ts';
import { linesOf, read, rows, type Row } from './row.ts';
import { isLimited, selectorRows } from './selector-rows.ts';
import { everyConstraint, keyOf } from './stated.ts';
import { verdictsOf } from './trial-rosters.ts';

/** Sources in the data that name a line with nothing in it: to be mended there. */
const slips: ReadonlySet<string> = new Set();

const printed = armyIds.flatMap(selectorRows);
const built = rows.filter(({ play }) => play === undefined);

/** The lines where each thing of the data is in the map. */
const mapped = new Map<string, Set<number>>();
for (const row of rows) {
	for (const written of row.encoded) {
		addLines(referenceKey(resolve(written, row.army)), linesOf(row));
	}
}
for (const { army, constraint, line } of printed) {
	if (constraint !== undefined) addLines(`${army}/${constraint}`, [line]);
}

function addLines(key: string, lines: readonly number[]): void {
	const known = mapped.get(key) ?? new Set();
	for (const line of lines) known.add(line);
	mapped.set(key, known);
}

describe('the map has no hole', () => {
	test('every constraint of every army, under every answer to its readings, is in a row', () => {
		const keys = new Set(everyConstraint.map(keyOf));
		expect([...keys].filter((key) => !mapped.has(key))).toEqual([]);
	});

	test('every reading, tally, kind of group and the band is in a row', () => {
		expect(statedThings.filter(({ key }) => !mapped.has(key))).toEqual([]);
	});

	test('every source in the data is a line of a row that is about it', () => {
		const astray = statedThings.filter(({ key, line }) => !mapped.get(key)?.has(line));
		expect(new Set(astray.map(({ key }) => key))).toEqual(slips);
	});

	test('every keyword that an army gives to an entry of its own is in a row', () => {
		const given = warmasterArmies.flatMap((army) =>
			ownKeywords(army).map((keyword) => `${army.id}/keyword:${keyword}`)
		);
		expect(given.filter((key) => !mapped.has(key))).toEqual([]);
	});

	test('every price is in a row or in a selector', () => {
		const isPrinted = (army: string, id: string) =>
			printed.some((row) => row.army === army && row.entry?.id === id);
		const loose = warmasterArmies.flatMap(({ id: army, entries }) =>
			entries.filter(({ id }) => !isPrinted(army, id)).map(({ id }) => `${army}/cost:${id}`)
		);
		expect(loose.filter((key) => !mapped.has(key))).toEqual([]);
	});

	test('every text in the data that speaks of brigades, items or points is in a row', () => {
		const speaks = /brigad|magic item|one in an army|at most \d per|victory points|withdraw/i;
		const texts = [{ ...warmaster, spells: [] }, ...warmasterArmies].flatMap(
			({ id, rules, spells }) => [
				...rules.map((rule) => ({ ...rule, key: `${fileOf(id)}/rule:${rule.id}` })),
				...spells.map((spell) => ({ ...spell, key: `${fileOf(id)}/spell:${spell.id}` }))
			]
		);
		const lines = new Set(rows.flatMap(linesOf));
		const silent = texts
			.filter(({ text }) => speaks.test(text ?? ''))
			.filter(({ key, source }) => !mapped.has(key) && !lines.has(source.line ?? 0));
		expect(silent.map(({ key }) => key)).toEqual([]);
	});

	test('every printed row of a selector has its entry, and its limit if it prints one', () => {
		expect(printed.filter(({ entry }) => !entry)).toEqual([]);
		const differing = printed.filter((row) => isLimited(row) !== (row.constraint !== undefined));
		expect(differing.map(({ army, name }) => `${army}: ${name}`)).toEqual([]);
	});

	test('the parts that were read are the whole text, and every row is in one of them', () => {
		const starts = read.map(({ from }) => from);
		expect(starts).toEqual([1, ...read.slice(0, -1).map(({ to }) => to + 1)]);
		expect(read.at(-1)?.to).toBe(6020);
		const lines = [...rows.flatMap(linesOf), ...printed.map(({ line }) => line)];
		expect(lines.filter((line) => line > 6020)).toEqual([]);
	});
});

describe('the rows', () => {
	test('have ids of their own, lines in order, and the book that their lines are in', () => {
		expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
		for (const row of rows) {
			const lines = linesOf(row);
			expect(lines, row.id).toEqual([...new Set(lines)].toSorted((one, other) => one - other));
			const books = lines.map((line) => (line < 3505 ? 'rulebook' : 'armies'));
			expect(new Set(books), row.id).toEqual(new Set([row.book]));
		}
	});

	test.each(rows)('$id: what it points to is in the data', ({ encoded, army }) => {
		if (army !== undefined) expect(armyIds).toContain(army);
		const references = encoded.map((written) => resolve(written, army));
		expect(references.filter(({ file }) => file === undefined)).toEqual([]);
	});
});

describe('the cases', () => {
	test.each([...ruleCases, ...tallyCases])(
		'$title: are about a row, and about no other',
		(rule) => {
			const named = 'rows' in rule ? rule.rows : undefined;
			const found = built.filter((row) => isAbout(row, rule)).map(({ id }) => id);
			expect(found).not.toEqual([]);
			if (named) expect(found.toSorted()).toEqual([...named].toSorted());
		}
	);
});

describe('every rule is proved legal and illegal', () => {
	test.each(built)('$id', (row) => {
		const { legal, illegal, met, broken, counted } = proofsOf(row);
		if (isCounted(row)) {
			expect(
				new Set(counted.flatMap(({ examples }) => examples.map(({ value }) => value))).size
			).toBeGreaterThan(1);
		}
		if (isOnlyCounted(row)) return;
		expect(legal.length + met.length, 'proved legal').toBeGreaterThan(0);
		if (!isBoundless(row))
			expect(illegal.length + broken.length, 'proved illegal').toBeGreaterThan(0);
	});

	test.each(built)('$id: each of its constraints', (row) => {
		const { met, broken } = proofsOf(row);
		const keys = constraintKeys(row);
		const keysOf = (proofs: typeof met) => proofs.map(({ stated }) => keyOf(stated));
		expect(keys.filter((key) => !keysOf(met).includes(key))).toEqual([]);
		if (!isBoundless(row)) expect(keys.filter((key) => !keysOf(broken).includes(key))).toEqual([]);
	});

	test.each(built.filter(({ encoded }) => encoded.some((text) => text.startsWith('reading:'))))(
		'$id: a list that its answers judge differently',
		(row) => {
			const { legal, illegal } = proofsOf({ ...row, encoded: ['band'] });
			const lists = (proofs: readonly CaseProof[]) => new Set(proofs.map(({ one }) => one.list));
			expect([...lists(legal)].filter((list) => lists(illegal).has(list))).not.toEqual([]);
		}
	);
});

describe('the proofs hold', () => {
	test.each(built)('$id', (row) => {
		const { cases, met, broken, counted } = proofsOf(row);
		expect(cases.length + met.length + counted.length).toBeGreaterThan(0);
		for (const { one, report, title } of cases) {
			const said = [...report.problems, ...report.advice].map(({ outcome }) => outcome);
			expect(said.toSorted(), title).toEqual(
				[...(one.codes ?? []), ...(one.advice ?? [])].toSorted()
			);
			expect(report.context.size).toBe(one.size ?? usualSize);
		}
		for (const { stated, trial } of met) {
			const verdicts = verdictsOf(stated.index, stated.constraint, trial);
			expect(verdicts).toMatchObject([{ outcome: 'met' }]);
			expect(verdicts[0]?.measured).toBeGreaterThan(0);
		}
		for (const { stated, trial } of broken) {
			const verdicts = verdictsOf(stated.index, stated.constraint, trial);
			const isUnmet = stated.constraint.advice ? isAdvice : isProblem;
			expect(verdicts.filter((verdict) => !isUnmet(verdict))).toEqual([]);
			expect(verdicts.length).toBeGreaterThan(0);
		}
	});

	test('what is listed as impossible to try is a constraint of that army', () => {
		for (const [army, ids] of [idle, bearerless, boundless].flatMap((list) =>
			Object.entries(list)
		)) {
			const known = everyConstraint.filter(({ index }) => index.army.id === army);
			expect(known.map(({ constraint }) => constraint.id)).toEqual(
				expect.arrayContaining([...ids])
			);
		}
	});
});

test('docs/rules-map/warmaster.md is what `npm run rules-map` writes', () => {
	expect(readFileSync(mapFile, 'utf8')).toBe(renderMap());
});

function fileOf(id: string): string {
	return id === warmaster.id ? 'system' : id;
}

function isCounted({ encoded }: Row): boolean {
	return encoded.some((written) => written.startsWith('tally:'));
}

function isOnlyCounted({ encoded }: Row): boolean {
	return encoded.every((written) => written.startsWith('tally:'));
}

/** A rule that takes a limit away: there is nothing that breaks it. */
function isBoundless({ army = '', encoded }: Row): boolean {
	return encoded.every((written) => boundless[army]?.includes(written));
}
