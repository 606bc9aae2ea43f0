import type { Price, PricePart } from '#engine';
import type { Cost } from '#schema';
import { prices } from '../en/parts/phrases.ts';
import { pointsText } from '../base/figures.ts';

/** A price as a list prints it: "7 a model", "30 + 5 a model", "as 1 model". */
export function costText(cost: Cost): string {
	if (typeof cost === 'number') return pointsText(cost);
	if ('models' in cost) return prices.asModels(cost.models);
	if ('insteadOf' in cost) return prices.insteadOf;
	if ('by' in cost) return byBearerText(cost);
	const { fixed, perModel } = cost;
	const each = perModel === undefined ? [] : [prices.perModel(pointsText(perModel))];
	const once = fixed === undefined ? [] : [pointsText(fixed)];
	return [...once, ...each].join(' + ');
}

/** "35 or 25, depending on the unit". */
function byBearerText(cost: Extract<Cost, { by: unknown }>): string {
	const each = [...cost.by.map((row) => row.cost), ...(cost.else === undefined ? [] : [cost.else])];
	return prices.byBearer([...new Set(each.map(costText))]);
}

/** One part of a price with its calculation. */
interface PriceLine {
	readonly part: PricePart;
	/** "2 a model, × 2 for riders". */
	readonly text: string;
	/** Its total for the whole unit. */
	readonly points: string;
}

/** The breakdown of a price as sums. */
export interface PriceText {
	/** "(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39"; undefined if nothing has a price per model. */
	readonly each: string | undefined;
	/** "20 × 39 + 39 + 25 = 844". */
	readonly unit: string;
	readonly lines: readonly PriceLine[];
}

export function priceText(price: Price): PriceText {
	const each = price.parts.filter(({ kind }) => kind === 'each');
	return {
		each: each.length === 0 ? undefined : `${eachSum(each)} = ${pointsText(price.each)}`,
		unit: `${unitSum(price)} = ${pointsText(price.points)}`,
		lines: price.parts.map((part) => ({
			part,
			text: lineText(part),
			points: pointsText(part.points)
		}))
	};
}

/** Parts with the same factors in brackets, in the order of their first parts. */
function eachSum(parts: readonly PricePart[]): string {
	const factors = [...new Set(parts.map(({ factor }) => factor))];
	const dearestFirst = factors.toSorted((one, other) => other - one);
	return dearestFirst
		.map((factor) => {
			const alike = parts.filter((part) => part.factor === factor);
			const sum = alike.map(({ amount }) => pointsText(amount)).join(' + ');
			if (factor === 1) return sum;
			return `${alike.length === 1 ? sum : `(${sum})`} × ${pointsText(factor)}`;
		})
		.join(' + ');
}

function unitSum({ models, each, parts }: Price): string {
	const ranks =
		each === 0 ? [] : [models === 1 ? pointsText(each) : `${models} × ${pointsText(each)}`];
	const others = parts
		.filter(({ kind }) => kind !== 'each')
		.map(({ kind, amount, count, points }) =>
			kind === 'once' && count > 1 ? `${count} × ${pointsText(amount)}` : pointsText(points)
		);
	const [first = '0', ...rest] = [...ranks, ...others];
	return rest.reduce(
		(sum, term) => (term.startsWith('−') ? `${sum} − ${term.slice(1)}` : `${sum} + ${term}`),
		first
	);
}

function lineText({ kind, amount, factors, count }: PricePart): string {
	switch (kind) {
		case 'each': {
			const why = factors.map(({ name, times }) => ({ name, times: pointsText(times) }));
			const each = prices.perModel(pointsText(amount));
			return why.length > 0 ? `${each}, ${prices.factors(why)}` : each;
		}
		case 'once':
			return count === 1 ? prices.once : `${count} × ${pointsText(amount)}`;
		case 'models':
			return prices.asModels(count);
		case 'insteadOf':
			return prices.ownArms;
	}
}
