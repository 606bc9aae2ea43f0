import type { FactModifier } from './facts.ts';

/** "Knights of the Realm" → `knights-of-the-realm`. */
export function idOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/['’!]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 60)
		.replace(/-$/, '');
}

const sames: Readonly<Record<string, string>> = {
	Lords: 'LORD',
	Heroes: 'HERO',
	Characters: 'CHARACTER',
	'Magic Weapons': 'MAGIC WEAPON',
	'Magic Banners': 'MAGIC BANNER',
	'Enchanted Items': 'ENCHANTED ITEM',
	Talismans: 'TALISMAN',
	'Arcane Items': 'ARCANE ITEM',
	'Unidivided General': 'UNDIVIDED GENERAL'
};

/** "Mark of Khorne (Character)" → `MARK OF KHORNE`: the keyword of a category, an option or a group. */
export function keywordOf(name: string): string {
	const same = sames[name];
	if (same !== undefined) return same;
	return name
		.replace(/ \((Non-)?[Cc]haracter\)$/, '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toUpperCase()
		.replace(/’/g, "'")
		.replace(/&/g, 'AND')
		.replace(/[^A-Z0-9 '-]+/g, ' ')
		.split(' ')
		.map((word) => word.replace(/^['-]+|['-]+$/g, ''))
		.filter((word) => word !== '')
		.join(' ')
		.replace(/--+/g, '-')
		.slice(0, 60)
		.trim();
}

/** "with Huntsmen", "without Battle Standard Bearer": what a change of a row hangs on, for a player. */
export function conditionText({ when = [] }: FactModifier): string {
	const parts = when
		.filter(({ of }) => !/^(limit::|Show |Hide )/.test(of))
		.map(({ if: how, value, of }) => {
			const isAbsent =
				(how === 'equalTo' && value === 0) ||
				(how === 'lessThan' && value === 1) ||
				how === 'notInstanceOf';
			return `${isAbsent ? 'without' : 'with'} ${of.replace(/ \(.*\)$/, '')}`;
		});
	return parts.length === 0 ? 'in some armies' : [...new Set(parts)].join(' or ');
}

/** The keyword by which a unit may have an option that all armies share. */
export function mayHave(name: string): string {
	return `MAY HAVE ${keywordOf(name)}`;
}

/** What the things of a group are called in a sentence: "has 2 weapons", "has no kindreds". */
export function groupLabel(group: string): string {
	const name = group.toLowerCase().replace(/ \(.*\)$/, '');
	const said = groupLabels[name];
	if (said !== undefined) return said;
	return name.endsWith('s') ? name : `${name}s`;
}

const groupLabels: Readonly<Record<string, string>> = {
	armour: 'suits of armour',
	equipment: 'sets of arms',
	options: 'of these options',
	'magic armour': 'magic armour',
	'mark of chaos': 'marks of Chaos',
	'slaan generation': 'generations',
	'wood elf kindred': 'kindreds',
	'spites of athel loren': 'spites',
	'variant war hydra': 'forms of the War Hydra',
	'spawn of the gods': 'gods',
	'trollish type': 'kinds of Trolls'
};

/** The keyword of a set of which a unit has so many. */
export function setOf(group: string, most: number): string {
	return `${keywordOf(group)} CHOICE${most > 1 ? ` OF ${most}` : ''}`;
}
