import { punkte } from './grammar.ts';
import { pointsText } from '../../figures.ts';

export const deletedRow: typeof import('../../en/deleted-row.ts').deletedRow = {
	unreadableName: 'Nicht lesbare Liste',
	unreadable: 'Eine Liste, die diese Version nicht lesen kann.',
	spent: (points, size) => `${pointsText(points)} von ${size}`,
	size: punkte,
	deleted: (ago) => `Gelöscht ${ago}`,
	stays: 'bleibt, bis du sie löschst',
	goesOn: (date) => `verschwindet am ${date}`,
	restore: 'Zurückholen',
	export: 'Exportieren',
	purge: 'Endgültig löschen'
};
