import {
	amountFor,
	eitherOf,
	matches,
	musterUnit,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import type { Amount, ConstraintOf } from '#schema';
import { aUnit } from '../../../builders.ts';
import { apart, copies, noTrials, withOptions, type Trials } from '../../trial-rosters.ts';
import { firstOf, isSelected, makings, mayBear, type Made } from './made.ts';

const usual = 2000;

/** Who may be given it, and who may not. */
export function carriesPairs(
	index: ArmyIndex,
	{ option, by }: ConstraintOf<'carries'>
): readonly Trials[] {
	const give = (made: Made | undefined) => made && { units: [withOptions(made.unit, option)] };
	const isPlain = ({ unit: { options = [] } }: Made) => !options.includes(option);
	const either = eitherOf(by);
	const isBearer = (made: Made) => either.some((each) => isSelected(made, each));
	return [
		{
			met: give(firstOf(makings(index, ...either), (made) => isBearer(made) && isPlain(made))),
			broken: give(firstOf(makings(index, ...either), (made) => !isBearer(made) && isPlain(made)))
		}
	];
}

/** As many of the set as the unit may have, or must, and one more, or less. */
export function exclusivePairs(
	index: ArmyIndex,
	constraint: ConstraintOf<'exclusive'>
): readonly Trials[] {
	const { of, min, max, on = {}, distinct } = constraint;
	const set = index.options.filter(({ tags }) => matches(of, tags));
	const numbered = numberIn(min) ?? numberIn(max);
	const hosts = [...makings(index, on)].filter(
		(made) => isSelected(made, on) && (numbered === undefined || hasOwn(made, numbered))
	);
	const bearing = (made: Made) => set.filter((option) => mayBearAll(made, option));
	const wanted = distinct ? 2 : 1;
	const host =
		hosts.find((made) => bearing(made).length > wanted) ??
		hosts.find((made) => bearing(made).length >= wanted) ??
		hosts[0];
	if (!host || set.length === 0) return [noTrials];
	const own = bearing(host);
	const ids = (own.length >= wanted ? own : set).map(({ entry }) => entry.id);
	const having = (count: number) => {
		const given = Array.from({ length: count }, (_, at) => ids[at % ids.length] ?? 'no');
		return { units: [withOptions(host.unit, ...given)] };
	};
	const printed = (amount: Amount) => amountFor(musterUnit(host.unit, index), amount, usual) ?? 0;
	const most = max === undefined ? [] : [printed(max)];
	const least = min === undefined ? [] : [printed(min)];
	return [
		...most.map((count) => ({ met: having(count), broken: having(count + 1) })),
		...least.map((count) => ({ met: having(count), broken: having(count - 1) }))
	];
}

function numberIn(amount: Amount | undefined): string | undefined {
	return typeof amount === 'object' && 'number' in amount ? amount.number : undefined;
}

function hasOwn({ parts: [unit] }: Made, number: string): boolean {
	return unit?.indexed.entry.numbers?.[number] !== undefined;
}

function mayBearAll({ parts: [unit] }: Made, option: IndexedEntry): boolean {
	return unit !== undefined && mayBear({ ...unit.indexed, tags: unit.tags }, option);
}

/** One bearer and two of them, or one unit and two; on a unit, an option once and twice. */
export function uniquePairs(
	index: ArmyIndex,
	{ of, scope }: ConstraintOf<'unique'>
): readonly Trials[] {
	const single = index.units.find(({ tags }) => matches(of, tags));
	if (single) {
		const unit = aUnit(single.entry.id);
		return [{ met: { units: [unit] }, broken: { units: copies(unit, 2) } }];
	}
	const items = index.options.filter(({ tags }) => matches(of, tags));
	return items.slice(0, 1).flatMap((item) => {
		const hosts = index.units.filter((unit) => mayBear(unit, item));
		const [one, other = one] = hosts.length > 0 ? hosts : index.units;
		if (!one || !other) return [];
		const { id } = item.entry;
		const given = (bearer: IndexedEntry, ...options: readonly string[]) =>
			aUnit(bearer.entry.id, { options });
		const twice =
			scope === 'unit' ? [given(one, id, id)] : apart([given(one, id), given(other, id)]);
		return [{ met: { units: [given(one, id)] }, broken: { units: twice } }];
	});
}
