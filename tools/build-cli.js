// Bundles the `muster` command into dist/muster.js, so that it checks with nothing but Node and `data`.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const result = await build({
	root: path('..'),
	configFile: false,
	publicDir: false,
	logLevel: 'warn',
	// pdfmake is found where it is installed, with the fonts, when something is printed.
	ssr: { noExternal: true, external: ['pdfmake'] },
	build: {
		ssr: path('../src/cli/main.ts'),
		target: 'node20',
		write: false,
		rolldownOptions: { output: { codeSplitting: false } }
	}
});

// Written beside and moved into place: a command that runs meanwhile never meets half a file.
const unfinished = path(`../dist/muster.js.${process.pid}`);
await mkdir(path('../dist'), { recursive: true });
await writeFile(unfinished, result.output[0].code);
await rename(unfinished, path('../dist/muster.js'));
