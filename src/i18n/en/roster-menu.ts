import { words } from '../words.ts';

/** What can be done with a roster as a whole. */
export const rosterMenu = words('rosterMenu', {
	name: 'Name',
	rename: 'Rename',
	print: 'Print',
	compare: 'Compare',
	history: 'History',
	rulesInUse: 'Rules in use',
	armyRules: 'Army rules and spells',
	duplicate: 'Duplicate',
	copyText: 'Copy as text',
	copyLink: 'Copy link',
	shareLink: 'Share link',
	exportFile: 'Export file',
	keys: 'Keyboard shortcuts',
	remove: 'Delete',
	removeRoster: 'Delete roster',
	help: 'Help'
});
