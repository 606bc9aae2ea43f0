import type { Growth, LeaderRow, Problem, Verdict } from '#engine';
import type { Selector } from '#schema';
import { counted } from '../../counted.ts';
import { pointsText } from '../../figures.ts';
import { percentOf } from '../../percent.ts';
import { einheiten, modelle, nomen, oder, punkte, punkten, und } from './grammar.ts';

type Problems = typeof import('../../en/problems.ts').problems;

// Names of the data have no gender here and may be plurals: they are never the subject of a verb.
const messages: Problems['messages'] = {
	'points-limit/over': ({ measured, max = 0 }) =>
		`${pointsText(measured)} von ${punkten(max)} ausgegeben: ${punkte(measured - max)} zu viel. Nimm etwas heraus oder vereinbare ein größeres Spiel.`,
	'agreed-size/other': ({ measured, max = 0 }) =>
		`Die vereinbarte Größe ist ${measured}; dieses Turnier wird mit ${max} Punkten gespielt.`,
	'count/too-few': (problem) => {
		const { measured, min = 0, bearer } = problem;
		return bearer !== undefined
			? `${bearer}: ${modelle(measured)}, mindestens ${min} nötig.`
			: `${head(problem)} ${measured} gewählt, mindestens ${min} nötig. Füge ${min - measured} hinzu.`;
	},
	'count/too-many': (problem) => {
		const { measured, max = 0, bearer } = problem;
		return bearer !== undefined
			? `${bearer}: ${modelle(measured)}, höchstens ${max} erlaubt.`
			: `${head(problem)} ${measured} gewählt, höchstens ${max} erlaubt. Entferne ${measured - max}.`;
	},
	'share/too-little': (problem) =>
		`${subjectOf(problem)}: ${punkte(problem.measured)}, mindestens ${pointsText(problem.min ?? 0)} nötig${share(problem, 'min')}.`,
	'share/too-much': (problem) => {
		const { measured, max = 0, bearer } = problem;
		const most =
			bearer === undefined
				? `höchstens ${pointsText(max)} erlaubt`
				: `keine Einheit darf mehr als ${pointsText(max)} kosten`;
		return `${subjectOf(problem)}: ${punkte(measured)}; ${most}${share(problem, 'max')}.`;
	},
	'exclusive/too-few': (problem) => {
		const { measured, min = 1, bearer } = problem;
		const has = measured === 0 ? 'ohne' : `nur ${measured} ×`;
		return `${bearer}: ${has} ${subjectOf(problem)}, mindestens ${min} nötig.`;
	},
	'unique/repeated': (problem) => {
		const { subject, measured, max = 1, bearer, things, constraint } = problem;
		if (constraint.kind === 'unique' && constraint.by === 'set') {
			return `${und(things)} haben dasselbe (${constraint.label ?? 'Auswahl'}): ${subject}. Das dürfen keine zwei.`;
		}
		return bearer === undefined
			? `${subject}: ${measured} gewählt, eine Armee darf nur ${max} haben.${borne(things, measured)}`
			: `${bearer}: ${measured}-mal ${subject}, je Einheit nur einmal erlaubt.`;
	},
	'budget/over': (problem) =>
		`${problem.bearer}: ${subjectOf(problem)} für ${punkte(problem.measured)} (${und(problem.things)}), höchstens ${pointsText(problem.max ?? 0)} erlaubt.`,
	'carries/not-allowed': ({ subject, bearer }) => `${bearer}: ${subject} nicht erlaubt.`,
	'exclusive/too-many': (problem) => {
		const { measured, max = 1, bearer, things = [] } = problem;
		const subject = subjectOf(problem);
		return max === 0
			? `${bearer}: ${subject} nicht erlaubt, aber dabei: ${und(things)}.`
			: `${bearer}: ${measured} ${subject} (${und(things)}), höchstens ${max} erlaubt. Behalte ${max}.`;
	},
	'requires/missing': (problem) => {
		const { group, constraint, min = 1, measured } = problem;
		const least = min === 1 ? '' : `mindestens ${min} ${countedAs(constraint)}`;
		const found = min === 1 || measured === 0 ? '' : ` (bisher ${measured})`;
		const where = 'scope' in constraint && constraint.scope === 'army' ? ' in der Armee' : '';
		return `${inGroup(group)}${whom(problem)} nur mit ${least}${missing(problem)}${found}${where}.`;
	},
	'requires/forbidden': (problem) =>
		`${inGroup(problem.group)}${whom(problem)} nicht zusammen mit ${und((problem.things ?? []).map(nomen))} erlaubt.`,
	'group/too-small': ({ subject, measured, min = 0 }) =>
		`${subject}: ${einheiten(measured)}, mindestens ${min} nötig.`,
	'group/too-large': ({ subject, measured, max = 0 }) =>
		`${subject}: ${einheiten(measured)}, höchstens ${max} zusammen erlaubt.`,
	'groups/too-few': ({ subject, measured, min = 0 }) =>
		`${subject}: ${measured === 0 ? 'keine' : measured}, mindestens ${min} nötig.`,
	'groups/too-many': ({ subject, measured, max = 0 }) =>
		`${subject}: ${measured}, höchstens ${max} erlaubt.`,
	'led/no-leader': (problem) => `${problem.subject}: Anführer fehlt (${missing(problem)}).`,
	'led/not-led': ({ subject, bearer, group, rows = [] }) =>
		`${group?.name}: kein Platz für ${subject}. Unter ${bearer} erlaubt: ${rows.length === 0 ? 'niemand' : und(rows.map(row))}.`,
	'led/missing': ({ subject, measured, min = 1, bearer, group }) =>
		`${inGroup(group)}${bearer} nur mit ${min === 1 ? '' : `mindestens ${min} `}${subject}${measured === 0 ? '' : ` (bisher ${measured})`}.`,
	'outside/left-out': ({ subject, things: [kind = '', outside] = [] }) =>
		`${subject}: ${outside === undefined ? '' : `nicht als ${outside}, `}nur in einer Gruppe (${kind}) erlaubt.`,
	'rank/outranked': (problem) => {
		const { bearer, things = [], numbers, constraint } = problem;
		const isNot = `${bearer}: nicht als ${subjectOf(problem)} erlaubt`;
		if (!numbers) {
			return `${isNot}, solange ${und(things)} in der Armee ${things.length === 1 ? 'ist' : 'sind'}.`;
		}
		const number =
			constraint.kind === 'rank' && 'number' in constraint.by ? ` (${constraint.by.number})` : '';
		return `${isNot}. Höherer Wert${number} bei ${und(counted(things))}: ${numbers.highest} gegen ${numbers.own}.`;
	},
	'standing/alone': ({ subject }) =>
		`${subject}: keine eigene Einheit. Gib die Option einer Einheit, die sie haben darf.`,
	'standing/not-an-option': ({ subject, bearer }) =>
		`${bearer}: ${subject} nicht möglich, denn das ist keine Option, sondern ein eigener Eintrag.`,
	'standing/not-a-unit': ({ subject, bearer }) =>
		`${subject} bei ${bearer} nicht möglich, denn das ist keine Einheit.`,
	'standing/unknown': ({ subject }) => `In dieser Armee gibt es nichts, das „${subject}“ heißt.`
};

function share(verdict: Partial<Verdict>, limit: 'min' | 'max'): string {
	const percent = percentOf(verdict, limit);
	if (percent === undefined) return '';
	const part = percent === 50 ? 'die Hälfte' : percent === 25 ? 'ein Viertel' : `${percent} %`;
	return `, ${part} von ${verdict.size ?? 0}`;
}

function growth({ base, n, per, each, counting }: Growth): string {
	const many = per === 1 ? '' : `volle ${per} `;
	const what = `${many}${counting ? (per === 1 ? 'Modell ' : 'Modelle ') : ''}${each}`;
	return base === 0 ? `${n} je ${what}` : `${base}, dazu ${n} je ${what}`;
}

function row({ name, min = 0, max }: LeaderRow): string {
	if (max === undefined) return min === 0 ? name : `${min} oder mehr ${name}`;
	return `${min === max ? max : `${min}–${max}`} ${name}`;
}

/** What a rule is about. The words of several tags come with an English “or” between them. */
function subjectOf({ subject, constraint }: Problem): string {
	const isOwn = constraint.label !== undefined && !isOnUnit(constraint);
	return isOwn ? nomen(subject) : either(subject, 'of' in constraint ? constraint.of : undefined);
}

/** What is missing: the names of all that would do. */
function missing({ things = [], constraint }: Problem): string {
	const isLabel = constraint.label !== undefined && constraint.kind === 'led';
	if (isLabel || isOnUnit(constraint)) return und(things.map(nomen));
	const wanted =
		constraint.kind === 'requires'
			? constraint.needs
			: constraint.kind === 'led'
				? constraint.by
				: undefined;
	return und(things.map((thing) => either(thing, wanted)));
}

/** Whether its label says what is needed, and not by whom. */
function isOnUnit(constraint: Problem['constraint']): boolean {
	return (
		constraint.kind === 'requires' && constraint.scope === 'unit' && constraint.label !== undefined
	);
}

function either(text: string, { any = [] }: Selector = {}): string {
	const parts = text.split(' or ');
	return parts.length > 1 && parts.length === any.length ? oder(parts) : nomen(text);
}

function whom(problem: Problem): string {
	const { bearer, subject } = problem;
	return bearer === subject ? subject : `${subjectOf(problem)} (${bearer})`;
}

function borne(things: readonly string[] = [], measured: number): string {
	if (things.length === 0) return '';
	const bearers = und(counted(things));
	return things.length === measured
		? ` Getragen von ${bearers}.`
		: ` Auch enthalten in ${bearers}.`;
}

function head(problem: Problem): string {
	const { group } = problem;
	return group ? `${group.name}: ${subjectOf(problem)},` : `${subjectOf(problem)}:`;
}

function inGroup(group: Verdict['group']): string {
	return group ? `${group.name}: ` : '';
}

function countedAs(constraint: Problem['constraint']): string {
	return 'counting' in constraint && constraint.counting === 'models' ? 'Modellen ' : '';
}

/** What is wrong with a roster, and how its numbers came about. */
export const problems: Problems = {
	messages,
	share,
	growth,
	row,
	table: ({ table, above }) => {
		const rows = table.flatMap(({ from, n }, at) => {
			const next = table[at + 1];
			return from === 0 && next ? `${n} unter ${next.from}` : `${n} ab ${from}`;
		});
		const more = above ? [`dann ${above.add} mehr je volle ${above.each}`] : [];
		return [...rows, ...more].join(', ');
	},
	bySize: (tables, size) =>
		`Nach der vereinbarten Größe${size === undefined ? '' : ` (${size})`}: ${tables.join('; ')}.`,
	upTo: (made, max) => `Bis zu ${made}: ${max}.`,
	anySize: 'In Armeen jeder Größe gleich.',
	multiplied: ({ band, size, times, min, max }) => {
		if (times === 0) {
			return `Unter ${band} Punkten: ${max === undefined ? '' : `höchstens ${max}, wie bei ${band}; `}kein Minimum.`;
		}
		const parts = [
			...(min === undefined ? [] : [`${min} × ${times} = mindestens ${min * times}`]),
			...(max === undefined ? [] : [`${max} × ${times} = höchstens ${max * times}`])
		];
		return `Je volle ${band} von ${size} Punkten: ${parts.join(', ')}.`;
	}
};
