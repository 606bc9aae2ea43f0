/** A bookmark of a PDF: how deep it hangs, from 0, and the page that it opens, from 1. */
export interface Bookmark {
	readonly depth: number;
	readonly title: string;
	readonly page: number;
	/** Where it opens, in points from the left and from the foot of the page. */
	readonly left: number;
	readonly height: number;
}

/** The bookmarks of a PDF as pdfkit writes it, in their order. */
export function pdfBookmarks(pdf: Buffer): readonly Bookmark[] {
	const text = pdf.toString('latin1');
	const objects = new Map(
		[...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
			([, id = '', body = '']) => [id, body] as const
		)
	);
	const named = (body: string, key: string): string =>
		new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';
	const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '';
	const pages = [...(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
		([, id]) => id
	);
	const below = (id: string, depth: number): readonly Bookmark[] => {
		const found: Bookmark[] = [];
		for (let next = named(objects.get(id) ?? '', 'First'); next !== '';) {
			const body = objects.get(next) ?? '';
			const page = pages.indexOf(/\/Dest \[(\d+) 0 R/.exec(body)?.[1]) + 1;
			const [left = NaN, height = NaN] = (/\/XYZ ([\d. ]+)\]/.exec(body)?.[1] ?? '')
				.split(' ')
				.map(Number);
			found.push({ depth, title: titleIn(body), page, left, height }, ...below(next, depth + 1));
			next = named(body, 'Next');
		}
		return found;
	};
	const [catalogue = ''] = [...objects.values()].filter((body) => /\/Type \/Catalog/.test(body));
	return below(named(catalogue, 'Outlines'), 0);
}

/** Plain, or in sixteen bits behind a mark, where it has a letter beyond ASCII. */
function titleIn(body: string): string {
	const [, raw = ''] = /\/Title \(((?:\\.|[^\\)])*)\)/s.exec(body) ?? [];
	const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
	const bytes = raw.replace(/\\(.)/gs, (_, one: string) => escapes[one] ?? one);
	if (!bytes.startsWith('þÿ')) return bytes;
	return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
