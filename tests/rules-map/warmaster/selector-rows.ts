import type { Entry } from '#schema';
import { selectors, type ArmyId } from '../../data/warmaster-transcription.ts';
import { warmasterArmies } from '../../warmaster.ts';

/** A row of an army's selector as the book prints it, and the entry of the data that is printed there. */
export interface SelectorRow {
	readonly army: ArmyId;
	readonly name: string;
	readonly points: string;
	/** The min/max column. */
	readonly range: string;
	readonly line: number;
	/** A row without a name, under one that has one. */
	readonly isSubRow: boolean;
	readonly entry: Entry | undefined;
	/** The constraint that the column became; undefined where it says that any number will do. */
	readonly constraint: string | undefined;
}

/** The rows of the book's selector of an army, from the transcription that was made without the data. */
export function selectorRows(army: ArmyId): readonly SelectorRow[] {
	const entries = warmasterArmies.find(({ id }) => id === army)?.entries ?? [];
	return selectors[army].map((text) => {
		const cells = text.split(' | ');
		const [name = '', type = ''] = cells;
		const [points = '', range = '', lineText] = cells.slice(-3);
		const line = Number(lineText);
		const entry = entries.find(({ source }) => source.line === line);
		return {
			army,
			name: name === '' ? `– as a ${type}` : name,
			isSubRow: name === '',
			points,
			range,
			line,
			entry,
			constraint: entry?.limit && `limit-${entry.id}`
		};
	});
}

/** Whether the column asks for a limit: it has a number. */
export function isLimited({ range }: SelectorRow): boolean {
	return /\d/.test(range);
}
