import { words } from '../words.ts';

/** The picker of units. */
export const unitPicker = words('unitPicker', {
	/** What stands in the empty field. */
	find: 'Find',
	notNow: (count: number): string => `Not now, and why (${count})`,
	add: 'Add',
	/** Said after how many stand there. */
	here: 'here',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	added: (name: string, size: string): string => `Added ${name}: ${size} here.`,
	findUnit: 'Find a unit',
	canAfford: 'Can afford',
	showLegends: 'Show Legends',
	done: 'Done',
	nothing: (isAffordable: boolean): string =>
		`Nothing here may be added${isAffordable ? ' for the points left' : ''}.`,
	wouldLead: (leader: string): string => `Would lead instead of ${leader}`
});
