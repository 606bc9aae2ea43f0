// The unit tests that changed files can touch, as many as there is time for: the short ones first.
import { relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { relatedTests } from './related.ts';

/** Of tests, in milliseconds; two workers share it. */
const time = 12_000;
/** What loading a file takes. */
const loading = 150;
/** What is taken for a file that was never run here. */
const usual = 500;

const files = process.argv.slice(2);
process.env['RUN'] = 'push';
process.env['VITEST'] = process.env['TEST'] = 'true';
process.env['NODE_ENV'] ??= 'test';
const vitest = await createVitest('test', {
	watch: false,
	reporters: [{ onTestRunEnd: tellFailures }]
});

/** Each test that failed, and why. */
function tellFailures(modules: readonly TestModule[]): void {
	for (const module of modules) {
		for (const { message } of module.errors())
			console.log(`${module.relativeModuleId}: ${message}`);
		for (const test of module.children.allTests('failed')) {
			const reasons = test.result().errors?.map(({ message, diff = '' }) => `${message}\n${diff}`);
			console.log(`${module.relativeModuleId} › ${test.fullName}\n${reasons?.join('\n') ?? ''}`);
		}
	}
}

const pathOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId);

/** How long a file of tests took when it was last run; one that was itself changed is run at all events. */
function durationOf(test: TestSpecification): number {
	if (files.includes(pathOf(test))) return 0;
	const last = vitest.cache.getFileTestResults(`${test.project.name}:${pathOf(test)}`);
	return last?.duration || usual;
}

const wanted = new Set(relatedTests(files));
const related = (await vitest.globTestSpecifications())
	.filter((test) => wanted.has(pathOf(test)))
	.map((test) => ({ test, duration: durationOf(test) }))
	.toSorted((one, other) => one.duration - other.duration);
let spent = 0;
const taken = related.filter(({ duration }) => (spent += duration + loading) <= time);
const left = related.slice(taken.length);

if (taken.length > 0) await vitest.runTestSpecifications(taken.map(({ test }) => test));
console.log(`Files of tests: ${taken.length}`);
if (left.length > 0) {
	const names = left.map(({ test }) => pathOf(test)).join(', ');
	console.log(`Left out: what takes longer and may be touched (npm run check): ${names}`);
}
await vitest.close();
