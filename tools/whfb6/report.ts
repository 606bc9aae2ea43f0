import type { Army } from '#schema';
import type { Note, NoteKind, Notes } from './notes.ts';

const headings: readonly (readonly [NoteKind, string])[] = [
	['gap', 'Not carried over'],
	['mended', 'Mended'],
	['reading', 'Read so'],
	['source', 'From the second collection']
];

const introduction = `# Report of the conversion

Written by \`tools/whfb6/convert.ts\` from public army-list data of 2025 (\`recovered.json\`: what an extract of them has
lost; \`corrections.json\`: their slips). What is not carried over stands in each army's file as a gap too, and the app
shows it. Rows: options of the lists with all that groups hold, once for each unit that may have them.
`;

export interface Counts {
	readonly units: { readonly facts: number; readonly carried: number };
	readonly rows: { readonly facts: number; readonly carried: number };
}

export function reportOf(
	armies: readonly Army[],
	isUnit: (type: string) => boolean,
	counts: ReadonlyMap<string, Counts>,
	notes: Notes
): string {
	const rows = armies.map(({ id, name, entries, constraints = [] }) => {
		const units = entries.filter(({ type }) => isUnit(type)).length;
		const limits = entries.filter(({ limit }) => limit !== undefined).length;
		const { units: u, rows: r } = counts.get(id) ?? {
			units: { facts: 0, carried: 0 },
			rows: { facts: 0, carried: 0 }
		};
		return `| ${name} | ${u.carried} of ${u.facts} | ${r.carried} of ${r.facts} | ${entries.length - units} | ${limits + constraints.length} | ${headings.map(([kind]) => notes.of(id, kind).length).join(' | ')} |`;
	});
	const table = [
		`| Army | Units | Rows of options | Own options | Limits and rules | ${headings.map(([, heading]) => heading).join(' | ')} |`,
		`| --- | --: | --: | --: | --: | ${headings.map(() => '--:').join(' | ')} |`,
		...rows
	];
	return [introduction, ...table, '', ...armies.map((army) => chapter(army, notes))].join('\n');
}

function chapter({ id, name }: Army, notes: Notes): string {
	const parts = headings.flatMap(([kind, heading]) => {
		const found = notes.of(id, kind);
		return found.length === 0 ? [] : [`### ${heading}`, '', ...lines(found), ''];
	});
	return [`## ${name}`, '', ...parts].join('\n');
}

/** One line for what is said of several alike. */
function lines(notes: readonly Note[]): readonly string[] {
	const texts = [...new Set(notes.map(({ text }) => text))];
	return texts.map((text) => {
		const about = notes.filter((note) => note.text === text).map((note) => note.about);
		return `- **${[...new Set(about)].join(', ')}**: ${text}`;
	});
}
