import { type Bearer, sentenceOf } from './conditions.ts';
import type { Context } from './context.ts';
import type { Fact, FactModifier } from './facts.ts';
import { known, type Sentence } from './logic.ts';
import type { Growth } from './offer.ts';
import { tagOf } from './rules.ts';
import { conditionText } from './wording.ts';

export interface Numbers {
	readonly points: number;
	readonly perModel: number;
	readonly max?: number | undefined;
	readonly min?: number | undefined;
	readonly minArmy?: number | undefined;
	readonly maxArmy?: number | undefined;
	readonly growth?: Growth | undefined;
	/** Other points for bearers with a keyword. */
	readonly byTags: readonly TagPrice[];
	/** Forms of the army under which it is compulsory, and what makes one in the army compulsory. */
	readonly musts: readonly Must[];
}

/** What makes an option compulsory: a form of the army for each unit, or something in the army for one of them. */
export type Must = { readonly form: string } | { readonly army: string };

/** What a thing costs whoever has the keyword. */
export interface TagPrice {
	readonly tag: string;
	readonly points: number;
}

/** Points and limits of a row where the conditions on the unit itself are known. */
export function numbersOf(context: Context, bearer: Bearer, fact: Fact): Numbers {
	const numbers = {
		points: fact.points ?? 0,
		perModel: 0,
		max: fact.max,
		min: fact.min,
		minArmy: fact.min_army,
		maxArmy: fact.max_army,
		growth: undefined as Growth | undefined,
		byTags: [] as TagPrice[],
		musts: [] as Must[]
	};
	for (const modifier of fact.modifiers ?? []) {
		const field = modifier.set ?? modifier.increment ?? modifier.decrement;
		if (field === undefined || field === 'hidden') continue;
		if (modifier.repeat) {
			applyRepeat(context, bearer, fact, modifier, numbers);
			continue;
		}
		if (field === 'max' && (modifier.value === 0 || fact.max_points !== undefined)) continue;
		const when = sentenceOf(context, bearer, modifier, fact.name);
		const truth = when === undefined ? 'open' : known(when, () => undefined);
		if (truth === false) continue;
		if (truth !== true) {
			const price = tagPrice(context, modifier, truth, numbers.points);
			if (price) {
				numbers.byTags.push(price);
				continue;
			}
			const must = fact.group === true ? undefined : mustOf(modifier, truth);
			if (must) numbers.musts.push(must);
			else noteOpen(context, bearer, fact, modifier);
			continue;
		}
		const sign = modifier.decrement ? -1 : 1;
		const value = Number(modifier.value);
		const key = {
			points: 'points',
			max: 'max',
			min: 'min',
			min_army: 'minArmy',
			max_army: 'maxArmy'
		}[field] as 'points' | 'max' | 'min' | 'minArmy' | 'maxArmy';
		numbers[key] = modifier.set ? value : (numbers[key] ?? 0) + sign * value;
	}
	return numbers;
}

/** "At least one" under one form of the army, or with one thing in it. */
function mustOf({ set, value }: FactModifier, when: Sentence | 'open'): Must | undefined {
	if (value !== 1 || typeof when !== 'object' || !('atom' in when)) return undefined;
	const [, kind, name = ''] = /^([av]):(.*)$/.exec(when.atom) ?? [];
	if (set === 'min' && kind === 'v') return { form: name };
	return set === 'min_army' && kind === 'a' ? { army: name } : undefined;
}

/** Another price under one condition on the bearer. */
export function tagPrice(
	context: Context,
	{ set, increment, decrement, value }: FactModifier,
	when: Sentence | 'open',
	points: number
): TagPrice | undefined {
	if ((set ?? increment ?? decrement) !== 'points') return undefined;
	if (typeof when !== 'object' || !('atom' in when) || !/^[uv]:/.test(when.atom)) return undefined;
	const sum = set ? Number(value) : points + (decrement ? -1 : 1) * Number(value);
	return { tag: context.tag(tagOf(context, when.atom)), points: sum };
}

function applyRepeat(
	context: Context,
	bearer: Bearer,
	fact: Fact,
	modifier: FactModifier,
	numbers: { perModel: number; max: number | undefined; growth: Growth | undefined }
): void {
	const [{ of, per } = { of: '', per: 1 }] = modifier.repeat ?? [];
	const when = sentenceOf(context, bearer, modifier, fact.name);
	const truth = when === undefined ? undefined : known(when, () => undefined);
	if (truth === false) return;
	if (truth !== true) {
		context.note(
			'gap',
			fact.name,
			`${conditionText(modifier)} more may be had for each ${of}, which is not allowed here`
		);
		return;
	}
	if (modifier.increment === 'points' && of === 'model' && per === 1) {
		numbers.perModel += Number(modifier.value);
	} else if (modifier.increment === 'points') {
		numbers.perModel += Number(modifier.value);
		context.note(
			'gap',
			`${bearer.unit.name}: ${fact.name}`,
			`the price is for each of the ${of}, and is charged for each of the other models`,
			bearer.unit.id
		);
	} else if (modifier.increment === 'max' && of === 'model') {
		numbers.max = 30;
		context.note(
			'gap',
			`${bearer.unit.name}: ${fact.name}`,
			'at most one for each model, which is not checked',
			bearer.unit.id
		);
	} else if (modifier.increment === 'max' && of !== fact.name) {
		numbers.max = 1;
		numbers.growth = { each: of, n: Number(modifier.value), per };
	}
}

function noteOpen(context: Context, bearer: Bearer, fact: Fact, modifier: FactModifier): void {
	const field = modifier.set ?? modifier.increment ?? modifier.decrement ?? '';
	const value = modifier.value;
	if (
		field === 'max_army' ||
		(field === 'min' && value === 1 && /^Mark of Slaanesh$/.test(fact.name))
	)
		return;
	const words = conditionText(modifier);
	const what: Record<string, string> = {
		points: `costs ${value} ${modifier.set ? '' : 'more or less '}${words}; the usual price is charged`,
		min: `compulsory ${words}, which is not checked`,
		min_army: `one in the army is compulsory ${words}, which is not checked`,
		max: `${value} at most ${words}; the usual number is checked`
	};
	context.note('gap', fact.name, what[field] ?? field);
}

/** Points that a group may cost, for this unit. */
export function allowanceOf(context: Context, bearer: Bearer, fact: Fact): number | undefined {
	const correction = context.corrections.allowances.find(
		({ army, group, units }) =>
			army === context.settings.file &&
			group === fact.name &&
			(units ? units.includes(bearer.unit.name) : fact.max_points !== undefined)
	);
	if (correction) {
		context.note('mended', fact.name, correction.why);
		return bearer.unit.category === 'Lords' ? correction.lords : correction.heroes;
	}
	if (fact.max_points === undefined) return undefined;
	let max = fact.max_points;
	for (const modifier of fact.modifiers ?? []) {
		if (modifier.set !== 'max' || Number(modifier.value) < 5) continue;
		const when = sentenceOf(context, bearer, modifier, fact.name);
		if (
			when !== undefined &&
			known(when, (atom) => (atom.startsWith('u:') ? false : undefined)) === true
		)
			max = Number(modifier.value);
	}
	return max;
}
