import * as z from 'zod/mini';
import { expected } from '../../i18n/en/faults.ts';
import { percentage } from '../../schema/rule-parts.ts';
import { referents, type Referent } from '../../schema/words.ts';
import type { Expectations } from '../common/malformed.ts';
import { listOf, Name } from '../common/plain-words.ts';

const maxTags = 200;

const Most = z.int().check(z.nonnegative(), z.maximum(1_000_000));
const Least = z.int().check(z.positive(), z.maximum(1_000_000));
const someNames = () => z.pipe(z.array(z.unknown()).check(z.minLength(1)), listOf(Name, maxTags));
const nameOf = (to: Referent) =>
	z.string().check(z.minLength(1), z.maxLength(80)).register(referents, { to });
const Names = someNames().register(referents, { to: 'thing' });
/** What is selected: at least one tag of `any`, every one of `all`, none of `none`. */
const PlainSelector = z.strictObject({
	any: z.optional(Names),
	all: z.optional(Names),
	none: z.optional(Names)
});
export type PlainSelector = z.infer<typeof PlainSelector>;

const Percent = z.union([percentage(), z.strictObject({ points: Least })]);
const More = z.strictObject({ each: PlainSelector, n: Least });
const GroupName = nameOf('group');
const GroupScope = z.strictObject({ group: GroupName });
const Counting = z.optional(z.literal('models'));
const Amount = z.union([Least, z.strictObject({ number: nameOf('number') })]);
const CompanyScope = z.union([z.enum(['army', 'unit']), GroupScope]);

const Label = Name.check(z.refine((text) => text === text.trim()));

const Common = {
	id: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64))),
	/** What it is about, as printed; by default the entries are named. */
	label: z.optional(Label),
	/** Not read: an event is its own source. A rule copied out of an army's file has one. */
	source: z.optional(z.unknown()),
	/** The reading that it depends on. */
	reading: z.optional(Name),
	/** The answer under which it holds. */
	when: z.optional(Name),
	/** It is shown when it is not met, and makes no list illegal. */
	advice: z.optional(z.literal(true)),
	/** The armies it holds for, where that is not every one. */
	armies: z.optional(someNames())
};

const kinds = [
	z.strictObject({
		...Common,
		kind: z.literal('count'),
		of: PlainSelector,
		min: z.optional(Least),
		max: z.optional(Most),
		more: z.optional(More),
		per: z.optional(z.enum(['band', 'army'])),
		scope: z.optional(CompanyScope),
		counting: Counting
	}),
	z.strictObject({
		...Common,
		kind: z.literal('share'),
		of: PlainSelector,
		min: z.optional(Percent),
		max: z.optional(Percent),
		scope: z._default(z.enum(['army', 'unit']), 'army')
	}),
	z.strictObject({
		...Common,
		kind: z.literal('unique'),
		of: PlainSelector,
		scope: z._default(z.enum(['army', 'unit']), 'army'),
		by: z.optional(z.literal('set')),
		except: z.optional(PlainSelector),
		max: z.optional(Least)
	}),
	z.strictObject({
		...Common,
		kind: z.literal('carries'),
		option: nameOf('option'),
		by: PlainSelector
	}),
	z.strictObject({
		...Common,
		kind: z.literal('exclusive'),
		of: PlainSelector,
		on: z.optional(PlainSelector),
		min: z.optional(Amount),
		max: z.optional(Amount),
		distinct: z.optional(z.literal(true))
	}),
	z.strictObject({
		...Common,
		kind: z.literal('budget'),
		of: PlainSelector,
		on: PlainSelector,
		max: Amount
	}),
	z.strictObject({
		...Common,
		kind: z.literal('requires'),
		of: PlainSelector,
		needs: z.optional(PlainSelector),
		forbids: z.optional(PlainSelector),
		min: z.optional(Least),
		counting: Counting,
		scope: z._default(CompanyScope, 'army')
	}),
	z.strictObject({
		...Common,
		kind: z.literal('group'),
		group: GroupName,
		of: PlainSelector,
		min: z.optional(Least),
		max: z.optional(Least),
		more: z.optional(More),
		free: z.optional(PlainSelector)
	}),
	z.strictObject({
		...Common,
		kind: z.literal('groups'),
		group: GroupName,
		min: z.optional(Least),
		max: z.optional(Least)
	})
] as const;

/** A rule as an organiser writes it: names for tags, no source, an id only if he likes. */
export const PlainRule = z.discriminatedUnion('kind', kinds);
export type PlainRule = z.infer<typeof PlainRule>;

/** The kinds of rules that an event may have. */
export const plainRules: readonly string[] = kinds.flatMap(({ shape }) => [
	...shape.kind.def.values
]);

const places = ['of', 'by', 'on', 'needs', 'forbids', 'free', 'except', 'more.each'];

/** What is expected in each place of a rule. */
export function plainRule(): Expectations {
	const { name } = expected;
	return {
		'constraints.[]': expected.objectSuchAs(
			'{ "kind": "count", "of": { "any": ["…"] }, "max": 3 }'
		),
		'constraints.[].kind': expected.oneOf(plainRules.join(', ')),
		'constraints.[].id': expected.ruleId,
		'constraints.[].label': expected.trimmedText,
		'constraints.[].reading': expected.reading,
		'constraints.[].when': expected.answer,
		'constraints.[].advice': expected.trueOrNothing,
		'constraints.[].armies': expected.someArmies(maxTags),
		'constraints.[].armies.[]': name,
		'constraints.[].min': expected.limit,
		'constraints.[].max': expected.maximum,
		'constraints.[].min.points': expected.wholeNumber(1, 1_000_000),
		'constraints.[].max.points': expected.wholeNumber(1, 1_000_000),
		'constraints.[].more': expected.objectSuchAs('{ "each": { "any": ["…"] }, "n": 1 }'),
		'constraints.[].more.n': expected.wholeNumber(1, 1_000_000),
		'constraints.[].per': expected.per,
		'constraints.[].scope': expected.scope,
		'constraints.[].scope.group': name,
		'constraints.[].counting': expected.modelsOrNothing,
		'constraints.[].distinct': expected.trueOrNothing,
		'constraints.[].option': name,
		'constraints.[].group': name,
		...Object.fromEntries(places.flatMap(placeWords))
	};
}

function placeWords(place: string): readonly (readonly [string, string])[] {
	const lists = ['any', 'all', 'none'].flatMap((key) => [
		[`constraints.[].${place}.${key}`, expected.someNames(maxTags)] as const,
		[`constraints.[].${place}.${key}.[]`, expected.name] as const
	]);
	return [[`constraints.[].${place}`, expected.objectSuchAs('{ "any": ["…"] }')], ...lists];
}
