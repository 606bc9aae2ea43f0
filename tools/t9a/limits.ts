import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';
import type { FactModifier, FactUnit } from './facts.ts';
import { isOfOneGod } from './special.ts';

/** How many of one entry an army has at most, under 1500 points, from there, and from 4000. */
type Limits = readonly [number, number, number];

const usual: Readonly<Record<string, Limits>> = {
	Lords: [2, 3, 6],
	Heroes: [2, 3, 6],
	Core: [2, 4, 8],
	Special: [2, 3, 6],
	Rare: [1, 2, 4]
};

const warband = '7732-e457-4a60-ddb3';
const grand = '1177-b26b-017b-9fc4';

/** The entry's own number where the facts print another than its heading's; otherwise nothing. */
export function limitOf(context: Context, unit: FactUnit, id: string): Entry['limit'] {
	const { category, name } = unit;
	const heading = usual[category];
	if (!heading) return undefined;
	const why = context.corrections.limits[context.settings.id]?.[name];
	if (why !== undefined) {
		context.note('mended', name, why);
		context.notes.count(context.settings.id, 'limits', true);
		return undefined;
	}
	if (isOfOneGod(unit)) return undefined;
	if (unit.max_army === undefined) {
		context.note('read', name, `no number of its own in the source: that of ${category}`);
		context.notes.count(context.settings.id, 'limits', true);
		return undefined;
	}
	const own = ownLimits(unit, heading);
	context.notes.count(context.settings.id, 'limits', true);
	if (own.every((n, at) => n === heading[at])) return undefined;
	context.keywordsOf(id).add('OWN LIMIT');
	const [least, most, doubled] = own;
	const max =
		least === most && most === doubled
			? most
			: {
					table: [
						{ from: 0, n: least },
						{ from: 1500, n: most },
						{ from: 4000, n: doubled }
					]
				};
	return { max, per: 'army' };
}

/** What the facts' number and its changes come to; where they say nothing of a size, the heading's. */
function ownLimits({ max_army: printed = 0, modifiers = [] }: FactUnit, heading: Limits): Limits {
	const under = modifiers.find((each) => isSize(each, 'under'));
	const over = modifiers.find((each) => isSize(each, 'over'));
	if (printed === heading[1] && !under && !over) return heading;
	const least = under ? changed(printed, under) : printed === heading[1] ? heading[0] : printed;
	const doubled = over ? changed(printed, over) : printed === heading[1] ? heading[2] : printed;
	return [least, printed, doubled];
}

function changed(n: number, { set, decrement, value }: FactModifier): number {
	const by = Number(value);
	if (set !== undefined) return by;
	return decrement === undefined ? n + by : n - by;
}

/** A change of the number for small forces, or for large ones; of those in a form that says so. */
function isSize(
	{ set, increment, decrement, when = [] }: FactModifier,
	which: 'under' | 'over'
): boolean {
	const [condition] = when;
	const word = set ?? increment ?? decrement;
	if (!condition || when.length > 1 || (word !== 'maxInRoster' && word !== 'minInRoster'))
		return false;
	if (condition.field === 'points limit') {
		const isUnder = ['less than', 'at most'].includes(condition.if) && condition.value === 1500;
		const isOver = ['at least', 'greater than'].includes(condition.if) && condition.value === 4000;
		return which === 'under' ? isUnder : isOver;
	}
	return condition.field === 'selections' && condition.of === (which === 'under' ? warband : grand);
}

/** One more of an entry for each of these choices. */
export function growingLimit(context: Context, unit: FactUnit, id: string): Constraint | undefined {
	const growing = (unit.modifiers ?? []).filter(
		({ increment, repeat }) => increment === 'maxInRoster' && repeat
	);
	if (growing.length === 0) return undefined;
	const each = context.bearers(growing.map(({ repeat }) => repeat?.of ?? ''));
	const [least, most, doubled] = usual[unit.category] ?? [1, 1, 1];
	context.keywordsOf(id).add('OWN LIMIT');
	return {
		id: `${id}-and-more`,
		kind: 'count',
		of: { any: [id] },
		max: {
			table: [
				{ from: 0, n: least },
				{ from: 1500, n: most },
				{ from: 4000, n: doubled }
			]
		},
		...(each && { more: { each, n: 1 } }),
		source: context.source(unit.name)
	};
}
