import { describe, expect, test } from 'vitest';
import { checkRoster, isAdvice, isProblem } from '#engine';
import { armyIds } from '../data/warmaster-transcription.ts';
import { titlesOf } from '../data/revolution-titles.ts';
import { revolutionArmies } from '../revolution.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';
import { builtRows, type RulesMap } from './map.ts';
import { packIndex } from './pack.ts';
import { pages } from './pages.ts';
import { constraintKeys, isAbout, proofsOf, type CaseProof } from './proofs.ts';
import { ownKeywords } from './references.ts';
import { linesOf, type Row } from './row.ts';
import { keyOf } from './stated.ts';
import { isShownMet, verdictsOf } from './trial-rosters.ts';
import { playTitles, titlesInRows } from './warmaster-revolution/titles.ts';
import { revolutionMap } from './warmaster-revolution/map.ts';
import { warmasterMap } from './warmaster/map.ts';
import { isLimited, selectorRows } from './warmaster/selector-rows.ts';

describe.each(pages)('$map.pack.system.id', ({ map, render }) => {
	const { pack, mapped, rows, read, lastLine, bookAt, ruleCases, tallyCases, usualSize } = map;
	const built = builtRows(map);

	describe('the map has no hole', () => {
		test('every constraint of every army, under every answer tried, is in a row', () => {
			const keys = new Set(map.everyConstraint.map(keyOf));
			expect([...keys].filter((key) => !mapped.has(key))).toEqual([]);
		});

		test('every reading, tally, factor, kind of group and the band is in a row', () => {
			expect(map.statedThings.filter(({ key }) => !mapped.has(key))).toEqual([]);
		});

		test('every source in the data is a line of a row that is about it', () => {
			const astray = map.statedThings.filter(
				({ key, line }) => line !== undefined && !mapped.get(key)?.has(line)
			);
			expect(astray.map(({ key, line }) => `${key} ${line}`)).toEqual([]);
		});

		test('every row of a table points to what is in the data', () => {
			const keys = map.printed.flatMap((printed) => printed.keys);
			expect(keys.filter((key) => !isInData(map, key))).toEqual([]);
		});

		test('the parts that were read are the whole text, and every row is in one of them', () => {
			const starts = read.map(({ from }) => from);
			expect(starts).toEqual([1, ...read.slice(0, -1).map(({ to }) => to + 1)]);
			expect(read.at(-1)?.to).toBe(lastLine);
			const lines = [...rows.flatMap(linesOf), ...map.printed.flatMap((each) => each.lines)];
			expect(lines.filter((line) => line > lastLine)).toEqual([]);
		});
	});

	describe('the rows', () => {
		test('have ids of their own, lines in order, and the book of their first line', () => {
			expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
			for (const row of rows) {
				const lines = linesOf(row);
				expect(lines, row.id).toEqual([...new Set(lines)].toSorted((one, other) => one - other));
				expect(pack.system.books, row.id).toHaveProperty(row.book);
				if (lines[0] !== undefined) expect(bookAt(lines[0]), row.id).toBe(row.book);
			}
		});

		test.each(rows)('$id: what it points to is in the data', ({ encoded, army }) => {
			if (army !== undefined) expect(pack.armies.map(({ id }) => id)).toContain(army);
			const references = encoded.map((written) => map.resolve(written, army));
			expect(references.filter(({ file }) => file === undefined)).toEqual([]);
		});
	});

	describe('the cases', () => {
		test.each([...ruleCases, ...tallyCases])(
			'$title: are about a row, and about no other',
			(rule) => {
				const named = rule.rows;
				const found = built.filter((row) => isAbout(row, rule)).map(({ id }) => id);
				expect(found).not.toEqual([]);
				if (named) expect(found.toSorted()).toEqual([...named].toSorted());
			}
		);
	});

	describe('every rule is proved legal and illegal', () => {
		test.each(built)('$id', (row) => {
			const { legal, illegal, met, broken, counted } = proofsOf(map, row);
			if (isCounted(row)) {
				expect(
					new Set(counted.flatMap(({ examples }) => examples.map(({ value }) => value))).size
				).toBeGreaterThan(1);
			}
			if (isCounted(row) && isOnlyCounted(row)) return;
			expect(legal.length + met.length, 'proved legal').toBeGreaterThan(0);
			if (!isBoundless(map, row))
				expect(illegal.length + broken.length, 'proved illegal').toBeGreaterThan(0);
		});

		test('each constraint has a trial that meets it and one that breaks it', () => {
			const without = (side: 'met' | 'broken', isExempt: (key: string) => boolean) =>
				[...map.everyTrial]
					.filter(([, tried]) => !tried.some(({ trials }) => trials[side]))
					.map(([key]) => key)
					.filter((key) => !isExempt(key));
			expect(without('met', map.isBearerless)).toEqual([]);
			expect(without('broken', map.isBoundless)).toEqual([]);
		});

		test('what is listed as impossible to try is, and is in the data', () => {
			const triedOn = (key: string, side: 'met' | 'broken') =>
				map.everyTrial.get(key)?.some(({ trials }) => trials[side]);
			const keys = [...map.everyTrial.keys()];
			const bearerless = keys.filter(map.isBearerless);
			expect(bearerless.filter((key) => triedOn(key, 'met'))).toEqual([]);
			expect(keys.filter((key) => map.isBoundless(key) && triedOn(key, 'broken'))).toEqual([]);
			expect(bearerless.length).toBe(map.bearerless);
		});

		test.each(built)('$id: each of its constraints', (row) => {
			const { met, broken } = proofsOf(map, row);
			const keys = constraintKeys(map, row);
			const keysOf = (proofs: typeof met) => proofs.map(({ stated }) => keyOf(stated));
			const lacking = (proofs: typeof met) => keys.filter((key) => !keysOf(proofs).includes(key));
			expect(lacking(met).filter((key) => !map.isBearerless(key))).toEqual([]);
			expect(lacking(broken).filter((key) => !map.isBoundless(key))).toEqual([]);
		});

		test.each(built.filter(({ encoded }) => encoded.some((text) => text.startsWith('reading:'))))(
			'$id: a list that its answers judge differently',
			(row) => {
				const { cases } = proofsOf(map, { ...row, encoded: ['sizes'] });
				// What is only left open under one answer may be illegal under the other.
				const isBroken = ({ one }: CaseProof): boolean => (one.codes ?? []).length > 0;
				const lists = (proofs: readonly CaseProof[]) => new Set(proofs.map(({ one }) => one.list));
				const broken = lists(cases.filter(isBroken));
				const kept = lists(cases.filter((proof) => !isBroken(proof)));
				expect([...kept].filter((list) => broken.has(list))).not.toEqual([]);
			}
		);
	});

	describe('the proofs hold', () => {
		test.each(built)('$id', (row) => {
			const { cases, met, broken, counted } = proofsOf(map, row);
			expect(cases.length + met.length + counted.length).toBeGreaterThan(0);
			for (const { one, report, title } of cases) {
				const said = [...report.problems, ...report.advice].map(({ outcome }) => outcome);
				expect(said.toSorted(), title).toEqual(
					[...(one.codes ?? []), ...(one.advice ?? [])].toSorted()
				);
				expect(report.context.limit).toBe(one.size ?? usualSize);
				if (one.points !== undefined) expect(report.context.points, title).toBe(one.points);
			}
			for (const { stated, trial } of met) {
				const verdicts = verdictsOf(stated.index, stated.constraint, trial);
				expect(verdicts.map(isShownMet)).toEqual([true]);
			}
			for (const { stated, trial } of broken) {
				const verdicts = verdictsOf(stated.index, stated.constraint, trial);
				const isUnmet = stated.constraint.advice ? isAdvice : isProblem;
				expect(verdicts.filter((verdict) => !isUnmet(verdict))).toEqual([]);
				expect(verdicts.length).toBeGreaterThan(0);
			}
		});
	});

	test.each(tallyCases)('$title $lines, $army', ({ army, tally, examples }) => {
		for (const { list, value } of examples) {
			const { tallies } = checkRoster(
				map.rosterOf({ list, size: usualSize }),
				packIndex(pack, army)
			);
			expect(tallies.find((result) => result.tally.id === tally)?.value, list).toBe(value);
		}
	});

	test('its page names every rule in prose', () => {
		const page = render();
		expect(rows.filter(({ rule }) => !page.includes(`| ${rule} |`))).toEqual([]);
	});
});

describe('warmaster', () => {
	const { mapped, rows } = warmasterMap;
	const printed = armyIds.flatMap(selectorRows);

	test('every keyword that an army gives to an entry of its own is in a row', () => {
		const given = warmasterArmies.flatMap((army) =>
			ownKeywords(army).map((keyword) => `${army.id}/keyword:${keyword}`)
		);
		expect(given.filter((key) => !mapped.has(key))).toEqual([]);
	});

	test('every price is in a row or in a selector', () => {
		const costs = warmasterArmies.flatMap(({ id: army, entries }) =>
			entries.map(({ id }) => `${army}/cost:${id}`)
		);
		expect(costs.filter((key) => !mapped.has(key))).toEqual([]);
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

	test('every row has its lines in one book', () => {
		const mixed = rows.filter((row) => new Set(linesOf(row).map(warmasterMap.bookAt)).size !== 1);
		expect(mixed.map(({ id }) => id)).toEqual([]);
	});
});

describe('warmaster-revolution', () => {
	test('a row that names a title of a page names one that is printed', () => {
		const printed = new Set(revolutionArmies.flatMap(({ id }) => titlesOf(id)));
		const astray = [...titlesInRows(revolutionMap.rows)].filter((title) => !printed.has(title));
		expect(astray).toEqual([]);
	});

	test('what the other titles say is of play alone', () => {
		const speaks =
			/brigad|magic item|one in (?:an|the) army|each full|break point|victory|replaced|ridden by/i;
		const all = revolutionArmies.flatMap(({ id }) => playTitles(id));
		expect(all.filter(({ text }) => speaks.test(text)).map(({ title }) => title)).toEqual([]);
		expect(all).toHaveLength(99);
	});
});

/** Whether a table's key is a constraint, a price or a number of the pack. */
function isInData({ resolve }: RulesMap, key: string): boolean {
	const [file = '', text = ''] = key.split(/\/(.*)/);
	return file === 'system'
		? resolve(text).file === 'system'
		: resolve(`${file}/${text}`).file === file;
}

function fileOf(id: string): string {
	return id === warmaster.id ? 'system' : id;
}

function isCounted({ encoded }: Row): boolean {
	return encoded.some((written) => written.startsWith('tally:'));
}

function isOnlyCounted({ encoded }: Row): boolean {
	return encoded.every((written) => /^(?:[a-z-]+\/)?(?:tally|number|keyword):/.test(written));
}

/** A rule that takes a limit away, or says what is always so: there is nothing that breaks it. */
function isBoundless(map: RulesMap, row: Row): boolean {
	const keys = constraintKeys(map, row);
	return keys.length > 0 && keys.every(map.isBoundless);
}
