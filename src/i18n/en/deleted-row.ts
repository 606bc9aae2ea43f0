import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** A deleted roster in the bin. */
export const deletedRow = words('deletedRow', {
	unreadableName: 'unreadable roster',
	unreadable: 'A roster that this version cannot read.',
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size}`,
	size: (size: number): string => `${size} points`,
	deleted: (ago: string): string => `Deleted ${ago}`,
	stays: 'stays until you delete it',
	goesOn: (date: string): string => `goes on ${date}`,
	restore: 'Restore',
	export: 'Export',
	purge: 'Delete for good'
});
