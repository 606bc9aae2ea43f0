import { fileURLToPath } from 'node:url';
import { openPackFiles } from '../../src/packs/files.ts';

/** The data of the games as they are judged by, for tools that hold them against facts. */
export const builtPacks = openPackFiles(fileURLToPath(new URL('../../data', import.meta.url)));
