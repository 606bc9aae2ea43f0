import { words } from '../words.ts';

/** What an event pack says. */
export const eventCard = words('eventCard', {
	noRules: 'No rules of its own.',
	rules: (count: number): string => (count === 1 ? 'Its rule' : `Its ${count} rules`)
});
