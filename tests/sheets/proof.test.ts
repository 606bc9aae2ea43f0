import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { proofOf, type Proof, type ProofRow } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { fewGuns } from '../few-guns.ts';
import { inRun } from '../slice.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { aRoster, armies, armyOf, randomRoster, sheetOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

function proofFor(index: ArmyIndex, roster: Roster): Proof {
	return proofOf(checkRoster(roster, index));
}

function rowsUnder(proof: Proof, heading: string): readonly ProofRow[] {
	return proof.groups.find((group) => group.heading === heading)?.rows ?? [];
}

function headingsOf(proof: Proof): readonly string[] {
	return proof.groups.map(({ heading }) => heading);
}

/** The same roster with its units spread over brigades. */
function inBrigades(index: ArmyIndex, roster: Roster, count: number): Roster {
	let next = 0;
	return {
		...roster,
		groups: Array.from({ length: count }, (_, at) => ({
			id: `b${at}`,
			kind: 'brigade',
			...(at === 0 && { name: 'Left wing' })
		})),
		units: roster.units.map((unit) =>
			index.entries.get(unit.entry)?.tags.has('UNIT')
				? { ...unit, group: `b${next++ % count}` }
				: unit
		)
	};
}

describe.each(inRun(armies).map((index) => ({ army: index.army.id, index })))(
	'$army',
	({ index }) => {
		const legal = randomRoster(index, 7);
		const grouped = inBrigades(index, legal, 5);
		const empty = aRoster(index);

		test.each([
			{ what: 'a full list', roster: legal },
			{ what: 'a list in brigades', roster: grouped },
			{ what: 'an empty list', roster: empty },
			{
				what: 'a list of what it does not have',
				roster: aRoster(index, { units: unitsOf('nothing') })
			}
		])('$what: every verdict of every rule is told once', ({ roster }) => {
			const report = checkRoster(roster, index);
			const shown = proofOf(report).groups.flatMap(({ rows }) =>
				rows.map(({ verdict }) => verdict)
			);
			expect(shown).toHaveLength(report.verdicts.length);
			expect(new Set(shown)).toEqual(new Set(report.verdicts));
			const constraints = new Set(shown.map(({ constraint }) => constraint));
			expect(constraints).toEqual(new Set(index.constraints));
		});

		test('the groups are the army, its headings in their order, and brigades', () => {
			const headings = headingsOf(proofFor(index, grouped));
			const listed = [...index.units, ...index.options].map(({ type }) => type.heading);
			const order = ['The army', ...new Set(listed), 'Brigades (planning aid)'];
			expect(headings).toEqual(order.filter((heading) => headings.includes(heading)));
			expect(headings[0]).toBe('The army');
			expect(headings.at(-1)).toBe('Brigades (planning aid)');
		});

		test('the min/max column and the carrier of an entry stand under its heading', () => {
			const proof = proofFor(index, legal);
			for (const { entry, type } of index.entries.values()) {
				const own = [`limit-${entry.id}`, `carries-${entry.id}`];
				const all = proof.groups.flatMap(({ heading, rows }) =>
					rows.filter(({ verdict }) => own.includes(verdict.constraint.id)).map(() => heading)
				);
				expect(new Set(all)).toEqual(new Set(all.length > 0 ? [type.heading] : []));
			}
		});

		test('rules that do not apply come last in their group', () => {
			for (const { rows } of proofFor(index, legal).groups) {
				const isUnused = rows.map(({ state }) => state === 'unused');
				expect(isUnused).toEqual(isUnused.toSorted());
			}
		});

		test('every row is a sentence with a source, and names a reading where it rests on one', () => {
			for (const { sentence, source, reading, verdict } of proofFor(index, grouped).groups.flatMap(
				({ rows }) => rows
			)) {
				expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
				expect(sentence).not.toMatch(/invalid|undefined|null|[A-Z]{4}/);
				expect(source).toMatch(/^Warmaster/);
				expect(reading === undefined).toBe(verdict.constraint.reading === undefined);
			}
		});

		test('the report of a 2000-point list in brigades takes one page, and so does the list', async () => {
			for (const paper of ['a4', 'letter'] as const) {
				for (const form of ['legality', 'list'] as const) {
					expect(pageCount(await renderInNode(sheetOf(index, grouped, form), paper))).toBe(1);
				}
			}
		});
	}
);

describe('the states of a rule', () => {
	const proof = proofFor(
		empire,
		inBrigades(
			empire,
			aRoster(empire, { units: unitsOf('general + griffon', 'steam-tank', 'knights') }),
			1
		)
	);

	test('met, with the arithmetic', () => {
		expect(rowsUnder(proof, 'Characters')[0]).toMatchObject({
			state: 'met',
			sentence: 'General: 1 taken, exactly 1.',
			source: 'Warmaster Armies, Selecting the Army'
		});
		expect(rowsUnder(proof, 'Mounts')[1]).toMatchObject({
			arithmetic: 'Per 1000 of 2000 points: maximum 1 × 2 = 2.'
		});
		expect(rowsUnder(proof, 'Mounts').map(({ state, sentence }) => [state, sentence])).toEqual([
			['met', 'Mounts: maximum one per unit.'],
			['met', 'Griffon: 1 taken, maximum 2.'],
			['met', 'Griffon: General, Hero or Wizard only (taken by General).'],
			['unused', 'War Altar: maximum 1; none taken.'],
			['unused', 'War Altar: Wizard only; not taken.']
		]);
	});

	test('to fix, and the summary counts them', () => {
		expect(proof.summary).toBe('Not legal: 2 to fix');
		expect(rowsUnder(proof, 'Infantry').filter(({ state }) => state === 'problem')).toHaveLength(2);
	});

	test('plan, for what is advised and makes nothing illegal', () => {
		expect(rowsUnder(proof, 'Brigades (planning aid)')).toMatchObject([
			{ state: 'met', sentence: 'Left wing: 2 units, maximum 4.' },
			{ state: 'plan', sentence: 'Left wing, Steam Tank: not with Knights.' }
		]);
	});
});

describe('an event', () => {
	const roster = aRoster(empire, {
		event: fewGuns,
		units: unitsOf('general + wand-of-power', 'cannon', 'cannon')
	});
	const index = indexArmy(empire.system, empire.army, roster);
	const proof = proofFor(index, roster);

	test('has its rules under its name, with itself as the source', () => {
		expect(headingsOf(proof).at(-1)).toBe('Event: Nordland Open');
		expect(rowsUnder(proof, 'Event: Nordland Open')).toMatchObject([
			{ state: 'met', sentence: 'Played at 2000 points, as at the event.' },
			{
				state: 'problem',
				sentence: 'Cannon: 2 taken, maximum 1. Remove 1.',
				source: 'Nordland Open, 2026-12-05'
			}
		]);
		expect(proof.event).toEqual({ name: 'Nordland Open', date: '2026-12-05' });
	});

	test('is said to have given its answers, on every form', () => {
		expect(proof.readings).toMatchObject([{ givenBy: 'event' }]);
		for (const form of ['list', 'reference', 'legality'] as const) {
			const text = sheetText(sheetOf(index, roster, form));
			expect(text).toContain('Event: Nordland Open, 5 December 2026');
		}
		expect(sheetText(sheetOf(index, roster, 'legality'))).toContain('Given by the event.');
	});

	test('a roster’s own answer says so on the report, and the pack’s goes without saying', () => {
		const units = unitsOf('wizard + wand-of-power');
		const own = aRoster(empire, { units, readings: { 'wizard-items': 'any-caster' } });
		const answered = indexArmy(empire.system, empire.army, own);
		expect(proofFor(answered, own).readings).toMatchObject([{ givenBy: 'roster' }]);
		expect(sheetText(sheetOf(answered, own, 'legality'))).toContain('Chosen for this roster.');
		expect(sheetText(sheetOf(empire, aRoster(empire, { units }), 'legality'))).not.toContain(
			'Chosen'
		);
	});
});

describe('the report as text', () => {
	const roster = aRoster(empire, {
		size: 1000,
		units: unitsOf('general', 'halberdiers', 'cannon')
	});
	const text = sheetText(sheetOf(empire, roster, 'legality'));

	test('tells every rule in a line, and counts those that do not apply', () => {
		expect(text).toContain(`Nordland
Empire · Warmaster Armies
255 of 1000 points · Units 2 · Break point 1
Not legal: 2 to fix

THE ARMY (2 passed)
✓ 255 of 1000 points spent, 745 left. (Warmaster Armies, Army Size)
✓ Every upgrade belongs to a unit. (Warmaster Armies, Army Lists)

INFANTRY (2 to fix)
! Halberdiers: 1 taken, minimum 2. Add 1. Per 1000 of 1000 points: minimum 2 × 1 = 2. (Warmaster Armies, Empire)
`);
		expect(text).toMatch(/\n\d+ not applicable\.\n/);
		expect(text).not.toContain('not taken');
	});

	test('has no list in it, and the list no report', () => {
		expect(text).not.toContain('1 × Cannon');
		expect(sheetText(sheetOf(empire, roster))).not.toContain('THE ARMY');
	});
});

describe('brigades', () => {
	const roster = {
		...aRoster(empire, {
			groups: [
				{ id: 'a', kind: 'brigade', name: 'Left wing' },
				{ id: 'b', kind: 'brigade' }
			],
			units: unitsOf('knights', 'pistoliers', 'knights', 'knights', 'knights').map((unit) => ({
				...unit,
				group: 'a'
			}))
		})
	};

	test('print on the list, each with its units and its advice, after the army', () => {
		for (const form of ['list', 'reference'] as const) {
			expect(sheetText(sheetOf(empire, roster, form))).toContain(`
BRIGADES (PLANNING AID)
Left wing: 4 Knights, Pistoliers
~ Advice: Left wing: 5 units, maximum 4.
Brigade 2: no units yet
`);
		}
	});

	test('are left out where there are none', () => {
		expect(sheetOf(empire, aRoster(empire)).plans).toEqual([]);
		expect(sheetText(sheetOf(empire, aRoster(empire)))).not.toContain('BRIGADES');
	});

	test('do not make a list illegal', () => {
		expect(
			sheetOf(empire, roster)
				.verdict.problems.map(({ text }) => text)
				.join()
		).not.toContain('Left wing');
	});
});

test('a report of a big illegal list runs over pages without splitting a rule', async () => {
	const units = Array.from({ length: 90 }, (_, at) => ({
		id: `u${at}`,
		entry: `no such thing as this in any army of the world, number ${at}`.slice(0, 64)
	}));
	const pdf = await renderInNode(sheetOf(empire, aRoster(empire, { units }), 'legality'), 'a4');
	expect(pageCount(pdf)).toBeGreaterThan(1);
	expect(pageCount(pdf)).toBeLessThan(5);
});
