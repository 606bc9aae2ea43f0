import { words } from '../words.ts';

/** What steps of a history are called that nobody made by hand. */
export const editSteps = words('editSteps', {
	/** Where the army is not known. */
	edited: 'Edited',
	/** What two tabs did, where no edit of its own says it. */
	joined: 'Joined what two tabs did',
	chose: 'Chose between what two tabs did',
	/** What was kept aside when the page ended. */
	recovered: 'Stored what had been kept aside',
	/** A kept version: what an earlier version of the app kept aside, where it may have been stored since. */
	keptAside: 'Kept aside'
});
