import * as z from 'zod/mini';
import { maxGroups, maxUnits } from '../../schema/bounds.ts';
import { expected } from '../../i18n/en/faults.ts';
import { malformed, type Description } from '../common/malformed.ts';
import type { Fault } from '../common/fault.ts';
import { OwnName, placed, PlainUnit, plainUnit } from './plain-unit.ts';
import { listOf, Name } from '../common/plain-words.ts';

/** Units that stand together. */
export const PlainGroup = z.strictObject({
	name: z.optional(OwnName),
	/** Its leader is the general. */
	general: z.optional(z.boolean()),
	units: listOf(PlainUnit, maxUnits)
});
export type PlainGroup = z.infer<typeof PlainGroup>;

/** What a list has under a word of its game system ("regiments", "terrain"): names, lines or groups. */
export type PlainPart = { readonly key: string } & (
	| { readonly kind: 'names'; readonly names: readonly string[]; readonly isList: boolean }
	| { readonly kind: 'units'; readonly units: readonly PlainUnit[] }
	| { readonly kind: 'groups'; readonly groups: readonly PlainGroup[] }
);

export type PlainPartResult =
	| { readonly ok: true; readonly part: PlainPart }
	| { readonly ok: false; readonly faults: readonly Fault[] };

const Names = listOf(Name, maxUnits);
const Units = listOf(PlainUnit, maxUnits);
const Groups = listOf(PlainGroup, maxGroups);

const aUnit = '{ "unit": "…", "count": 2 }';
const aGroup = '{ "units": [{ "unit": "…" }] }';

type Issue = z.core.$ZodIssue;

/** Whether a key may be a word of a game system, and a value fits there. */
export function isPart(key: string, value: unknown): boolean {
	const isWord = /^\p{L}[\p{L}\p{N} _-]{0,39}$/u.test(key);
	return isWord && (typeof value === 'string' || Array.isArray(value));
}

/** Checks what stands under a word; whether the system has that word is not asked here. */
export function readPart(key: string, value: unknown): PlainPartResult {
	const items: readonly unknown[] = Array.isArray(value) ? value : [];
	if (items.some((item) => isObject(item) && Object.hasOwn(item, 'units'))) {
		const result = Groups.safeParse(value);
		if (result.success) return { ok: true, part: { key, kind: 'groups', groups: result.data } };
		return misfits(result.error.issues, value, key, ofGroups(key));
	}
	if (items.some(isObject)) {
		const result = Units.safeParse(value);
		if (result.success) return { ok: true, part: { key, kind: 'units', units: result.data } };
		return misfits(result.error.issues, value, key, ofLines(key, expected.objectSuchAs(aUnit)));
	}
	const isList = Array.isArray(value);
	const result = Names.safeParse(isList ? value : [value]);
	if (result.success) return { ok: true, part: { key, kind: 'names', names: result.data, isList } };
	const { issues } = result.error;
	return isList
		? misfits(issues, value, key, ofLines(key, expected.name))
		: misfits([{ ...issues[0], path: [] } as Issue], value, key, {
				expected: { [key]: expected.name }
			});
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function misfits(
	issues: readonly Issue[],
	value: unknown,
	key: string,
	description: Description
): PlainPartResult {
	const placed = issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
	return { ok: false, faults: malformed(placed, { [key]: value }, description) };
}

/** The places of a list of names or lines. */
function ofLines(key: string, item: string): Description {
	const whole = expected.namesOrUnits(maxUnits);
	return { expected: { [key]: whole, [`${key}.[]`]: item, ...placed(key, plainUnit()) } };
}

/** The places of a list of groups with lines in each. */
function ofGroups(key: string): Description {
	return {
		line: 'group',
		inner: 'units',
		expected: {
			[key]: expected.groups(maxGroups),
			[`${key}.[]`]: expected.objectSuchAs(aGroup),
			...placed(key, {
				name: expected.text(80),
				general: expected.boolean,
				units: expected.units(maxUnits),
				'units.[]': expected.objectSuchAs(aUnit)
			}),
			...placed(`${key}.[].units`, plainUnit())
		}
	};
}
