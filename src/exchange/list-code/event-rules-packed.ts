import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { EventPack } from '#schema';
import { cleanValue } from '../common/clean.ts';
import { obstacleIn } from '../common/json-bounds.ts';
import { markOfEvent } from './marks.ts';
import type { PackedEvent } from './packed-list.ts';

/** Deflated rules are never longer than this, nor their text than the second number: what a link holds is less. */
const mostBytes = 2000;
const mostText = 100_000;

/**
 * Text that all packs have in common, so that it takes next to no room in a link. It is part of the format: with
 * another one, links written before could not be read.
 */
const common = strToU8(
	'"label":"","id":"","advice":true,"armies":["reading":"when":"scope":"army""unit""needs":{"forbids":{"by":{"none":["all":["note":""readings":{"min":"per":"band"},"max":2},{"kind":"requires","of":{"any":["kind":"exclusive","of":{"any":["kind":"group","kind":"share","kind":"carries","option":"kind":"unique","of":{"any":["{"asks":["name","constraints":[{"kind":"count","of":{"any":["","max":1,"label":"","size":2000'
);

/**
 * The pack of an event, without what a link says of it anyway, as deflated JSON. Links have only ever held
 * packs of the first format: one of a later format is named and not brought.
 */
export function packedRules(pack: EventPack): Uint8Array | undefined {
	if (pack.missing || pack.formatVersion > 1) return undefined;
	const { formatVersion: _, name: _name, system: _system, date: _date, ...rules } = pack;
	const constraints = rules.constraints.map(({ source: _, ...rule }) => rule);
	const text = JSON.stringify({ ...rules, constraints });
	return deflateSync(strToU8(text), { level: 9, dictionary: common });
}

/** The pack of a packed event; undefined if its rules are not there, or are not those it is known by. */
export function unpackedEvent(event: PackedEvent, system: string): EventPack | undefined {
	const rules = event.rules === undefined ? undefined : rulesIn(event.rules);
	if (!rules) return undefined;
	const { name, date, mark } = event;
	const written = Array.isArray(rules['constraints']) ? rules['constraints'] : [];
	const constraints = written.map((rule: object) => ({ ...rule, source: { event: name } }));
	const pack = EventPack.safeParse({ ...rules, formatVersion: 1, name, system, date, constraints });
	return pack.success && markOfEvent(pack.data) === mark ? pack.data : undefined;
}

function rulesIn(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
	if (bytes.length > mostBytes) return undefined;
	try {
		// Of a fixed length, so that no small link becomes a large text.
		const text = inflateSync(bytes, { dictionary: common, out: new Uint8Array(mostText) });
		const value: unknown = JSON.parse(strFromU8(text));
		if (typeof value !== 'object' || value === null || obstacleIn(value) !== undefined) return;
		return cleanValue(value) as Readonly<Record<string, unknown>>;
	} catch {
		return undefined;
	}
}
