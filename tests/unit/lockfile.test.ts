import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockfileFindings, withDependencies } from '../../tools/lockfile.js';

const integrity = 'sha512-x';
const findings = (facts: object, name = 'node_modules/@a/b'): readonly string[] =>
	lockfileFindings({ packages: { '': {}, [name]: { version: '1.0.0', integrity, ...facts } } });

describe('the lockfile', () => {
	test('is in order', () => {
		const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
		const lockfile = JSON.parse(text) as Parameters<typeof lockfileFindings>[0];
		expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100);
		expect(lockfileFindings(lockfile)).toEqual([]);
	});

	test.each([
		['nothing to hold a package against', { integrity: undefined }],
		['a weak sum', { integrity: 'sha1-x' }],
		['a repository', { resolved: 'git+ssh://git@host.example/a/b.git#1' }],
		['an archive', { resolved: 'https://host.example/b-1.0.0.tgz' }],
		['the package of another name', { resolved: 'https://host.example/@a/c/-/c-1.0.0.tgz' }],
		['no secure way', { resolved: 'http://host.example/@a/b/-/b-1.0.0.tgz' }],
		['a script at installing', { hasInstallScript: true }],
		['nothing for another machine', { optionalDependencies: { '@a/for-windows': '1.0.0' } }]
	])('with %s is not', (_, facts) => {
		expect(findings(facts)).toHaveLength(1);
	});

	test('may hold what is for another machine, beside a package or above it', () => {
		const other = { version: '1.0.0', integrity };
		const packages = {
			'node_modules/a': { ...other, optionalDependencies: { own: '1', shared: '1' } },
			'node_modules/a/node_modules/own': other,
			'node_modules/shared': other
		};
		expect(lockfileFindings({ packages })).toEqual([]);
	});

	test('may name the registry, and packages that are known to install something', () => {
		expect(findings({ resolved: 'https://host.example/@a/b/-/b-1.0.0.tgz' })).toEqual([]);
		expect(findings({ hasInstallScript: true }, 'node_modules/esbuild')).toEqual([]);
	});
});

test('a package brings what it asks for, and that what it asks for', () => {
	const packages = {
		'': {},
		'node_modules/a': { dependencies: { b: '1' } },
		'node_modules/a/node_modules/b': { dependencies: { c: '1', a: '1' } },
		'node_modules/c': {},
		'node_modules/d': {}
	};
	expect(withDependencies({ packages }, ['a', 'not-installed'])).toEqual(new Set(['a', 'b', 'c']));
});
