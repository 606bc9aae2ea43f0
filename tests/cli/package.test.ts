import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageCount } from '../../src/paper/pdf/render-node.ts';
import { illegal, legal } from './lists.ts';
import { makeFolder, type Run } from './run-muster.ts';

// The package that `npm pack` makes, installed without a network in a folder that has nothing else.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = makeFolder();
const installed = join(folder.path, 'node_modules');

function run(command: string, words: readonly string[], cwd = folder.path): Run {
	const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
	return { exit: status, out: stdout, err: stderr };
}

function done(command: string, words: readonly string[], cwd?: string): void {
	const { exit, err } = run(command, words, cwd);
	if (exit !== 0) throw new Error(`${command} ${words.join(' ')}: ${err}`);
}

function muster(...words: readonly string[]): Run {
	return run(process.execPath, [join(installed, 'muster', 'bin', 'muster.js'), ...words]);
}

beforeAll(() => {
	done(process.execPath, ['tools/build-cli.js'], root);
	done('npm', ['pack', '--ignore-scripts', '--pack-destination', folder.path], root);
	const [archive = ''] = readdirSync(folder.path);
	folder.write('package.json', {});
	done('npm', ['install', '--offline', '--no-save', archive]);
	folder.write('list.json', legal);
	folder.write('illegal.json', illegal);
}, 120_000);

afterAll(() => {
	folder.remove();
});

describe('the package', () => {
	test('brings no other package', () => {
		expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['muster']);
		expect(realpathSync(join(installed, 'muster'))).not.toContain(root);
	});

	test('puts the command where npm looks for it', () => {
		expect(existsSync(join(installed, '.bin', 'muster'))).toBe(true);
	});

	test('has the documents that the help speaks of', () => {
		const { out } = muster('check', '--help');
		const named = out.match(/docs\/[a-z-]+\.md/g) ?? [];
		expect(named.length).toBeGreaterThan(0);
		for (const document of named)
			expect(existsSync(join(installed, 'muster', document))).toBe(true);
	});

	test('has the licences of what is bundled', () => {
		const licences = readFileSync(join(installed, 'muster', 'dist', 'licences.txt'), 'utf8');
		for (const name of ['pdfmake', 'fontkit', 'zod', '@expo-google-fonts/alegreya']) {
			expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
		}
	});
});

test('lists are checked', () => {
	expect(muster('check', 'list.json')).toMatchObject({ exit: 0, err: '' });
	const { exit, out } = muster('check', 'illegal.json', '--json');
	expect(exit).toBe(1);
	expect(JSON.parse(out)).toMatchObject([{ file: 'illegal.json', legal: false }]);
});

test('lists are printed', () => {
	const { exit, err } = muster('print', 'list.json');
	expect({ exit, err }).toEqual({ exit: 0, err: expect.any(String) as unknown });
	const pdf = readFileSync(join(folder.path, 'Nordland.pdf'));
	expect(pageCount(pdf)).toBeGreaterThan(0);
	expect(pdf.toString('latin1')).toContain('Alegreya');
});

test('names in other scripts are printed, and what no font has is said', () => {
	folder.write('chinese.json', { ...legal, name: '帝国军队 ხმალი' });
	const { exit, err } = muster('print', 'chinese.json', '--combined', 'chinese.pdf');
	expect(exit).toBe(0);
	expect(err).toContain('chinese.pdf: List “帝国军队 ხმალი”: printed as “帝国军队 […]”.');
	expect(err).toContain('no font for these letters');
	expect(readFileSync(join(folder.path, 'chinese.pdf'), 'latin1')).toContain('NotoSerifSC');
});
