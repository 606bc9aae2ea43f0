import { words } from '../words.ts';

/** How a list stands, within a line. */
export const shortVerdict = words('shortVerdict', {
	/** @param lacksEvent whether the rules of the list's event are not here */
	of: (problems: number, lacksEvent = false): string =>
		problems > 0 ? `${problems} to fix` : lacksEvent ? 'legal without the event’s rules' : 'legal'
});
