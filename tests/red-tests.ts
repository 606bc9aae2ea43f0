import type { TestModule } from 'vitest/node';

/** Says again at the end of a run what failed and why: in the middle of a long log it is hard to find. */
export function tellRedTests(modules: readonly TestModule[]): void {
	const red = modules.flatMap(faultsOf);
	if (red.length > 0) console.log(red.join('\n'));
}

function faultsOf(module: TestModule): readonly string[] {
	const own = module
		.errors()
		.map(({ message }) => `Failed: ${module.relativeModuleId}\n  ${message}`);
	const tests = [...module.children.allTests('failed')].map((test) => {
		const [error] = test.result().errors ?? [];
		return `Failed: ${module.relativeModuleId} > ${test.fullName}\n  ${error?.message ?? ''}`;
	});
	return [...own, ...tests];
}
