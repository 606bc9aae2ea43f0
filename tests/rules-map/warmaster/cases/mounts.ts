import type { ArmyId } from '../../../data/warmaster-transcription.ts';
import { carries, exclusive, type RuleCases } from '../../case.ts';

type ForAll = readonly [
	army: ArmyId,
	mount: string,
	lines: readonly number[],
	characters: readonly string[],
	unit: string
];

/** Mounts for every character of an army, and for no unit. */
const forAll: readonly ForAll[] = [
	['empire', 'griffon', [3821], ['hero', 'wizard'], 'knights'],
	['chaos', 'chaos-dragon', [4117], ['hero', 'sorcerer'], 'chaos-knights'],
	['orc', 'wyvern', [4296], ['orc-hero', 'orc-shaman', 'goblin-hero'], 'boar-riders'],
	['orc', 'chariot', [4257, 4298], ['orc-hero', 'goblin-hero', 'goblin-shaman'], 'wolf-chariots'],
	['high-elf', 'giant-eagle', [4392, 4438], ['hero', 'wizard'], 'giant-eagles'],
	['high-elf', 'dragon', [4392, 4426], ['hero', 'wizard'], 'dragon-rider'],
	['high-elf', 'chariot', [4392, 4440], ['hero', 'wizard'], 'spearmen'],
	['bretonnian', 'pegasus', [5028], ['hero', 'enchantress'], 'knights'],
	['kislev', 'bear', [5211], ['hero', 'shaman'], 'bears'],
	['dark-elf', 'manticore', [5321, 5359], ['hero', 'sorceress'], 'harpies'],
	['dark-elf', 'chariot', [5321, 5338], ['hero', 'sorceress'], 'cold-one-knights'],
	['vampire-counts', 'winged-nightmare', [5457, 5506], ['vampire', 'necromancer'], 'fell-bats'],
	['araby', 'flying-carpet', [5773, 5825], ['hero', 'wizard'], 'magic-carpets'],
	['araby', 'elephant', [5773, 5827], ['hero', 'wizard'], 'elephants']
];

const generals: Partial<Record<ArmyId, string>> = {
	orc: 'orc-general',
	'vampire-counts': 'vampire-lord'
};

function forAllCases([army, mount, lines, characters, unit]: ForAll): RuleCases {
	const general = generals[army] ?? 'general';
	return {
		title: `for any character: ${mount}`,
		lines,
		army,
		cases: [
			{ list: `${general} + ${mount}` },
			...characters.map((character) => ({ list: `${general}, ${character} + ${mount}` })),
			{ list: `${general}, ${unit} + ${mount}`, codes: [carries] }
		]
	};
}

const wizardsOnly = { 'djinn-master': 'wizards-only' };
const sledIsMount = { 'tzarina-sled': 'sled-is-mount' };

/** Who may ride what. */
export const mountCases: readonly RuleCases[] = [
	{
		title: 'one mount on a character',
		lines: [2260],
		army: 'high-elf',
		cases: [
			{ list: 'general, hero + dragon' },
			{ list: 'general + chariot, hero + dragon' },
			{ list: 'general, hero + dragon + chariot', codes: [exclusive] },
			{ list: 'general, spearmen + chariot', codes: [carries] }
		]
	},
	...forAll.map(forAllCases),
	...(
		[
			['zombie-dragon', 3960],
			['liche-chariot', 3962]
		] as const
	).map(([mount, line]): RuleCases => ({
		title: `for a Tomb King or Liche Priest: ${mount}`,
		lines: [line],
		army: 'tomb-kings',
		cases: [
			{ list: `tomb-king + ${mount}` },
			{ list: `tomb-king, liche-priest + ${mount}` },
			{ list: `tomb-king, skeleton-chariots + ${mount}`, codes: [carries] }
		]
	})),
	{
		title: 'a Stegadon for the Slann',
		lines: [4812, 4868],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin + stegadon-mount' },
			{ list: 'slann-mage-palanquin, skink-shaman + stegadon-mount', codes: [carries] },
			{ list: 'slann-mage-palanquin, saurus-hero + stegadon-mount', codes: [carries] },
			{ list: 'slann-mage-palanquin + stegadon', codes: ['standing/not-an-option'] },
			{ list: 'slann-mage-palanquin, stegadon-mount', codes: ['standing/alone'] }
		]
	},
	{
		title: 'a Carnosaur for a Saurus Hero',
		lines: [4812, 4870],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin, saurus-hero + carnosaur' },
			{ list: 'slann-mage-palanquin, skink-hero + carnosaur', codes: [carries] },
			{ list: 'slann-mage-palanquin + carnosaur', codes: [carries] }
		]
	},
	{
		title: 'a Unicorn for an Enchantress',
		lines: [4978, 5030],
		army: 'bretonnian',
		cases: [
			{ list: 'general, enchantress + unicorn' },
			{ list: 'general, hero + unicorn', codes: [carries] },
			{ list: 'general + unicorn', codes: [carries] }
		]
	},
	{
		title: 'a Black Coach for a Vampire or the Lord',
		lines: [5457, 5508],
		army: 'vampire-counts',
		cases: [
			{ list: 'vampire-lord + black-coach' },
			{ list: 'vampire-lord, vampire + black-coach' },
			{ list: 'vampire-lord, necromancer + black-coach', codes: [carries] }
		]
	},
	{
		title: 'a Djinn, by its reading for anybody or for Wizards',
		lines: [5773, 5829],
		army: 'araby',
		cases: [
			{ list: 'general, wizard + djinn' },
			{ list: 'general, hero + djinn' },
			{ list: 'general + djinn' },
			{ list: 'general, wizard + djinn', answers: wizardsOnly },
			{ list: 'general, hero + djinn', answers: wizardsOnly, codes: [carries] },
			{ list: 'general + djinn', answers: wizardsOnly, codes: [carries] },
			{ list: 'general, spearmen + djinn', codes: [carries] }
		]
	},
	{
		title: 'a Bear for a Tzarina, by its reading',
		lines: [5213],
		rows: ['tzarina-sled'],
		army: 'kislev',
		cases: [
			{ list: 'general + tzarina + bear' },
			{ list: 'general + tzarina + bear', answers: sledIsMount, codes: [exclusive] },
			{ list: 'general + bear', answers: sledIsMount },
			{ list: 'general + tzarina', answers: sledIsMount },
			{ list: 'general + tzarina, hero + bear', answers: sledIsMount }
		]
	}
];
