import { words } from '../words.ts';

/** What an event pack says. */
export const eventCard = words('eventCard', {
	missing:
		'Its rules are not here: the list came without them. Attach its event pack to check them.',
	noRules: 'No rules of its own.',
	rules: (count: number): string => (count === 1 ? 'Its rule' : `Its ${count} rules`)
});
