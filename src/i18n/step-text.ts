/** That steps were undone, when an edit is made after it. */
export function undidText(count: number): string {
	return count === 1 ? 'Undid 1 step' : `Undid ${count} steps`;
}

/** That what was done here and what another tab did were joined, where no edit of its own says it. */
export const joinedText = 'Joined what two tabs did';

/** That the player chose between what two tabs did. */
export const choseText = 'Chose between what two tabs did';

/** What a step is called that was kept aside when the page ended, and stored later. */
export const recoveredText = 'Stored what had been kept aside';
