import type { Outcome } from './run-part.ts';

/** The seconds of each part and of all, what each counted, and what was left out. */
export function tableOf(outcomes: readonly Outcome[], seconds: number): string {
	const rows = outcomes.map(({ name, isGreen, seconds: own, passed, failed }) => [
		isGreen ? name : `${name} ✗`,
		own.toFixed(0).padStart(7),
		`${passed + failed || ''}`.padStart(6)
	]);
	const cells = [['part', 'seconds', ' tests'], ['---', '------:', '-----:'], ...rows];
	const width = Math.max(...cells.map(([name = '']) => name.length));
	const lines = cells.map(
		([name = '', ...others]) => `| ${name.padEnd(width)} | ${others.join(' | ')} |`
	);
	const sum = (word: 'passed' | 'failed'): number =>
		outcomes.reduce((all, outcome) => all + outcome[word], 0);
	const red = outcomes.filter(({ isGreen }) => !isGreen).map(({ name }) => name);
	return [
		...lines,
		`All of it: ${seconds.toFixed(0)} s.`,
		...outcomes.flatMap(({ leftOut }) => leftOut),
		red.length > 0 ? `Failed: ${red.join(', ')}` : 'All green.',
		`${sum('passed')} passed, ${sum('failed')} failed`
	].join('\n');
}
