import type { Context } from './context.ts';
import type { Choice } from './walk.ts';
import { has } from './wording.ts';

/** The keyword for "one of these": each of them grants it. */
export function orKeyword(context: Context, name: string, set: readonly string[]): string {
	const [first] = set;
	if (set.length === 1 && first !== undefined) {
		context.refer(first);
		return has(first);
	}
	const keyword = context.keywordFor(name, set);
	return keyword;
}

/** Gives every choice the keywords that others ask for. */
export function settle(context: Context, choices: readonly Choice[]): void {
	for (const { name, conditions, mustWith } of choices) {
		for (const set of conditions.all) orKeyword(context, name, set);
		for (const each of [...conditions.none, ...(mustWith?.none ?? [])]) context.refer(each);
		if (mustWith && mustWith.any.length > 0) orKeyword(context, name, mustWith.any);
		if (conditions.models) context.refer(name);
	}
	for (const { conditions, moreWith, minWith, name } of context.groups) {
		for (const set of conditions.all) orKeyword(context, name, set);
		for (const each of conditions.none) context.refer(each);
		if (moreWith !== undefined) context.refer(moreWith);
		for (const each of minWith?.none ?? []) context.refer(each);
		if (minWith && minWith.any.length > 0) orKeyword(context, name, minWith.any);
	}
	for (const choice of choices) {
		for (const name of context.referenced) if (answers(choice, name)) add(choice.grants, has(name));
		for (const [keyword, set] of context.orSets) {
			if (set.some((name) => answers(choice, name))) add(choice.grants, keyword);
		}
		for (const { unit, names, keyword, allowance } of context.openings) {
			if (unit !== choice.unit || !names.some((name) => answers(choice, name))) continue;
			if (keyword !== undefined) add(choice.grants, keyword);
			if (allowance !== undefined) {
				add(choice.grants, 'ITEM ALLOWANCE');
				choice.numbers['allowance'] = allowance;
			}
		}
		const growing = context.numbersFor(choice.name);
		if (growing) Object.assign(choice.numbers, growing);
		const banners = context.banners.of(choice.unit)?.more;
		if (banners && answers(choice, banners.name)) choice.numbers['banner-allowance'] = banners.n;
	}
}

function add(list: string[], keyword: string): void {
	if (!list.includes(keyword)) list.push(keyword);
}

/** Whether a condition that names this means the choice; never one that hangs on that condition itself. */
function answers({ names, conditions, type }: Choice, name: string): boolean {
	if (/^Mounts?$/.test(name) && type !== 'mount') return false;
	return names.includes(name) && !conditions.all.some((set) => set.includes(name));
}
