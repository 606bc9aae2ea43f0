// Reads every text of a folder as a pasted list and compares it with what it says of itself, points and drops:
// `node tools/texts.js FOLDER… [--all]`. It names each text that is not whole, and why; --all names the others too.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const { module } = await runnerImport(path('./texts/report.ts'), {
	root: path('..'),
	configFile: false,
	logLevel: 'error'
});
await module.report(process.argv.slice(2), path('../data'));
