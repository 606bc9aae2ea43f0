import { checkRoster, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Entry, Profiles, Roster, RosterUnit } from '#schema';
import {
	buildSheet,
	type SheetExtras,
	type ProfileBook,
	type Sheet
} from '../../src/content/index.ts';
import { rawPacks } from '../packs.ts';
import { aRoster, armiesOf } from './rosters.ts';

export const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'] as const;

/** The profiles of all armies of a system; none where it has none. */
export function bookOf(folder: string): ProfileBook | undefined {
	const pack = rawPacks.find((one) => one.folder === folder);
	if (!pack || pack.profiles.length === 0) return undefined;
	const read = pack.profiles.map(({ profiles }) => profiles as Profiles);
	const profiles = new Map(read.map((one) => [one.army, one.profiles]));
	const armies = new Map(
		armiesOf(folder).map(({ army }) => [
			army.id,
			new Map(army.entries.map((entry) => [entry.id, entry]))
		])
	);
	return {
		profileOf: (army, entry) => profiles.get(army)?.[entry],
		entryOf: (army, entry): Entry | undefined => armies.get(army)?.get(entry)
	};
}

export function cardsOf(index: ArmyIndex, roster: Roster, beside: SheetExtras = {}): Sheet {
	return buildSheet(roster, checkRoster(roster, index), 'cards', beside);
}

/** Every unit of an army with one of each kind of option, that which says most, and every choice. */
export function everyUnit(index: ArmyIndex): Roster {
	const units = index.units.map((unit) => aUnit(unit, wordiest(index, unit)));
	return aRoster(index, { units: [...units, ...index.choices.map((choice) => aUnit(choice, []))] });
}

/** Every unit of an army, the first with every option: so every item and every spell is there. */
export function everyOption(index: ArmyIndex): Roster {
	const options = index.options.map(({ entry }) => entry.id);
	return aRoster(index, {
		units: index.units.map((unit, at) => aUnit(unit, at === 0 ? options : []))
	});
}

function aUnit({ entry }: IndexedEntry, options: readonly string[]): RosterUnit {
	return { id: entry.id, entry: entry.id, ...(options.length > 0 && { options }) };
}

function wordiest({ options }: ArmyIndex, { tags }: IndexedEntry): readonly string[] {
	const lengthOf = ({ entry, rules }: IndexedEntry): number =>
		[entry, ...rules].reduce((sum, { name, text = '' }) => sum + name.length + text.length, 0);
	const may = options
		.filter((option) => option.type.carriedBy === undefined && mayCarry({ tags }, option))
		.toSorted((a, b) => lengthOf(b) - lengthOf(a));
	const types = [...new Set(may.map(({ type }) => type.id))];
	return types.flatMap((id) => may.find(({ type }) => type.id === id)?.entry.id ?? []);
}
