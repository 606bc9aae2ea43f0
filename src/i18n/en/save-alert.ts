import { words } from '../words.ts';

/** That a roster is not stored. */
export const saveAlert = words('saveAlert', {
	late: 'Not saved yet: this browser takes its time.',
	failed: (why: string): string => `Not saved: ${why}.`,
	asking: 'Two tabs changed the same.',
	outdated:
		'What is stored of this roster is from a newer Muster, or damaged: it is left as it is.',
	isNoted: 'It is kept aside until that can be done.',
	keepsTrying: 'Muster keeps trying. Save a copy before you leave.',
	emptyBin: (many: number): string => `Empty the bin (${many})`,
	binGoes: (many: number): string =>
		`Delete ${many === 1 ? 'the list' : `the ${many} lists`} in the bin for good? This cannot be undone.`,
	reload: 'Reload',
	saveCopy: 'Save a copy'
});
