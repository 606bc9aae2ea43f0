import {
	isOffered,
	isSized,
	mayCarry,
	onlyOneOf,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import type { WrittenUnit } from '../outside/written-list.ts';
import { imports } from '../../i18n/en/faults.ts';
import { entryNames, findUnit } from './entry-names.ts';
import { labelsOf, normaliseName, sameName } from '../common/names.ts';

/** "20 Pikes": a number before the name of a unit whose models are counted. */
export function withCountRead(written: WrittenUnit, index: ArmyIndex): WrittenUnit {
	const { plain, types } = written;
	const [, models, unit] = /^(\d{1,3}) ?[x×]? +(.+)$/.exec(plain.unit.trim()) ?? [];
	if (unit === undefined || plain.models !== undefined || types) return written;
	const names = entryNames(index);
	if (findUnit(plain.unit, names)) return written;
	const found = findUnit(unit, names);
	return found && isSized(found)
		? { ...written, plain: { ...plain, unit, models: Number(models) } }
		: written;
}

/** "Full Command": another name of a type of options stands for all of them that the unit is offered. */
export function withTypesOpened(
	written: WrittenUnit,
	unit: IndexedEntry,
	index: ArmyIndex
): WrittenUnit {
	const names = written.plain.with ?? [];
	const opened = names.map((name) => {
		const pair = pairCalled(name, unit, index);
		if (pair) return pair;
		const type = typeCalled(name, index);
		const own = index.options.filter(
			(option) => option.type.id === type && isOffered(unit, option)
		);
		return own.length > 0 ? withoutChoices(own, unit, index) : [name];
	});
	if (opened.every(({ length }, at) => length === 1 && opened[at]?.[0] === names[at]))
		return written;
	const { optionPositions } = written;
	return {
		...written,
		plain: { ...written.plain, with: opened.flat() },
		...(optionPositions && {
			optionPositions: opened.flatMap((each, at) => each.map(() => optionPositions[at] ?? written))
		})
	};
}

/**
 * The names of options that a unit is offered. If it may have only one of them, the text does not say which: then
 * they become one unknown name, so that the player is asked.
 */
function withoutChoices(
	options: readonly IndexedEntry[],
	unit: IndexedEntry,
	index: ArmyIndex
): readonly string[] {
	const names = options.map(({ entry }) => entry.name);
	return onlyOneOf(unit, index).reduce<readonly string[]>((left, ids) => {
		const either = options.filter(({ entry }) => ids.includes(entry.id));
		if (either.length < 2) return left;
		const called = either.map(({ entry }) => entry.name);
		return [...left.filter((name) => !called.includes(name)), imports.either(called)];
	}, names);
}

/** The names of two options for two words, an adjective and a noun, each of which is an option of the game. */
export function pairCalled(
	name: string,
	unit: IndexedEntry,
	{ options }: ArmyIndex
): readonly string[] | undefined {
	const words = normaliseName(name).split(' ');
	const labelled = (word: string): IndexedEntry | undefined =>
		options.find(
			(option) =>
				(isOffered(unit, option) || mayCarry(unit, option)) &&
				labelsOf(option.entry).some((label) => sameName(label, word))
		);
	if (words.length !== 2 || labelled(words.join(' '))) return undefined;
	const found = words.flatMap((word) => labelled(word)?.entry.name ?? []);
	return found.length === 2 ? found : undefined;
}

/** The type of options that a name stands for all of. */
export function typeCalled(name: string, { system }: ArmyIndex): string | undefined {
	const wanted = normaliseName(name);
	return system.types.find(
		({ role, aliases = [] }) =>
			role === 'option' && aliases.some((alias) => sameName(normaliseName(alias), wanted))
	)?.id;
}
