import * as z from 'zod/mini';
import type { Expectations } from './malformed.ts';
import { listOf, Name } from './plain-words.ts';

const mostTags = 200;

const Most = z.int().check(z.nonnegative(), z.maximum(1_000_000));
const Least = z.int().check(z.positive(), z.maximum(1_000_000));
const Names = z.pipe(z.array(z.unknown()).check(z.minLength(1)), listOf(Name, mostTags));
const PlainSelector = z.strictObject({
	any: z.optional(Names),
	all: z.optional(Names),
	none: z.optional(Names)
});
export type PlainSelector = z.infer<typeof PlainSelector>;

const Percent = z.int().check(z.positive(), z.maximum(100));
const More = z.strictObject({ each: PlainSelector, n: Least });
const GroupScope = z.strictObject({ group: Name });
const Counting = z.optional(z.literal('models'));
const Amount = z.union([Least, z.strictObject({ number: Name })]);
const CompanyScope = z.union([z.enum(['army', 'unit']), GroupScope]);

const Common = {
	id: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64))),
	label: z.optional(Name.check(z.refine((text) => text === text.trim()))),
	/** Not read: an event is its own source. A rule copied out of an army's file has one. */
	source: z.optional(z.unknown()),
	reading: z.optional(Name),
	when: z.optional(Name),
	advice: z.optional(z.literal(true)),
	armies: z.optional(Names)
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
		scope: z.optional(z.enum(['army', 'unit']))
	}),
	z.strictObject({
		...Common,
		kind: z.literal('unique'),
		of: PlainSelector,
		scope: z.optional(z.enum(['army', 'unit'])),
		by: z.optional(z.literal('set')),
		except: z.optional(PlainSelector)
	}),
	z.strictObject({ ...Common, kind: z.literal('carries'), option: Name, by: PlainSelector }),
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
		kind: z.literal('requires'),
		of: PlainSelector,
		needs: z.optional(PlainSelector),
		forbids: z.optional(PlainSelector),
		min: z.optional(Least),
		counting: Counting,
		scope: z.optional(CompanyScope)
	}),
	z.strictObject({
		...Common,
		kind: z.literal('group'),
		group: Name,
		of: PlainSelector,
		min: z.optional(Least),
		max: z.optional(Least),
		more: z.optional(More),
		free: z.optional(PlainSelector)
	}),
	z.strictObject({
		...Common,
		kind: z.literal('groups'),
		group: Name,
		min: z.optional(Least),
		max: z.optional(Least)
	})
] as const;

/** A rule as an organiser writes it: names for tags, no source, an id only if he likes. */
export const PlainRule = z.discriminatedUnion('kind', kinds);
export type PlainRule = z.infer<typeof PlainRule>;

/** The kinds of rules that an event may have. */
export const plainRules: readonly string[] = [
	'count',
	'share',
	'unique',
	'carries',
	'exclusive',
	'requires',
	'group',
	'groups'
] satisfies PlainRule['kind'][];

const name = 'a name of 1 to 80 characters';
const selector = 'an object such as { "any": ["…"] }';
const tags = `a list of 1 to ${mostTags} names`;
const places = ['of', 'by', 'on', 'needs', 'forbids', 'free', 'except', 'more.each'];

/** What must stand in each place of a rule. */
export const plainRule: Expectations = {
	'constraints.[]': 'an object such as { "kind": "count", "of": { "any": ["…"] }, "max": 3 }',
	'constraints.[].kind': `one of ${plainRules.join(', ')}`,
	'constraints.[].id': 'an id of at most 64 small letters, digits and hyphens',
	'constraints.[].label': 'text of 1 to 80 characters, without space at its ends',
	'constraints.[].reading': 'the id of a reading',
	'constraints.[].when': 'the id of an answer',
	'constraints.[].advice': 'true, or be left out',
	'constraints.[].armies': 'a list of 1 to 200 armies',
	'constraints.[].armies.[]': name,
	'constraints.[].min': 'a whole number from 1 to 1,000,000 (a “share” is a percentage, up to 100)',
	'constraints.[].max':
		'a whole number of at most 1,000,000 (a “share” is a percentage, up to 100; only a “count” may say 0)',
	'constraints.[].more': 'an object such as { "each": { "any": ["…"] }, "n": 1 }',
	'constraints.[].more.n': 'a whole number from 1 to 1,000,000',
	'constraints.[].per': '"band" or "army"',
	'constraints.[].scope': '"army", for some kinds "unit", or an object such as { "group": "…" }',
	'constraints.[].scope.group': name,
	'constraints.[].counting': '"models", or be left out',
	'constraints.[].distinct': 'true, or be left out',
	'constraints.[].option': name,
	'constraints.[].group': name,
	...Object.fromEntries(places.flatMap(placeWords))
};

function placeWords(place: string): readonly (readonly [string, string])[] {
	const lists = ['any', 'all', 'none'].flatMap((key) => [
		[`constraints.[].${place}.${key}`, tags] as const,
		[`constraints.[].${place}.${key}.[]`, name] as const
	]);
	return [[`constraints.[].${place}`, selector], ...lists];
}
