import type { Bearer } from './conditions.ts';
import type { Context } from './context.ts';
import { withCopies } from './copies.ts';
import { type Fact, below, resolved } from './facts.ts';
import { counted, kindOf } from './kinds.ts';
import { and, known } from './logic.ts';
import type { Allowance, ChoiceSet, GroupLimit, Offer, Offered } from './offer.ts';
import { type Place, offerOf } from './one-offer.ts';
import { afterOf, isMaybe, openOf } from './openness.ts';
import { type Numbers, allowanceOf, numbersOf } from './row-numbers.ts';
import { keywordOf, setOf } from './wording.ts';

const top: Place = {
	path: [],
	tags: [],
	sets: [],
	open: true,
	isPaid: false,
	isMost: false,
	defaults: new Set(),
	most: undefined,
	isCompulsory: false
};

const nothing = '(None)';

/** Everything below a unit that is no model of it. */
export function offersOf(context: Context, bearer: Bearer, rows: readonly Fact[]): Offered {
	const offers: Offer[] = [];
	const allowances: Allowance[] = [];
	const limits: GroupLimit[] = [];
	const troops: { fact: Fact; max: number }[] = [];
	const visit = (row: Fact, place: Place): void => {
		const fact = resolved(context.facts, row);
		const numbers = { ...numbersOf(context, bearer, fact), ...priceOf(context, bearer, fact) };
		const open = and(
			place.open,
			openOf(context, bearer, fact, place.within),
			afterOf(context, fact)
		);
		if (known(open, () => undefined) === false) return;
		if (fact.group === true) {
			visitGroup(fact, row, numbers, { ...place, open });
			return;
		}
		const [only, ...others] = below(context.facts, fact);
		if (
			only &&
			others.length === 0 &&
			only.min === 1 &&
			!fact.points &&
			only.points &&
			fact.name.startsWith(only.name)
		) {
			visit({ ...only, min: 0 }, { ...place, open });
			return;
		}
		const held = below(context.facts, fact).find(({ model, min = 0 }) => model && min > 0);
		if (held && !fact.model) {
			troops.push({ fact, max: fact.max ?? place.most ?? 1 });
			return;
		}
		const isPart =
			place.within !== undefined &&
			(numbers.min ?? 0) > 0 &&
			numbers.points === 0 &&
			numbers.perModel === 0;
		if (isPart) return;
		const offer = offerOf(context, bearer, fact, numbers, { ...place, open });
		offers.push(offer);
		const inner = offer.isMust ? open : and(open, { atom: `u:${keywordOf(offer.name)}` });
		for (const child of below(context.facts, fact))
			visit(child, {
				...top,
				// What belongs to a mount is no mount.
				path: offer.kind.type === 'mount' ? [fact.name] : [...place.path, fact.name],
				open: inner,
				...(!offer.isMust && { within: offer.name })
			});
	};
	const visitGroup = (fact: Fact, row: Fact, numbers: Numbers, place: Place): void => {
		const allowance = allowanceOf(context, bearer, fact);
		const names = [...new Set([row.name.replace(/ \(.*\)$/, ''), fact.name])];
		const name = fact.group_ref === undefined ? fact.name : (names.at(-1) ?? fact.name);
		const shared = context.facts.shared_groups[row.group_ref ?? '']?.name ?? name;
		const path = [...place.path, shared];
		const isPaid = place.isPaid || allowance !== undefined;
		const kind = kindOf(path, '', isPaid);
		const rows = fact.options ?? [];
		const children = withCopies(
			context,
			rows.filter(({ name }) => name !== nothing)
		);
		// A choice of nothing makes the others free to leave out.
		const isFree = children.length < rows.length;
		const max = numbers.max;
		const isSet =
			max !== undefined &&
			max > 0 &&
			max < 20 &&
			children.length > 1 &&
			!counted.has(kind.type) &&
			kind.type !== 'level';
		const min = isFree ? 0 : (numbers.min ?? 0);
		const own: ChoiceSet[] =
			isSet || (min > 0 && kind.type === 'mount' && !isMaybe(place.open))
				? [
						{
							keyword: setOf(shared, max ?? 1),
							label: shared,
							max: max ?? 1,
							min: isMaybe(place.open) ? 0 : min
						}
					]
				: [];
		if (row.max_army !== undefined && row.group_ref !== undefined)
			limits.push({ group: shared, tag: keywordOf(shared), max: row.max_army });
		const before = offers.length;
		for (const child of children)
			visit(child, {
				path,
				tags: [...place.tags, keywordOf(shared), keywordOf(fact.name)],
				sets: [...place.sets, ...own],
				open: place.open,
				isPaid,
				isMost: place.isMost || max !== undefined,
				defaults: new Set(fact.default === undefined ? [] : [fact.default]),
				begun: isFree && (numbers.min ?? 0) > 0 ? fact.default : undefined,
				most: max,
				isCompulsory: min > 0,
				within: place.within
			});
		if (allowance !== undefined)
			allowances.push({
				group: shared,
				kinds: new Set(offers.slice(before).map((offer) => offer.kind.type)),
				max: allowance
			});
	};
	for (const row of rows) visit(row, top);
	return { offers, allowances, limits, troops };
}

/** The price of an option that a row has wrong. */
function priceOf(context: Context, { unit }: Bearer, { name }: Fact): Partial<Numbers> {
	const slip = context.corrections.options.find(
		({ army, unit: bearer, option }) =>
			army === context.settings.file && bearer === unit.name && option === name
	);
	if (slip) context.note('mended', `${unit.name}: ${name}`, slip.why, unit.id);
	return slip ? { points: slip.points ?? 0, perModel: slip.perModel ?? 0 } : {};
}
