import {
	indexArmy,
	hasVariableSize,
	musterUnit,
	priceOf,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import type { Army, System } from '#schema';
import { reviewText } from '../src/exchange/review/review-text.ts';
import { readListTexts } from '../src/exchange/lines/list-text.ts';

// Every unit of an army in a line of its own, in the forms in which people and programs write a line.

/** What a line says of a unit. */
interface Facts {
	readonly name: string;
	/** Its models, or 2 where units are counted. */
	readonly count: number;
	readonly points: number;
}

type Form = (facts: Facts) => string;

/** Ten forms of line, some of them in several ways. */
export const lineForms: Readonly<Record<string, readonly Form[]>> = {
	mark: [
		({ name }) => `* ${name}`,
		({ name }) => `• ${name}`,
		({ name }) => `- ${name}`,
		({ name, count }) => `– ${count} ${name}`,
		({ name, count }) => `‣ ${count}x ${name}`,
		({ name }) => `1. ${name}`,
		({ name }) => `1) ${name}`
	],
	'number first': [
		({ name, count }) => `${count} ${name}`,
		({ name, count }) => `${count}x ${name}`
	],
	'number last': [({ name, count }) => `${name} x${count}`],
	'price first': [({ name, points }) => `${points} - ${name}`],
	'price last': [
		({ name, points }) => `${name} ........ ${points}`,
		({ name, points }) => `${name} (${points} pts)`,
		({ name, points }) => `${name} @ ${points}`
	],
	'name before': [
		({ name }) => `Otto - ${name}`,
		({ name }) => `Otto, ${name}`,
		({ name }) => `Otto (${name})`
	],
	'name behind': [({ name }) => `${name} (Otto)`],
	quotes: [({ name }) => `${name} "Otto"`, ({ name }) => `> ${name}`],
	brackets: [({ name, points }) => `${name} [${points}]`, ({ name }) => `[${name}]`],
	tabs: [({ name, points }) => `${name}\t${points}`, ({ name, count }) => `${count}\t${name}`]
};

/** A unit that did not come back. */
export interface Lost {
	readonly form: string;
	readonly line: string;
	/** What it became, or what was not understood. */
	readonly became: string;
}

/** The units of an army that do not come back from one form of line. */
export function lostIn(system: System, army: Army, form: Form, label: string): readonly Lost[] {
	const index = indexArmy(system, army);
	const written = index.units.map((unit) => ({ unit, line: form(factsOf(unit, index)) }));
	const head = headOf(index);
	const rows = written.flatMap(({ unit, line }) => [...headingOf(unit, index), line]);
	const [text] = readListTexts([...head, ...rows].join('\n'));
	if (!text) return written.map(({ line }) => ({ form: label, line, became: 'no list' }));
	const result = reviewText(text, { system, army }, { skipped: new Set(), aliases: [] }, () => 'r');
	if (!result.ok) return written.map(({ line }) => ({ form: label, line, became: 'refused' }));
	const { lines, roster } = result.review;
	const units = new Map(roster.units.map((unit) => [unit.id, unit]));
	const each = rows.length / written.length;
	return written.flatMap(({ unit, line }, at) => {
		const read = lines.find(({ number }) => number === head.length + (at + 1) * each);
		const became = (read?.units ?? []).flatMap((id) => units.get(id)?.entry ?? []);
		const names = became.map((id) => index.entries.get(id)?.entry.name);
		const isWhole = read?.state === 'understood' && names.length > 0;
		if (isWhole && names.every((name) => name === unit.entry.name)) return [];
		const why = read?.unknown.map(({ message }) => message) ?? [];
		return [{ form: label, line, became: [read?.state, ...became, ...why].join(' ') }];
	});
}

function factsOf(unit: IndexedEntry, index: ArmyIndex): Facts {
	const { points } = priceOf(musterUnit({ id: 'u', entry: unit.entry.id, options: [] }, index));
	// Some games have no points; a list of them may state some.
	return { name: unit.entry.name, count: countOf(unit, index), points: points || 100 };
}

/** Models, where they are counted; where each unit has its own number, that. */
function countOf(unit: IndexedEntry, { system }: ArmyIndex): number {
	if (hasVariableSize(unit)) return 20;
	const isTyped = system.usualSize > 0 && (system.groups ?? []).every(({ sketch }) => sketch);
	const { size } = unit.entry;
	return isTyped ? 2 : typeof size === 'number' ? size : 1;
}

/** Where they stand in no groups and cost nothing, they stand under what they are. */
function headingOf({ type }: IndexedEntry, { system }: ArmyIndex): readonly string[] {
	return system.usualSize > 0 || (system.groups ?? []).length > 0 ? [] : [type.heading];
}

/** Where units stand in groups, programs write the list. */
function headOf({ system, army }: ArmyIndex): readonly string[] {
	const isGrouped = (system.groups ?? []).some(({ sketch }) => !sketch);
	if (!isGrouped && system.usualSize > 0)
		return [`${army.name}, ${system.name} ${system.edition}, ${system.usualSize} points`, ''];
	const title = system.usualSize > 0 ? [`Host 1000/${system.usualSize} pts`] : ['Host'];
	const [group] = system.groups ?? [];
	return [...title, army.name, ...(group ? [`${group.name} 1`] : [])];
}
