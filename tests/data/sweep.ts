import { readFileSync } from 'node:fs';
import {
	checkRoster,
	isOffered,
	mayCarry,
	musterUnit,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import { aRoster, aUnit } from '../builders.ts';

/** The lines of a file of facts. */
export function readFacts(file: string): readonly unknown[] {
	return readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')
		.trim()
		.split('\n')
		.map((line): unknown => JSON.parse(line));
}

/** As few models as a unit may have, and as many if there is a limit. */
type Size = readonly [min: number, max?: number];

export interface Sweep {
	/** The points of one unit. */
	readonly pointsOf: (unit: IndexedEntry, models?: number) => number;
	/** What this option adds to them: alone, or beside one that must come before it. */
	readonly pricesOf: (
		unit: IndexedEntry,
		option: IndexedEntry,
		models?: number
	) => readonly number[];
	/** Which of its limits do not hold, or are broken too soon or too late. */
	readonly breaks: (unit: IndexedEntry, size?: Size, most?: number) => readonly string[];
}

type OfUnit<T> = (unit: IndexedEntry, models: number | undefined, options: readonly string[]) => T;

/** The same, asked once for each unit with these models and options. */
function remembered<T>(answer: OfUnit<T>): OfUnit<T> {
	const known = new Map<string, T>();
	return (unit, models, options) => {
		const key = [unit.entry.id, models, ...options].join();
		const found = known.get(key) ?? answer(unit, models, options);
		known.set(key, found);
		return found;
	};
}

/** @param general whether a rule for all units is one on how many there may be of each */
export function sweepOf(index: ArmyIndex, general: (rule: string) => boolean = () => false): Sweep {
	const musterWith = remembered(
		(unit: IndexedEntry, models: number | undefined, options: readonly string[]) =>
			musterUnit(
				aUnit(unit.entry.id, {
					...(models !== undefined && { models }),
					...(options.length > 0 && { options })
				}),
				index
			)
	);
	/** These options with each one more that the unit may then carry. */
	const openers = remembered((unit, models, options): readonly (readonly string[])[] => {
		const { tags } = musterWith(unit, models, options);
		return index.options
			.filter((other) => mayCarry({ tags }, other) && !options.includes(other.entry.id))
			.map((other) => [...options, other.entry.id]);
	});
	const breaksRow = ({ entry }: IndexedEntry, count: number, models?: number) => {
		const units = Array.from({ length: count }, (_, at) =>
			aUnit(entry.id, { id: `u${at}`, ...(models !== undefined && { models }) })
		);
		const roster = aRoster({ system: index.system.id, size: 2000, units });
		return checkRoster(roster, index).problems.map(({ constraint }) => constraint.id);
	};
	return {
		pointsOf: (unit, models) => musterWith(unit, models, []).points,
		pricesOf: (unit, option, models) => {
			const { id } = option.entry;
			const priceBeside = (others: readonly string[]): number =>
				musterWith(unit, models, [...others, id]).points - musterWith(unit, models, others).points;
			if (isOffered(unit, option)) return [priceBeside([])];
			const opens = (others: readonly string[]): boolean =>
				mayCarry(musterWith(unit, models, others), option);
			const first = openers(unit, models, []);
			const near = first.filter(opens);
			return (
				near.length > 0 ? near : first.flatMap((one) => openers(unit, models, one)).filter(opens)
			).map(priceBeside);
		},
		breaks: (unit, size, most) => {
			const row = (kind: string, count: number, models?: number): boolean =>
				breaksRow(unit, count, models).some(
					(id) => id === `${kind}-${unit.entry.id}` || (kind === 'limit' && general(id))
				);
			const [min = 1, max] = size ?? [];
			const models = size ? min : undefined;
			return [
				...(size && row('size', 1, min) ? ['fewest models'] : []),
				...(min > 1 && !row('size', 1, min - 1) ? ['too few models'] : []),
				...(max !== undefined && row('size', 1, max) ? ['most models'] : []),
				...(max !== undefined && !row('size', 1, max + 1) ? ['too many models'] : []),
				...(most !== undefined && row('limit', most, models) ? ['most units'] : []),
				...(most !== undefined && !row('limit', most + 1, models) ? ['too many units'] : [])
			];
		}
	};
}
