#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/muster.js', import.meta.url);

if (existsSync(bundle)) {
	await import(bundle.href);
} else {
	process.stderr.write('muster is not built yet: run `npm run build:cli` first.\n');
	process.exitCode = 2;
}
