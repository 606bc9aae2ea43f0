import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { spawnSync } from 'node:child_process';
import { leftOut } from './left-out.ts';

/** Says at the end of a run of browser tests how many of them it left out: those of the whole run are listed and counted. */
export default class LeftOutInBrowser implements Reporter {
	#run = 0;

	onBegin(_: FullConfig, suite: Suite): void {
		this.#run = suite.allTests().length;
	}

	onEnd(): void {
		const [node = '', ...words] = process.argv;
		const { stdout } = spawnSync(node, [...words, '--list', '--reporter=list'], {
			env: { ...process.env, FAULTS: 'whole' },
			encoding: 'utf8'
		});
		const all = Number(/^Total: (\d+) test/m.exec(stdout)?.[1] ?? this.#run);
		console.log(leftOut(`${all - this.#run} of ${all} browser tests, the slow ones`));
	}

	printsToStdio(): boolean {
		return false;
	}
}
