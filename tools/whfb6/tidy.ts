import type { Army, Constraint, Entry, Selector, System } from '#schema';
import type { Context } from './context.ts';
import { namedBars } from './named-bars.ts';

/** Keywords of options that the game's own rules ask for. */
const asked: readonly string[] = [
	'GENERAL',
	'SPELLCASTER',
	'WIZARD',
	'BATTLE STANDARD BEARER',
	'MAGIC BANNER'
];

/** Without keywords that nobody asks for, and without rules on what is not there. */
export function tidy(context: Context, system: System, army: Army): Army {
	const wanted = new Set([...context.named, ...asked]);
	const entries = army.entries.map((entry): Entry => {
		const { grants, ...rest } = entry;
		const kept = (grants ?? []).filter((tag) => wanted.has(tag));
		return kept.length > 0 ? { ...rest, grants: kept } : rest;
	});
	const tags = new Set([
		...system.types.flatMap(({ keywords }) => keywords),
		...system.entries.flatMap(({ id, keywords = [], grants = [] }) => [id, ...keywords, ...grants]),
		...entries.flatMap(({ id, keywords = [], grants = [] }) => [id, ...keywords, ...grants]),
		...(army.readings ?? []).flatMap(({ answers }) =>
			answers.flatMap(({ grants = [] }) => grants.flatMap(({ keywords }) => keywords))
		)
	]);
	const constraints = (army.constraints ?? []).flatMap((rule) => present(context, rule, tags));
	const there = entries.flatMap((entry) => carried(context, entry, tags));
	return { ...army, entries: there, constraints: namedBars(constraints, there, system) };
}

function carried(context: Context, entry: Entry, tags: ReadonlySet<string>): readonly Entry[] {
	const by = entry.carriedBy?.by;
	if (!by) return [entry];
	if (by.all?.some((tag) => !tags.has(tag))) {
		context.tally.lost += by.any?.length ?? 1;
		context.note(
			'gap',
			entry.name,
			`needs ${by.all
				.filter((tag) => !tags.has(tag))
				.join(', ')
				.toLowerCase()}, which nobody has`
		);
		return [];
	}
	const own = new Set(entry.grants);
	const none = (by.none ?? []).filter((tag) => tags.has(tag) && !own.has(tag));
	const { none: _, ...rest } = by;
	return [{ ...entry, carriedBy: { by: none.length > 0 ? { ...rest, none } : rest } }];
}

/** A rule with only what is there; none if nothing is left that it is about. */
function present(
	context: Context,
	rule: Constraint,
	tags: ReadonlySet<string>
): readonly Constraint[] {
	const trim = (selector: Selector): Selector | undefined => {
		const any = selector.any?.filter((tag) => tags.has(tag));
		if (any?.length === 0 || selector.all?.some((tag) => !tags.has(tag))) return undefined;
		const none = selector.none?.filter((tag) => tags.has(tag));
		const { none: _, any: __, ...rest } = selector;
		return { ...rest, ...(any && { any }), ...(none && none.length > 0 && { none }) };
	};
	if (rule.kind === 'count') {
		const of = trim(rule.of);
		const each = rule.more && trim(rule.more.each);
		if (!of) return [];
		const { more, unless, ...rest } = rule;
		const lifts = unless && trim(unless);
		if (more && !each) context.note('gap', rule.id, 'grows with what nobody has');
		return [
			{
				...rest,
				of,
				...(more && each && { more: { ...more, each } }),
				...(lifts && { unless: lifts })
			}
		];
	}
	if (rule.kind === 'requires') {
		const of = trim(rule.of);
		const needs = rule.needs && trim(rule.needs);
		const forbids = rule.forbids && trim(rule.forbids);
		if (!of || (rule.forbids && !forbids)) return [];
		if (rule.needs && !needs) {
			context.note('gap', rule.id, 'needs what nobody has: not checked');
			return [];
		}
		const { needs: _, forbids: __, ...rest } = rule;
		return [{ ...rest, of, ...(needs && { needs }), ...(forbids && { forbids }) }];
	}
	return [rule];
}
