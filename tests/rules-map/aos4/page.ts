import { armyParts, untried } from '../army-rows.ts';
import { numbersTable, rulesTables, whatWasRead } from '../render.ts';
import { aos4Map } from './map.ts';

const introduction = `# Rules map: Age of Sigmar, 4th edition

Every sentence of the text on what may be in an army: where the data say it, and which lists prove that what it allows is legal and what it forbids is not.

The sentences are kept by hand in \`tests/rules-map/aos4.json\`, in our own words. What an army's own file states (limits, who may have an enhancement, what must be there) comes from public data, of which there is no text; it is listed army by army. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

const legend = `## How to read it

- Lines are those of the core rules (\`data/aos4/SOURCES.md\`). Files are those of \`data/aos4\`; \`carries-…\` is who may be given an option, \`apart-…\` what excludes its variant of another season, \`must-…\` what an Army of Renown needs.
- A list in code is judged by hand: \`megaboss + general @a, brutes @a\` are two units in one regiment; the number is the points limit, and in parentheses are the answers to readings.
- A trial is a roster made for one constraint and judged by that constraint alone, in every army that has it.
- Leaders' rows are compared with the publisher's sentences by \`tests/data/aos4-battle-profiles.test.ts\`.`;

/** The whole document. */
export function renderAos4(): string {
	const { rows, printed } = aos4Map;
	const of = (book: string) =>
		rulesTables(
			aos4Map,
			rows.filter((row) => row.book === book)
		);
	const parts = [
		introduction,
		numbersTable(aos4Map, [['Rules of single armies', printed.length]]),
		legend,
		'## Core rules',
		of('core'),
		"## General's Handbooks",
		of('handbook'),
		'## Not checked',
		'How many regiments of Big Waaagh! are led by Ironjawz and by Kruleboyz Heroes. What abilities let an army have beside (build-your-own Heroes, units brought back) is no part of a list.',
		`No list breaks ${untried(aos4Map, 'broken')}: any unit may stand in no regiment, and in an army of Heroes all may have its enhancements.`,
		'## Rules of single armies',
		...armyParts(aos4Map),
		'## What was read',
		whatWasRead(aos4Map)
	];
	return `${parts.join('\n\n')}\n`;
}
