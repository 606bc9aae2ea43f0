import type { ArmyIndex } from '#engine';
import { markedIn, markOf, type Marked } from './marks.ts';
import type { PackedList } from './packed-list.ts';

/** The id for a mark. */
export type IdsOf = (what: keyof Marked, mark: string) => string;

/** The possible ids for the marks of a list. */
export interface Meanings {
	/** The number of marks that the army has no id for. */
	readonly unknown: number;
	/** Every possible assignment. There are several if entries with similar marks were added to the army. */
	readonly ways: readonly IdsOf[];
}

/** Further assignments are not tried. */
const maxWays = 256;

const kinds = ['entries', 'kinds', 'readings', 'answers'] as const;

/** Looks up the marks of a list in its army. */
export function idsOf(packed: PackedList, index: ArmyIndex): Meanings {
	const marked = markedIn(index);
	const used = usedMarks(packed);
	const meanings = kinds.flatMap((what) => {
		const known = byMark(marked[what], packed.markBytes);
		return [...new Set(used[what])].map((mark) => ({
			key: `${what} ${mark}`,
			ids: known.get(mark) ?? []
		}));
	});
	const ways = waysThrough(meanings.filter(({ ids }) => ids.length > 0));
	return {
		unknown: meanings.filter(({ ids }) => ids.length === 0).length,
		ways: ways.map((way) => (what, mark) => way.get(`${what} ${mark}`) ?? '')
	};
}

function usedMarks({ lines, groups, readings }: PackedList): Marked {
	const all = [...lines, ...groups.flatMap((group) => group.lines)];
	return {
		entries: all.flatMap(({ entry, options }) => [entry, ...options]),
		kinds: groups.map(({ kind }) => kind),
		readings: readings.map(([reading]) => reading),
		answers: readings.map(([, answer]) => answer)
	};
}

function byMark(ids: readonly string[], bytes: number): ReadonlyMap<string, readonly string[]> {
	const known = new Map<string, string[]>();
	for (const id of new Set(ids)) {
		const mark = markOf(id, bytes);
		known.set(mark, [...(known.get(mark) ?? []), id]);
	}
	return known;
}

interface Meaning {
	readonly key: string;
	readonly ids: readonly string[];
}

/** Every choice of one id for each mark, up to the limit. */
function waysThrough(meanings: readonly Meaning[]): readonly ReadonlyMap<string, string>[] {
	const count = meanings.reduce((product, { ids }) => product * ids.length, 1);
	if (count > maxWays) return [];
	let ways: readonly ReadonlyMap<string, string>[] = [new Map()];
	for (const { key, ids } of meanings) {
		ways = ways.flatMap((way) => ids.map((id) => new Map([...way, [key, id]])));
	}
	return ways;
}
