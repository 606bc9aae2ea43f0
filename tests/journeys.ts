import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { spawnSync } from 'node:child_process';
import { linesOf, journeys } from './runs.ts';

/** Fails a run whose list names a test that there is not, and says how many others it left out. */
export default class Journeys implements Reporter {
	#run: readonly string[] = [];
	#missing: readonly string[] = [];

	onBegin(_: FullConfig, suite: Suite): void {
		this.#run = suite.allTests().map(nameOf);
		this.#missing = linesOf(journeys).filter(
			(line) => !this.#run.some((name) => name === line || name.startsWith(`${line} › `))
		);
	}

	onEnd(): ReturnType<NonNullable<Reporter['onEnd']>> {
		const all = Math.max(countAll(), this.#run.length);
		console.log(`Left out: ${all - this.#run.length} of ${all} browser tests (tests/runs.ts).`);
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

function countAll(): number {
	const { stdout } = spawnSync('npx', ['playwright', 'test', '--list', '--reporter=list'], {
		encoding: 'utf8'
	});
	return Number(/^Total: (\d+) test/m.exec(stdout)?.[1] ?? 0);
}
