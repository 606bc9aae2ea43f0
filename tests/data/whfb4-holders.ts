import { checkRoster, mayCarry, musterUnit, type ArmyIndex, type Problem } from '#engine';
import type { RosterUnit } from '#schema';
import { aList, aUnit } from '../builders.ts';
import { packIndex, type Answers } from '../rules-map/pack.ts';
import { withOptions } from '../rules-map/trial-rosters.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';

const size = 4000;

/** A legal list of each army, with room for one unit more; every god has a follower in it. */
const lists: Readonly<Record<string, string>> = {
	men: 'man-lord + general, man:20',
	halflings: 'halfling-lord + general, halfling:20',
	dwarfs: 'dwarf-lord + general, dwarf:20',
	'high-elves-points': 'high-elf-lord + general, high-elf:20',
	'wood-elves-points': 'wood-elf-lord + general, wood-elf:20',
	'dark-elves-points': 'dark-elf-lord + general, dark-elf:20',
	'orcs-and-goblins': 'black-orc-lord + general, orc:20',
	skaven: 'skaven-lord + general, skaven:20',
	'chaos-points': 'chaos-warrior-lord + general, chaos-warrior:20',
	'undead-points': 'liche + general, skeleton-warrior:20',
	'any-race': 'dwarf-lord + general, man:20',
	empire: 'general-of-the-empire + general, halberdiers:200',
	'high-elves': 'high-elf-general + general, high-elf-archers:120',
	'wood-elves': 'wood-elf-general + general, archers:120',
	'dark-elves': 'dark-elf-general + general, dark-elf-warriors:120',
	chaos:
		'chaos-lord + general + mark-khorne, chaos-hero + mark-nurgle, chaos-hero + mark-slaanesh, chaos-hero + mark-tzeentch, beastmen:120',
	'chaos-dwarfs': 'chaos-dwarf-lord + general, chaos-dwarf-warriors:90',
	undead: 'necromancer-lord + general, skeleton-warriors:150',
	bretonnia: 'general-of-bretonnia + general + the-knights-virtue, knights-of-the-realm:30'
};

/** Somebody of an army as he may stand in it, and what a selector may ask of him. */
export interface Bearer {
	readonly army: string;
	readonly unit: RosterUnit;
	readonly tags: ReadonlySet<string>;
}

const pack = { system: whfb4, armies: whfb4Armies };

export function indexOf(army: string, readings: Answers = {}): ArmyIndex {
	return packIndex(pack, army, readings);
}

/** What is wrong with the army's list when this stands in it too. */
export function problemsWith(army: string, ...units: readonly RosterUnit[]): readonly Problem[] {
	const list = aList(size, lists[army]);
	const added = units.map((unit, at) => ({ ...unit, id: `added${at}` }));
	return checkRoster({ ...list, units: [...list.units, ...added] }, indexOf(army)).problems;
}

export function codesWith(army: string, ...units: readonly RosterUnit[]): readonly string[] {
	return problemsWith(army, ...units).map(({ constraint }) => constraint.id);
}

/** A bearer, written down as `man:10 + champion`. */
export function unitOf(text: string): RosterUnit {
	return aList(size, text).units[0] ?? aUnit(text);
}

/** What the tests call a unit whose list gives it the set of magic standards. */
const standardsAllowed = 'MAGIC STANDARD ALLOWED';

/** Everybody of the pack who may stand in his army, in each way that changes who he is. */
export const bearers: readonly Bearer[] = whfb4Armies.flatMap(({ id }) => bearersIn(id));

export const armies = Object.keys(lists);

function bearersIn(army: string): readonly Bearer[] {
	const index = indexOf(army);
	return index.units.flatMap(({ entry: { id, starts = [], options: offers = [] }, tags }) => {
		const isOfStandards = offers.some(
			(offer) => typeof offer === 'object' && 'set' in offer && offer.set === 'magic-standards'
		);
		return waysOf(index, tags, starts).map((options) => {
			const unit = aUnit(id, { options });
			const { tags: had } = musterUnit(unit, index);
			return { army, unit, tags: isOfStandards ? new Set([...had, standardsAllowed]) : had };
		});
	});
}

/** The sets of options that make somebody else of a unit: a champion, a people, a god, a spell, a standard. */
function waysOf(
	index: ArmyIndex,
	tags: ReadonlySet<string>,
	starts: readonly string[]
): readonly (readonly string[])[] {
	const own = starts.filter((id) => id !== 'general' && !id.startsWith('mark-'));
	const of = (type: string) => optionsFor(index, tags, type);
	const some = (ids: readonly string[]) => [[], ...ids.map((id) => [id])];
	const champions = of('command').filter((id) => grants(index, id).includes('CHAMPION'));
	const college = of('college').filter((id) => id === 'college-light');
	const standard = of('command').filter((id) => id === 'standard-bearer');
	const deck = of('deck').filter((id) => id === 'deck-dark');
	return some(champions).flatMap((champion) => {
		const now = new Set([...tags, ...champion.flatMap((id) => grants(index, id))]);
		const marks = optionsFor(index, now, 'mark');
		return some(of('people')).flatMap((people) =>
			(marks.length > 0 ? marks.map((id) => [id]) : [[]]).flatMap((mark) =>
				some(deck).map((spell) => [
					...own,
					...college,
					...standard,
					...champion,
					...people,
					...mark,
					...spell
				])
			)
		);
	});
}

function grants(index: ArmyIndex, id: string): readonly string[] {
	return index.entries.get(id)?.grants ?? [];
}

/** Options of a type that these tags may be given. */
function optionsFor(
	{ options }: ArmyIndex,
	tags: ReadonlySet<string>,
	type: string
): readonly string[] {
	return options
		.filter((option) => option.entry.type === type && mayCarry({ tags }, option))
		.map(({ entry }) => entry.id);
}

/** A bearer with an item and what the item cannot be without: a rune its runic item, runic armour a shield. */
export function giving(id: string, { unit }: Bearer): RosterUnit {
	const { type } = whfb4.entries.find((entry) => entry.id === id) ?? {};
	return withOptions(unit, ...(type === undefined ? [] : (companions[type] ?? [])), id);
}

const companions: Readonly<Record<string, readonly string[]>> = {
	'weapon-rune': ['runic-weapon'],
	'armour-rune': ['shield', 'runic-armour'],
	'talismanic-rune': ['runic-talisman']
};
