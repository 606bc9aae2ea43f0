/** An element with its attributes. Text is of no use here. */
export interface XmlElement {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly XmlElement[];
}

/** Limits of a document: depth, and elements in all. */
const bounds = { depth: 64, elements: 200_000 } as const;

const tag =
	/<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi;
const named: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'"
};
/** What is passed over: instructions, remarks and raw text. A document type is refused with all its entities. */
const passed: readonly (readonly [start: string, end: string])[] = [
	['<?', '?>'],
	['<!--', '-->'],
	['<![CDATA[', ']]>']
];

interface Open {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: XmlElement[];
}

/** The root of an XML document; undefined if it is not well formed, has a document type, or is too large. */
export function readXml(text: string): XmlElement | undefined {
	const root: Open = { name: '', attributes: {}, children: [] };
	const open: Open[] = [root];
	let elements = 0;
	for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
		const over = passedFrom(text, at);
		if (over !== undefined) {
			at = over;
			continue;
		}
		if (text.startsWith('</', at)) {
			const end = text.indexOf('>', at);
			const closed = open.length > 1 ? open.pop() : undefined;
			if (end === -1 || closed?.name !== text.slice(at + 2, end).trimEnd()) return undefined;
			at = end;
			continue;
		}
		tag.lastIndex = at;
		const [whole, name = '', attributes = '', close] = tag.exec(text) ?? [];
		elements += 1;
		if (whole === undefined || elements > bounds.elements) return undefined;
		const element: Open = { name, attributes: attributesIn(attributes), children: [] };
		open.at(-1)?.children.push(element);
		if (close === '' && open.push(element) > bounds.depth) return undefined;
		at += whole.length;
	}
	const [first, ...others] = root.children;
	return open.length === 1 && others.length === 0 ? first : undefined;
}

/** Where something that is passed over ends; the end of the text if it does not end. */
function passedFrom(text: string, at: number): number | undefined {
	const found = passed.find(([start]) => text.startsWith(start, at));
	if (!found) return undefined;
	const end = text.indexOf(found[1], at + found[0].length);
	return end === -1 ? text.length : end + found[1].length;
}

function attributesIn(text: string): Readonly<Record<string, string>> {
	return Object.fromEntries(
		[...text.matchAll(attribute)].map(([, name = '', double, single]) => [
			name,
			decoded(double ?? single ?? '')
		])
	);
}

function decoded(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(entity, (whole, decimal?: string, hex?: string, name = '') => {
		const code = decimal === undefined ? hex && parseInt(hex, 16) : Number(decimal);
		if (typeof code === 'number') return code > 0x10ffff ? '' : String.fromCodePoint(code);
		return named[String(name)] ?? whole;
	});
}
