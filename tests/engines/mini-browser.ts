import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDisplay } from './display.ts';

/** What WebKitGTK brings to try it with, on a screen of its own. */
export interface MiniBrowser {
	/** Where its inspector lists the pages. */
	readonly inspector: string;
	/** Moves the mouse, presses keys and sizes the window, by the arguments of xdotool. */
	readonly act: (...steps: readonly string[]) => Promise<string>;
	readonly close: () => Promise<void>;
}

/** Starts it with a fresh profile. */
export async function startMiniBrowser(program: string): Promise<MiniBrowser> {
	const display = await openDisplay();
	const home = await mkdtemp(join(tmpdir(), 'muster-webkit-'));
	await mkdir(join(home, 'config/gtk-3.0'), { recursive: true });
	await copyFile(join(import.meta.dirname, 'gtk.css'), join(home, 'config/gtk-3.0/gtk.css'));
	await withoutPortal(join(home, 'data/dbus-1/services'));
	const inspector = `127.0.0.1:${await findFreePort()}`;
	const env = {
		...process.env,
		...inHome(home),
		DISPLAY: display.name,
		GTK_A11Y: 'none',
		LIBGL_ALWAYS_SOFTWARE: '1',
		NO_AT_BRIDGE: '1',
		WEBKIT_INSPECTOR_HTTP_SERVER: inspector
	};
	const browser = spawn('dbus-run-session', ['--', program, 'about:blank'], {
		// A group of its own, so that all of its processes can be ended.
		detached: true,
		env,
		stdio: 'ignore'
	});
	return {
		inspector,
		act: async (...steps) => (await promisify(execFile)('xdotool', steps, { env })).stdout.trim(),
		close: async () => {
			await end(browser);
			display.close();
			await rm(home, { recursive: true, force: true, maxRetries: 5 });
		}
	};
}

/** The portal of documents would mount a file system in the home, which then cannot be removed. */
async function withoutPortal(services: string): Promise<void> {
	const name = 'org.freedesktop.portal.Documents';
	await mkdir(services, { recursive: true });
	const service = `[D-BUS Service]\nName=${name}\nExec=/bin/false\n`;
	await writeFile(join(services, `${name}.service`), service);
}

function inHome(home: string): Record<string, string> {
	return {
		HOME: home,
		XDG_CACHE_HOME: join(home, 'cache'),
		XDG_CONFIG_HOME: join(home, 'config'),
		XDG_DATA_HOME: join(home, 'data')
	};
}

async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

async function end(browser: ChildProcess): Promise<void> {
	if (browser.pid === undefined || browser.exitCode !== null) return;
	const ended = new Promise((resolve) => browser.once('exit', resolve));
	process.kill(-browser.pid, 'SIGTERM');
	await Promise.race([ended, wait(2000)]);
	try {
		process.kill(-browser.pid, 'SIGKILL');
	} catch {
		// All of them have ended.
	}
}
