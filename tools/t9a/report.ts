import type { Army } from '#schema';
import { counted, type Note, type NoteKind, type Notes } from './notes.ts';

const headings: readonly (readonly [NoteKind, string])[] = [
	['left-out', 'Not carried over'],
	['mended', 'Mended'],
	['read', 'Read so']
];

const introduction = `# Report of the conversion

Written by \`tools/t9a/convert.ts\` from public army-list data of version 0.9 (December 2015); corrections are in
\`corrections.json\`. "Options" are choices at a unit (the same at two units counts twice), "limits" the numbers of an
entry, sets of choices and what an entry asks of the army, "items" the magic items that an army's own groups name (those
of other armies that stand there are not counted; those not carried over are the sixteen that the text's list replaces),
"lores" a wizard's choices of a lore. What could not be carried over stands in the army's file as \`gaps\`, too.
`;

export function reportOf(armies: readonly Army[], notes: Notes): string {
	const rows = armies.map(({ id, name, entries, constraints = [] }) => {
		const cells = counted.map((what) => {
			const { found, carried } = notes.countOf(id, what);
			return `${carried} of ${found}`;
		});
		return `| ${name} | ${cells.join(' | ')} | ${entries.length} | ${constraints.length} |`;
	});
	const sums = counted.map((what) => {
		const all = armies.map(({ id }) => notes.countOf(id, what));
		const carried = all.reduce((sum, each) => sum + each.carried, 0);
		const found = all.reduce((sum, each) => sum + each.found, 0);
		return `${carried} of ${found} (${found === 0 ? 100 : ((100 * carried) / found).toFixed(1)} %)`;
	});
	const table = [
		`| Army | ${counted.join(' | ')} | entries | own rules |`,
		`| --- | ${counted.map(() => '--:').join(' | ')} | --: | --: |`,
		...rows,
		`| **All** | ${sums.join(' | ')} | | |`
	];
	return [introduction, ...table, '', ...armies.map((army) => chapter(army, notes))].join('\n');
}

function chapter({ id, name }: Army, notes: Notes): string {
	const parts = headings.flatMap(([kind, heading]) => {
		const found = notes.all.filter((note) => note.army === id && note.kind === kind);
		return found.length === 0 ? [] : [`### ${heading}`, '', ...lines(found), ''];
	});
	return [`## ${name}`, '', ...parts].join('\n');
}

/** One line for what is said of several things alike. */
function lines(notes: readonly Note[]): readonly string[] {
	const said = (note: Note): string =>
		`${note.text}${note.entry === undefined ? '' : ` (${note.entry})`}`;
	const texts = [...new Set(notes.map(said))];
	return texts.map((text) => {
		const about = notes.filter((note) => said(note) === text).map((note) => note.about);
		return `- **${about.join(', ')}**: ${text}`;
	});
}
