import type { Roster, RosterUnit } from '#schema';
import { idOf } from './rosters.ts';

/**
 * A roster of Stormcast Eternals: a regiment a line, its units by their entries, options after a plus;
 * what stands in none begins with `-`. Ids are `u0`, `u1` and so on; regiments `r1`, `r2`.
 */
export function aStormhost(lines: readonly string[], changes: Partial<Roster> = {}): Roster {
	const units: RosterUnit[] = [];
	const groups: { id: string; kind: string }[] = [];
	for (const line of lines) {
		const group = line.startsWith('- ') ? undefined : `r${groups.length + 1}`;
		if (group !== undefined) groups.push({ id: group, kind: 'regiment' });
		for (const words of line.replace(/^- /, '').split(', ')) {
			const [entry = '', ...options] = words.split(' + ');
			units.push({
				id: `u${units.length}`,
				entry,
				...(options.length > 0 && { options }),
				...(group !== undefined && { group })
			});
		}
	}
	return {
		formatVersion: 1,
		id: idOf(1),
		name: 'Anvils',
		system: 'aos4',
		army: 'stormcast-eternals',
		revision: '2026-11-26',
		size: 2000,
		units,
		groups,
		...changes
	};
}

/** Two legal regiments and an auxiliary: u0–u3, u4–u5, u6. */
export const twoRegiments: readonly string[] = [
	'lord-vigilant-on-gryph-stalker + general, liberators, vindictors, reclusians',
	'knight-arcanum, praetors',
	'- liberators'
];
