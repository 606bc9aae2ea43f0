import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { muster } from './muster.ts';
import { openPacks } from './packs.ts';

/** The data lies beside the folder that this is bundled into. */
const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data');

// A reader may stop early (`muster check … | head`); that is no fault of the lists.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code === 'EPIPE') return;
	process.stderr.write(`The output could not be written (${error.code ?? error.message}).\n`);
	process.exitCode = 2;
});

// No process.exit: what is still on its way into a pipe would be lost.
try {
	process.exitCode = await muster(process.argv.slice(2), () => openPacks(dataFolder));
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error);
	process.stderr.write(`muster: ${reason}\n`);
	process.exitCode = 2;
}
