import { armyIds, type ArmyId } from '../../data/warmaster-transcription.ts';
import { warmasterArmies } from '../../warmaster.ts';
import { code, table } from '../listing.ts';
import { none, numbersTable, rulesTables, trialCell, whatWasRead } from '../render.ts';
import { bearerless, boundless, idle } from './impossible.ts';
import { warmasterMap } from './map.ts';
import { isLimited, selectorRows, type SelectorRow } from './selector-rows.ts';

const { rows } = warmasterMap;

const introduction = `# Rules map: Warmaster

Every sentence of the Warmaster text that bears on what may be in an army: where the data says it, and which tests prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/warmaster.json\`, in our own words; the rows of the selectors come from the transcription of the book that the tests have. The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Lines are those of the text that the pack was transcribed from (\`data/warmaster/SOURCES.md\`). Files are those of \`data/warmaster\`; \`limit-…\` is the min/max column of an entry, \`carries-…\` who may be given it.
- A list in code is a case of \`tests/unit/warmaster-cases.test.ts\`, judged by hand from the book: \`2 halberdiers + skirmishers\` are two units with Skirmishers each, units in brackets are one brigade, the number is the points limit, and in parentheses are the answers to readings.
- A trial is a roster that \`tests/unit/every-constraint.test.ts\` makes for one constraint, in every army that has it and under every answer; it is judged by that constraint alone.
- *Advice* is said of a plan (brigades) and makes no list illegal.
- The limits of the selectors are also tried at seven sizes each, against the book's own column, by \`tests/unit/warmaster-boundaries.test.ts\`, and every cell is compared by \`tests/data/warmaster.test.ts\`.`;

/** The whole document. */
export function renderWarmaster(): string {
	const printed = armyIds.flatMap(selectorRows);
	const ofBook = (name: string) =>
		rows.filter(({ army, book }) => army === undefined && book === name);
	const parts = [
		introduction,
		numbersTable(warmasterMap, [
			['Rows of selectors', printed.length],
			['– with a minimum or a maximum', printed.filter(isLimited).length]
		]),
		legend,
		'## Every army',
		'### Warmaster rulebook',
		rulesTables(warmasterMap, ofBook('rulebook')),
		'### Warmaster Armies',
		rulesTables(warmasterMap, ofBook('armies')),
		...armyIds.flatMap(armyParts),
		'## What cannot be tried',
		impossible(),
		'## What was read',
		'The whole text, in these parts, and in how many lines of each there is a rule of this map.',
		whatWasRead(warmasterMap)
	];
	return `${parts.join('\n\n')}\n`;
}

function armyParts(army: ArmyId): readonly string[] {
	const name = warmasterArmies.find(({ id }) => id === army)?.name ?? army;
	const own = rows.filter((row) => row.army === army);
	return [`## ${name}`, rulesTables(warmasterMap, own), '### Selector', selectorTable(army)];
}

/** The selector of an army, row by row: what its min/max column became. */
function selectorTable(army: ArmyId): string {
	return table(
		['Line', 'Entry', 'Points', 'Min/max', 'Encoded in', 'Legal', 'Illegal'],
		selectorRows(army).map((row) => [
			String(row.line),
			row.name,
			row.points,
			row.range,
			...(isLimited(row) ? limitCells(row) : [unlimitedText(row), none, none])
		])
	);
}

function limitCells({ army, constraint = '' }: SelectorRow): readonly string[] {
	const key = `${army}/${constraint}`;
	const [met, broken] = (['met', 'broken'] as const).map((side) =>
		trialCell(warmasterMap, key, side)
	);
	return [`${army}.json: ${code(constraint)}`, met ?? none, broken ?? none];
}

function unlimitedText({ isSubRow }: SelectorRow): string {
	return isSubRow ? 'a choice of the row above' : 'no limit';
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
