import { readFileSync } from 'node:fs';
import { slowTests } from './whole.ts';

const takesSome = /\b(?:someOf|amount)\(/;

/** Says at the end of a run of unit tests what it left out, in words that `npm run quick` shows too. */
export function tellLeftOutFiles(modules: readonly { readonly moduleId: string }[]): void {
	const some = modules.filter(({ moduleId }) => takesSome.test(readFileSync(moduleId, 'utf8')));
	const part = some.length > 0 ? `, and part of ${some.length} that ran` : '';
	console.log(leftOut(`${slowTests.length} slow files of unit tests${part}`));
}

/** "Left out: …", and how to run it. */
export function leftOut(what: string): string {
	return `Left out: ${what} (tests/whole.ts). npm run test:faults runs all.`;
}
