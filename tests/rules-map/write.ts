import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mapFile, renderMap } from './render.ts';

mkdirSync(dirname(mapFile), { recursive: true });
writeFileSync(mapFile, renderMap());
