import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFormatted } from '../write-formatted.ts';
import { schemaFolder, schemas } from './files.ts';

mkdirSync(schemaFolder, { recursive: true });
for (const [kind, schema] of Object.entries(schemas())) {
	await writeFormatted(join(schemaFolder, `${kind}.schema.json`), JSON.stringify(schema));
}
