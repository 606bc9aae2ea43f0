import { chromium, test, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../browser.ts';

/** A browser on a profile that outlives it, to be killed as a system does that needs its memory. */
export class BrowserProcess {
	readonly page: Page;
	readonly #child: ChildProcess;

	private constructor(child: ChildProcess, page: Page) {
		this.#child = child;
		this.page = page;
	}

	/** Where no call ends the whole tree of its processes, the test that needs it is skipped. */
	static async start(profile: string): Promise<BrowserProcess> {
		test.skip(process.platform === 'win32', 'Here a browser of our own cannot be killed whole.');
		const { executablePath = chromium.executablePath(), args = [] } = await findBrowser();
		const own = ['--headless', '--remote-debugging-port=0', '--no-first-run'];
		const given = [...args, ...own, `--user-data-dir=${profile}`, 'about:blank'];
		const child = spawn(executablePath, given, {
			detached: true,
			stdio: ['ignore', 'ignore', 'pipe']
		});
		try {
			const browser = await chromium.connectOverCDP(await addressOf(child));
			const context: BrowserContext | undefined = browser.contexts()[0];
			const page = context?.pages()[0] ?? (await context?.newPage());
			if (!page) throw new Error('The browser has no page');
			await page.setViewportSize({ width: 390, height: 844 });
			return new BrowserProcess(child, page);
		} catch (error) {
			killGroup(child);
			throw error;
		}
	}

	/** All its processes, in one call of the system. Resolves when they are gone; returns when it was called. */
	async kill(): Promise<number> {
		const gone = once(this.#child, 'exit');
		const at = Date.now();
		killGroup(this.#child);
		await gone;
		return at;
	}
}

function killGroup({ pid }: ChildProcess): void {
	if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
	if (!stderr) throw new Error('The browser says nothing');
	for await (const line of createInterface({ input: stderr })) {
		const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
		// What it says from now on nobody reads, and nothing may stop it.
		stderr.resume();
		if (address !== undefined) return address;
	}
	throw new Error('The browser did not start');
}

/** A folder for a profile, while something is done with it. */
export async function withProfile<T>(act: (profile: string) => Promise<T>): Promise<T> {
	const profile = await mkdtemp(join(tmpdir(), 'muster-profile-'));
	try {
		return await act(profile);
	} finally {
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}
