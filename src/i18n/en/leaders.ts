import { matches, unitName, type ArmyIndex, type LeaderRow, type UnmetAs } from '#engine';
import { calledOf } from '../naming/called.ts';
import { counted } from '../naming/counted.ts';
import { isOfSort, numberName } from '../naming/named.ts';
import { phrases } from './parts/phrases.ts';

/** A row of whom there may be either: its name has the word, or a stroke. */
function eitherOf(name: string): string {
	return name.replace(/ (?:\/|or) /g, ' or ');
}

/** Whom a leader may have, as his profile prints it: "0–1 Escort". */
export function row({ name, min = 0, max }: LeaderRow): string {
	const either = eitherOf(name);
	if (max === undefined) return min === 0 ? either : `${min} or more ${either}`;
	return `${min === max ? max : `${min}–${max}`} ${either}`;
}

/** What is wrong with those that a leader has. */
export const led = {
	'led/not-led': ({ group, leader, stranger, rows }: UnmetAs<'led/not-led'>): string => {
		const [own, other] = [unitName(leader), unitName(stranger)];
		if (rows.length === 0) return `${group.name}: ${own} can’t lead any other unit.`;
		const only = phrases.list(rows.map(row));
		if (rows.some(({ of }) => matches(of, stranger.tags)))
			return `${group.name}: no place left for ${other}; ${own} can lead ${only}.`;
		const another = other === own ? `another ${other}` : other;
		return `${group.name}: ${own} can’t lead ${another}, only ${only}.`;
	},
	'led/missing': ({ group, leader, row: wanted, measured }: UnmetAs<'led/missing'>): string => {
		const { name, min = 1 } = wanted;
		return `${group.name}: ${unitName(leader)} must lead ${min === 1 ? '' : `${min} `}${eitherOf(name)}${measured === 0 ? '' : ` (${measured} so far)`}.`;
	}
};

/** Who can’t have a role while others outrank him. */
export const ranked = {
	'rank/outranked': (
		{ constraint: { role, by, label }, bearer, higher, numbers }: UnmetAs<'rank/outranked'>,
		index: ArmyIndex
	): string => {
		const subject = phrases.called(calledOf(index, role, label));
		const names = [...new Set(higher.map(unitName))];
		const each = counted(higher.map(unitName));
		return numbers
			? `${unitName(bearer)} can’t be ${subject}: ${phrases.list(each)} ${higher.length === 1 ? 'has' : 'have'} a higher ${'number' in by ? numberName(by.number) : 'number'} (${numbers.highest} against ${numbers.holder}).`
			: `${unitName(bearer)} can’t be ${subject} while ${phrases.list(names)} ${names.length === 1 ? 'is' : 'are'} in the army.`;
	}
};

type OfGroup = UnmetAs<'group/too-small' | 'group/too-large'>;

/** How many a group has: "Brigade 1: 5 units", or of a sort, "Brigade 1, Pikes: 2 taken". */
function inGroup(index: ArmyIndex, { constraint, group, measured }: OfGroup): string {
	if (!isOfSort(index, constraint)) return `${group.name}: ${phrases.units(measured)}`;
	const called = calledOf(index, constraint.of, constraint.label);
	return `${group.name}, ${phrases.called(called)}: ${phrases.taken(measured)}`;
}

/** A group with too many or too few. */
export const grouped = {
	'group/too-small': (problem: UnmetAs<'group/too-small'>, index: ArmyIndex): string =>
		`${inGroup(index, problem)}, minimum ${problem.min}.`,
	'group/too-large': (problem: UnmetAs<'group/too-large'>, index: ArmyIndex): string =>
		`${inGroup(index, problem)}, maximum ${problem.max}.`
};
