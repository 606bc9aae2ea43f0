import type { Entry, Selector } from '#schema';
import type { Context } from './context.ts';
import type { Walk } from './walk.ts';
import { below, type Fact } from './facts.ts';
import { has, sentence, unique } from './wording.ts';

const categories: readonly (readonly [RegExp, string, string])[] = [
	[/^magic-weapons/, 'magic-weapon', 'MAGIC WEAPON'],
	[/^magic-armour/, 'magic-armour', 'MAGIC ARMOUR'],
	[/^talismans/, 'talisman', 'TALISMAN'],
	[/^enchanted-items/, 'enchanted', 'ENCHANTED ITEM'],
	[/^arcane-items/, 'arcane', 'ARCANE ITEM'],
	[/^(magic-banners|magic-standards|honoured-company)/, 'banner', 'MAGIC BANNER']
];

function categoryOf(ref: string): { readonly type: string; readonly keyword: string } | undefined {
	const found = categories.find(([pattern]) => pattern.test(ref));
	return found && { type: found[1], keyword: found[2] };
}

export function isItemGroup(ref: string): boolean {
	return categoryOf(ref) !== undefined;
}

/** An item that the group of a list has, at the price of Lords or of Heroes. */
interface Listed {
	readonly name: string;
	readonly type: string;
	readonly prices: { lord?: number; hero?: number };
}

/** An item that goes only with one of these choices, or with none of them. */
export interface ItemCondition {
	readonly name: string;
	readonly others: readonly string[];
	readonly isNeeded: boolean;
}

/** The items that an army's own groups have beside the common ones. */
export class Items {
	readonly own = new Map<string, Listed>();
	readonly conditions: ItemCondition[] = [];
	readonly #seen = new Set<string>();

	/** Notes every item of a group once: common, the army's own, another army's, or one of version 0.9 alone. */
	take(context: Context, ref: string, group: Fact): void {
		const { corrections, settings, notes } = context;
		const category = categoryOf(ref);
		if (!category) return;
		const isForLords = ref.includes('lords');
		for (const item of below(context.facts, group)) {
			if (item.group === true) {
				this.take(context, ref, item);
				continue;
			}
			const { name, owner } = ownerOf(context, item.name);
			const isNew = !this.#seen.has(`${category.type} ${name}`);
			this.#seen.add(`${category.type} ${name}`);
			if (owner !== undefined && owner !== settings.id) continue;
			const isCommon = context.commonItem(name) !== undefined;
			const isReplaced = corrections.replacedItems.includes(name);
			if (isNew) notes.count(settings.id, 'items', !isReplaced);
			if (isNew && !isReplaced) this.#noteConditions(context, name, item);
			if (isCommon || isReplaced) continue;
			const known = this.own.get(name) ?? { name, type: category.type, prices: {} };
			const price = item.points ?? 0;
			if (isForLords) known.prices.lord = price;
			else known.prices.hero ??= price;
			if (!ref.includes('lords') && !ref.includes('heroes')) known.prices.lord ??= price;
			this.own.set(name, known);
		}
	}

	/** "Not beside such a mount", "only with one": what an item asks of its bearer's other choices. */
	#noteConditions(context: Context, name: string, { modifiers = [] }: Fact): void {
		for (const { hide, show, when = [] } of modifiers) {
			const others = unique(when.map(({ of }) => of));
			if ((hide ?? show) === undefined || others.length === 0) continue;
			this.conditions.push({ name, others, isNeeded: show !== undefined });
			for (const each of others) context.refer(each);
		}
	}

	entries(context: Context): readonly Entry[] {
		return [...this.own.values()].map(({ name, type, prices }) => {
			const { lord, hero } = prices;
			const restricted = /^(.*?) - (.*?)s? only$/i.exec(name);
			const plain = restricted?.[1] ?? name;
			const by =
				restricted?.[2] === undefined ? undefined : bearersOf(context, restricted[2], type);
			const cost =
				lord !== undefined && hero !== undefined && lord !== hero
					? { by: [{ on: { all: ['LORD'] }, cost: lord }], else: hero }
					: (hero ?? lord ?? 0);
			const keyword = categories.find(([, id]) => id === type)?.[2] ?? '';
			const numbers = context.numbersFor(name);
			return {
				id: context.newId(plain, type),
				name: plain,
				type,
				grants: [`HAS ${keyword}`, ...context.grantsFor(name)],
				cost,
				...(by && { carriedBy: { by } }),
				...(numbers && { numbers }),
				source: context.source('Magic items')
			};
		});
	}
}

/** Who "Goblins only" are: units of that name, or whoever has chosen to be so. */
function bearersOf(context: Context, kind: string, type: string): Selector {
	const keyword = `MAY HAVE ${categories.find(([, id]) => id === type)?.[2] ?? ''}`;
	const units = [...context.idsOfUnits()]
		.filter(([name, id]) => name.includes(kind) && context.keywordsOf(id).has(keyword))
		.map(([, id]) => id);
	if (units.length > 0) return { any: units, all: [keyword] };
	context.refer(kind);
	return { all: [keyword, has(kind)] };
}

/** Items of one army's book stand in other armies' groups as well, some with the letters of their army before the name. */
function ownerOf(
	context: Context,
	printed: string
): { readonly name: string; readonly owner?: string } {
	const found = /^(DE|HE|KoE|ES|ID|SA|SE|WDG)(?: ?- ?| )(.*)$/.exec(printed);
	const name = found?.[2] ?? printed;
	const owner = found ? context.armyOfPrefix(found[1] ?? '') : context.corrections.owners[printed];
	return { name, ...(owner !== undefined && { owner }) };
}

/** A group of magic items below a unit or one of its choices: who may have them, up to how many points. */
export function takeItems(walk: Walk, ref: string, group: Fact): void {
	const { context, id, conditions, under, trail: path } = walk;
	const category = categoryOf(ref);
	if (!category) return;
	const { keyword } = category;
	context.items.take(context, ref, group);
	const mayHave = `MAY HAVE ${keyword}`;
	const isBanner = keyword === 'MAGIC BANNER';
	const sets = conditions.all.filter(
		(set) => !isBanner || !set.every((name) => /Standard Bearer|^BSB/.test(name))
	);
	const opener = sets.at(-1);
	const isLarger = context.keywordsOf(id).has(mayHave) && (opener ?? conditions.needs.length > 0);
	if (isLarger && isBanner && opener?.length === 1) {
		setAllowance(walk, ref, isBanner, undefined);
		return;
	}
	if (isLarger && context.corrections.dearerBanners.some((each) => each.group === group.name))
		return;
	if (isLarger) {
		context.leaveRule(
			group.name,
			'dearer banners for one of these units with each Chosen Lord are not offered',
			id
		);
		return;
	}
	const per = (group.modifiers ?? []).find(
		({ increment, repeat }) => increment === 'maxInRoster' && repeat
	);
	if (per)
		context.leaveRule(
			group.name,
			`as many in the army as it has “${per.repeat?.of ?? ''}”, of which the army book’s data do not say who has it; any of these units may have one here`,
			id
		);
	if (group.max_army === 1) context.banners.oneInArmy(ref, group.name, id, keyword);
	if (opener) context.open(id, mayHave, opener);
	else if (
		!isBanner ||
		!path.some((name) => /Battle Standard|^BSB/.test(name)) ||
		path.includes('Magic Items') ||
		path.includes('Runic Items')
	) {
		if (!(isBanner && path.some((name) => name === 'Magic Items' || name === 'Runic Items'))) {
			context.keywordsOf(id).add(mayHave);
		}
	}
	const mine = { all: [`HAS ${keyword}`, id] };
	const label = sentence(keyword);
	const isOnBearer = isBanner && path.includes('Standard Bearer');
	for (const name of isOnBearer ? [] : conditions.none) context.notTogether(keyword, name, id);
	for (const needs of conditions.needs) context.demand({ of: mine, needs, at: id, label });
	for (const forbids of conditions.forbids) context.demand({ of: mine, forbids, at: id, label });
	setAllowance(walk, ref, isBanner, under === undefined || isBanner ? undefined : opener);
}

function setAllowance(
	walk: Walk,
	ref: string,
	isBanner: boolean,
	opener: readonly string[] | undefined
): void {
	const { context, id, trail: path, allowance, conditions } = walk;
	const printed =
		/(\d+)-?(?:pts|-pts)?/.exec(ref)?.[1] ?? (/warriors-or-repeaters/.test(ref) ? '25' : undefined);
	const most =
		printed === undefined ? (/castellan|avatar/.test(ref) ? 25 : allowance) : Number(printed);
	if (path.includes('Magic Items') && isBanner && !path.includes('Standard Bearer')) {
		context.keywordsOf(id).add('BANNER IN ALLOWANCE');
		return;
	}
	if (path.includes('Runic Items') && isBanner) {
		context.keywordsOf(id).add('BANNER IN ALLOWANCE');
		return;
	}
	if (most === undefined) return;
	if (isBanner) {
		if (path.some((name) => name === 'Battle Standard Bearer')) return;
		context.keywordsOf(id).add('BANNER ALLOWANCE');
		context.banners.allow(id, most, conditions);
		return;
	}
	if (opener) context.allowWith(id, opener, most);
	else {
		context.keywordsOf(id).add('ITEM ALLOWANCE');
		context.numbersOf(id)['allowance'] = most;
	}
}
