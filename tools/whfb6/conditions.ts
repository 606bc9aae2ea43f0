import type { Context } from './context.ts';
import type { FactCondition, FactModifier, FactUnit } from './facts.ts';
import { and, not, or, parsed, type Sentence } from './logic.ts';
import { conditionOf, literal } from './recovered.ts';
import { keywordOf } from './wording.ts';

/** The unit in which a condition is looked at: what it is, and what its options may make of it. */
export interface Bearer {
	readonly unit: FactUnit;
	/** Its own name, and that of its models. */
	readonly names: ReadonlySet<string>;
	/** Names and keywords that it always has. */
	readonly always: ReadonlySet<string>;
	/** Forms of the army that have it; without them every form is asked for. */
	readonly forms?: readonly string[] | undefined;
	/** Keywords that its options may give it. */
	readonly perhaps: ReadonlySet<string>;
}

/** Atoms: `u:KEYWORD` of the unit, `v:id` of the form of the army, `a:{selector}` of the army, `s:2000` of its size. */
export function sentenceOf(
	context: Context,
	bearer: Bearer,
	modifier: FactModifier,
	on: string
): Sentence | undefined {
	const { when = [] } = modifier;
	if (when.length === 0) return true;
	const parts = when.map((condition) =>
		atomOf(context, bearer, corrected(context, condition, on), on)
	);
	if (parts.includes(undefined)) return undefined;
	const sure = parts.map((part) => part ?? false);
	if (sure.length === 1) return sure[0];
	const formula = context.recovered.logic[when.map(literal).join(' & ')];
	return formula === undefined ? and(...sure) : parsed(formula, sure);
}

function corrected(context: Context, condition: FactCondition, on: string): FactCondition {
	const text = literal(condition);
	for (const { armies, says, on: only, means, why } of context.corrections.conditions) {
		if (!armies.includes(context.settings.file) || (only !== undefined && only !== on)) continue;
		const pattern = new RegExp(`^${says}$`);
		if (!pattern.test(text)) continue;
		context.note('mended', on, why);
		return conditionOf(text.replace(pattern, means));
	}
	return condition;
}

/** Whether a condition asks that something is there, that it is not, or how many there are. */
function asked({ if: how, value }: FactCondition): boolean | undefined {
	if (how === 'instanceOf') return true;
	if (how === 'notInstanceOf') return false;
	if (how === 'equalTo' && value === 1) return true;
	if (how === 'equalTo' && value === 0) return false;
	if (how === 'notEqualTo' && value === 1) return false;
	if (how === 'atLeast' && value === 1) return true;
	if (how === 'greaterThan' && value === 0) return true;
	if (how === 'lessThan' && value === 1) return false;
	return undefined;
}

function atomOf(
	context: Context,
	bearer: Bearer,
	condition: FactCondition,
	on: string
): Sentence | undefined {
	const { scope, of, if: how, value } = condition;
	if (of.startsWith('limit::')) return how === 'lessThan' ? { atom: `s:${value}` } : undefined;
	const is = asked(condition);
	if (is === undefined) return undefined;
	const found = thingOf(context, bearer, scope, of, on);
	return is ? found : not(found);
}

function thingOf(
	context: Context,
	bearer: Bearer,
	scope: string,
	name: string,
	on: string
): Sentence {
	if (scope === 'primary-catalogue') return context.facts.name === name;
	if (/^Show /.test(name)) return true;
	if (/^Hide /.test(name)) return false;
	if (scope === 'parent' || scope === 'ancestor' || scope === 'self')
		return ofBearer(bearer, name, on);
	const variants = context.variantsNamed(name);
	if (variants.length > 0) {
		const ids = variants.map(({ id }) => id);
		const { forms } = bearer;
		if (forms?.every((form) => ids.includes(form))) return true;
		if (forms && !forms.some((form) => ids.includes(form))) return false;
		const atoms = ids.map((id) => ({ atom: `v:${id}` }));
		return atoms.length === 1 && atoms[0] ? atoms[0] : or(...atoms);
	}
	// What bars itself in the army is one in the army: its own limit says so.
	if (name === on) return false;
	return { atom: `a:${JSON.stringify(context.inArmy(name))}` };
}

function ofBearer({ names, always, perhaps }: Bearer, name: string, on: string): Sentence {
	if (names.has(name) || always.has(name)) return true;
	const keyword = keywordOf(name);
	if (always.has(keyword)) return true;
	if (name === on) return false;
	return perhaps.has(keyword) ? { atom: `u:${keyword}` } : false;
}
