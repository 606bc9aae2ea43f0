import { words } from '../words.ts';

/** Why the list in a link cannot be opened. */
export const linkFaults = words('linkFaults', {
	unknownGame: 'This list is of a game that this Muster does not have: update Muster to open it.',
	unknownArmy: 'This list is of an army that this Muster does not have: update Muster to open it.'
});
