import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import { EventPack, Roster } from '#schema';
import { cleanName, cleanNote } from '../../../src/exchange/common/clean.ts';
import {
	findArmy,
	findSystem,
	findTextArmy,
	linkContent,
	openPacked,
	packedArmy,
	packedSystem,
	readCode,
	recognise,
	readPacked,
	resolveEvent,
	resolveList,
	resolveText,
	type Fault,
	type PackedList,
	type PlainList,
	type RosterResult
} from '../../../src/exchange/index.ts';
import { fileText } from '../../../src/exchange/outside/open-file.ts';
import { pictureObstacle } from '../../../src/exchange/outside/picture-size.ts';
import { buildSheet, sheetForms, textFormats } from '../../../src/content/index.ts';
import { sheetAs } from '../../../src/paper/index.ts';
import { readRow } from '../../../src/persistence/db/stored-roster.ts';
import { indexOf, shelves, type Shelf } from './documents.ts';

let made = 0;
/** Another each time, as groups and units must have ids of their own. */
const newId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
const named = shelves.map(({ system, armies }) => ({ ...system, armies }));

/** What no name may hold that came from outside, said once more in other words than the reader's. */
const harmful =
	// eslint-disable-next-line no-control-regex -- they are what is looked for
	/[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF]/;

/** How many inputs ended as what. */
export interface Tally {
	accepted: number;
	refused: number;
}

/** Fails with a sentence where something came in that should not have. */
function claim(isSo: boolean, what: string): void {
	if (!isSo) throw new Error(what);
}

/** What is refused says why in a harmless sentence. */
export function holdsFaults(faults: readonly Pick<Fault, 'message'>[], tally: Tally): void {
	tally.refused += 1;
	claim(faults.length > 0, 'refused without a reason');
	for (const { message } of faults) {
		claim(/\S.*[.?]$/s.test(message), `no sentence: ${message}`);
		claim(message.length < 1500, `a sentence of ${message.length} letters`);
		claim(
			!harmful.test(message) && message.isWellFormed(),
			`a harmful sentence: ${JSON.stringify(message)}`
		);
	}
}

function holdsTexts(value: unknown, key = ''): void {
	if (typeof value === 'string') {
		const text = key === 'note' ? value.replace(/[\n\t]/g, '') : value;
		claim(!harmful.test(text) && text.isWellFormed(), `came in: ${JSON.stringify(value)}`);
	} else if (typeof value === 'object' && value !== null) {
		for (const [name, inner] of Object.entries(value)) holdsTexts(inner, name);
	}
}

/** A roster that came in: it passes the schema, and everything that is done with rosters can be done. */
export function holdsRoster(roster: Roster, place: number, tally: Tally): void {
	tally.accepted += 1;
	claim(Roster.safeParse(roster).success, 'not what the schema says');
	holdsTexts(roster);
	claim(readRow({ id: roster.id, updatedAt: 1, roster }).readable, 'could not be opened again');
	const bare = indexOf(roster.system, roster.army);
	if (!bare) return;
	const isPlain = roster.event === undefined && roster.readings === undefined;
	const index = isPlain ? bare : indexArmy(bare.system, bare.army, roster);
	holdsSheet(roster, index, place);
}

function holdsSheet(roster: Roster, index: ArmyIndex, place: number): void {
	const report = checkRoster(roster, index);
	// A sheet takes longer than all the rest: one of sixteen has one, of each form in turn.
	if (place % 16 !== 0) return;
	const form = sheetForms[(place / 16) % sheetForms.length] ?? 'list';
	const format = textFormats[((place / 32) % textFormats.length) | 0] ?? 'text';
	const sheet = buildSheet(roster, report, form);
	claim(typeof sheetAs(sheet, format) === 'string', 'no sheet');
}

function holdsResult(result: RosterResult, place: number, tally: Tally): void {
	if (result.ok) holdsRoster(result.roster, place, tally);
	else holdsFaults(result.faults, tally);
}

function shelfOf(system: string): Shelf | undefined {
	const found = findSystem(system, named);
	return shelves.find(({ system: { id } }) => id === found?.id);
}

function resolvePlain(list: PlainList): RosterResult {
	const shelf = shelfOf(list.system) ?? shelves[0];
	const army = findArmy(list.army, shelf?.armies ?? []) ?? shelf?.armies[0];
	const index = shelf && army && indexOf(shelf.system.id, army.id);
	if (!index) throw new Error('there is no army');
	return resolveList(list, index, newId, shelf.armies);
}

function resolvePacked(packed: PackedList): RosterResult {
	const system = packedSystem(packed, named);
	const army = packedArmy(packed, system?.armies ?? []);
	if (!system || !army) return { ok: false, faults: [{ message: 'Army not found.' }] };
	return openPacked(packed, { system, army, newId });
}

/** Everything that Muster does with the text of a file or of a paste. */
export function holdsText(text: string, place: number, tally: Tally): void {
	const file = recognise(text);
	switch (file.kind) {
		case 'unreadable': {
			holdsFaults(file.faults, tally);
			return;
		}
		case 'roster': {
			holdsRoster(file.roster, place, tally);
			return;
		}
		case 'muster-file':
			holdsTexts(file.exported);
			{
				file.rosters.forEach((result) => holdsResult(result, place, tally));
				return;
			}
		case 'plain-list': {
			holdsResult(resolvePlain(file.list), place, tally);
			return;
		}
		case 'packed-list': {
			holdsResult(resolvePacked(file.packed), place, tally);
			return;
		}
		case 'event-pack': {
			const shelf = shelfOf(file.event.system) ?? shelves[place % shelves.length];
			if (!shelf) throw new Error('there is no game');
			const result = resolveEvent(file.event, shelf.system, shelf.armies);
			if (!result.ok) {
				holdsFaults(result.faults, tally);
				return;
			}
			claim(EventPack.safeParse(result.pack).success, 'not what the schema says of events');
			holdsTexts(result.pack);
			const index = shelf.indexes[place % shelf.indexes.length];
			if (!index) throw new Error('there is no army');
			const roster: Roster = {
				formatVersion: 1,
				id: newId(),
				name: 'x',
				system: shelf.system.id,
				army: index.army.id,
				revision: '2026-01-01',
				size: 2000,
				units: index.units.slice(0, 3).map(({ entry }, at) => ({ id: `u${at}`, entry: entry.id })),
				event: result.pack
			};
			holdsRoster(roster, place, tally);
			return;
		}
		case 'list-text': {
			const found = findTextArmy(file.text, named);
			const other = shelves[place % shelves.length]?.indexes[0];
			const index = (found && indexOf(found.system, found.army)) ?? other;
			if (!index) throw new Error('there is no army');
			holdsResult(resolveText(file.text, index, newId), place, tally);
			return;
		}
	}
}

/** What is typed, scanned, or stands behind the # of an address. */
export function holdsLink(text: string, place: number, tally: Tally): void {
	const content = linkContent(text);
	const code = readCode(content?.kind === 'code' ? content.typed : text);
	claim(!code.ok || /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(code.code), 'no code');
	if (content?.kind !== 'packed') return;
	const read = readPacked(content.packed);
	if (read.ok) holdsResult(resolvePacked(read.packed), place, tally);
	else holdsFaults(read.faults, tally);
}

/** A file of bytes, as a list and as a photo. */
export function holdsBytes(bytes: Uint8Array, place: number, tally: Tally): void {
	const obstacle = pictureObstacle(bytes, bytes.length);
	if (obstacle !== undefined) holdsFaults([{ message: obstacle }], { accepted: 0, refused: 0 });
	const read = fileText(bytes);
	if (read.ok) holdsText(read.text, place, tally);
	else holdsFaults([read.fault], tally);
}

/** A name as it is cleaned: nothing harmful stays, and cleaning it again changes nothing. */
export function holdsNames(text: string): void {
	for (const clean of [cleanName, cleanNote]) {
		const cleaned = clean(text);
		claim(clean(cleaned) === cleaned, `cleaned twice: ${JSON.stringify(text)}`);
		holdsTexts(cleaned, clean === cleanNote ? 'note' : '');
		claim(cleaned === cleaned.trim(), `space at an end: ${JSON.stringify(cleaned)}`);
	}
}

/** A row of the database: it is read, or kept as it is. */
export function holdsRow(value: unknown): void {
	const row = readRow({ id: 'r', updatedAt: 1, roster: value });
	claim(!row.readable || Roster.safeParse(value).success, 'read what is none');
}
