import { words } from '../words.ts';

/** Where a file of the device is chosen. */
export const fileField = words('fileField', {
	choose: (isMany: boolean): string => (isMany ? 'Choose files' : 'Choose a file')
});
