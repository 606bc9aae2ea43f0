import type { Roster } from '#schema';
import { idOf } from './rosters.ts';

/**
 * A roster of the Empire of 1000 points: a unit a line, its models after a colon, options after a plus.
 * Ids are `u0`, `u1` and so on.
 */
export function anImperialHost(lines: readonly string[], changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: idOf(1),
		name: 'Altdorf',
		system: 'whfb4',
		army: 'empire',
		revision: '2026-11-26',
		size: 1000,
		units: lines.map((line, at) => {
			const [what = '', ...options] = line.split(' + ');
			const [entry = '', models] = what.split(':');
			return {
				id: `u${at}`,
				entry,
				...(options.length > 0 && { options }),
				...(models !== undefined && { models: Number(models) })
			};
		}),
		...changes
	};
}

/** A legal host: a general, a wizard with his college and two regiments. */
export const smallHost: readonly string[] = [
	'general-of-the-empire + general',
	'wizard-champion + college-bright',
	'halberdiers:20 + light-armour + shield + standard-bearer + musician + champion',
	'halflings:11 + bow'
];
