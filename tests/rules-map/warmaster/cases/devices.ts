import { carries, exclusive, type RuleCases } from '../../case.ts';

const anyCaster = { 'wizard-items': 'any-caster' };

/** The devices of power: for characters, for Generals, for Wizards, for Runesmiths. */
export const deviceCases: readonly RuleCases[] = [
	{
		title: 'devices of power for characters',
		lines: [2723, 3021],
		army: 'empire',
		cases: [
			{ list: 'general + orb-of-majesty, wizard + scroll-of-dispelling' },
			{ list: 'general, knights + wand-of-power', codes: [carries] },
			{ list: 'general, steam-tank + orb-of-majesty', codes: [carries] }
		]
	},
	...(
		[
			['crown-of-command', 3025],
			['helm-of-dominion', 3031],
			['orb-of-majesty', 3037],
			['sceptre-of-sovereignty', 3057]
		] as const
	).map(([item, line]): RuleCases => ({
		title: `for Generals: ${item}`,
		lines: [line, 2947],
		rows: [item, 'restricted-items'],
		army: 'empire',
		cases: [
			{ list: `general + ${item}` },
			{ list: `general, hero + ${item}`, codes: [carries] },
			{ list: `general, wizard + ${item}`, codes: [carries] }
		]
	})),
	...(
		[
			['ring-of-magic', 3045],
			['staff-of-spellbinding', 3051],
			['scroll-of-dispelling', 3063],
			['wand-of-power', 3069],
			['rod-of-repetition', 3075]
		] as const
	).map(([item, line]): RuleCases => ({
		title: `for Wizards: ${item}`,
		lines: [line, 2947],
		rows: [item, 'restricted-items'],
		army: 'empire',
		cases: [
			{ list: `general, wizard + ${item}` },
			{ list: `general, hero + ${item}`, codes: [carries] },
			{ list: `general + ${item}`, codes: [carries] }
		]
	})),
	{
		title: 'a Runesmith is no Wizard, but may have the Staff and the Scroll',
		lines: [2939, 2941, 3051, 3063, 4615],
		rows: [
			'runesmith-no-wizard-in-rulebook',
			'runesmith-no-wizard',
			'staff-of-spellbinding',
			'scroll-of-dispelling'
		],
		army: 'dwarf',
		cases: [
			{ list: 'general, runesmith + staff-of-spellbinding' },
			{ list: 'general, runesmith + scroll-of-dispelling' },
			{ list: 'general, runesmith + ring-of-magic', codes: [carries] },
			{ list: 'general, runesmith + wand-of-power', codes: [carries] },
			{ list: 'general, runesmith + rod-of-repetition', codes: [carries] },
			{ list: 'general, runesmith + crown-of-command', codes: [carries] },
			{ list: 'general, hero + scroll-of-dispelling', codes: [carries] }
		]
	},
	...(
		[
			['tomb-kings', 'tomb-king', 'liche-priest'],
			['orc', 'orc-general', 'goblin-shaman'],
			['bretonnian', 'general', 'enchantress'],
			['dark-elf', 'general', 'sorceress']
		] as const
	).map(([army, general, wizard]): RuleCases => ({
		title: `by other names: ${general} and ${wizard}`,
		lines: [2105, 2715],
		army,
		cases: [
			{ list: `${general} + crown-of-command` },
			{ list: `${general}, ${wizard} + wand-of-power` },
			{ list: `${general} + wand-of-power`, codes: [carries] },
			{ list: `${general}, ${wizard} + crown-of-command`, codes: [carries] }
		]
	})),
	{
		title: 'Liche Priests are Wizards',
		lines: [3958],
		army: 'tomb-kings',
		cases: [
			{ list: 'tomb-king, liche-priest + ring-of-magic' },
			{ list: 'tomb-king + ring-of-magic', codes: [carries] }
		]
	},
	{
		title: 'a Slann may have items for Generals and for Wizards',
		lines: [4866],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin + orb-of-majesty' },
			{ list: 'slann-mage-palanquin + ring-of-magic' },
			{ list: 'slann-mage-palanquin + orb-of-majesty + ring-of-magic', codes: [exclusive] },
			{ list: 'slann-mage-palanquin, skink-hero + ring-of-magic', codes: [carries] }
		]
	},
	{
		title: 'a Grey Seer is a General who casts spells: a reading',
		lines: [3045, 4706],
		rows: ['casting-generals', 'grey-seer-casts'],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer + crown-of-command' },
			{ list: 'grey-seer + wand-of-power', codes: [carries] },
			{ list: 'grey-seer + wand-of-power', answers: anyCaster },
			{ list: 'grey-seer, hero + wand-of-power', answers: anyCaster, codes: [carries] }
		]
	},
	{
		title: 'a Vampire Lord is a General who casts spells: a reading',
		lines: [3045, 5504],
		rows: ['casting-generals', 'vampire-lord-casts'],
		army: 'vampire-counts',
		cases: [
			{ list: 'vampire-lord + crown-of-command' },
			{ list: 'vampire-lord + wand-of-power', codes: [carries] },
			{ list: 'vampire-lord + wand-of-power', answers: anyCaster },
			{ list: 'vampire-lord, vampire + wand-of-power', answers: anyCaster, codes: [carries] }
		]
	},
	{
		title: 'a General who casts no spells: no reading gives him the items of a Wizard',
		lines: [3045],
		rows: ['casting-generals'],
		army: 'empire',
		cases: [{ list: 'general + wand-of-power', answers: anyCaster, codes: [carries] }]
	},
	{
		title: 'a Tzarina is a General who may have the items of a Wizard',
		lines: [5213, 5254],
		rows: ['tzarina', 'tzarina-items'],
		army: 'kislev',
		cases: [
			{ list: 'general + tzarina + ring-of-magic' },
			{ list: 'general + tzarina + crown-of-command' },
			{ list: 'general + ring-of-magic', codes: [carries] },
			{ list: 'general + tzarina + ring-of-magic + crown-of-command', codes: [exclusive] },
			{ list: 'general, hero + tzarina', codes: [carries] },
			{ list: 'general, shaman + tzarina', codes: [carries] }
		]
	},
	{
		title: 'an Overlord with the powers of a Wizard may have the items of a Wizard',
		lines: [5651],
		army: 'daemon',
		cases: [
			{ list: 'daemon-overlord + crown-of-command' },
			{ list: 'daemon-overlord + wizard-powers + crown-of-command' },
			{ list: 'daemon-overlord + wizard-powers + wand-of-power' },
			{ list: 'daemon-overlord + wand-of-power', codes: [carries] },
			{
				list: 'daemon-overlord + wizard-powers + wand-of-power + crown-of-command',
				codes: [exclusive]
			},
			{ list: 'daemon-overlord, daemon-lord + calling-hero + wizard-powers', codes: [carries] }
		]
	}
];
