import type { Army, Sized } from '#schema';
import { costText } from '#i18n';
import { boundaryTrialsOf } from '../boundary-trials.ts';
import { code, table, trialText } from '../listing.ts';
import { none, numbersTable, rulesTables, trialCell, whatWasRead } from '../render.ts';
import { t9aArmies } from './data.ts';
import {
	armyRows,
	armyRowsOf,
	commonRows,
	ownRules,
	ownRulesOf,
	type ListRow
} from './list-rows.ts';
import { t9aMap } from './map.ts';

const { rows, everyTrial } = t9aMap;

const introduction = `# Rules map: The Ninth Age

Every sentence of the text that bears on what may be in an army and what it costs, and every row of the army books that public data has: where the data says it, and which tests prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/t9a.json\`, in our own words; the rows of the lists come from the pack itself, as there is no text of them (\`tools/t9a/compare.ts\` compares them with the public data). The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Lines are those of the text that the pack was made from (\`data/t9a/SOURCES.md\`). Files are those of \`data/t9a\`; \`limit-…\` is how many of an entry an army has, \`size-…\` how many models a unit has, \`carries-…\` who may be given a choice, \`repeat-…\` how often; \`set-…\`, \`needs-…\`, \`never-…\` and \`not-with-…\` are rules of an army's own. A unit without a number of its own has that of its category; the number behind the name of a lore or an item is its line in the text.
- A list in code is a case of \`tests/rules-map/t9a/cases\`, judged by hand: \`bowmen:10 + longbow\` are ten models with longbows, \`2 bowmen:10\` two such units, the number is the points limit, and in parentheses are the answers to readings.
- A trial is a roster that is made for one constraint, in every army that has it; it is judged by that constraint alone, and has only what that asks for; in the tables of lists every roster is one, at 1000 points where no size stands. Each other answer to a reading is tried on the rules that hang on it.
- Numbers by size are tried on both sides of each size where they change; so is the most of what has a least, and what is lifted beside somebody.`;

const books: Readonly<Record<string, string>> = {
	'pre-alpha': 'The text',
	'army-books-09': 'Army books 0.9',
	'rulebook-8': 'The rulebook'
};

/** The whole document. */
export function renderT9a(): string {
	const items = commonRows.filter(({ entry }) => entry.type !== 'lore' && entry.type !== 'role');
	const lores = commonRows.filter(({ entry }) => entry.type === 'lore');
	const parts = [
		introduction,
		numbersTable(t9aMap, [
			['Rows of lores and common items', lores.length + items.length],
			['Rows of units', armyRows.filter(({ isUnit }) => isUnit).length],
			['Rows of choices and items of an army', armyRows.filter(({ isUnit }) => !isUnit).length],
			['Rows of sets and conditions of an army', ownRules.length],
			['Rules of army books that the pack does not hold', gapsOf(t9aArmies)]
		]),
		legend,
		'## Every army',
		...Object.entries(books).flatMap(([book, heading]) => {
			const own = rows.filter((row) => row.army === undefined && row.book === book);
			return own.length === 0 ? [] : [`### ${heading}`, rulesTables(t9aMap, own)];
		}),
		'### Lores',
		choiceTable(lores),
		'### Common magic items',
		'What they do is in the text, their names and prices are of public data.',
		choiceTable(items),
		...t9aArmies.flatMap(armyParts),
		'## Numbers by size',
		'On both sides of each size where they change, in the first army that has them.',
		sizeTable(),
		'## What cannot be tried',
		impossible(),
		'## What was read',
		'The whole text, in these parts, and in how many lines of each there is a rule of this map.',
		whatWasRead(t9aMap)
	];
	return `${parts.join('\n\n')}\n`;
}

function gapsOf(armies: readonly Army[]): number {
	return armies.reduce((sum, { gaps = [] }) => sum + gaps.length, 0);
}

function armyParts(army: Army): readonly string[] {
	const list = armyRowsOf(army);
	const own = rows.filter((row) => row.army === army.id);
	return [
		`## ${army.name}`,
		...(own.length > 0 ? [rulesTables(t9aMap, own)] : []),
		'### Units',
		unitTable(list.filter(({ isUnit }) => isUnit)),
		'### Choices and items',
		choiceTable(list.filter(({ isUnit }) => !isUnit)),
		'### Sets and conditions',
		table(
			['Encoded in', 'Of', 'Legal', 'Illegal'],
			ownRulesOf(army).map(({ id, section }) => [
				code(id),
				section.replace(`${army.name}, `, ''),
				...provedCells(army.id, id)
			])
		),
		...gapParts(army)
	];
}

/** What the army books have and the pack does not hold: the app says it, too. */
function gapParts({ gaps = [] }: Army): readonly string[] {
	if (gaps.length === 0) return [];
	return ['### Not in the pack', gaps.map(({ what }) => `- ${what}`).join('\n')];
}

function unitTable(list: readonly ListRow[]): string {
	return table(
		['Unit', 'Category', 'Points', 'Models', 'In an army', 'Encoded in', 'Legal', 'Illegal'],
		list.map(({ file, entry: { name, type, cost, size, limit }, constraints }) => [
			name,
			type,
			costText(cost),
			typeof size === 'object' ? rangeText(size) : String(size ?? 1),
			rangeText(limit),
			constraints.map(code).join(', ') || none,
			...provedCells(file, constraints[0])
		])
	);
}

function choiceTable(list: readonly ListRow[]): string {
	return table(
		['Choice', 'Points', 'Encoded in', 'Legal', 'Illegal'],
		list.map(({ file, entry: { name, cost, source }, constraints }) => [
			source.line === undefined ? name : `${name} (${source.line})`,
			costText(cost),
			constraints.map(code).join(', ') || none,
			...provedCells(file, constraints[0])
		])
	);
}

function provedCells(file: string, constraint: string | undefined): readonly string[] {
	return (['met', 'broken'] as const).map((side) =>
		constraint === undefined ? none : short(trialCell(t9aMap, `${file}/${constraint}`, side))
	);
}

/** A trial in a table of trials: its size only where that is not the usual one. */
function short(text: string): string {
	return text.replace('trial: ', '').replace(/ at 1000$/, '');
}

interface Range {
	readonly min?: Sized | undefined;
	readonly max?: Sized | undefined;
}

/** 5-15, up to 3, 4 from 1500, 8 from 4000. */
function rangeText({ min, max }: Range = {}): string {
	const [least, most] = [min, max].map(sizedText);
	if (least !== undefined && most !== undefined) return least === most ? least : `${least}-${most}`;
	if (least !== undefined) return `${least} and more`;
	return most === undefined ? none : `up to ${most}`;
}

function sizedText(amount: Sized | undefined): string | undefined {
	if (amount === undefined || typeof amount === 'number') return amount?.toString();
	return amount.table.map(({ from, n }) => (from === 0 ? `${n}` : `${n} from ${from}`)).join(', ');
}

function sizeTable(): string {
	const body = [...everyTrial].flatMap(([key, [tried]]) => {
		if (!tried) return [];
		const { stated } = tried;
		return boundaryTrialsOf(stated)
			.filter(({ what, lifted }) => what !== 'at the most' && !lifted)
			.map(({ what, trials: { met, broken } }) => [
				code(key),
				what,
				...[met, broken].map((trial) =>
					trial ? short(trialText({ stated, trial, armies: 1 })) : none
				)
			]);
	});
	return table(['Encoded in', 'Size', 'Legal', 'Illegal'], body);
}

/** Constraints that say what is always so. */
function impossible(): string {
	const boundless = [...everyTrial.keys()].filter(t9aMap.isBoundless);
	if (boundless.length === 0) return 'Every constraint is met by one list and broken by another.';
	return `A unit has one model at least: what asks for no more is met and never broken: ${boundless.map(code).join(', ')}.`;
}
