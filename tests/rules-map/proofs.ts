import { checkRoster, isIdle, type Report } from '#engine';
import { caseTitle, type Case, type RuleCases, type TallyCases } from './case.ts';
import type { RulesMap } from './map.ts';
import { packIndex } from './pack.ts';
import { linesOf, type Row } from './row.ts';
import type { StatedConstraint } from './stated.ts';
import type { Trial } from './trial-rosters.ts';

/** A case that was judged by hand, beside what the engine says of it. */
export interface CaseProof {
	readonly rule: RuleCases;
	readonly one: Case;
	readonly title: string;
	readonly report: Report;
}

/** A roster made for one constraint, to meet it or to break it. */
export interface TrialProof {
	readonly stated: StatedConstraint;
	readonly trial: Trial;
	/** How many armies have the constraint. */
	readonly armies: number;
}

/** What shows that a rule allows and forbids what it should. */
export interface Proofs {
	readonly legal: readonly CaseProof[];
	readonly illegal: readonly CaseProof[];
	/** Every case of the row, those too that are about something else in the same lines. */
	readonly cases: readonly CaseProof[];
	readonly met: readonly TrialProof[];
	readonly broken: readonly TrialProof[];
	readonly counted: readonly TallyCases[];
}

const judged = new WeakMap<RulesMap, readonly CaseProof[]>();

/** Every case of a map, judged once. */
function caseProofsOf(map: RulesMap): readonly CaseProof[] {
	const proofs = judged.get(map) ?? judgeCases(map);
	judged.set(map, proofs);
	return proofs;
}

function judgeCases({ ruleCases, rosterOf, usualSize, pack }: RulesMap): readonly CaseProof[] {
	return ruleCases.flatMap((rule) =>
		rule.cases.map((one) => ({
			rule,
			one,
			title: caseTitle(one, usualSize),
			report: checkRoster(rosterOf(one), packIndex(pack, rule.army, one.answers))
		}))
	);
}

/** The constraints that a row points to: `file/id`. */
export function constraintKeys(map: RulesMap, { encoded, army }: Row): readonly string[] {
	return encoded
		.map((written) => map.resolve(written, army))
		.filter(({ kind, id }) => kind === '' && id !== 'band' && id !== 'sizes')
		.map(({ file = 'nowhere', id }) => `${file}/${id}`);
}

/** Whether cases are about a row: one of its lines, its army, and not other rows only. */
export function isAbout(
	row: Row,
	{ lines, army, rows }: Pick<RuleCases, 'lines' | 'army' | 'rows'>
): boolean {
	if (row.section !== undefined) return rows?.includes(row.id) ?? false;
	const sharesLine = lines.some((line) => linesOf(row).includes(line));
	return sharesLine && (!row.army || row.army === army) && (rows?.includes(row.id) ?? true);
}

const found = new WeakMap<Row, Proofs>();

export function proofsOf(map: RulesMap, row: Row): Proofs {
	const proofs = found.get(row) ?? findProofs(map, row);
	found.set(row, proofs);
	return proofs;
}

function findProofs(map: RulesMap, row: Row): Proofs {
	const cases = caseProofsOf(map).filter(({ rule }) => isAbout(row, rule));
	const keys = constraintKeys(map, row);
	const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''));
	return {
		legal: cases.filter((proof) => isStatedLegal(proof) && speaksOf(proof, ids)),
		illegal: cases.filter((proof) => !isStatedLegal(proof) && breaks(proof, ids)),
		cases,
		met: keys.flatMap((key) => trialProof(map, key, 'met', row.army)),
		broken: keys.flatMap((key) => trialProof(map, key, 'broken', row.army)),
		counted: map.tallyCases.filter(
			(counted) => row.encoded.includes(`tally:${counted.tally}`) && isAbout(row, counted)
		)
	};
}

function isStatedLegal({ one: { codes = [], advice = [] } }: CaseProof): boolean {
	return codes.length === 0 && advice.length === 0;
}

/** Whether the list has something that one of the constraints is about; any list, if there are none. */
function speaksOf({ report }: CaseProof, ids: ReadonlySet<string>): boolean {
	const isMet = (verdict: Report['verdicts'][number]) =>
		ids.has(verdict.constraint.id) &&
		(verdict.outcome === 'lifted' || (verdict.outcome === 'met' && !isIdle(verdict)));
	return ids.size === 0 || report.verdicts.some(isMet);
}

function breaks({ report }: CaseProof, ids: ReadonlySet<string>): boolean {
	const unmet = [...report.problems, ...report.advice];
	return ids.size === 0 || unmet.some(({ constraint }) => ids.has(constraint.id));
}

/** The trial of a constraint in the row's army, or in the first army where there is one. */
function trialProof(
	{ everyTrial }: RulesMap,
	key: string,
	side: 'met' | 'broken',
	army?: string
): readonly TrialProof[] {
	const all = (everyTrial.get(key) ?? []).filter(
		({ stated: { index } }) => !army || index.army.id === army
	);
	const first = all.find(({ trials }) => trials[side]);
	const trial = first?.trials[side];
	if (!first || !trial) return [];
	const armies = new Set(all.map(({ stated }) => stated.index.army.id)).size;
	return [{ stated: first.stated, trial, armies }];
}
