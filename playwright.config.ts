import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const browser = await findBrowser();
const port = Number(process.env['PORT'] ?? 4199);

// The production build, as any host of static files serves it.
export default defineConfig({
	testDir: 'tests',
	testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
	outputDir: 'test-results',
	// They wait now and then: one more than there are cores takes a tenth less.
	workers: '150%',
	fullyParallel: true,
	forbidOnly: !!process.env['CI'],
	retries: 0,
	reporter: 'list',
	// They end what hangs, and nothing that a busy machine makes slow.
	timeout: 600_000,
	expect: { timeout: 30_000 },
	use: {
		...devices['Pixel 7'],
		viewport: { width: 390, height: 844 },
		// As many pixels as points: a browser without a graphics card paints a seventh of a phone's.
		deviceScaleFactor: 1,
		baseURL: `http://localhost:${port}/`,
		// Threads of its own gain JavaScript nothing where every core has a test: a twentieth less. Nothing is measured so.
		launchOptions: { ...browser, args: [...(browser.args ?? []), '--js-flags=--single-threaded'] },
		// Steady everywhere else; the offline specs allow it.
		serviceWorkers: 'block',
		trace: 'off',
		// A test has the page of the one before, emptied, whose code the browser has ready: a twelfth less.
		reuseContext: true
	},
	webServer: {
		// `npm test` builds beside its other parts.
		command: `${process.env['BUILD'] === 'there' ? '' : 'npx vite build && '}node tools/serve.js`,
		// Two thirds of a build's time are for compressed copies, which no test asks for.
		env: { PORT: String(port), PRECOMPRESS: 'no' },
		timeout: 900_000,
		url: `http://localhost:${port}/`,
		reuseExistingServer: false
	}
});
