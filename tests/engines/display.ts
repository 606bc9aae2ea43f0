import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A screen that nobody sees. */
export interface Display {
	/** As programs are told it: `:7`. */
	readonly name: string;
	readonly close: () => void;
}

/** Opens a screen under a number that is free. */
export async function openDisplay(): Promise<Display> {
	const screen = ['-displayfd', '3', '-screen', '0', '1400x1400x24', '-nolisten', 'tcp'];
	const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
	const number = await new Promise<string>((resolve, reject) => {
		server.once('exit', () => reject(new Error('Xvfb has ended.')));
		createInterface({ input: server.stdio[3] as Readable }).once('line', resolve);
	});
	return { name: `:${number}`, close: () => void server.kill() };
}
