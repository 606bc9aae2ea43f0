import { checkRoster, type ArmyIndex } from '#engine';
import { aRoster, aUnit } from '../builders.ts';
import type { Row } from '../revolution.ts';

// Printed limits, tried at the sizes around which they change.

export const sizes = [999, 1000, 1999, 2000] as const;

/** The printed limits of a row at a size: for each full 1000, maxima of 1000 and no minima below. */
export function limitsAt(range: string, size: number): readonly [number, number] {
	if (range === '1') return [1, 1];
	if (range === '0-1') return [0, 1];
	if (range === 'elite') return [0, Math.max(0, Math.floor(size / 1000) - 1)];
	const bands = Math.max(1, Math.floor(size / 1000));
	const [min = '-', max = '-'] = range.split('/');
	return [
		min === '-' || size < 1000 ? 0 : Number(min) * bands,
		max === '-' ? Infinity : Number(max) * bands
	];
}

interface Found {
	readonly few: boolean;
	readonly many: boolean;
}

/** Whether a list of so many of a row, and nothing else, has too few or too many of it. */
export function limitFaults(index: ArmyIndex, name: string, count: number, size: number): Found {
	const all = [...index.entries.values()].filter(({ entry }) => entry.name === name);
	const found = all.find(({ isUnit }) => isUnit) ?? all[0];
	const general = index.units.find(({ type }) => type.id === 'general');
	if (!found || !general) throw new Error(`no ${name}`);
	const { id } = found.entry;
	const units = Array.from({ length: count }, (_, at) =>
		found.isUnit
			? aUnit(id, { id: `x${at}` })
			: aUnit(general.entry.id, { id: `x${at}`, options: [id] })
	);
	const { problems } = checkRoster(aRoster({ size, units }), index);
	const own = problems.filter(
		({ constraint }) =>
			constraint.kind === 'count' &&
			constraint.more === undefined &&
			(constraint.of.any ?? []).includes(id)
	);
	return {
		// What may stand for others is counted for their minimum, not for one of its own.
		few: own.some(
			({ constraint, outcome }) => outcome === 'count/too-few' && constraint.of.any?.[0] === id
		),
		many: own.some(({ outcome }) => outcome === 'count/too-many')
	};
}

/** Each printed limit with one more and one less, at each size: what is judged otherwise than printed. */
export function wronglyJudged(index: ArmyIndex, rows: readonly Row[]): readonly string[] {
	return rows.flatMap(({ name, range }) =>
		sizes.flatMap((size) => {
			const [min, max] = limitsAt(range, size);
			const counts = [min - 1, min, max, max + 1].filter((n) => n >= 0 && n < Infinity);
			return [...new Set(counts)].flatMap((count) => {
				const { few, many } = limitFaults(index, name, count, size);
				const isRight = few === count < min && many === count > max;
				return isRight ? [] : [`${count} ${name} at ${size}`];
			});
		})
	);
}
