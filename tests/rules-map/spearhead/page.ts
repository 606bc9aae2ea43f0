import { armyParts } from '../army-rows.ts';
import { numbersTable, rulesTables, whatWasRead } from '../render.ts';
import { spearheadMap } from './map.ts';

const introduction = `# Rules map: Spearhead

Every sentence of the text on what is in an army: where the data say it, and which lists prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/spearhead.json\`, in our own words. How many there are of each unit is printed on the sheets of each army, and listed army by army. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

/** The whole document. */
export function renderSpearhead(): string {
	const { rows, printed } = spearheadMap;
	const parts = [
		introduction,
		numbersTable(spearheadMap, [['Rules of single armies', printed.length]]),
		'## Every army',
		rulesTables(spearheadMap, rows),
		'## Single armies',
		'`limit-…` is how many of a unit an army has: as many as in the box.',
		...armyParts(spearheadMap),
		'## What was read',
		whatWasRead(spearheadMap)
	];
	return `${parts.join('\n\n')}\n`;
}
