import type { Army, Sized } from '#schema';
import { amountAt } from '#engine';
import { costText } from '#i18n';
import { code, table } from '../listing.ts';
import { none, numbersTable, rulesTables, trialCell, whatWasRead } from '../render.ts';
import { withoutBearer } from './impossible.ts';
import { itemRows, itemTables, runeRows, runeTables, type ItemRow } from './items.ts';
import { listArmies, listRows, listRowsOf, type ListRow } from './list-rows.ts';
import { whfb4Map } from './map.ts';
import { priceTables, type PriceRow } from './prices.ts';

const { rows } = whfb4Map;

const introduction = `# Rules map: Warhammer Fantasy Battle, 4th edition

Every sentence of the text that bears on what may be in an army and what it costs: where the data says it, and which tests prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/whfb4.json\`, in our own words; prices, items and runes come from the transcriptions that the tests have (\`tests/data/whfb4-transcription.ts\`, \`whfb4-items-transcription.ts\`), the rows of the army lists from the pack itself, as there is no text of them. The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Lines are those of the text that the pack was transcribed from (\`data/whfb4/SOURCES.md\`). Files are those of \`data/whfb4\`; \`limit-…\` is how many of an entry an army has, \`size-…\` how many models a unit has, \`carries-…\` who may be given an option, \`repeat-…\` how often.
- A list in code is a case of \`tests/unit/whfb4-cases.test.ts\`, judged by hand: \`man:10 + spear\` are ten models with spears, \`2 man:10\` two such units, the number is the points limit, and in parentheses are the answers to readings.
- A trial is a roster that \`tests/unit/every-constraint.test.ts\` makes for one constraint, in every army that has it; it is judged by that constraint alone. Each other answer to a reading is tried on the rules that hang on it.
- *Advice* is said of choices made at the table (spell decks, a wizard's armour) and makes no list illegal.
- Who may have each item is compared with the transcription, for every unit of every army, by \`tests/data/whfb4-items.test.ts\`.`;

const books: Readonly<Record<string, string>> = {
	rulebook: 'Warhammer Rulebook',
	'battle-magic': 'Warhammer Battle Magic',
	'arcane-magic': 'Warhammer Arcane Magic',
	bestiary: 'Warhammer Battle Bestiary',
	lists: 'Army lists'
};

/** The whole document. */
export function renderWhfb4(): string {
	const prices = priceTables.flatMap((each) => each.rows);
	const parts = [
		introduction,
		numbersTable(whfb4Map, [
			['Rows of points values', prices.length],
			['Rows of magic items and runes', itemRows.length + runeRows.length],
			['Rows of army lists', listRows.length]
		]),
		legend,
		'## Every army',
		...Object.entries(books).flatMap(([book, heading]) => [
			`### ${heading}`,
			rulesTables(
				whfb4Map,
				rows.filter((row) => row.army === undefined && row.book === book)
			)
		]),
		'## Points values',
		'What each costs in the points system, and a unit worked out from the printed price.',
		...priceTables.flatMap((each) => [`### ${each.heading}`, priceTable(each.rows)]),
		'## Magic items',
		'Prices are of public data, the rest is in the text.',
		...itemTables.flatMap((each) => [`### ${each.heading}`, itemTable(each.rows)]),
		'## Dwarf runes',
		...runeTables.flatMap((each) => [`### ${each.heading}`, itemTable(each.rows)]),
		...listArmies.flatMap(listParts),
		'## What cannot be tried',
		`Nobody has what these want, so that they are broken and never met: ${withoutBearer.map(code).join(', ')}.`,
		'A unit has one model at least: a `size-…` that asks for no more is met and never broken.',
		'## What was read',
		'The whole text, in these parts, and in how many lines of each there is a rule of this map. Parts about play were searched for words of choosing, having and paying; the others were read from end to end.',
		whatWasRead(whfb4Map)
	];
	return `${parts.join('\n\n')}\n`;
}

function priceTable(priced: readonly PriceRow[]): string {
	return table(
		['Line', 'Name', 'Points', 'Encoded in', 'Legal', 'Illegal'],
		priced.map(({ line, name, price, keys, examples }) => {
			const ids = [...new Set(keys.flatMap((key) => key.split('/cost:')[1] ?? []))];
			const at = (less: number) =>
				examples.map(({ unit, points }) => `${code(unit)} at ${Math.ceil(points) - less}`);
			return [
				String(line),
				name,
				price,
				ids.map((id) => code(`cost:${id}`)).join(', ') || none,
				at(0).join('<br>') || none,
				at(1).join('<br>') || none
			];
		})
	);
}

function itemTable(items: readonly ItemRow[]): string {
	return table(
		['Line', 'Name', 'Points', 'For', 'Encoded in', 'Legal', 'Illegal'],
		items.map(({ line, name, points, forWhom, isMaster, id }) => [
			String(line),
			name || 'no name known',
			points === undefined ? 'none known' : String(points),
			forWhom || (isMaster ? 'a master rune' : none),
			id === undefined ? 'not in the pack' : code(`carries-${id}`),
			id === undefined ? none : trialCell(whfb4Map, `system/carries-${id}`, 'met'),
			id === undefined ? none : trialCell(whfb4Map, `system/carries-${id}`, 'broken')
		])
	);
}

function listParts(army: Army): readonly string[] {
	const own = rows.filter((row) => row.army === army.id);
	return [
		`## ${army.name}`,
		...(own.length > 0 ? [rulesTables(whfb4Map, own)] : []),
		'### The list',
		listTable(listRowsOf(army))
	];
}

function listTable(list: readonly ListRow[]): string {
	return table(
		['Entry', 'Points', 'Models', 'In an army', 'Encoded in', 'Legal', 'Illegal'],
		list.map(({ army, entry: { name, cost, size, limit }, constraints }) => {
			const [first] = constraints;
			const cell = (side: 'met' | 'broken') =>
				first === undefined ? none : trialCell(whfb4Map, `${army}/${first}`, side);
			return [
				name,
				costText(cost),
				typeof size === 'number' ? String(size) : rangeText(size),
				rangeText({ min: atUsual(limit?.min), max: atUsual(limit?.max) }),
				constraints.map(code).join(', ') || none,
				cell('met'),
				cell('broken')
			];
		})
	);
}

function atUsual(amount: Sized | undefined): number | undefined {
	return amount === undefined ? undefined : amountAt(amount, 2000);
}

/** 5 and more, up to 1, 2-3. */
function rangeText(range: { min?: number | undefined; max?: number | undefined } = {}): string {
	const { min, max } = range;
	if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}-${max}`;
	if (min !== undefined) return `${min} and more`;
	return max === undefined ? none : `up to ${max}`;
}
