export const unreadableRows: typeof import('../../en/unreadable-rows.ts').unreadableRows = {
	notReadable: 'Nicht lesbar',
	kept: 'Es bleibt, wie es ist. Exportiere es, um es jemandem zu schicken, der es richten kann, oder versuch es mit einem neueren Muster.',
	exportData: 'Daten exportieren',
	remove: 'Löschen'
};
