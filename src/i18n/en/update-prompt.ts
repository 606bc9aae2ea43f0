import { words } from '../words.ts';

/** That there is a new version of the app. */
export const updatePrompt = words('updatePrompt', {
	label: 'New version',
	unstored: 'The last edits are not stored, so this page stays. Try again, or save a copy first.',
	held: 'The new version has not started. It starts when every tab of Muster has been closed.',
	waiting: 'A new version of Muster is ready.',
	broken: 'A part of Muster did not load. Reload to go on: edits are stored first.',
	replaced:
		'Another tab has taken a new version of Muster. This one goes on with the version before.',
	updateNow: 'Update now',
	reload: 'Reload',
	storing: 'Storing …',
	later: 'Later'
});
