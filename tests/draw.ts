import fc from 'fast-check';
import { amount } from './runs.ts';
import { treeHash } from './tree-hash.ts';

// Properties draw the same for one state of the repository, and others for the next; `SEED` asks for another draw.
fc.configureGlobal({
	seed: Number(process.env['SEED'] ?? treeHash),
	numRuns: amount({ all: 200, part: 50 })
});

export { fc };
