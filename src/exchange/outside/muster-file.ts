import * as z from 'zod/mini';
import { maxUnits, Roster } from '#schema';
import { biggestSize, maxGroups, maxModels, maxOptions } from '../../schema/bounds.ts';
import { eventFormat } from '../../schema/event-pack.ts';
import { migrateRoster, rosterFormat } from '../../schema/migrations.ts';
import { expected, imports } from '../../i18n/en/faults.ts';
import { found, quoted, type Fault } from '../common/fault.ts';
import type { RosterResult } from '../common/read-list.ts';
import { plainRule } from '../event/event-rules.ts';
import { malformed, type Description } from '../common/malformed.ts';

/** The version of Muster's export. */
const version = 1;

/** The most rosters that one file holds. */
const maxRosters = 10_000;

/** The contents of an export. Unreadable rosters do not affect the others. */
interface MusterFile {
	readonly rosters: readonly RosterResult[];
	/** When it was written, as an ISO date. */
	readonly exported?: string;
	/** Whether it holds more than rosters. A backup is restored in the settings. */
	readonly isBackup?: true;
}

type MusterFileResult =
	| { readonly ok: true; readonly file: MusterFile }
	| { readonly ok: false; readonly faults: readonly Fault[] };

const Envelope = z.strictObject({
	muster: z.literal(version),
	exported: z.optional(z.string().check(z.maxLength(40))),
	rosters: z.array(z.unknown()).check(z.maxLength(maxRosters)),
	// Further parts of a backup: `backup.ts` reads them.
	edited: z.optional(z.unknown()),
	versions: z.optional(z.unknown()),
	events: z.optional(z.unknown()),
	settings: z.optional(z.unknown()),
	wordings: z.optional(z.unknown()),
	aliases: z.optional(z.unknown()),
	sources: z.optional(z.unknown()),
	folders: z.optional(z.unknown()),
	texts: z.optional(z.unknown()),
	battles: z.optional(z.unknown()),
	unreadable: z.optional(z.unknown())
});

function envelope(): Description {
	return {
		expected: {
			'': expected.object,
			muster: String(version),
			exported: expected.date,
			rosters: expected.rosters(maxRosters)
		}
	};
}

function rosterDescription(): Description {
	const { id: reference } = expected;
	return {
		expected: {
			'': expected.roster,
			formatVersion: '1',
			id: expected.uuid,
			name: expected.text(80),
			system: reference,
			army: reference,
			revision: expected.dateSuchAs('2026-11-20'),
			size: expected.wholeNumber(0, biggestSize),
			units: expected.unitsWithIds(maxUnits),
			readings: expected.ids,
			'readings.*': reference,
			groups: expected.groupsWithIds(maxGroups),
			note: expected.text(2000),
			'groups.[]': expected.group,
			'groups.[].id': expected.partId,
			'groups.[].kind': reference,
			'groups.[].name': expected.text(80),
			'units.[].group': expected.partId,
			'units.[]': expected.unit,
			'units.[].id': expected.partId,
			'units.[].entry': reference,
			'units.[].options': expected.optionIds(maxOptions),
			'units.[].options.[]': reference,
			'units.[].models': expected.wholeNumber(1, maxModels),
			'units.[].name': expected.text(80),
			'units.[].note': expected.text(2000),
			event: expected.keptEventPack,
			'event.*': expected.keptEventPart,
			'event.readings.*': reference,
			'event.constraints.[].source': expected.eventName,
			...Object.fromEntries(
				Object.entries(plainRule()).map(([place, what]) => [`event.${place}`, what])
			)
		}
	};
}

/** The text of an export with these rosters in full; `readListFile` reads it. */
export function writeMusterFile(rosters: readonly Roster[], exported?: string): string {
	const file = { muster: version, ...(exported !== undefined && { exported }), rosters };
	return `${JSON.stringify(file)}\n`;
}

/** Reads an object that claims to be an export of Muster. */
export function readMusterFile(value: object): MusterFileResult {
	if ('muster' in value && isNewer(value.muster, version))
		return { ok: false, faults: [newer('file')] };
	const parsed = Envelope.safeParse(value);
	if (!parsed.success) {
		return { ok: false, faults: malformed(parsed.error.issues, value, envelope()) };
	}
	const { exported, rosters, versions, events, unreadable } = parsed.data;
	const isBackup = [versions, events, unreadable].some((part) => part !== undefined);
	const file = {
		rosters: readEach(rosters),
		...(exported !== undefined && { exported }),
		...(isBackup && { isBackup: true as const })
	};
	return { ok: true, file };
}

/** Checks the shape of a roster. Unknown ids are left to the engine. */
export function readRoster(value: unknown): RosterResult {
	const obstacle = obstacleIn(value);
	if (obstacle) return { ok: false, faults: [obstacle] };
	const parsed = Roster.safeParse(migrateRoster(value));
	if (parsed.success) return { ok: true, roster: parsed.data };
	return { ok: false, faults: malformed(parsed.error.issues, value, rosterDescription()) };
}

/** All flaws are reported for this many rosters; of further ones only that they have some. */
const maxDescribed = 100;

function readEach(rosters: readonly unknown[]): readonly RosterResult[] {
	let unread = 0;
	return rosters.map((roster, at) => {
		const isDescribed = unread < maxDescribed || Roster.safeParse(roster).success;
		const result = isDescribed ? readOneOf(rosters.length, roster, at) : notDescribed(at);
		if (!result.ok) unread += 1;
		return result;
	});
}

function notDescribed(at: number): RosterResult {
	return {
		ok: false,
		faults: [{ message: `${positionText(at)}: ${imports.unreadRoster}` }]
	};
}

function positionText(at: number): string {
	return imports.place('rosters', at + 1, 'roster');
}

function readOneOf(count: number, value: unknown, at: number): RosterResult {
	const result = readRoster(value);
	if (result.ok || count === 1) return result;
	const where = positionText(at);
	const faults = result.faults.map((fault) => ({
		...fault,
		message: `${where}: ${fault.message}`
	}));
	return { ok: false, faults };
}

/** Reasons to stop before the schema: a later format, or too many units. */
function obstacleIn(value: unknown): Fault | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	if ('formatVersion' in value && isNewer(value.formatVersion, rosterFormat))
		return newer('roster');
	if ('event' in value && isNewerEvent(value.event)) return newer('event');
	const units = 'units' in value ? value.units : undefined;
	return Array.isArray(units) && units.length > maxUnits
		? { message: imports.misfit(quoted('units'), expected.unitsWithIds(maxUnits), found(units)) }
		: undefined;
}

/** Whether an event pack that Muster wrote is of a later version than this one reads. */
export function isNewerEvent(value: unknown): boolean {
	if (typeof value !== 'object' || value === null || !('formatVersion' in value)) return false;
	return isNewer(value.formatVersion, eventFormat);
}

function isNewer(stated: unknown, known: number): boolean {
	return typeof stated === 'number' && Number.isInteger(stated) && stated > known;
}

function newer(what: 'file' | 'roster' | 'event'): Fault {
	return { message: imports.newer[what] };
}
