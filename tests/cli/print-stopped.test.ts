import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { legal } from './lists.ts';
import { usePrintedFolder } from './printed-folder.ts';

const command = fileURLToPath(new URL('../../bin/muster.js', import.meta.url));
const { folder, files, read } = usePrintedFolder({ 'legal.json': legal });

test.each(['SIGINT', 'SIGTERM'] as const)(
	'%s ends the command and leaves whole files and no others',
	async (signal) => {
		const lists = Array<string>(60).fill('legal.json');
		const words = ['print', ...lists, '-o', signal];
		const child = spawn(process.execPath, [command, ...words], { cwd: folder.path });
		let err = '';
		child.stderr.on('data', (bytes) => {
			err += String(bytes);
			if (err.split('\n').length === 4) child.kill(signal);
		});
		const [, how] = (await once(child, 'close')) as [number | null, string];
		expect(how).toBe(signal);
		const written = files(signal);
		expect(written.length).toBeGreaterThanOrEqual(3);
		expect(written.length).toBeLessThan(60);
		for (const file of written) {
			expect(file).toMatch(/^Nordland(-\d+)?\.pdf$/);
			expect(read(signal, file).toString('latin1')).toMatch(/%%EOF\n?$/);
		}
	}
);
