import { beforeAll, describe, expect, test } from 'vitest';
import {
	checkRoster,
	unitName,
	type ArmyIndex,
	type MusteredUnit,
	type Problem,
	type Report
} from '#engine';
import { pointsText, problemText } from '#i18n';
import { blockOf } from '../../src/cli/outcome.ts';
import { amount } from '../runs.ts';
import { Dice } from '../faults/dice.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { inRun, isInRun } from '../slice.ts';
import { wrongSums } from './calculate.ts';
import { randomLists } from './lists.ts';
import { writtenLists, type WrittenList } from './written.ts';

// What `muster check --explain` writes beside the sentences on rules, which truth.test.ts holds against the lists:
// its first line, what is next, how often something is so, and how many rules are broken.

const lists: WrittenList[] = [];

beforeAll(
	async () => {
		const tree = await openTree();
		const dice = new Dice(41);
		lists.push(...(await writtenLists(tree.packs)).filter(isTaken));
		for (const subject of inRun(subjectsOf(tree)))
			for (const { index, roster } of randomLists(subject, dice, { lists: 1, variants: 2 })) {
				const report = checkRoster(roster, index);
				lists.push({ from: index.army.id, judged: { kind: 'judged', roster, index, report } });
			}
	},
	amount({ all: 7_200_000, part: 60_000 })
);

/** Of the frozen lists, which are many, those of the armies of this run. */
function isTaken({ from, judged: { roster } }: WrittenList): boolean {
	return !from.startsWith('frozen') || isInRun(roster.system, roster.army);
}

describe('muster check says what is so', () => {
	test('in its first line', () => {
		const faults = lists.flatMap(({ judged }) => {
			const { roster, index, report, findings = [] } = judged;
			const [first = ''] = linesOf(judged);
			const unread = findings.filter(({ kind }) => kind === 'unread').length;
			const spent = spentIn(report);
			const wanted = `list: ${[
				...(roster.name === '' ? [] : [roster.name]),
				`${index.system.name}, ${index.army.name}`,
				...(roster.size > 0 ? [`${pointsText(spent)} of ${roster.size} points`] : [])
			].join(' · ')}`;
			const verdict = verdictOf(index, report, roster.size - spent, unread);
			return first.startsWith(wanted) && verdict.test(first)
				? []
				: [`${first} (${verdict.source})`];
		});
		expect(faults).toEqual([]);
	});

	test('of what is next: only where something is to be added', () => {
		const faults = lists.flatMap(({ from, judged }) => {
			const next = linesOf(judged).filter((line) => line.startsWith('  Next: '));
			const { problems } = judged.report;
			const lacking = problems.filter(({ outcome }) =>
				/too-few|too-small|too-little|no-leader/.test(outcome)
			);
			const isOne = next.length === (lacking.length > 0 ? 1 : 0);
			const isLacking = next.every((line) =>
				lacking.some((one) => line.startsWith(`  Next: ${bare(judged.index, one)}`))
			);
			return isOne && isLacking ? [] : [`${from}: ${next.join('; ')}`];
		});
		expect(faults).toEqual([]);
	});

	test('of each problem, once for each unit that has it', () => {
		expect(lists.flatMap(({ judged }) => problemFaults(judged))).toEqual([]);
	});

	test('with as many rules broken as there are problems', () => {
		const faults = lists.flatMap(({ from, judged }) => {
			const rows = linesOf(judged).filter((line) => line.startsWith('    ! '));
			const { length } = judged.report.problems;
			return rows.length === length ? [] : [`${from}: ${rows.length} of ${length}`];
		});
		expect(faults).toEqual([]);
	});

	test('with points breakdowns that come to what each unit costs', () => {
		const faults = lists.flatMap(({ from, judged }) => {
			const lines = linesOf(judged);
			const start = lines.indexOf('  Points breakdown');
			const units = start < 0 ? [] : judged.report.context.units;
			return units.flatMap((unit, at) => {
				const line = lines[start + 1 + at] ?? '';
				const isRight = wrongSums(line).length === 0 && isPriceOf(line, unit);
				return isRight ? [] : [`${from}: ${line}`];
			});
		});
		expect(faults).toEqual([]);
	});
});

type Judged = WrittenList['judged'];

const written = new Map<Judged, readonly string[]>();

/** The lines of the command, which are written once. */
function linesOf(judged: Judged): readonly string[] {
	const known = written.get(judged);
	if (known) return known;
	const lines = blockOf('list', judged, { explain: true }).trimEnd().split('\n');
	written.set(judged, lines);
	return lines;
}

function spentIn({ context: { units, surcharged } }: Report): number {
	return [...units, ...surcharged].reduce((sum, { points }) => sum + points, 0);
}

/** How the first line ends, before the list code. */
function verdictOf(
	{ system }: ArmyIndex,
	{ problems, context: { limit } }: Report,
	left: number,
	unread: number
): RegExp {
	const lost = unread === 0 ? '' : ` · ${unread} lines? not read`;
	const many = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
	if (problems.length > 0) return new RegExp(` · ${many}${lost} · [^·]+$`);
	if (unread > 0) return new RegExp(`${lost} · [^·]+$`);
	const isDraft = system.nearlyAll !== undefined && (limit - left) / limit < system.nearlyAll / 100;
	return isDraft
		? new RegExp(` · legal so far · ${pointsText(left)} left · [^·]+$`)
		: / · legal · [^·]+$/;
}

/** A sentence without its full stop. */
function bare(index: ArmyIndex, problem: Problem): string {
	return problemText(index, problem).replace(/\.$/, '');
}

/** Problems that no line tells, and lines that tell another number of them. */
function problemFaults(judged: Judged): readonly string[] {
	const { index, report } = judged;
	const lines = linesOf(judged);
	const all = [...report.problems, ...report.advice];
	return all.flatMap((problem) => {
		const text = bare(index, problem);
		const same = all.filter((one) => bare(index, one) === text);
		const own = lines.filter((line) =>
			line.replace(/^ {2}(?:Next: |Advice: )?/, '').startsWith(text)
		);
		const isReported =
			own.length > 0 ||
			// Of an option that a unit may not have, one rule is told.
			lines.some((line) => problem.units.some((id) => line.includes(nameOf(report, id))));
		const [, times] = /\((\d+) times\)/.exec(own[0]?.slice(text.length) ?? '') ?? [];
		const isRight = times === undefined || Number(times) <= same.length;
		return isReported && isRight ? [] : [text];
	});
}

function nameOf({ context }: Report, id: string): string {
	const unit = context.units.find((one) => one.unit.id === id);
	return unit ? unitName(unit) : id;
}

function isPriceOf(line: string, unit: MusteredUnit): boolean {
	const sum = line.split('; ').at(-1) ?? '';
	return sum.startsWith(`    ${unitName(unit)}: `) || line.includes(unitName(unit))
		? new RegExp(`(?:= |: )${pointsText(unit.points)}(?: |$)`).test(sum)
		: false;
}
