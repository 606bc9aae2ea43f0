import { matches, unitName, type ArmyIndex, type LeaderRow, type UnmetAs } from '#engine';
import { calledOf } from '../naming/called.ts';
import { counted } from '../naming/counted.ts';
import { isOfSort, numberName } from '../naming/named.ts';
import { einheiten, einzahl, genannt, und } from './parts/grammar.ts';
import { phrases } from './parts/phrases.ts';

/** A row of whom there may be either: its name has the word, or a stroke. */
function eitherOf(name: string): string {
	return name.replace(/ (?:\/|or) /g, ' oder ');
}

function row({ name, min = 0, max }: LeaderRow): string {
	const either = eitherOf(name);
	if (max === undefined) return min === 0 ? either : `${min} oder mehr ${either}`;
	return `${min === max ? max : `${min}–${max}`} ${either}`;
}

/** What is wrong with those that a leader has. */
export const led = {
	'led/not-led': ({ group, leader, stranger, rows }: UnmetAs<'led/not-led'>): string => {
		const [own, other] = [unitName(leader), unitName(stranger)];
		const only = rows.length === 0 ? 'keine anderen Einheiten' : `nur ${und(rows.map(row))}`;
		const why = rows.some(({ of }) => matches(of, stranger.tags))
			? `kein Platz mehr für ${other}`
			: `${other === own ? 'zweimal ' : ''}${other} nicht erlaubt`;
		return `${group.name}: ${why}; ${own} führt ${only}.`;
	},
	'led/missing': ({ group, leader, row: wanted, measured }: UnmetAs<'led/missing'>): string => {
		const { name, min = 1 } = wanted;
		return `${group.name}: ${unitName(leader)}: nur mit ${min === 1 ? '' : `mindestens ${min} `}${eitherOf(name)}${measured === 0 ? '' : ` (bisher ${measured})`}.`;
	}
};

/** Who may not have a role while others outrank him. */
export const ranked = {
	'rank/outranked': (
		{ constraint: { role, by, label }, bearer, higher, numbers }: UnmetAs<'rank/outranked'>,
		index: ArmyIndex
	): string => {
		const names = [...new Set(higher.map(unitName))];
		const each = counted(higher.map(unitName));
		const isNot = `${unitName(bearer)}: nicht als ${einzahl(label ?? calledOf(index, role).names.join())} erlaubt`;
		if (!numbers) {
			return `${isNot}, solange ${und(names)} in der Armee ${names.length === 1 ? 'ist' : 'sind'}.`;
		}
		const number = 'number' in by ? `${numberName(by.number)}-` : '';
		return `${isNot}: höherer ${number}Wert bei ${und(each)} (${numbers.highest} gegen ${numbers.holder}).`;
	}
};

type OfGroup = UnmetAs<'group/too-small' | 'group/too-large'>;

/** How many a group has: "Brigade 1: 5 units", or of a sort, "Brigade 1, Pikes: 2 taken". */
function inGroup(index: ArmyIndex, { constraint, group, measured }: OfGroup): string {
	if (!isOfSort(index, constraint)) return `${group.name}: ${einheiten(measured)}`;
	const called = calledOf(index, constraint.of, constraint.label);
	return `${group.name}, ${genannt(called)}: ${phrases.taken(measured)}`;
}

/** A group with too many or too few. */
export const grouped = {
	'group/too-small': (problem: UnmetAs<'group/too-small'>, index: ArmyIndex): string =>
		`${inGroup(index, problem)}, Minimum ${problem.min}.`,
	'group/too-large': (problem: UnmetAs<'group/too-large'>, index: ArmyIndex): string =>
		`${inGroup(index, problem)}, Maximum ${problem.max}.`
};
