/** Where a file of the device is chosen. */
export const fileField: typeof import('../../en/file-field.ts').fileField = {
	choose: (isMany) => (isMany ? 'Dateien wählen' : 'Datei wählen')
};
