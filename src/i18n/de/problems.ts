import {
	kindOfGroup,
	type ArmyIndex,
	type GroupConcerned,
	type MusteredUnit,
	type UnmetAs,
	unitName
} from '#engine';
import type { ConstraintOf } from '#schema';
import { leastPoints, pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { answerNeeded } from '../naming/answer-needed.ts';
import { makersOf } from '../naming/barriers.ts';
import { askingOf, calledOf, growsOf, usefulLabel, type Grows } from '../naming/called.ts';
import { counted, severalOf } from '../naming/counted.ts';
import { notEligibleText } from '../naming/eligible.ts';
import { isChosen, isThing, thingName } from '../naming/named.ts';
import { takersOf } from '../naming/lacked-option.ts';
import { percentOf } from '../naming/percent.ts';
import {
	einen,
	einzahl,
	genannt,
	inDemselben,
	inEinem,
	mit,
	modelle,
	nomen,
	punkte,
	punkten,
	und
} from './parts/grammar.ts';
import { growth, table, unlessWith, upToText } from './growing.ts';
import { grouped, led, ranked } from './leaders.ts';
import { phrases } from './parts/phrases.ts';

type Problems = Language['problems'];

// Names of the data have no gender here and may be plurals: they are never the subject of a verb.
const messages: Problems['messages'] = {
	'points-limit/over': ({ measured, max }) =>
		`${pointsText(measured)} von ${punkten(max)} ausgegeben: ${pointsText(measured - max)} zu viel. Entferne etwas oder erhöhe das Punktelimit.`,
	'agreed-size/other': ({ measured, max }) =>
		`Das Punktelimit ist ${measured}; dieses Turnier wird mit ${punkten(max)} gespielt.`,
	'count/too-few': ({ constraint, measured, min, group, bearer, isUneven }, index) =>
		bearer
			? `${unitName(bearer)}: ${modelle(measured)}, Minimum ${min}.`
			: isChosen(index, constraint) && min === 1
				? `${inGroup(group)}${choose(labelOf(index, constraint))}.`
				: (mustTake(index, constraint, measured, min, group) ??
					`${head(subjectOf(index, constraint), group)} ${phrases.taken(measured, isUneven)}, Minimum ${min}.${isUneven ? '' : ` Füge ${min - measured} hinzu.`}`),
	'count/too-many': (
		{ constraint, measured, max, group, bearer, growth: grown, isUneven },
		index
	) =>
		bearer
			? `${unitName(bearer)}: ${modelle(measured)}, Maximum ${max}.`
			: `${head(subjectOf(index, constraint), group)} ${phrases.taken(measured, isUneven)}, ${max === 0 ? none(grown && growsOf(index, grown)) : `Maximum ${max}`}.${isUneven ? '' : ` Entferne ${measured - max}.`}`,
	'share/too-little': ({ constraint, limit, measured, min, bearer }, index) =>
		`${bearer ? unitName(bearer) : subjectOf(index, constraint)}: ${punkte(measured)}, Minimum ${pointsText(leastPoints(min))}${share({ constraint, limit }, 'min')}.`,
	'share/too-much': ({ constraint, limit, measured, max, bearer }, index) => {
		const of = bearer ? unitName(bearer) : subjectOf(index, constraint);
		return `${of}: ${punkte(measured)}, Maximum ${pointsText(max)}${share({ constraint, limit }, 'max')}.`;
	},
	'exclusive/too-few': ({ constraint, measured, min, bearer }, index) => {
		const label = labelOf(index, { ...constraint, label: usefulLabel(constraint.label) });
		return min === 1
			? `${unitName(bearer)}: ${choose(label)}.`
			: `${unitName(bearer)}: ${measured} ${nomen(label)}, Minimum ${min}.`;
	},
	'unique/repeated': ({ constraint, what, bearers, measured, max }) => {
		const names = what.map(({ entry }) => entry.name).join(', ');
		const who = bearers.map(unitName);
		if (constraint.by === 'set') {
			return `${und(who)}: gleich gewählt (${nomen(constraint.label ?? 'Auswahl')}): ${names}. Das ist nicht erlaubt.`;
		}
		return constraint.scope === 'army'
			? `${names}: ${measured} gewählt, Maximum ${max} in der Armee.${borne(who, measured)}`
			: `${who[0] ?? names}: ${measured}-mal ${names}, pro Einheit nur einmal erlaubt.`;
	},
	'budget/over': ({ constraint, measured, max, bearer, paid }, index) =>
		`${unitName(bearer)}: ${subjectOf(index, constraint)} für ${punkte(measured)} (${und(counted(paid.map(({ indexed }) => indexed.entry.name)))}), Maximum ${pointsText(max)}.`,
	'carries/not-allowed': ({ constraint: { option, by }, bearer }, index) => {
		const why = notEligibleText(index, by, bearer);
		return `${unitName(bearer)}: ${index.entries.get(option)?.entry.name ?? option} nicht erlaubt${why === undefined ? '' : ` (${why})`}.`;
	},
	'exclusive/too-many': ({ constraint, measured, max, bearer, chosenOptions }, index) => {
		const subject = subjectOf(index, constraint);
		const names = chosenOptions.map(({ entry }) => entry.name);
		const things = und(counted(names));
		if (max === 0) {
			const makers = makersOf(constraint.on, bearer);
			return makers.length > 0
				? `${unitName(bearer)}: ${things} nicht mit ${und(makers)} erlaubt.`
				: `${unitName(bearer)}: ${things} nicht erlaubt (${nomen(subject)}).`;
		}
		const same = severalOf(chosenOptions, max);
		return same === undefined
			? `${unitName(bearer)}: ${measured} ${nomen(subject)} (${things}), Maximum ${max}.`
			: `${unitName(bearer)}: ${same}, Maximum ${max}.`;
	},
	'requires/missing': ({ constraint, bearer, group, min, measured }, index) => {
		const { needs = {}, scope, label, counting } = constraint;
		const needed = mit(calledOf(index, needs, scope === 'unit' ? label : undefined));
		const least = min === 1 ? '' : `mindestens ${min} ${counting ? 'Modellen ' : ''}`;
		const found = min === 1 || measured === 0 ? '' : ` (bisher ${measured})`;
		const where = placeText(index, constraint);
		return `${atGroup(group)}${whom(index, constraint, bearer)}: nur mit ${least}${needed}${where}${found}.`;
	},
	'requires/forbidden': ({ constraint, bearer, group, others }, index) => {
		const names = [...new Set(others.map(thingName))];
		const { unlessWith: by } = constraint;
		const exception = by ? unlessWith(mit(calledOf(index, by, undefined, 2))) : '';
		return `${atGroup(group)}${whom(index, constraint, bearer)}: nicht mit ${und(names)}${exception}.`;
	},
	...grouped,
	'groups/too-few': ({ constraint, measured, min }, index) =>
		addOne(index, constraint, measured, min) ??
		`${groupsText(index, constraint)}: ${measured === 0 ? 'keine' : measured}, Minimum ${min}.`,
	'groups/too-many': ({ constraint, measured, max }, index) =>
		`${groupsText(index, constraint)}: ${measured}, Maximum ${max}.`,
	'led/no-leader': ({ constraint: { by, label }, group }, index) =>
		`${group.name}: Anführer fehlt (${genannt(calledOf(index, by, label))}).`,
	...led,
	'outside/left-out': ({ constraint, bearer }, index) => {
		const kind = kindOfGroup(index, constraint.group);
		const outside = kind?.outside?.name;
		return `${unitName(bearer)}: ${outside === undefined ? 'nur' : `nicht als ${einzahl(outside)} erlaubt, nur`} in ${inEinem(kind?.name ?? constraint.group)}${outside === undefined ? ' erlaubt' : ''}.`;
	},
	...ranked,
	'standing/alone': ({ entry: { entry } }) =>
		`${entry.name} ist eine Option. Füge sie einer Einheit hinzu, die sie wählen darf.`,
	'standing/not-an-option': ({ entry: { entry }, bearer }) =>
		`${unitName(bearer)}: ${entry.name} nicht möglich; das ist eine eigene Einheit.`,
	'standing/not-a-unit': ({ entry: { entry }, bearer }) =>
		`${unitName(bearer)} ist keine Einheit: ${entry.name} nicht möglich.`,
	'standing/barred': ({ entry: { entry } }, index) =>
		`${entry.name}: nur mit der Auslegung „${nomen(answerNeeded(index, entry))}“.`,
	'standing/unknown': ({ id }) => `„${id}“ gibt es in dieser Armee nicht.`
};

function share(
	{ constraint, limit }: Pick<UnmetAs<'share/too-much'>, 'constraint' | 'limit'>,
	end: 'min' | 'max'
): string {
	const percent = percentOf(constraint, end);
	if (percent === undefined) return '';
	return ` (${percent} % von ${limit})`;
}

/** What a rule is about, by its label or what it means. */
function subjectOf(
	index: ArmyIndex,
	{ of, label }: ConstraintOf<'count' | 'share' | 'exclusive' | 'budget'>
): string {
	return genannt(calledOf(index, of, label));
}

/** Of an option that nobody has: “Ein Charaktermodell muss Oath of Iron wählen.” */
function mustTake(
	index: ArmyIndex,
	constraint: ConstraintOf<'count'>,
	measured: number,
	min: number,
	group: GroupConcerned | undefined
): string | undefined {
	const taker = measured === 0 && min === 1 ? takersOf(index, constraint) : undefined;
	if (taker === undefined) return undefined;
	const one = taker === 'character' ? 'Ein Charaktermodell' : 'Eine Einheit';
	return `${inGroup(group)}${one} muss ${subjectOf(index, constraint)} wählen.`;
}

/** What a rule is about as the data say it. */
function labelOf(
	index: ArmyIndex,
	{ of, label }: ConstraintOf<'count' | 'share' | 'exclusive' | 'budget'>
): string {
	return label ?? calledOf(index, of).names.join(' oder ');
}

/** “Wähle einen General”, or that something is missing, where the data do not say how one of them is called. */
function choose(label: string): string {
	const one = einen(label);
	return one === undefined ? `${einzahl(label)} fehlt` : `Wähle ${one}`;
}

function placeText(index: ArmyIndex, { needs = {}, scope }: ConstraintOf<'requires'>): string {
	if (typeof scope === 'object') {
		return ` in ${inDemselben(kindOfGroup(index, scope.group)?.name ?? scope.group)}`;
	}
	return scope === 'army' && isThing(index, needs) ? ' in der Armee' : '';
}

function whom(
	index: ArmyIndex,
	{ of, scope, label }: ConstraintOf<'requires'>,
	bearer: MusteredUnit
): string {
	const called = calledOf(index, askingOf(of, bearer), scope === 'unit' ? undefined : label);
	const name = unitName(bearer);
	return called.names.join() === name ? genannt(called) : `${genannt(called)} (${name})`;
}

/** “Füge ein Regiment hinzu”, where the first of a kind is missing. */
function addOne(
	index: ArmyIndex,
	{ group, label }: ConstraintOf<'groups'>,
	measured: number,
	min: number
): string | undefined {
	if (measured > 0 || min > 1 || label !== undefined) return undefined;
	const one = einen(kindOfGroup(index, group)?.name ?? group);
	return one === undefined ? undefined : `Füge ${one} hinzu.`;
}

function groupsText(index: ArmyIndex, { group, label }: ConstraintOf<'groups'>): string {
	return nomen(label ?? kindOfGroup(index, group)?.plural ?? group);
}

function borne(things: readonly string[], measured: number): string {
	if (things.length === 0) return '';
	const bearers = und(counted(things));
	return things.length === measured ? ` Gewählt bei ${bearers}.` : ` Auch enthalten in ${bearers}.`;
}

/** There may be none, and why. */
function none(growing: Grows | undefined): string {
	if (!growing) return 'keine erlaubt';
	const { found } = growing;
	return `keine erlaubt (${growth(growing)}; ${found === 0 ? 'noch keine' : `bisher ${found}`})`;
}

function head(subject: string, group: GroupConcerned | undefined): string {
	return group ? `${group.name}, ${subject}:` : `${subject}:`;
}

function inGroup(group: GroupConcerned | undefined): string {
	return group ? `${group.name}: ` : '';
}

/** The same before who has a colon of its own. */
function atGroup(group: GroupConcerned | undefined): string {
	return group ? `${group.name}, ` : '';
}

/** What is wrong with a roster, and how its numbers came about. */
export const problems: Problems = {
	messages,
	share,
	growth,
	none,
	table,
	unlessWith,
	upToText,
	bySize: (tables, size) =>
		`Nach Punktelimit${size === undefined ? '' : ` (${size})`}: ${tables.join('; ')}.`,
	upTo: (made, max) => `Maximum ${made}: ${max}.`,
	ofUnits: 'Einheiten',
	anySize: 'Gilt bei jedem Punktelimit.',
	multiplied: ({ band, limit, times, min, max }) => {
		if (times === 0) {
			return `Unter ${band} Punkten: ${max === undefined ? '' : `Maximum ${max}, wie bei ${band}; `}kein Minimum.`;
		}
		const parts = [
			...(min === undefined ? [] : [`Minimum ${min} × ${times} = ${min * times}`]),
			...(max === undefined ? [] : [`Maximum ${max} × ${times} = ${max * times}`])
		];
		return `Pro ${band} von ${limit} Punkten: ${parts.join(', ')}.`;
	}
};
