import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * How to start a browser for the tests, so that nothing has to be installed by hand: Playwright's own
 * if it is there, or the binary in the package `@sparticuz/chromium` (Linux x64), which has no window
 * and needs half the time of a whole browser, or one of the system.
 * `MUSTER_BROWSER` may name one of the three (playwright, package, system).
 */
export async function findBrowser(
	wanted: string | undefined = process.env['MUSTER_BROWSER']
): Promise<LaunchOptions> {
	const finders = { playwright: findPlaywrights, package: findPackaged, system: findSystems };
	for (const [name, find] of Object.entries(finders)) {
		const found = wanted === undefined || wanted === name ? await find() : undefined;
		if (found) return found;
	}
	throw new Error('No browser for the tests: install Chromium, or run npx playwright install.');
}

// Containers seldom allow Chromium's sandbox, and root never does.
const plain = ['--disable-gpu', '--disable-background-networking'];
/** Fewer processes and threads for each page: a sixth of the time where there are but two cores. */
const few = ['--no-zygote', '--in-process-gpu', '--num-raster-threads=1'];
const args = process.getuid?.() === 0 || process.env['CI'] ? [...plain, '--no-sandbox'] : plain;

function findPlaywrights(): LaunchOptions | undefined {
	return existsSync(chromium.executablePath()) ? { args } : undefined;
}

function findSystems(): LaunchOptions | undefined {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	const executablePath = systemNames
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
	return executablePath === undefined ? undefined : { executablePath, args };
}

async function findPackaged(): Promise<LaunchOptions | undefined> {
	if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
	// The package brings the system libraries Chromium needs, but unpacks them only where this is set.
	process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
	const { default: packaged } = await import('@sparticuz/chromium');
	const executablePath = await packaged.executablePath();
	const options = { executablePath, args: [...plain, '--no-sandbox', ...few] };
	return (await starts(options)) ? options : undefined;
}

/** Whether it runs here: a system may lack a library that it needs. */
async function starts(options: LaunchOptions): Promise<boolean> {
	try {
		const browser = await chromium.launch(options);
		await browser.close();
		return true;
	} catch {
		return false;
	}
}
