import { isDeepStrictEqual } from 'node:util';
import type { FrozenArmy, FrozenUnit, Judged } from './frozen.ts';
import { subjectsOf, type Subject, type Tree } from './tree.ts';
import { judgedOf, verdictOn } from './verdict.ts';

/** What is no longer as it was: of a list or a unit, by name. */
export interface Difference {
	readonly army: string;
	readonly of: string;
	readonly was: string;
	readonly is: string;
}

/** Holds a tree against what is known of an army. */
export function differencesIn(tree: Tree, frozen: FrozenArmy): readonly Difference[] {
	const army = `${frozen.system}, ${frozen.army}`;
	const [subject] = subjectsOf(tree, frozen);
	if (!subject) return [{ army, of: 'the army', was: 'there', is: 'not there' }];
	const lists = frozen.lists.flatMap(({ list, is: was }) => {
		const is = verdictOn(subject, list);
		return is === was ? [] : [{ army, of: JSON.stringify(list), was, is }];
	});
	const units = frozen.units.flatMap((unit) =>
		ofUnit(subject, unit).map((each) => ({ army, ...each }))
	);
	return [...lists, ...units];
}

function ofUnit(subject: Subject, frozen: FrozenUnit): readonly Omit<Difference, 'army'>[] {
	const { unit, with: given, readings } = frozen;
	const answers = Object.entries(readings ?? {}).map(([id, answer]) => `${id}: ${answer}`);
	const name = [unit, ...(given === undefined ? [] : [given])].join(' with ');
	const of = answers.length > 0 ? `${name} (${answers.join(', ')})` : name;
	const judged = judgedOf(subject, frozen);
	if (!judged) return [{ of, was: 'there', is: 'not there' }];
	if (judged.is === frozen.is && isDeepStrictEqual(judged.may, frozen.may)) return [];
	const [was, is] = [pricesIn(frozen), pricesIn(judged)];
	const changed = [...new Set([...was.keys(), ...is.keys()])]
		.filter((option) => was.get(option) !== is.get(option))
		.map((option) => ({
			of: `${of}, and ${option}`,
			was: was.get(option) ?? 'not allowed',
			is: is.get(option) ?? 'not allowed'
		}));
	const own = judged.is === frozen.is ? [] : [{ of, was: frozen.is, is: judged.is }];
	return [...own, ...changed];
}

function pricesIn({ may }: Judged): ReadonlyMap<string, string> {
	const rows = Object.entries(may).flatMap(([price, names]) =>
		names.map((name) => [name, `at ${price}`] as const)
	);
	return new Map(rows);
}
