import type { TestModule } from 'vitest/node';

/** Names again at the end of a run what failed and why: in the middle of a long log it is hard to find. */
export function tellRedTests(modules: readonly TestModule[]): void {
	for (const module of modules) {
		for (const { message } of module.errors())
			console.log(`Failed: ${module.moduleId}: ${message}`);
		for (const test of module.children.allTests('failed')) {
			const [error] = test.result().errors ?? [];
			console.log(
				`Failed: ${module.relativeModuleId} > ${test.fullName}\n  ${error?.message ?? ''}`
			);
		}
	}
}
