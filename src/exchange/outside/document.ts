import { importLimits } from '../../i18n/en/import-limits.ts';
import type { ZippedFile } from './zip.ts';

/** Documents of office programs, which are archives: a file that each has, what it begins with, and what it is. */
const documents: readonly (readonly [file: RegExp, kind: string, start?: string])[] = [
	[/^word\/document\d*\.xml$/, 'Word (.docx)'],
	[/^mimetype$/, 'OpenDocument (.odt)', 'application/vnd.oasis.opendocument.text'],
	[/^Index\/Document\.iwa$/, 'Pages (.pages)'],
	[/^ppt\/presentation\.xml$/, 'PowerPoint (.pptx)']
];
/** The same for tables. */
const tables: typeof documents = [
	[/^xl\/workbook\.(?:xml|bin)$/, 'Excel (.xlsx)'],
	[/^mimetype$/, 'OpenDocument (.ods)', 'application/vnd.oasis.opendocument.spreadsheet']
];

/** What to say of an archive that is a document of an office program; undefined if it is none. */
export function documentOf(files: readonly ZippedFile[]): string | undefined {
	const kindIn = (kinds: typeof documents): string | undefined =>
		kinds.find(([name, , start]) =>
			files.some((file) => name.test(file.name) && begins(file, start))
		)?.[1];
	const [document, table] = [kindIn(documents), kindIn(tables)];
	if (table !== undefined) return importLimits.table(table);
	return document === undefined ? undefined : importLimits.document(document);
}

function begins({ bytes }: ZippedFile, start = ''): boolean {
	return new TextDecoder().decode(bytes.subarray(0, start.length)) === start;
}
