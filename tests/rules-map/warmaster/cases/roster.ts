import type { Roster } from '#schema';
import { aList } from '../../../builders.ts';
import type { Case } from '../../case.ts';

export const usualSize = 900;

/** The roster that a case writes down. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	const roster = aList(size, list.replace(/[[\]]/g, ''));
	const brigades = brigadesOf(list);
	return {
		...roster,
		units: roster.units.map((unit, at) => {
			const brigade = brigades[at] ?? 0;
			return brigade > 0 ? { ...unit, group: `b${brigade}` } : unit;
		}),
		groups: [...new Set(brigades)]
			.filter((brigade) => brigade > 0)
			.map((brigade) => ({ id: `b${brigade}`, kind: 'brigade' }))
	};
}

/** The number of the brigade that each unit of a list stands in, 0 for none. */
function brigadesOf(list: string): readonly number[] {
	let last = 0;
	let brigade = 0;
	return list.split(', ').flatMap((line) => {
		if (line.startsWith('[')) brigade = last += 1;
		const count = Number(/^\[?(\d+) /.exec(line)?.[1] ?? 1);
		const here = Array.from({ length: count }, () => brigade);
		if (line.endsWith(']')) brigade = 0;
		return here;
	});
}
