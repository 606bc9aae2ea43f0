import { hasVariableSize, musterUnit, priceOf, type ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { quoted } from '../common/fault.ts';
import { lineFault } from '../common/line-fault.ts';
import type { Finding } from '../common/read-list.ts';
import type { UnitByName } from '../outside/list-by-name.ts';
import type { ResolvedUnit } from '../names/resolve-unit.ts';
import { resolveNames } from '../names/resolve-names.ts';
import { type TypedUnit, countedOptions } from './typed-options.ts';

interface TypedWritten extends UnitByName {
	readonly from: TypedUnit;
}

/** The units of a line: of three, two of which have a banner, two with it and one without. */
export function writtenUnits(from: TypedUnit, index: ArmyIndex): readonly TypedWritten[] {
	const { unit, typed } = from;
	const isModels = hasVariableSize(unit) && from.models === undefined && typed.count !== undefined;
	const models = isModels ? typed.count : from.models;
	const count = isModels ? 1 : (typed.count ?? 1);
	const options = countedOptions(from.options, count, models);
	const whole = writtenWith(from, options, count, models);
	if (count === 1) return [whole];
	const fewer = options.filter((one) => one.count !== undefined && one.count < count);
	const all = options.filter((one) => !fewer.includes(one)).map((one) => ({ ...one, count: 1 }));
	if (fewer.length > 0) {
		const several = fewer.map((one) =>
			writtenWith(from, [...all, { ...one, count: 1 }], one.count ?? 1, models)
		);
		const rest = count - several.reduce((sum, { said }) => sum + (said.count ?? 1), 0);
		if (rest >= 0) return rest === 0 ? several : [writtenWith(from, all, rest, models), ...several];
	}
	const alike = [writtenWith(from, all, count, models)];
	const one = [writtenWith(from, [], count - 1, models), writtenWith(from, options, 1, models)];
	return isOnlyFor(typed.price, one, alike, index) ? one : alike;
}

function writtenWith(
	from: TypedUnit,
	given: readonly TypedUnit['options'][number][],
	count: number,
	models: number | undefined
): TypedWritten {
	const { unit, line, name } = from;
	const things = given.flatMap((one) => Array.from({ length: one.count ?? 1 }, () => one));
	return {
		where: imports.textLine(line.number),
		line: line.number,
		said: {
			unit: unit.entry.name,
			...(count > 1 && { count }),
			...(models !== undefined && { models }),
			...(name !== undefined && { name: name.slice(0, 80) }),
			...(things.length > 0 && { with: things.map(({ name }) => name) })
		},
		optionPositions: things.map((one) => ({
			where: imports.textLine(one.line.number),
			line: one.line.number
		})),
		from
	};
}

/** Whether a price says that one of several has the options: what is free says nothing of how many have it. */
function isOnlyFor(
	price: number | undefined,
	one: readonly TypedWritten[],
	alike: readonly TypedWritten[],
	index: ArmyIndex
): boolean {
	if (price === undefined || price !== costOf(one, index)) return false;
	return price !== costOf(alike, index);
}

function costOf(units: readonly UnitByName[], index: ArmyIndex): number | undefined {
	const found = resolveNames({ units, groups: [], faults: [] }, index);
	return found.ok && found.faults.length === 0 ? sumOf(found.resolved, index) : undefined;
}

function sumOf(lines: readonly ResolvedUnit[], index: ArmyIndex): number {
	return lines
		.map(({ indexed, options, models, byName }) => {
			const unit = {
				id: 'u',
				entry: indexed.entry.id,
				options,
				...(models !== undefined && { models })
			};
			return priceOf(musterUnit(unit, index)).points * (byName.said.count ?? 1);
		})
		.reduce((sum, points) => sum + points, 0);
}

/** Prices of lines that differ, whether they state the price of one or of all. */
export function otherTypedPrices(
	resolved: readonly ResolvedUnit[],
	index: ArmyIndex
): readonly Finding[] {
	const byLine = new Map<TypedUnit, ResolvedUnit[]>();
	for (const line of resolved) {
		const { from } = line.byName as TypedWritten;
		byLine.set(from, [...(byLine.get(from) ?? []), line]);
	}
	return [...byLine].flatMap(([{ line, typed, unit, figures }, own]) => {
		const ours = sumOf(own, index);
		const { price, count = 1 } = typed;
		if (price === undefined || price === ours || price * count === ours) return [];
		// Or it is the price without what has one of its own.
		const theirs = price + figures.reduce((sum, figure) => sum + figure, 0);
		if (theirs === ours) return [];
		const said = imports.otherPrice(quoted(unit.entry.name), theirs, ours);
		return [{ kind: 'price' as const, fault: lineFault(line.number, said), theirs, ours }];
	});
}
