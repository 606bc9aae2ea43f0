import type { RosterUnit } from '#schema';
import type { RulesMap } from './map.ts';
import type { CaseProof, TrialProof } from './proofs.ts';

/** A case, as short as it is written: the list, its size, its points and the answers to its readings. */
export function caseText({ usualSize }: Pick<RulesMap, 'usualSize'>, { one }: CaseProof): string {
	const { list, size = usualSize, answers = {}, advice = [], points } = one;
	const notes = [...Object.values(answers), ...(advice.length > 0 ? ['advice'] : [])];
	const aside = notes.length > 0 ? ` (${notes.join(', ')})` : '';
	const cost = points === undefined ? '' : `, ${points} points`;
	return `${code(list || 'nothing')} at ${size}${cost}${aside}`;
}

/** A trial in the same words, with the army if it could be of any. */
export function trialText({ stated, trial: { units, groups, size = 1000 } }: TrialProof): string {
	const list = unitsText(units);
	const army = stated.file === 'system' ? `${stated.index.army.name}, ` : '';
	return `${army}trial: ${code(groups ? `[${list}]` : list)} at ${size}`;
}

/** Units as a case writes them, like ones together. */
export function unitsText(units: readonly RosterUnit[]): string {
	const runs: { text: string; count: number }[] = [];
	for (const { entry, models, options = [] } of units) {
		const what = models === undefined ? entry : `${entry}:${models}`;
		const text = [what, ...options].join(' + ');
		const last = runs.at(-1);
		if (last?.text === text) last.count += 1;
		else runs.push({ text, count: 1 });
	}
	if (runs.length === 0) return 'nothing';
	return runs.map(({ text, count }) => (count > 1 ? `${count} ${text}` : text)).join(', ');
}

export function code(text: string): string {
	return `\`${text}\``;
}

/** A table of markdown. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
