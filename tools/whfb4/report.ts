import type { Army } from '#schema';
import type { Note, NoteKind, Notes } from './notes.ts';

const headings: readonly (readonly [NoteKind, string])[] = [
	['carried', 'Limits carried over'],
	['left-out', 'Not carried over'],
	['text', 'Differs from the text: the text’s price won'],
	['list', 'Differs from the text: the list’s price stays'],
	['mended', 'Mended']
];

const introduction = `# Report of the conversion

Written by \`tools/whfb4/convert.ts\` from public army-list data of 2021; corrections are in \`corrections.json\`.
"4th n" is a line of the rulebook's text. Where both have a price of an arm, the text's table wins; where they
have a price of a kind of troops, the list's stays, as the text leaves the prices of a list to the list (4th 6544, 6786).
`;

export function reportOf(
	armies: readonly Army[],
	isUnit: (type: string) => boolean,
	notes: Notes
): string {
	const rows = armies.map(({ id, name, entries, constraints = [] }) => {
		const units = entries.filter(({ type }) => isUnit(type)).length;
		const count = (kind: NoteKind): number => of(notes, id, kind).length;
		return `| ${name} | ${units} | ${entries.length - units} | ${constraints.length} | ${headings.map(([kind]) => count(kind)).join(' | ')} |`;
	});
	const table = [
		`| Army | Units | Own options | Own rules | ${headings.map(([, heading]) => heading).join(' | ')} |`,
		`| --- | --: | --: | --: | ${headings.map(() => '--:').join(' | ')} |`,
		...rows
	];
	return [introduction, ...table, '', ...armies.map((army) => chapter(army, notes))].join('\n');
}

function chapter({ id, name }: Army, notes: Notes): string {
	const parts = headings.flatMap(([kind, heading]) => {
		const found = of(notes, id, kind);
		return found.length === 0 ? [] : [`### ${heading}`, '', ...lines(found), ''];
	});
	return [`## ${name}`, '', ...parts].join('\n');
}

/** One line for what is said of several units alike. */
function lines(notes: readonly Note[]): readonly string[] {
	const texts = [...new Set(notes.map(({ text }) => text))];
	return texts.map((text) => {
		const about = notes.filter((note) => note.text === text).map((note) => note.about);
		return `- **${about.join(', ')}**: ${text}`;
	});
}

function of(notes: Notes, army: string, kind: NoteKind): readonly Note[] {
	return notes.all.filter((note) => note.army === army && note.kind === kind);
}
