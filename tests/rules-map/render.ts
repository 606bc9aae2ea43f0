import { fileURLToPath } from 'node:url';
import { armyIds, type ArmyId } from '../data/warmaster-transcription.ts';
import { warmasterArmies } from '../warmaster.ts';
import { ruleCases, tallyCases } from './cases/index.ts';
import { bearerless, boundless, idle } from './impossible.ts';
import { code, table } from './listing.ts';
import { rulesTables, selectorTable } from './render-rows.ts';
import { linesOf, read, rows } from './row.ts';
import { isLimited, selectorRows } from './selector-rows.ts';
import { everyConstraint, keyOf } from './stated.ts';

export const mapFile = fileURLToPath(new URL('../../docs/rules-map/warmaster.md', import.meta.url));

const introduction = `# Rules map: Warmaster

Every sentence of the Warmaster text that bears on what may be in an army: where the data says it, and which tests prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/warmaster.json\`, in our own words; the rows of the selectors come from the transcription of the book that the tests have. The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, when a proof does not hold, and when this page is out of date.`;

const legend = `## How to read it

- Lines are those of the text that the pack was transcribed from (\`data/warmaster/SOURCES.md\`). Files are those of \`data/warmaster\`; \`limit-…\` is the min/max column of an entry, \`carries-…\` who may be given it.
- A list in code is a case of \`tests/unit/warmaster-cases.test.ts\`, judged by hand from the book: \`2 halberdiers + skirmishers\` are two units with Skirmishers each, units in brackets are one brigade, the number is the agreed size, and in parentheses are the answers to readings.
- A trial is a roster that \`tests/unit/every-constraint.test.ts\` makes for one constraint, in every army that has it and under every answer; it is judged by that constraint alone.
- *Advice* is said of a plan (brigades) and makes no list illegal.
- The limits of the selectors are also tried at seven sizes each, against the book's own column, by \`tests/unit/warmaster-boundaries.test.ts\`, and every cell is compared by \`tests/data/warmaster.test.ts\`.`;

/** The whole document. */
export function renderMap(): string {
	const parts = [
		introduction,
		numbers(),
		legend,
		'## Every army',
		'### Warmaster rulebook',
		rulesTables(rows.filter(({ army, book }) => army === undefined && book === 'rulebook')),
		'### Warmaster Armies',
		rulesTables(rows.filter(({ army, book }) => army === undefined && book === 'armies')),
		...armyIds.flatMap(armyParts),
		'## What cannot be tried',
		impossible(),
		'## What was read',
		'The whole text, in these parts, and in how many lines of each there is a rule of this map.',
		whatWasRead()
	];
	return `${parts.join('\n\n')}\n`;
}

function armyParts(army: ArmyId): readonly string[] {
	const name = warmasterArmies.find(({ id }) => id === army)?.name ?? army;
	const own = rows.filter((row) => row.army === army);
	return [`## ${name}`, rulesTables(own), '### Selector', selectorTable(army)];
}

function numbers(): string {
	const printed = armyIds.flatMap(selectorRows);
	const played = rows.filter(({ play }) => play !== undefined).length;
	const stated = new Set(everyConstraint.map(keyOf));
	const cases = ruleCases.reduce((sum, rule) => sum + rule.cases.length, 0);
	const examples = tallyCases.reduce((sum, tally) => sum + tally.examples.length, 0);
	const trials = everyConstraint.length;
	return table(
		['Numbers', ''],
		[
			['Rules in prose', String(rows.length)],
			['– encoded in the data', String(rows.length - played)],
			['– about play only', String(played)],
			['Rows of selectors', String(printed.length)],
			['– with a minimum or a maximum', String(printed.filter(isLimited).length)],
			['Constraints in the data, each in a row', String(stated.size)],
			['Cases judged by hand', `${cases} lists, ${examples} counts`],
			['Constraints tried, in each army and under each answer', String(trials)]
		]
	);
}

/** The constraints that an army gives no occasion to meet or to break. */
function impossible(): string {
	const lists = [
		{ list: idle, why: 'speaks of nothing that the army has' },
		{ list: bearerless, why: 'nobody in the army may have it: it is broken, never met' },
		{ list: boundless, why: 'takes a limit away: it is met, never broken' }
	];
	const body = lists.flatMap(({ list, why }) => {
		const ids = [...new Set(Object.values(list).flat())];
		return ids.map((id) => {
			const armies = armyIds.filter((army) => list[army]?.includes(id));
			return [code(id), why, armies.join(', ')];
		});
	});
	return table(['Constraint', 'Why', 'Armies'], body);
}

function whatWasRead(): string {
	const printed = armyIds.flatMap(selectorRows).map(({ line }) => line);
	const lines = [...new Set([...rows.flatMap(linesOf), ...printed])];
	const body = read.map(({ from, to, about }) => {
		const found = lines.filter((line) => line >= from && line <= to).length;
		return [`${from}-${to}`, about, found > 0 ? String(found) : 'none'];
	});
	return table(['Lines', 'Part', 'With a rule'], body);
}
