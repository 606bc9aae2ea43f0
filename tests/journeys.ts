import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { journeysOfRun } from './touched.ts';

/** Fails a run whose list names a test that there is not, and says that it left out others. */
export default class Journeys implements Reporter {
	#run: readonly string[] = [];
	#missing: readonly string[] = [];

	onBegin(_: FullConfig, suite: Suite): void {
		this.#run = suite.allTests().map(nameOf);
		this.#missing = journeysOfRun().filter(
			(line) => !this.#run.some((name) => name === line || name.startsWith(`${line} › `))
		);
	}

	onEnd(): ReturnType<NonNullable<Reporter['onEnd']>> {
		console.log(`Left out: all browser tests but ${this.#run.length} journeys (tests/runs.ts).`);
		for (const line of this.#missing) console.log(`tests/runs.ts names no test: ${line}`);
		return Promise.resolve(this.#missing.length > 0 ? { status: 'failed' } : undefined);
	}

	printsToStdio(): boolean {
		return false;
	}
}

/** A test as a list names it: `e2e/print.spec.ts › an illegal list says so`. */
function nameOf(test: TestCase): string {
	return test.titlePath().slice(2).join(' › ');
}
