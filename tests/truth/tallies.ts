import type { CheckContext, MusteredUnit, Thing } from '#engine';
import type { Selector, Tally } from '#schema';
import { isMeant } from './recount.ts';

// The numbers of an army, counted from the list and the rows of the data.

/** What a tally should come to, and the single numbers where it shows them. */
export interface Recounted {
	readonly value: number;
	/** Of each that is counted, the highest first. */
	readonly parts?: readonly number[];
	/** Of each unit by id. */
	readonly each?: ReadonlyMap<string, number>;
}

type TallyOf<K extends Tally['kind']> = Extract<Tally, { kind: K }>;

export function recounted(tally: Tally, context: CheckContext): Recounted {
	switch (tally.kind) {
		case 'count':
		case 'half-rounded-up':
			return counted(tally, context);
		case 'groups':
			return { value: groupsAndLoners(tally, context) };
		case 'sum':
			return { value: (tally.base ?? 0) + total(sumOf(tally, context)) };
		case 'each': {
			const units = context.units.filter(({ tags }) => isMeant(tags, tally.of));
			const each = new Map(
				units.map((unit) => [unit.unit.id, (tally.base ?? 0) + ofUnit(unit, context, tally.number)])
			);
			return { value: Math.max(0, ...each.values()), each };
		}
		case 'models':
			return { value: total(bodies(context, tally.of).map(modelsOf)) };
		case 'unspent':
			return { value: context.limit - context.points < tally.atLeast ? 0 : tally.gives };
	}
}

function total(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0);
}

function counted(tally: TallyOf<'count' | 'half-rounded-up'>, context: CheckContext): Recounted {
	const { of, outside, plus = 0, lists, kind } = tally;
	const found = bodies(context, of).filter(
		({ bearer }) => outside === undefined || !isIn(context, outside, bearer)
	);
	const value = plus + (kind === 'count' ? found.length : Math.floor((found.length + 1) / 2));
	if (lists === undefined) return { value };
	const parts = found.map((body) =>
		body.as === 'unit'
			? ofUnit(body.bearer, context, lists)
			: (body.indexed.entry.numbers?.[lists] ?? 0)
	);
	return { value, parts: parts.toSorted((one, other) => other - one) };
}

/** Groups that have units in them, and units in none; a group has none but those for which its kind is. */
function groupsAndLoners({ group, of }: TallyOf<'groups'>, context: CheckContext): number {
	const filled = new Set(
		context.units.filter((unit) => isIn(context, group, unit)).map(({ unit }) => unit.group)
	);
	const loners = context.units.filter(
		(unit) => unit.indexed && isMeant(unit.tags, of) && !isIn(context, group, unit)
	);
	return filled.size + loners.length;
}

/** Whether a unit is in a group of a kind. */
function isIn({ groups, index }: CheckContext, kind: string, unit: MusteredUnit): boolean {
	const kinds = index.system.groups ?? [];
	const own = kinds.find(({ id }) => id === kind);
	const group = groups.find(({ id }) => id === unit.unit.group);
	const isOfKind = (group?.kind ?? kinds[0]?.id) === kind;
	return group !== undefined && isOfKind && isMeant(unit.tags, own?.of ?? {});
}

/** What is on the table: units, and units inside them. */
function bodies({ things }: CheckContext, of: Selector): readonly Thing[] {
	return things.filter(({ as, tags }) => as !== 'option' && isMeant(tags, of));
}

function modelsOf({ as, indexed, bearer }: Thing): number {
	if (as === 'unit') return bearer.models ?? bearer.times;
	return typeof indexed.entry.size === 'number' ? indexed.entry.size : 1;
}

/** What each that is counted adds. */
function sumOf(tally: TallyOf<'sum'>, context: CheckContext): readonly number[] {
	const { of, number, perModel, byModels } = tally;
	return bodies(context, of).map((body) => {
		const { as, indexed, bearer, tags } = body;
		const own = indexed.entry.numbers?.[number] ?? 0;
		const whole = own * (perModel ? modelsOf(body) : 1);
		const given = as === 'unit' ? ofUnit(bearer, context, number) - own : 0;
		if (!byModels || !isMeant(tags, byModels.of)) return whole + given;
		const steps = Math.floor((modelsOf(body) - 1) / byModels.each) + 1;
		return whole + given + (steps > byModels.most ? byModels.most : steps);
	});
}

/** A number of a unit with those of all that the list gives it. */
function ofUnit({ unit }: MusteredUnit, { index }: CheckContext, number: string): number {
	const rows = [unit.entry, ...(unit.options ?? [])];
	return total(rows.map((id) => index.entries.get(id)?.entry.numbers?.[number] ?? 0));
}
