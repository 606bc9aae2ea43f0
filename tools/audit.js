// Looks at what the app is made of: what the lockfile says by itself, and what the registry knows of its
// packages, where it answers. Exit code 1: something needs a person.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockfileFindings, withDependencies } from './lockfile.js';

/** Milliseconds to wait for the registry: a check that hangs is worse than one that is missed. */
const timeout = 15_000;

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const findings = [...lockfileFindings(lockfile), ...fromRegistry()];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

/** What is known to be wrong with what players run: high and critical findings alone stop anything. */
function fromRegistry() {
	const shipped = withDependencies(lockfile, importedBySource());
	const { stdout } = spawnSync('npm', ['audit', '--json'], {
		encoding: 'utf8',
		timeout,
		shell: process.platform === 'win32'
	});
	const report = parsed(stdout);
	if (!report?.metadata?.vulnerabilities) {
		console.log(
			'The registry tells nothing about these packages here: the lockfile alone was looked at.'
		);
		return [];
	}
	return Object.values(report.vulnerabilities ?? {})
		.filter(({ name }) => shipped.has(name))
		.filter(({ severity }) => severity === 'high' || severity === 'critical')
		.map(({ name, range, severity }) => `${name} ${range}: a ${severity} finding; see npm audit.`);
}

/** The packages that the app and the command are built from: every dependency is one of development, as all is bundled. */
function importedBySource() {
	const folder = fileURLToPath(new URL('../src', import.meta.url));
	const files = readdirSync(folder, { recursive: true }).filter(
		(file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts')
	);
	const imports = files.flatMap((file) => [
		...readFileSync(join(folder, file), 'utf8').matchAll(
			/(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)[/'?]/g
		)
	]);
	return new Set(imports.map(([, name]) => name));
}

function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
