import { isAdvice, isProblem, type ArmyIndex } from '#engine';
import { costText } from '#i18n';
import type { Army, Entry, Sized } from '#schema';
import { code, table } from '../listing.ts';
import { packIndex } from '../pack.ts';
import { none, numbersTable, rulesTables, whatWasRead } from '../render.ts';
import { verdictsOf } from '../trial-rosters.ts';
import { unmeetable } from './impossible.ts';
import { isUnitRow, listRows, listRowsOf, sharedRows, type ListRow } from './list-rows.ts';
import { whfb6Map } from './map.ts';
import { ownRules, ownRulesOf, sharedRules, type OwnRules } from './own-rules.ts';
import { pack, whfb6 } from './shipped.ts';
import { triedText } from './tried-text.ts';
import { textsOf } from '../../said.ts';

const { rows } = whfb6Map;

const introduction = `# Rules map: Warhammer, 6th edition

Every sentence of the text that bears on what may be in an army, and every price and limit of the public data: where the pack says it, and which tests prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/whfb6.json\`, in our own words; the rows of the lists and the rules of each army come from the pack itself, as there is no text of them. The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Lines are those of the chapter on magic (\`data/whfb6/SOURCES.md\`); the other sources are sections of the public data. Files are those of \`data/whfb6\`; \`limit-…\` is how many of an entry an army has, \`size-…\` how many models a unit has, \`carries-…\` who may be given an option, \`repeat-…\` how often.
- A list in code is a case of \`tests/rules-map/whfb6/cases\`, judged by hand: \`halberdiers:20 + musician\` are twenty models with a musician, \`2 halberdiers:20\` two such units, the number is the points limit, and in parentheses is the form of the list.
- A trial is a roster that \`tests/rules-map/whfb6/trials\` makes for one constraint, and it is judged by that constraint alone. Where a limit goes by the points limit it is tried a point under and at each step and at two steps beyond the table; where it goes by an allowance, for each unit that has one; where it grows, with what it grows by; where something lifts it, beside that (\`trials/boundaries.test.ts\`). One pair is shown here.
- Each row of options is \`cost:…\` and \`carries-…\` of its id, which is its name in small letters unless it is given; *legal on* and *illegal on* say on whom the trials put it.
- *Advice* is said of a choice made at the table (a wizard's lore) and makes no list illegal.
- What is said of a list is the sentence of the app, with its sums.`;

const books: Readonly<Record<string, string>> = {
	magic: 'Warhammer, Magic',
	slots: 'Choosing an army',
	lists: 'Items and options of all armies',
	lores: 'Lores'
};

/** The whole document. */
export function renderWhfb6(): string {
	const parts = [
		introduction,
		numbersTable(whfb6Map, [
			['Rows of the lists: units', listRows.filter(isUnitRow).length],
			['– options', listRows.filter((row) => !isUnitRow(row)).length],
			['Rules of one army, like ones in a row', ownRules.length]
		]),
		legend,
		'## Every army',
		...Object.entries(books).flatMap(([book, heading]) => [
			`### ${heading}`,
			rulesTables(
				whfb6Map,
				rows.filter((row) => row.army === undefined && row.book === book)
			)
		]),
		'### What all armies share',
		optionTable(sharedRows),
		'### Rules of all armies',
		ownTable(sharedRules),
		...pack.armies.flatMap(armyParts),
		'## What cannot be tried',
		`These leave a thing to nobody in a form of the list, and are broken, never met: ${unmeetable.map(code).join(', ')}.`,
		'A unit has one model at least: a `size-…` that asks for no more is met and never broken.',
		'## What was read',
		'The whole text, in these parts, and in how many lines of each there is a rule of this map.',
		whatWasRead(whfb6Map)
	];
	return `${parts.join('\n\n')}\n`;
}

function armyParts(army: Army): readonly string[] {
	const own = rows.filter((row) => row.army === army.id);
	const list = listRowsOf(army);
	const options = list.filter((row) => !isUnitRow(row));
	return [
		`## ${army.name}`,
		rulesTables(whfb6Map, own),
		'### Units',
		unitTable(list.filter(isUnitRow)),
		'### Options',
		optionTable(options),
		'### Rules of the list',
		ownTable(ownRulesOf(army))
	].filter((part) => part !== '');
}

function unitTable(list: readonly ListRow[]): string {
	return table(
		['Entry', 'Choices', 'Points', 'Models', 'In an army', 'Encoded in', 'Legal', 'Illegal'],
		list.map(({ file, entry, constraints }) => {
			const { cost, size, limit } = entry;
			const [first] = constraints;
			return [
				namedText(entry),
				choicesText(entry),
				costText(cost),
				typeof size === 'object' ? rangeText(size) : none,
				rangeText({ min: atUsual(limit?.min), max: atUsual(limit?.max) }),
				constraints.map(code).join(', ') || none,
				...sidesText(first === undefined ? undefined : `${file}/${first}`)
			];
		})
	);
}

/** The name, with the id where that is another. */
function namedText({ id, name }: Entry): string {
	const plain = name
		.toLowerCase()
		.replaceAll(/[’']/g, '')
		.replaceAll(/[^a-z0-9]+/g, '-');
	return plain === id ? name : `${name} ${code(id)}`;
}

/** What it counts for where limits count a number: "Lord: characters 2". */
function choicesText({ type: id, numbers = {}, perChoice }: Entry): string {
	const type = whfb6.types.find((each) => each.id === id);
	const counted = Object.entries({ ...type?.numbers, ...numbers });
	const unusual = counted.filter(
		([number, value]) => type?.numbers?.[number] !== value && value !== 0
	);
	const lost = Object.keys(type?.numbers ?? {}).filter((number) => numbers[number] === 0);
	const notes = [
		...unusual.map(([number, value]) => `${number} ${value}`),
		...lost.map((number) => `no ${number}`),
		...(perChoice === undefined ? [] : [`${perChoice} for one`])
	];
	return [type?.name ?? id, ...(notes.length > 0 ? [notes.join(', ')] : [])].join(': ');
}

function optionTable(list: readonly ListRow[]): string {
	return table(
		['Option', 'Points', 'For', 'Besides', 'Legal on', 'Illegal on'],
		list.map(({ file, entry, constraints }) => {
			const own = constraints.find((id) => id.startsWith('offered-')) ?? constraints[0];
			return [
				namedText(entry),
				costText(entry.cost),
				bearersText(file, entry),
				constraints
					.filter((id) => id !== own)
					.map(code)
					.join(', ') || none,
				...sidesText(own === undefined ? undefined : `${file}/${own}`, entry.id)
			];
		})
	);
}

/** Whom it is for: by name where they are few. */
function bearersText(file: string, { id, carriedBy }: Entry): string {
	if (file === 'system') return 'whom a list names';
	const index = packIndex(pack, file);
	const { offeredBy = [] } = index.entries.get(id) ?? {};
	const tags = offeredBy.flatMap(({ any = [], all = [] }) => [...any, ...all.slice(0, 1)]);
	const names = [...new Set(tags)].map((tag) => index.entries.get(tag)?.entry.name ?? tag);
	const few = names.length > 3 ? [`${names.length} units`] : names;
	const { all = [], none: without = [] } = carriedBy?.by ?? {};
	const wanted = all.map((word) => wordOf(index, word));
	const barred =
		without.length > 2 ? [`${without.length} others`] : without.map((word) => wordOf(index, word));
	const parts = [
		few.join(', '),
		...(wanted.length > 0 ? [`with ${wanted.join(' and ')}`] : []),
		...(barred.length > 0 ? [`not with ${barred.join(', ')}`] : [])
	];
	return parts.filter((part) => part !== '').join(' ') || none;
}

function wordOf({ entries }: ArmyIndex, tag: string): string {
	const plain = tag.replace('+', '');
	return entries.get(plain)?.entry.name ?? plain.toLowerCase();
}

function ownTable(list: readonly OwnRules[]): string {
	return table(
		['Encoded in', 'Legal', 'Illegal', 'What is said'],
		list.map(({ army, rules: [first, ...others] }) => {
			const key = `${army}/${first.id}`;
			return [
				[first, ...others].map(({ id }) => code(id)).join(', '),
				...sidesText(key),
				saidText(key)
			];
		})
	);
}

/** The trials of a constraint on both sides, as a case writes them. */
function sidesText(key: string | undefined, given?: string): readonly [string, string] {
	return [triedText(key, 'met', given), triedText(key, 'broken', given)];
}

/** The sentence of the app about the roster that breaks it. */
function saidText(key: string): string {
	const tried = whfb6Map.everyTrial.get(key)?.find(({ trials }) => trials.broken);
	const broken = tried?.trials.broken;
	if (!tried || !broken) return none;
	const { index, constraint } = tried.stated;
	const unmet = verdictsOf(index, constraint, broken).filter(
		(verdict) => isProblem(verdict) || isAdvice(verdict)
	);
	return textsOf(index, unmet.slice(0, 1)).join('');
}

function atUsual(amount: Sized | undefined): number | undefined {
	if (amount === undefined || typeof amount === 'number') return amount;
	return amount.table.findLast(({ from }) => from <= 2000)?.n;
}

/** 5 and more, up to 1, 2-3. */
function rangeText(range: { min?: number | undefined; max?: number | undefined }): string {
	const { min, max } = range;
	if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}-${max}`;
	if (min !== undefined) return `${min} and more`;
	return max === undefined ? none : `up to ${max}`;
}
