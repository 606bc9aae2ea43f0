import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from './write-formatted.ts';
import { documentFile, documentWith } from './document.ts';
import { schemaFolder, schemas } from './files.ts';

mkdirSync(schemaFolder, { recursive: true });
for (const [kind, schema] of Object.entries(schemas())) {
	await writeFormatted(join(schemaFolder, `${kind}.schema.json`), JSON.stringify(schema));
}
writeFileSync(documentFile, documentWith(readFileSync(documentFile, 'utf8')));
