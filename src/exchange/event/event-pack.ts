import * as z from 'zod/mini';
import { isOfSecondVersion } from '#engine';
import type { EventPack } from '#schema';
import { eventFaults, expected, imports } from '../../i18n/en/faults.ts';
import { Deadline, isForDesk, TeamRules } from '../../schema/event-pack.ts';
import { withoutSchema } from '../../schema/own-schema.ts';
import { PlayerDetail, playerDetails } from '../../schema/player.ts';
import { PlainRule, plainRule, plainRules } from './event-rules.ts';
import { describeFaults, quoted, unknownName, type Fault } from '../common/fault.ts';
import { malformed, type Description } from '../common/malformed.ts';
import { nearestNames } from '../common/names.ts';
import { listOf, Name } from '../common/plain-words.ts';

/**
 * The latest version of event packs; the first has no limits in points or parts of a percent, no budgets and no `unique` with
 * a maximum, the second no deadline and no rules for teams.
 */
const version = 3;

const maxRules = 100;

const Rules = listOf(PlainRule, maxRules);

const EventName = Name.check(z.refine(isTrimmed));

/** House rules as an organiser writes them: names where Muster has ids. */
export const PlainEvent = z.strictObject({
	/** The version of the format. */
	eventPack: z.union([z.literal(1), z.literal(2), z.literal(version)]),
	/** Stands beside every verdict on the event's rules. */
	name: EventName,
	/** The game, by name or id. */
	system: Name,
	/** The day, as `2026-12-05`. */
	date: z.iso.date(),
	/** The points limit: a list of another size is not legal at the event. */
	size: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
	/** The event's interpretations: ids of questions, each with the id of its answer. */
	readings: z.optional(z.record(z.string().check(z.maxLength(80)), Name)),
	/** Rules beside those of the book. */
	constraints: z.optional(Rules),
	/** For the players. */
	note: z.optional(z.string().check(z.maxLength(2000))),
	/** What players have to say about themselves on their paper: `name`, `club`, `team`, `email`, `number`, `table`, `round`. */
	asks: z.optional(z.array(PlayerDetail).check(z.maxLength(playerDetails.length))),
	/** When lists have to be sent: `{ "at": "2026-11-28T20:00", "zone": "Europe/Berlin" }`. */
	deadline: z.optional(Deadline),
	/** Rules across a team: how many `players` it has, and how often it may have the `sameArmy`. */
	teams: z.optional(TeamRules)
});
export type PlainEvent = z.infer<typeof PlainEvent>;

function description(): Description {
	return {
		line: 'rule',
		expected: {
			'': expected.wholeEventPack,
			eventPack: expected.oneOf(`1, 2, ${version}`),
			name: expected.trimmedName,
			system: expected.name,
			date: expected.day('2026-11-20'),
			size: expected.wholeNumber(1, 1_000_000),
			readings: expected.answers,
			'readings.*': expected.answer,
			constraints: expected.rules(maxRules),
			note: expected.text(2000),
			asks: expected.details(playerDetails.join(', ')),
			'asks.*': expected.details(playerDetails.join(', ')),
			deadline: expected.objectSuchAs('{ "at": "2026-11-28T20:00", "zone": "Europe/Berlin" }'),
			'deadline.at': expected.timeSuchAs('2026-11-28T20:00'),
			'deadline.zone': expected.zoneSuchAs('Europe/Berlin'),
			teams: expected.objectSuchAs('{ "players": 3, "sameArmy": 1 }'),
			'teams.players': expected.wholeNumber(1, 20),
			'teams.sameArmy': expected.wholeNumber(1, 20),
			...plainRule()
		}
	};
}

type PlainEventResult =
	| { readonly ok: true; readonly event: PlainEvent }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks that a value has the form of an event pack; whether its names exist is not asked here. */
export function readPlainEvent(file: unknown): PlainEventResult {
	const value = withoutSchema(file);
	const early = obstacles(value);
	if (early.length > 0) return { ok: false, faults: early };
	const parsed = PlainEvent.safeParse(value);
	if (parsed.success) return { ok: true, event: parsed.data };
	return { ok: false, faults: malformed(parsed.error.issues, value, description()) };
}

/** The text of an event pack, laid out for a person to edit; `readListFile` reads it. */
export function writeEventPack({ formatVersion: _, ...pack }: EventPack): string {
	const constraints = pack.constraints.map(({ source: _, ...rule }) => rule);
	const eventPack = isForDesk(pack) ? version : constraints.some(isOfSecondVersion) ? 2 : 1;
	return `${JSON.stringify({ eventPack, ...pack, constraints }, null, '\t')}\n`;
}

/** Input that would slip past the schema, or make its messages useless. */
function obstacles(value: unknown): readonly Fault[] {
	if (typeof value !== 'object' || value === null) return [];
	const { eventPack, readings, constraints } = value as Readonly<Record<string, unknown>>;
	if (typeof eventPack === 'number' && Number.isInteger(eventPack) && eventPack > version) {
		return [{ message: imports.newer.event }];
	}
	if (typeof readings === 'object' && readings !== null && Object.hasOwn(readings, '__proto__')) {
		return [{ message: eventFaults.prototype }];
	}
	if (!Array.isArray(constraints) || constraints.length > maxRules) return [];
	return strangeKinds(constraints);
}

/** Faults of rules whose kind is unknown, or not allowed in an event. */
function strangeKinds(rules: readonly unknown[]): readonly Fault[] {
	const kinds = rules.flatMap((rule, at) => {
		if (typeof rule !== 'object' || rule === null || !('kind' in rule)) return [];
		const { kind } = rule;
		return typeof kind === 'string' && !plainRules.includes(kind) ? [{ kind, at }] : [];
	});
	return describeFaults(kinds, ({ kind, at }) => {
		const where = `${imports.place('constraints', at + 1, 'rule')}:`;
		const refused: Readonly<Record<string, string>> = eventFaults.refused;
		if (Object.hasOwn(refused, kind)) {
			const why = eventFaults.notInEvents(quoted(kind), refused[kind] ?? '');
			return { message: `${where} ${why}` };
		}
		const known = eventFaults.noKind(quoted(kind), plainRules.join(', '));
		const named = plainRules.map((id) => ({ id, name: id }));
		return unknownName(`${where} ${known}`, kind, nearestNames(kind, named));
	});
}

function isTrimmed(text: string): boolean {
	return text === text.trim();
}
