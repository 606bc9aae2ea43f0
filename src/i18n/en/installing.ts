import { words } from '../words.ts';

/** The offer to put Muster among the apps of the device. */
export const installing = words('installing', {
	label: 'Installing Muster',
	offer:
		'Muster can be an app of this device: on the home screen, without the browser’s bars, with the rosters that are here.',
	install: 'Install Muster',
	byHand:
		'“Add to Home Screen” in the share menu makes Muster an app of this device. There its rosters stay; in the browser they may be cleared after a week without a visit. The app begins without rosters: save a backup here, and restore it there under Settings.',
	saveBackup: 'Save a backup',
	notNow: 'Not now'
});
