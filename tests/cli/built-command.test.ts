import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmpire, compulsory, illegal, legal } from './lists.ts';
import { makeFolder, type Run } from './run-muster.ts';
import { leastTime } from '../time-of.ts';

// The command in a process of its own, bundled as it is installed: its streams, signals, start and speed.

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'bin', 'muster.js');
const folder = makeFolder();

beforeAll(() => {
	const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'build-cli.js')]);
	if (status !== 0) throw new Error(String(stderr));
	folder.write('legal.json', legal);
	folder.write('illegal.json', illegal);
	folder.write('broken.json', '{ "system": "warmaster", }');
}, 60_000);

afterAll(() => {
	folder.remove();
});

function run(words: readonly string[], input = '', cwd = folder.path): Run {
	const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
		cwd,
		input,
		encoding: 'utf8',
		maxBuffer: 1e9
	});
	return { exit: status, out: stdout, err: stderr };
}

const tellTime = `process.on('exit', () => process.stderr.write('\\n' + process.cpuUsage().user / 1000))`;

/** Runs the command, and tells what milliseconds of the processor it took. */
function runTimed(words: readonly string[]): Run & { readonly time: number } {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['--import', `data:text/javascript,${encodeURIComponent(tellTime)}`, command, ...words],
		{ cwd: folder.path, encoding: 'utf8', maxBuffer: 1e9 }
	);
	return { exit: status, out: stdout, err: stderr, time: Number(stderr.split('\n').at(-1)) };
}

test('it says its version', () => {
	expect(run(['--version'])).toEqual({
		exit: 0,
		out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as unknown,
		err: ''
	});
});

describe('lists are checked', () => {
	test.each([
		[['legal.json', 'legal.json'], 0],
		[['illegal.json', 'legal.json'], 1],
		[['broken.json', 'illegal.json'], 2]
	])('%j: exit %i', (files, exit) => {
		expect(run(['check', ...files]).exit).toBe(exit);
		expect(run(['check', '--json', ...files]).exit).toBe(exit);
	});

	test('a thousand in no more than three seconds', async () => {
		const lists = Array<string>(1000).fill('legal.json');
		const time = await leastTime(3000, () => {
			const { exit, out, time } = runTimed(['check', ...lists]);
			expect(exit).toBe(0);
			expect(out.split('\n')).toHaveLength(1001);
			return time;
		});
		expect(time).toBeLessThan(3000);
	});

	test('sixty under an event in a moment', async () => {
		folder.write('guns.json', anEmpire([...compulsory, { unit: 'Cannon', count: 2 }]));
		folder.write('cup.json', {
			eventPack: 1,
			name: 'Garden Cup',
			system: 'Warmaster',
			date: '2026-12-05',
			constraints: [{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' }]
		});
		const lists = Array<string>(60).fill('guns.json');
		const time = await leastTime(2000, () => {
			const { out, time } = runTimed(['check', '--event', 'cup.json', ...lists]);
			expect(out.match(/\[Garden Cup/g)).toHaveLength(60);
			return time;
		});
		expect(time).toBeLessThan(2000);
	});
});

describe('its streams', () => {
	test('whoever reads the output may stop early', async () => {
		const files = Array<string>(1000).fill('illegal.json');
		const child = spawn(process.execPath, [command, 'check', ...files], { cwd: folder.path });
		let err = '';
		child.stderr.on('data', (bytes) => (err += String(bytes)));
		child.stdout.once('data', () => child.stdout.destroy());
		const [exit] = (await once(child, 'close')) as [number | null];
		expect({ err, exit }).toEqual({ err: '', exit: 1 });
	});

	test('the output reaches a pipe whole, however big it is', () => {
		const { out } = run(['check', '--json', ...Array<string>(700).fill('illegal.json')]);
		expect(JSON.parse(out)).toHaveLength(700);
	});

	test('a name that is not UTF-8 is read, and two that look alike are two files', () => {
		const nameOf = (byte: number): Buffer =>
			Buffer.concat([
				Buffer.from(`${folder.path}/Stra`),
				Buffer.from([byte]),
				Buffer.from('e.json')
			]);
		writeFileSync(nameOf(0xdf), JSON.stringify(legal));
		writeFileSync(nameOf(0xe4), JSON.stringify({ ...legal, name: 'Stirland' }));
		const { status, stdout } = spawnSync(
			'sh',
			['-c', 'exec "$0" "$1" check Stra*.json', process.execPath, command],
			{ cwd: folder.path, encoding: 'utf8' }
		);
		expect(stdout.split('\n').map((line) => line.split(' · ')[0])).toEqual([
			'Stra\ufffde.json: Nordland',
			'Stra\ufffde.json: Stirland',
			''
		]);
		expect(status).toBe(0);
	});

	test('a pipe that nobody writes into is waited for, which is said', async () => {
		const pipe = join(folder.path, 'pipe');
		spawnSync('mkfifo', [pipe]);
		const child = spawn(process.execPath, [command, 'check', 'pipe'], { cwd: folder.path });
		const [said] = (await once(child.stderr, 'data')) as [Buffer];
		expect(String(said)).toBe('pipe: waiting, as nobody writes into this pipe yet.\n');
		writeFileSync(pipe, JSON.stringify(legal));
		expect(await once(child, 'close')).toEqual([0, null]);
	});

	test('standard input is not read to its end if it is too big', () => {
		const { exit, out } = run(['check', '-'], ' '.repeat(20_000_000));
		expect({ exit, out }).toEqual({
			exit: 2,
			out: '-: The file is too big for a list (maximum 5 MB).\n'
		});
	});

	test('a list from standard input is printed into the folder that the command runs in', () => {
		const here = join(folder.path, 'here');
		mkdirSync(here);
		expect(run(['print', '-'], JSON.stringify(legal), here).exit).toBe(0);
		expect(readdirSync(here)).toEqual(['Nordland.pdf']);
	});
});

test.each(['SIGINT', 'SIGTERM'] as const)(
	'%s ends the command and leaves whole files and no others',
	async (signal) => {
		const words = ['print', ...Array<string>(60).fill('legal.json'), '-o', signal];
		const child = spawn(process.execPath, [command, ...words], { cwd: folder.path });
		let err = '';
		child.stderr.on('data', (bytes) => {
			err += String(bytes);
			if (err.split('\n').length === 4) child.kill(signal);
		});
		const [, how] = (await once(child, 'close')) as [number | null, string];
		expect(how).toBe(signal);
		const written = readdirSync(join(folder.path, signal));
		expect(written.length).toBeGreaterThanOrEqual(3);
		expect(written.length).toBeLessThan(60);
		for (const file of written) {
			expect(file).toMatch(/^Nordland(-\d+)?\.pdf$/);
			expect(readFileSync(join(folder.path, signal, file), 'latin1')).toMatch(/%%EOF\n?$/);
		}
	}
);
