import { words } from '../words.ts';

/** Whether a list is legal, and what to do about it. */
export const legalitySheet = words('legalitySheet', {
	toFix: 'To fix',
	plan: 'Plan',
	planSays: 'A plan for the game: the list is legal all the same.',
	allRules: 'All rules',
	readings: 'Readings used',
	twoWays: (question: string): string => `Can be read two ways: ${question}`,
	print: 'Print this report',
	waysOut: 'Ways out',
	show: (name: string): string => `Show ${name}`,
	noRepair: 'No single change mends this without breaking another rule.'
});
