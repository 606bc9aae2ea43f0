import { measureCheck, measureCommand, measureIndex, measureFixes } from './engine.ts';
import type { Figure } from './figure.ts';
import { measurePrinting } from './print-command.ts';
import {
	bigRoster,
	index,
	ninthAge,
	ninthAgeRoster,
	ranked,
	rankedRoster,
	sixthEdition,
	sixthEditionRoster
} from './rosters.ts';

/** What is measured without a page: the engine and the command. */
export const commandParts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
	engine: () =>
		Promise.resolve([
			measureCheck(bigRoster, index),
			measureCheck(rankedRoster, ranked),
			measureCheck(ninthAgeRoster, ninthAge),
			measureCheck(sixthEditionRoster, sixthEdition),
			measureIndex(ninthAge),
			measureIndex(sixthEdition),
			measureFixes(bigRoster, index, 5),
			measureFixes(ninthAgeRoster, ninthAge),
			measureFixes(sixthEditionRoster, sixthEdition)
		]),
	command: async () => [
		await measureCommand(bigRoster),
		await measureCommand(ninthAgeRoster),
		await measureCommand(sixthEditionRoster)
	],
	'print-command': async () => [
		...(await measurePrinting(bigRoster, 'list,reference')),
		...(await measurePrinting(sixthEditionRoster, 'organiser'))
	]
};
