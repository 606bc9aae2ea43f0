import type { ConvertedArmy } from './army.ts';
import type { Note, Notes } from './notes.ts';

/** What was converted and what was not, as a page. */
export function reportOf(armies: readonly ConvertedArmy[], notes: Notes): string {
	return [
		'# Report of the conversion',
		'',
		'Written by `tools/aos4/convert.ts`. "Partly" is a unit that lacks something named below.',
		'',
		'| Army | Units | Fully | Partly | Rows | Enhancements | Lores | Regiments of Renown |',
		'| --- | --: | --: | --: | --: | --: | --: | --: |',
		...armies.map((converted) => armyLine(converted, notes)),
		'',
		totals(armies, notes),
		'',
		...kindsOf(notes.all).flatMap((kind) => section(kind, notes.all))
	].join('\n');
}

function armyLine({ army }: ConvertedArmy, notes: Notes): string {
	const count = (test: (type: string) => boolean) =>
		army.entries.filter(({ type }) => test(type)).length;
	const choices = ['heroic-trait', 'artefact', 'enhancement'];
	const lores = ['spell-lore', 'prayer-lore', 'manifestation-lore'];
	const units = army.entries.filter(({ size }) => size !== undefined).length;
	const partly = notes.partly(army.id).size;
	const rows = army.entries.reduce((sum, { leads = [] }) => sum + leads.length, 0);
	return `| ${army.id} | ${units} | ${units - partly} | ${partly} | ${rows} | ${count((type) => choices.includes(type))} | ${count((type) => lores.includes(type))} | ${count((type) => type === 'renown')} |`;
}

function totals(armies: readonly ConvertedArmy[], notes: Notes): string {
	const units = armies.reduce(
		(sum, { army }) => sum + army.entries.filter(({ size }) => size !== undefined).length,
		0
	);
	const partly = armies.reduce((sum, { army }) => sum + notes.partly(army.id).size, 0);
	return `${armies.length} armies, ${units} units, ${partly} of them partly; none left out.`;
}

function kindsOf(notes: readonly Note[]): readonly string[] {
	return [...new Set(notes.map(({ kind }) => kind))].sort();
}

function section(kind: string, notes: readonly Note[]): readonly string[] {
	const own = notes.filter((note) => note.kind === kind);
	const lines = new Map<string, string[]>();
	for (const { army, text } of own) lines.set(text, [...(lines.get(text) ?? []), army]);
	return [
		`## ${kind.charAt(0).toUpperCase()}${kind.slice(1)} (${own.length})`,
		'',
		...[...lines].map(([text, armies]) => `- ${text} — ${[...new Set(armies)].join(', ')}`),
		''
	];
}
