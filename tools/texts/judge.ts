import type { Finding } from '../../src/exchange/index.ts';
import { commandMeans } from '../../src/cli/lists.ts';
import { listsInText, type Judged } from '../../src/desk/index.ts';
import type { Packs } from '../../src/cli/packs.ts';
import type { Statement } from './statement.ts';

/** How well a text was read, the best first. */
export const kinds = [
	'whole',
	/** Whole, at other prices than today's. */
	'other prices',
	/** What was not read is no longer there, and is reported with its last season. */
	'gone',
	/** All was read, or is gone: what the text says was spent is not what its own prices come to. */
	'own sum',
	'differs',
	'partly',
	'not read'
] as const;
export type Kind = (typeof kinds)[number];

interface Verdict {
	readonly kind: Kind;
	readonly reasons: readonly string[];
}

/** Reads the first list of a text, and compares it with what the text says of itself. */
export async function judgeText(text: string, stated: Statement, packs: Packs): Promise<Verdict> {
	const [list, ...others] = await listsInText(text, commandMeans(packs));
	if (others.length > 0)
		return { kind: 'not read', reasons: [`It has ${others.length + 1} lists.`] };
	const outcome = await list?.();
	if (outcome?.kind !== 'judged') {
		return { kind: 'not read', reasons: (outcome?.faults ?? []).map(({ message }) => message) };
	}
	const { findings = [] } = outcome;
	const unread = findings.filter(({ kind }) => kind === 'unread');
	const unknown = unread.filter(({ fault }) => fault.season === undefined);
	const sums = findings.filter(({ kind }) => kind === 'sum');
	const drops = otherDrops(outcome, stated);
	const together = surchargeLeftOut(outcome);
	const isOwn = !isOwnSum(stated) || together !== undefined;
	return {
		kind: kindOf(findings, unknown, isOwn, drops.length > 0 && unread.length === 0),
		reasons: [
			...[...unread, ...sums].map(({ fault }) => fault.message),
			...(sums.length > 0 ? [`the prices of the text come to ${stated.sums.join(' or ')}`] : []),
			...(together === undefined ? [] : [`it leaves out ${together} points for units together`]),
			...drops
		]
	};
}

function kindOf(
	notes: readonly Finding[],
	unknown: readonly Finding[],
	isOwnSumWrong: boolean,
	hasOtherDrops: boolean
): Kind {
	if (unknown.length > 0) return 'partly';
	const has = (wanted: Finding['kind']): boolean => notes.some(({ kind }) => kind === wanted);
	if (hasOtherDrops) return 'differs';
	if (has('sum')) return isOwnSumWrong ? 'own sum' : 'differs';
	if (has('unread')) return 'gone';
	return has('price') ? 'other prices' : 'whole';
}

/** What units cost together, if that is just what the text's total lacks. */
function surchargeLeftOut({ report, findings = [] }: Judged): number | undefined {
	const points = report.context.surcharged.reduce((sum, one) => sum + one.points, 0);
	return findings.some(
		(note) => note.kind === 'sum' && points > 0 && note.ours - note.theirs === points
	)
		? points
		: undefined;
}

function isOwnSum({ spent, sums }: Statement): boolean {
	return spent !== undefined && sums.includes(spent);
}

function otherDrops({ report }: Judged, { drops }: Statement): readonly string[] {
	const ours = report.tallies.find(({ tally }) => tally.id === 'drops')?.value;
	return drops === undefined || ours === undefined || drops === ours
		? []
		: [`the text says ${drops} drops; here there are ${ours}`];
}
