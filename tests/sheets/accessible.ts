import {
	readObjects,
	textOf,
	type PdfObject,
	type PdfObjects
} from '../../src/paper/pdf/drawing/objects.ts';

// What a checker of PDF/UA can tell without looking at a page (Matterhorn Protocol 1.1, the checks named
// at each fault), for PDFs that pdfkit wrote.

/** An element of the structure with its own place in the file. */
interface Struct {
	readonly id: string;
	readonly role: string;
	readonly text: string;
	readonly children: readonly Struct[];
	/** Marked content and annotations that it holds itself. */
	readonly holds: string;
}

/** What keeps a PDF from being accessible; nothing if it is in order. */
export async function accessibilityFaults(pdf: Buffer): Promise<readonly string[]> {
	const objects = await readObjects(pdf);
	const catalog = [...objects.values()].find(({ text }) => /\/Type \/Catalog/.test(text));
	const treeRoot = [...objects.values()].find(({ text }) => /\/Type \/StructTreeRoot/.test(text));
	if (!catalog || !treeRoot) return ['01-005: no structure'];
	const root = structAt(objects, /\/K \[(\d+) 0 R\]/.exec(treeRoot.text)?.[1] ?? '');
	const all = everyOne(root);
	return [
		...catalogFaults(objects, catalog),
		...fontFaults(objects),
		...headingFaults(all),
		...all.flatMap((one) => elementFaults(objects, one)),
		...contentFaults(objects, all)
	];
}

function structAt(objects: PdfObjects, id: string): Struct {
	const { text } = objects.get(id) ?? { text: '' };
	const kids = /\/K \[((?:[^\]<]|<<[\s\S]*?>>)*)\]/.exec(text)?.[1] ?? '';
	const plain = kids.replaceAll(/<<[\s\S]*?>>/g, '');
	return {
		id,
		role: /\/S \/(\w+)/.exec(text)?.[1] ?? '',
		text,
		children: [...plain.matchAll(/(\d+) 0 R/g)].map(([, child = '']) => structAt(objects, child)),
		holds: kids
	};
}

function everyOne(struct: Struct): readonly Struct[] {
	return [struct, ...struct.children.flatMap(everyOne)];
}

function catalogFaults(objects: PdfObjects, { text }: PdfObject): readonly string[] {
	const preferences = objects.get(/\/ViewerPreferences (\d+) 0 R/.exec(text)?.[1] ?? '');
	const shown = `${text}${preferences?.text ?? ''}`;
	const metadata = objects.get(/\/Metadata (\d+) 0 R/.exec(text)?.[1] ?? '');
	const xmp = metadata ? textOf(metadata) : '';
	return [
		...(/\/Lang \(\w+\)/.test(text) ? [] : ['11-006: no language']),
		...(/\/Marked true/.test(shownWith(objects, text, 'MarkInfo')) ? [] : ['06-001: not marked']),
		...(/\/DisplayDocTitle true/.test(shown) ? [] : ['07-001: shows a file name']),
		...(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(xmp)
			? []
			: ['06-003: no title in the metadata'])
	];
}

function shownWith(objects: PdfObjects, text: string, key: string): string {
	const [, id = ''] = new RegExp(`/${key} (\\d+) 0 R`).exec(text) ?? [];
	return `${text}${objects.get(id)?.text ?? ''}`;
}

/** Every glyph is in the file, and says which character it is. */
function fontFaults(objects: PdfObjects): readonly string[] {
	const fonts = [...objects.values()].filter(({ text }) => /\/Type \/Font\b/.test(text));
	return fonts.flatMap(({ text }) => {
		if (/\/Subtype \/Type0/.test(text))
			return /\/ToUnicode /.test(text) ? [] : ['10-001: no characters'];
		const descriptor = objects.get(/\/FontDescriptor (\d+) 0 R/.exec(text)?.[1] ?? '');
		return /\/FontFile\d? /.test(descriptor?.text ?? '')
			? []
			: ['31-009: a font is not in the file'];
	});
}

function headingFaults(all: readonly Struct[]): readonly string[] {
	const levels = all.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
	const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
	return skips.map((level) => `14-003: H${level} skips a level`);
}

const within: Readonly<Record<string, readonly string[]>> = {
	Document: ['Sect'],
	Sect: ['H1', 'H2', 'P', 'Table', 'Figure'],
	Table: ['TR'],
	TR: ['TH', 'TD'],
	TH: ['P', 'H2', 'Figure'],
	TD: ['P', 'H2', 'Figure', 'Table', 'Link'],
	P: ['Link'],
	H1: [],
	H2: [],
	Figure: [],
	Link: []
};

function elementFaults(objects: PdfObjects, struct: Struct): readonly string[] {
	const { role, text, children, holds } = struct;
	const wrong = children.filter((child) => !within[role]?.includes(child.role));
	return [
		...wrong.map((child) => `09-004: ${child.role} in ${role}`),
		...(role === 'Figure' && !/\/Alt \([^)]+\)/.test(text)
			? ['13-004: a figure without words']
			: []),
		...(role === 'TH' && !/\/Scope \/(?:Column|Row)/.test(text)
			? ['15-003: a head of nothing']
			: []),
		...(role === 'Table' ? tableFaults(struct) : []),
		...(role === 'Link' ? linkFaults(objects, holds) : [])
	];
}

/** Every row has as many columns. */
function tableFaults({ children }: Struct): readonly string[] {
	const widths = children.map(({ children: cells }) =>
		cells.reduce((sum, { text }) => sum + Number(/\/ColSpan (\d+)/.exec(text)?.[1] ?? 1), 0)
	);
	return new Set(widths).size > 1 ? [`15-004: rows of ${widths.join(', ')} columns`] : [];
}

function linkFaults(objects: PdfObjects, holds: string): readonly string[] {
	const annotation = objects.get(/\/Obj (\d+) 0 R/.exec(holds)?.[1] ?? '');
	if (!annotation) return ['28-011: a link that leads nowhere'];
	const isDescribed = /\/Contents \((?!\))/.test(annotation.text);
	return isDescribed ? [] : ['28-012: a link does not say where it leads'];
}

/** Each piece of marked content belongs to one element, and no annotation is outside of the structure. */
function contentFaults(objects: PdfObjects, all: readonly Struct[]): readonly string[] {
	const holders = holdersOf(all);
	return [...objects].flatMap(([id, page]) => {
		if (!/\/Type \/Page\b/.test(page.text)) return [];
		const content = objects.get(/\/Contents (\d+)/.exec(page.text)?.[1] ?? '');
		const numbers = [...(content ? textOf(content) : '').matchAll(/\/MCID (\d+)/g)];
		const [, annotations = ''] = /\/Annots \[([^\]]*)\]/.exec(page.text) ?? [];
		const outside = [...annotations.matchAll(/(\d+) 0 R/g)].filter(
			([annotation]) => !all.some(({ holds }) => holds.includes(`/Obj ${annotation}`))
		);
		return [
			...(/\/Tabs \/S/.test(page.text) ? [] : ['28-008: a page without an order']),
			...outside.map(() => '28-002: an annotation outside of the structure'),
			...numbers.flatMap(([, number = '']) => {
				const count = holders.get(`${id}/${number}`) ?? 0;
				return count === 1 ? [] : [`01-005: content ${number} is in ${count} elements`];
			})
		];
	});
}

/** How many elements hold each piece of marked content, by page and number. */
function holdersOf(all: readonly Struct[]): ReadonlyMap<string, number> {
	const holders = new Map<string, number>();
	for (const { text, holds } of all) {
		const own = /\/Pg (\d+) 0 R\n?(?:>>)?$/.exec(text.trim())?.[1] ?? '';
		const here = [...holds.replaceAll(/<<[^>]*>>|\d+ 0 R/g, '').matchAll(/\d+/g)];
		const elsewhere = [...holds.matchAll(/<<[^>]*\/Type \/MCR[^>]*>>/g)].map(([piece]) => {
			const page = /\/Pg (\d+) 0 R/.exec(piece)?.[1] ?? own;
			return `${page}/${/\/MCID (\d+)/.exec(piece)?.[1] ?? ''}`;
		});
		for (const piece of [...here.map(([number]) => `${own}/${number}`), ...elsewhere]) {
			holders.set(piece, (holders.get(piece) ?? 0) + 1);
		}
	}
	return holders;
}
