import { armyParts } from '../army-rows.ts';
import { numbersTable, rulesTables } from '../render.ts';
import { trialMap } from './map.ts';

const introduction = `# Rules map: Warmaster trial armies

What the lists of the compendium and the rulebook say of an army: where the data say it, and which lists prove that what it allows is legal and what it forbids is not. Special rules are known by name only, and what they say of a list is named as not checked with each army.

The rules are kept by hand in \`tests/rules-map/warmaster-trial.json\`, in our own words; minima and maxima come from the data. \`tests/rules-map/rules-map.test.ts\` fails when a constraint of the data is in no row, when a row points to nothing, when a rule is not proved on both sides, and when a proof does not hold.`;

/** The whole document. */
export function renderTrial(): string {
	const { rows, printed, pack } = trialMap;
	const tables = pack.armies.flatMap(({ id, name }) => {
		const own = rows.filter(({ army }) => army === id);
		return own.length > 0 ? [`## ${name}`, rulesTables(trialMap, own)] : [];
	});
	const parts = [
		introduction,
		numbersTable(trialMap, [['Rules of single armies', printed.length]]),
		'## Every army',
		rulesTables(
			trialMap,
			rows.filter(({ army }) => army === undefined)
		),
		...tables,
		'## Each rule of each army in the data',
		...armyParts(trialMap)
	];
	return `${parts.join('\n\n')}\n`;
}
