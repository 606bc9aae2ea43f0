import type { Roster } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { cleanValue } from '../common/clean.ts';
import { readPlainEvent, type PlainEvent } from '../event/event-pack.ts';
import { found, type Fault } from '../common/fault.ts';
import type { RosterResult } from '../common/read-list.ts';
import { maxBytes } from '../outside/open-file.ts';
import { foreignText, foreignTree, foreignValue } from '../outside/foreign.ts';
import { beyondBounds, obstacleIn } from '../common/json-bounds.ts';
import { findJsonFlaw } from '../outside/json-flaw.ts';
import { maxLines, rawLines, readListTexts } from '../lines/list-text.ts';
import { readXml } from '../outside/xml.ts';
import { readTree, treeValue, type RosterTree, treeText } from '../outside/roster-tree.ts';
import type { ListText } from '../lines/text-line.ts';
import { linkContent } from '../list-code/links.ts';
import type { PackedList } from '../list-code/packed-list.ts';
import { readPacked } from '../list-code/read-packed.ts';
import {
	positionLink,
	type PositionList,
	idLink,
	type IdList,
	linkExcess
} from '../links/builder-links.ts';
import { readMusterFile, readRoster } from '../outside/muster-file.ts';
import { readPlainList, type PlainList } from '../outside/plain-list.ts';

/** The sentence for a file over `maxBytes`. */
export const tooBig: Fault = {
	get message() {
		return imports.tooBig;
	}
};

/** A file from a player: what it is, or why it cannot be read. */
type Recognised =
	| {
			readonly kind: 'muster-file';
			readonly rosters: readonly RosterResult[];
			readonly exported?: string;
			readonly isBackup?: true;
	  }
	| { readonly kind: 'roster'; readonly roster: Roster }
	| { readonly kind: 'plain-list'; readonly list: PlainList }
	| { readonly kind: 'event-pack'; readonly event: PlainEvent }
	| {
			readonly kind: 'list-text';
			readonly text: ListText;
			/** Further lists in the same text. */
			readonly others?: readonly ListText[];
	  }
	/** A link to a list. */
	| { readonly kind: 'packed-list'; readonly packed: PackedList }
	/** A link of a builder that numbers the rows of its armies. */
	| { readonly kind: 'position-list'; readonly list: PositionList }
	/** A link of a builder that names units by ids of its own. */
	| { readonly kind: 'id-list'; readonly list: IdList }
	| { readonly kind: 'unreadable'; readonly faults: readonly Fault[] };

/** Reads the text of a file, whatever it holds. Throws nothing but faults of Muster itself, and needs no army data. */
export function recognise(text: string): Recognised {
	if (text.length > maxBytes) return unreadable(tooBig);
	const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
	if (json.trim() === '') return unreadable({ message: imports.empty });
	const bound = /^\s*[[{]/.test(json) ? beyondBounds(json) : undefined;
	if (bound !== undefined) return unreadable({ message: bound });
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		return recogniseLink(json) ?? readElements(json) ?? readLists(json);
	}
	return readOutside(value);
}

/** Cleans a value from outside before anything else looks at it. */
function readOutside(value: unknown): Recognised {
	const obstacle = obstacleIn(value);
	if (obstacle !== undefined) return unreadable({ message: obstacle });
	try {
		return readValue(cleanValue(value));
	} catch (error) {
		// Zod passes its findings as arguments, of which there may be too many.
		if (error instanceof RangeError) return unreadable({ message: imports.tooManyFlaws });
		throw error;
	}
}

function readLists(text: string): Recognised {
	const [list, ...others] = readListTexts(text);
	if (list) return { kind: 'list-text', text: list, ...(others.length > 0 && { others }) };
	const isJson = /^\s*[[{"]/.test(text);
	const message = isJson ? notJson(text) : noList(text);
	return unreadable(foreignText(text) ?? { message });
}

/** Why a text is no list. */
function noList(text: string): string {
	const lines = rawLines(text).length;
	return lines > maxLines ? importLimits.tooManyLines(lines, maxLines) : imports.noArmyInText;
}

/** The list in XML; undefined if the text is no XML. */
function readElements(text: string): Recognised | undefined {
	if (!/^\s*<(?:\?xml|roster)\b/i.test(text)) return undefined;
	const root = readXml(text);
	const tree = root && readTree(treeValue(root));
	return tree && readTreeText(tree);
}

/** A tree with nothing in it becomes a title and an army. */
const fewestLines = 3;

/** A list of another builder, read like the text that it would have been copied as. */
function readTreeText(tree: RosterTree): Recognised {
	const [list] = readListTexts(treeText(tree));
	const whyNone = foreignTree(tree);
	const filled = (list?.allLines ?? []).filter(({ text }) => text.trim() !== '');
	if (!list || filled.length < fewestLines) return unreadable(whyNone);
	return { kind: 'list-text', text: { ...list, game: tree.game, whyNone } };
}

/** The list in a link; undefined if the text is not a link to a list. */
function recogniseLink(text: string): Recognised | undefined {
	const excess = linkExcess(text);
	if (excess) return unreadable(excess);
	const list = positionLink(text);
	if (list) return { kind: 'position-list', list };
	const shared = idLink(text);
	if (shared) return { kind: 'id-list', list: shared };
	const content = linkContent(text);
	if (!content) return undefined;
	if (content.kind === 'code') return unreadable({ message: imports.onlyCode });
	const result = readPacked(content.packed);
	return result.ok ? { kind: 'packed-list', packed: result.packed } : unreadable(...result.faults);
}

function readValue(value: unknown): Recognised {
	const lines = Array.isArray(value) && value.every((line) => typeof line === 'string');
	// A builder of an earlier edition keeps the lines of its PDF so.
	const foreign = lines ? foreignText((value as readonly string[]).join('\n')) : undefined;
	if (foreign) return unreadable(foreign);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return unreadable({ message: imports.oneObject(found(value)) });
	}
	if (Object.hasOwn(value, 'muster')) return musterFile(value);
	if (Object.hasOwn(value, 'eventPack')) return eventPack(value);
	return Object.hasOwn(value, 'formatVersion') ? singleRoster(value) : plainList(value);
}

function musterFile(value: object): Recognised {
	const result = readMusterFile(value);
	return result.ok ? { kind: 'muster-file', ...result.file } : unreadable(...result.faults);
}

function singleRoster(value: object): Recognised {
	const result = readRoster(value);
	return result.ok ? { kind: 'roster', roster: result.roster } : unreadable(...result.faults);
}

function plainList(value: object): Recognised {
	const result = readPlainList(value);
	if (result.ok) return { kind: 'plain-list', list: result.list };
	const tree = readTree(value);
	if (tree) return readTreeText(tree);
	const foreign = foreignValue(value);
	return unreadable(...(foreign ? [foreign] : result.faults));
}

function eventPack(value: object): Recognised {
	const result = readPlainEvent(value);
	return result.ok ? { kind: 'event-pack', event: result.event } : unreadable(...result.faults);
}

function unreadable(...faults: readonly Fault[]): Recognised {
	return { kind: 'unreadable', faults };
}

/** The position of the first flaw, as engines report it differently or not at all. */
function notJson(json: string): string {
	const { position, hint } = findJsonFlaw(json);
	const before = json.slice(0, position);
	const line = before.split('\n').length;
	return imports.notJson(line, position - before.lastIndexOf('\n'), hint);
}
