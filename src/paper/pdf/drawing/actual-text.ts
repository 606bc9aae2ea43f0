import type { Operand } from './content.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What the properties of marked content say that its glyphs are; undefined where they say nothing. */
export function actualText(properties: readonly Operand[]): string | undefined {
	const at = properties.findIndex((key) => key === '/ActualText' || key === '/E');
	const given = at < 0 ? undefined : properties[at + 1];
	if (typeof given !== 'string' || !given.startsWith('(')) return undefined;
	const bytes = given
		.slice(1, -1)
		.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
	if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
	const units = Uint8Array.from(bytes.slice(2), (byte) => byte.charCodeAt(0));
	return new TextDecoder('utf-16be').decode(units);
}
