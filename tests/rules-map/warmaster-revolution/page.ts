import { armyParts } from '../army-rows.ts';
import { table } from '../listing.ts';
import { numbersTable, rulesTables } from '../render.ts';
import { revolutionMap } from './map.ts';
import { playTitles } from './titles.ts';

const introduction = `# Rules map: Warmaster Revolution

Every rule on the pages of the 25 armies, and what the rulebook and the pages on picking an army and on hired regiments say of a list: where the data say it, and which lists prove that what it allows is legal and what it forbids is not.

The rules that bear on a list are kept by hand in \`tests/rules-map/warmaster-revolution.json\`, in our own words. The other titles of each page are of play alone; what they say is what the list prints of them. The rest is made from the data and the tests by \`npm run rules-map\`. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a title is in neither table, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Sources are the pages of the edition's own site, by their headings (\`data/warmaster-revolution/SOURCES.md\`). Files are those of \`data/warmaster-revolution\`; \`limit-…\` is the min/max column of an entry, \`carries-…\` who may be given it, \`hired-as-…\` the maximum that hired regiments count for.
- A list in code is judged by hand: units in brackets are one brigade, the number is the points limit, and in parentheses are the answers to readings.
- A trial is a roster made for one constraint, in every army that has it and under every answer; it is judged by that constraint alone.
- *Advice* is said of a plan (brigades) and makes no list illegal.
- Each min/max column is tried at four sizes by \`tests/data/revolution-limits.test.ts\`, and every cell is compared by \`tests/data/revolution.test.ts\`.`;

/** The whole document. */
export function renderRevolution(): string {
	const { rows, printed, pack } = revolutionMap;
	const shared = rows.filter(({ army }) => army === undefined);
	const titles = pack.armies.flatMap(({ id }) => playTitles(id));
	const parts = [
		introduction,
		numbersTable(revolutionMap, [
			['Titles of play alone', titles.length],
			['Rules of single armies', printed.length]
		]),
		legend,
		'## Every army',
		rulesTables(revolutionMap, shared),
		...pack.armies.flatMap(({ id, name }) => armyPages(id, name)),
		'## Each rule of each army in the data',
		...armyParts(revolutionMap)
	];
	return `${parts.join('\n\n')}\n`;
}

function armyPages(army: string, name: string): readonly string[] {
	const { rows } = revolutionMap;
	const own = rows.filter((row) => row.army === army);
	const played = playTitles(army).map(({ title, text }) => [title, text]);
	return [
		`## ${name}`,
		rulesTables(revolutionMap, own),
		...(played.length > 0 ? [table(['About play only', 'What is told'], played)] : [])
	];
}
