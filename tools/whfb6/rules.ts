import type { Constraint, Selector } from '#schema';
import type { Context } from './context.ts';
import type { Clause } from './logic.ts';
import { idOf } from './wording.ts';

/** Who a condition is about: an option whoever has it, or these units when they have it. */
export interface Who {
	readonly option: string;
	/** The keyword by which its bearer is known. */
	readonly keyword: string;
	readonly units?: readonly string[];
	/** Who may have it besides these units. */
	readonly others?: readonly Other[];
}

/** A unit to which a condition says nothing: its id, and keywords that it has or may be given. */
export interface Other {
	readonly id: string;
	readonly mayBe: (tag: string) => boolean;
}

/** A condition as a rule: "who has this needs that", or "has none of those". */
export function ruleOf(
	context: Context,
	who: Who,
	clause: Clause,
	about: string
): readonly Constraint[] {
	const form = clause.find((literal) => literal.startsWith('!v:'));
	if (form !== undefined) return underForm(context, who, clause, form, about);
	const own = clause.filter((literal) => /^!?[uv]:/.test(literal));
	const army = clause.filter((literal) => /^!?a:/.test(literal));
	if (own.length + army.length < clause.length) {
		context.note('gap', about, 'whether it may be had at this size is not checked');
		return [];
	}
	const tags = own.map((literal) => ({
		tag: tagOf(context, literal),
		is: !literal.startsWith('!')
	}));
	for (const { tag } of tags) context.tag(tag);
	const has = tags.filter(({ is }) => !is).map(({ tag }) => tag);
	const lacks = tags.filter(({ is }) => is).map(({ tag }) => tag);
	const rule =
		army.length === 0
			? onUnit(context, who, has, lacks, about)
			: inArmy(context, who, has, lacks, army);
	if (!rule) {
		context.note('gap', about, 'it hangs on several things at once, which is not checked');
		return [];
	}
	return [
		{
			id: context.newId(
				Array.from({ length: 40 }, (_, at) => `${idOf(who.option)}-rule-${at + 1}`)
			),
			kind: 'requires',
			...rule,
			source: context.source('Options')
		}
	];
}

type Rule = Pick<
	Extract<Constraint, { kind: 'requires' }>,
	'of' | 'needs' | 'forbids' | 'scope' | 'unless' | 'label'
>;

/** What is barred under one form of the army holds there alone. */
function underForm(
	context: Context,
	who: Who,
	clause: Clause,
	form: string,
	about: string
): readonly Constraint[] {
	const rest = clause.filter((literal) => !/^!?v:/.test(literal));
	const here = { reading: 'form', when: form.replace('!v:', '') };
	if (rest.length > 0)
		return ruleOf(context, who, rest, about).map((rule) => ({ ...rule, ...here }));
	return [
		{
			id: context.newId(
				Array.from({ length: 40 }, (_, at) => `${idOf(who.option)}-carriers-${at + 1}`)
			),
			kind: 'carries',
			option: who.option,
			by: { none: who.units ?? ['UNIT'] },
			...here,
			source: context.source('Options')
		}
	];
}

export function tagOf(context: Context, literal: string): string {
	const [, kind, name = ''] = /^!?([uv]):(.*)$/.exec(literal) ?? [];
	if (kind === 'u') return name;
	return context.variants.find(({ id }) => id === name)?.keyword ?? name;
}

/** Broken where a unit has all of `has` and nothing of `lacks`. */
function onUnit(
	context: Context,
	who: Who,
	has: readonly string[],
	lacks: readonly string[],
	about: string
): Rule | undefined {
	const { option, units, others = [] } = who;
	const of = { any: [option] };
	if (has.length === 0) {
		// Others have it as they are.
		const free = units === undefined ? [] : others.map(({ id }) => id);
		return {
			of,
			needs: { any: [...lacks, ...free] },
			scope: 'unit',
			label: lacks.map((tag) => wordOf(context, tag)).join(' or ')
		};
	}
	const isFree = !others.some(({ mayBe }) => has.every(mayBe));
	if (units === undefined || (isFree && lacks.length === 0))
		return {
			of,
			forbids: { all: ['UNIT', ...has], ...(lacks.length > 0 && { none: lacks }) },
			scope: 'unit'
		};
	context.tag(who.keyword);
	const [last = '', ...rest] = has.toReversed();
	if (lacks.length > 0)
		return {
			of: { any: units, all: [who.keyword, ...has] },
			needs: { any: lacks },
			scope: 'unit',
			label: `${lacks.map((tag) => wordOf(context, tag)).join(' or ')}, to have ${about}`
		};
	return {
		of: { any: units, all: [who.keyword, ...rest] },
		needs: { all: ['UNIT'], none: [last] },
		scope: 'unit',
		label: `no ${last.toLowerCase()}, to have ${about}`
	};
}

/** Broken where besides that the army has what it may not, or lacks what it needs. */
function inArmy(
	context: Context,
	who: Who,
	has: readonly string[],
	lacks: readonly string[],
	army: readonly string[]
): Rule | undefined {
	const isPlain = who.units === undefined && has.length + lacks.length === 0;
	if (!isPlain) context.tag(who.keyword);
	const of: Selector = isPlain
		? { any: [who.option] }
		: {
				...(who.units && { any: who.units }),
				all: [who.keyword, ...has],
				...(lacks.length > 0 && { none: lacks })
			};
	const needed = army.filter((literal) => !literal.startsWith('!')).map(selectorIn);
	const barred = army.filter((literal) => literal.startsWith('!')).map(selectorIn);
	const [bar, ...more] = barred;
	const lifts = anyOf(needed);
	if (bar && more.length === 0 && needed.length === 0) return { of, forbids: bar, scope: 'army' };
	if (bar && more.length === 0 && lifts) return { of, forbids: bar, scope: 'army', unless: lifts };
	const needs = barred.length === 0 ? anyOf(needed) : undefined;
	return needs && { of, needs, scope: 'army' };
}

export function selectorIn(literal: string): Selector {
	return JSON.parse(literal.replace(/^!?a:/, '')) as Selector;
}

/** One selector for any of these, where there is one. */
export function anyOf(selectors: readonly Selector[]): Selector | undefined {
	const [first] = selectors;
	if (selectors.length === 1) return first;
	const isSimple = selectors.every(({ all, none }) => !all && !none);
	if (isSimple) return { any: selectors.flatMap(({ any = [] }) => any) };
	const shared = first?.all?.slice(0, 1) ?? [];
	const alike = selectors.every(
		({ all = [], any = [] }) =>
			all[0] === shared[0] && (all.length === 2 || (all.length === 1 && any.length > 0))
	);
	if (!alike) return undefined;
	return {
		all: shared,
		any: selectors.flatMap(({ all = [], any = [] }) => [...all.slice(1), ...any])
	};
}

const words: Readonly<Record<string, string>> = {
	WIZARD: 'a wizard level',
	'BATTLE STANDARD BEARER': 'the battle standard'
};

/** "STANDARD BEARER" → "a standard bearer". */
function wordOf(context: Context, tag: string): string {
	const known = words[tag];
	if (known !== undefined) return known;
	const form = context.variants.find(({ keyword }) => keyword === tag);
	if (form) return `the form “${form.name}” of the list`;
	const word = tag.toLowerCase();
	return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
