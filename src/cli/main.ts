import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { muster } from './muster.ts';
import { openPacks } from './packs.ts';

/** The data is beside the folder of the bundled command. */
const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data');

// A reader may stop early (`muster check … | head`), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code === 'EPIPE') return;
	process.stderr.write(`The output could not be written (${error.code ?? error.message}).\n`);
	process.exitCode = 2;
});

// Without process.exit, which would cut off output still on its way into a pipe.
try {
	process.exitCode = await muster(process.argv.slice(2), () => openPacks(dataFolder));
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error);
	process.stderr.write(`muster: ${reason}\n`);
	process.exitCode = 2;
}
