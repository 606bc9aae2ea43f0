import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

const rules = JSON.parse(
	readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')
) as FormatConfig;

/**
 * Writes a file in the layout that every file of its kind has here.
 * @throws {Error} where the text cannot be read as what its name says.
 */
export async function writeFormatted(path: string, text: string): Promise<void> {
	const { code, errors } = await format(path, text, rules);
	const [first] = errors;
	if (first) throw new Error(`${path}: ${first.message}`);
	writeFileSync(path, code);
}
