import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cellsOf, type Figure } from './figure.ts';

const head = `# Performance

What \`npm run bench\` measured last, on the production build; the history of this file is the history of speed. Times of a page are medians at a quarter of the processor's speed. Beside them stands a bare page with one button (for the desk with a field for files), measured in turn with ours, and how many times as long ours takes: that is what other machines can be compared by. What each screen may fetch, draw and write is counted with every push: \`tests/e2e/budgets.spec.ts\`.
`;

/** Writes what was measured to `docs/performance.md`, with the day and the commit. */
export function writeHistory(figures: readonly Figure[]): void {
	const { stdout } = spawnSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' });
	const day = new Date().toISOString().slice(0, 10);
	const rows = figures.map((figure) => [
		...cellsOf(figure),
		figure.bare === undefined || figure.bare === 0
			? '–'
			: `${(figure.value / figure.bare).toFixed(1)} ×`
	]);
	const table = [
		['what', 'budget', 'figure', 'margin', 'bare page', 'ratio'],
		['---', '---:', '---:', '---:', '---:', '---:'],
		...rows
	].map((cells) => `| ${cells.join(' | ')} |`);
	writeFileSync(
		'docs/performance.md',
		`${head}\n${day}, on commit ${stdout.trim()}\n\n${table.join('\n')}\n`
	);
}
