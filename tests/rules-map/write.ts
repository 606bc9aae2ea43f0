import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pages } from './pages.ts';
import { pageFile } from './render.ts';

for (const { map, render } of pages) {
	const file = pageFile(map.pack.system.id);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, render());
}
