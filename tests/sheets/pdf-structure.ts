import { readObjects, type PdfObjects } from '../../src/paper/pdf/drawing/objects.ts';

/** An element of a PDF's structure tree. */
export interface Tag {
	readonly role: string;
	readonly alt?: string;
	readonly children: readonly Tag[];
}

/** The structure tree of a PDF that pdfkit wrote: its document element. */
export async function structureOf(pdf: Buffer): Promise<Tag> {
	const objects = await readObjects(pdf);
	const root = [...objects.values()].find(({ text }) => /\/Type \/StructTreeRoot/.test(text));
	const [, first = ''] = /\/K \[(\d+) 0 R\]/.exec(root?.text ?? '') ?? [];
	return tagAt(objects, first);
}

function tagAt(objects: PdfObjects, id: string): Tag {
	const { text } = objects.get(id) ?? { text: '' };
	const kids = /\/K \[([^\]]*)\]/.exec(text)?.[1] ?? '';
	const alt = /\/Alt \(([^)]*)\)/.exec(text)?.[1];
	// Pieces of content are numbers or dictionaries of their own.
	const children = [...kids.replace(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R/g)];
	return {
		role: /\/S \/(\w+)/.exec(text)?.[1] ?? '',
		...(alt !== undefined && { alt }),
		children: children.map(([, child = '']) => tagAt(objects, child))
	};
}
