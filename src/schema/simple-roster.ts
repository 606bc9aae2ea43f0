import { biggestSize, maxGroups, maxModels, maxOptions, maxUnits } from './bounds.ts';
import type { Roster } from './roster.ts';

// The roster's schema once more, by hand and stricter: what passes here passes there. It is small enough to
// come with the first page, which then waits for no library to show a stored roster.

type Check = (value: unknown) => boolean;

/**
 * Whether a stored value is a roster without house rules, beyond doubt. Where it is not, the schema decides.
 */
export function isSimpleRoster(value: unknown): value is Roster {
	return isRoster(value);
}

const text =
	(least: number, most: number): Check =>
	(value) =>
		typeof value === 'string' && value.length >= least && value.length <= most;

const form =
	(pattern: RegExp): Check =>
	(value) =>
		typeof value === 'string' && pattern.test(value);

const whole =
	(least: number, most: number): Check =>
	(value) =>
		Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const list =
	(most: number, check: Check): Check =>
	(value) =>
		Array.isArray(value) &&
		value.length <= most &&
		// No holes, and nothing beside its members.
		Object.keys(value).length === value.length &&
		value.every(check);

/** A plain object with all that it must have, and nothing but what it may have. */
function record(needed: Record<string, Check>, optional: Record<string, Check> = {}): Check {
	const checks = new Map(Object.entries({ ...needed, ...optional }));
	const names = Object.keys(needed);
	return (value) =>
		isObject(value) &&
		names.every((name) => Object.hasOwn(value, name)) &&
		Object.entries(value).every(([name, part]) => checks.get(name)?.(part) === true);
}

function isObject(value: unknown): value is object {
	return (
		typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
	);
}

const ownIds =
	(check: Check): Check =>
	(value) => {
		if (!check(value)) return false;
		const things = value as readonly { readonly id: string }[];
		return new Set(things.map(({ id }) => id)).size === things.length;
	};

const reference = text(1, 64);
const line = text(0, 80);
const note = text(0, 2000);
const unitId = form(/^[A-Za-z0-9-]{1,36}$/);
const uuid = form(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

/** A day that the calendar has. */
const day: Check = (value) => {
	if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
	const date = new Date(value);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const answers: Check = (value) => isObject(value) && Object.entries(value).flat().every(reference);

const isUnit = record(
	{ id: unitId, entry: reference },
	{
		options: list(maxOptions, reference),
		models: whole(1, maxModels),
		name: line,
		note,
		group: unitId
	}
);

const isGroup = record({ id: unitId, kind: reference }, { name: line });

const isRoster = record(
	{
		formatVersion: (value) => value === 1,
		id: uuid,
		name: line,
		system: reference,
		army: reference,
		revision: day,
		size: whole(0, biggestSize),
		units: ownIds(list(maxUnits, isUnit))
	},
	{ groups: ownIds(list(maxGroups, isGroup)), readings: answers, note }
);
