// What the comparisons of packs with facts share. Both sides are written as lines; every line that only one side has
// is a difference. Those that are expected are listed, each with its reason, and each must be there.
import { readFileSync } from 'node:fs';

/** The folder of the facts, from the command line. */
export function factsFolder(usual?: string): string {
	const folder = process.argv[2] ?? usual;
	if (folder === undefined) throw new Error('say where the facts are');
	return folder;
}

export function readJson(path: string | URL): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}

/** Why some lines may differ. */
interface Expected {
	readonly why: string;
	/** Lines of these forms may differ; `*` is anything. */
	readonly lines: readonly string[];
}

/** The forms of the lines that may differ, from a file. */
export function expectedForms(file: URL): readonly string[] {
	return (readJson(file) as readonly Expected[]).flatMap(({ lines }) => lines);
}

/** Lines of one side that the other has less often. */
export function missing(these: readonly string[], those: readonly string[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const line of those) counts.set(line, (counts.get(line) ?? 0) + 1);
	return these.filter((line) => {
		const left = counts.get(line) ?? 0;
		counts.set(line, left - 1);
		return left <= 0;
	});
}

/** The lines of an army that only one side has. */
export function differencesOf(
	army: string,
	facts: readonly string[],
	data: readonly string[]
): readonly string[] {
	return [
		...missing(facts, data).map((line) => `facts: ${army}: ${line}`),
		...missing(data, facts).map((line) => `data: ${army}: ${line}`)
	];
}

/**
 * Prints the differences that are not expected, and the expected ones that are no longer there; the command fails
 * if there are any.
 * @param count of the lines of the facts
 * @param expected forms of lines; `*` is anything
 */
export function reportDifferences(
	count: number,
	differences: readonly string[],
	expected: readonly string[]
): void {
	const known = expected.map((form) => ({ form, pattern: patternOf(form) }));
	const unexpected = differences.filter((line) => !known.some(({ pattern }) => pattern.test(line)));
	const gone = known.filter(({ pattern }) => !differences.some((line) => pattern.test(line)));
	for (const line of unexpected) console.log(line);
	for (const { form } of gone) console.log(`no longer different: ${form}`);
	console.log(
		`${count} lines of the facts, ${differences.length} differ, ${unexpected.length} not expected`
	);
	process.exitCode = unexpected.length + gone.length > 0 ? 1 : 0;
}

function patternOf(form: string): RegExp {
	const parts = form.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('.*')}$`);
}
