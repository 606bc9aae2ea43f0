import { words } from '../words.ts';

/** The page where a roster is printed. */
export const printPage = words('printPage', {
	title: 'Print',
	description:
		'A roster as a sheet: the army list on one page, with stats, rules, items and spells, or with the proof that it is legal.',
	opening: 'Opening the roster …',
	/** A link to the rosters follows. */
	missing: 'There is no readable roster of this address in this browser.',
	notOpened: (why: string): string => `The roster could not be opened: ${why}`
});
