// The facts' side of the comparison.

interface Weapon {
	name: string;
	type: string;
	range?: string;
	attacks?: string | null;
	hit?: string | null;
	wound?: string | null;
	rend?: string | null;
	damage?: string | null;
	abilities?: string[];
}

export interface Unit {
	name: string;
	type: string;
	points: number | null;
	models: number;
	unique: boolean;
	warmaster: boolean;
	reinforceable: boolean;
	legends?: boolean;
	keywords: string[];
	base_size?: string;
	publication?: string;
	move: string;
	health: string;
	save: string;
	control: string;
	ward?: string;
	weapons?: Weapon[];
	abilities?: { name: string; timing?: string; casting_value?: string }[];
	regiment_options?: { keyword?: string; unit?: string; qty: string }[];
	joins_as?: string[];
	limit_per?: { count: number; for_each: string }[];
}

interface Table {
	table: string;
	hidden_by_default?: boolean;
	entries: { name: string; points?: number }[];
}

export interface Faction {
	id: string;
	name: string;
	legends: boolean;
	battle_formations: {
		name: string;
		points?: number;
		abilities?: string[];
		hidden_by_default?: boolean;
	}[];
	heroic_traits: Table[];
	artefacts_of_power: Table[];
	other_enhancements: Table[];
	lores: Record<string, string[]>;
	battle_traits: string[];
	units: Unit[];
}

export interface Lore {
	name: string;
	spells: { name: string; kind: string; casting_value: string; keywords: string }[];
}

export interface Regiment {
	name: string;
	points: number | null;
	eligible_factions: string[];
	units: { unit: string; count: number; models_each: number }[];
}

/** Rows that put several keywords together, as those keywords; a minus is "not". */
const compounds: Record<string, string> = {
	'Aelf Infantry': 'AELF INFANTRY',
	'Daemon Cavalry': 'DAEMON CAVALRY',
	'Moonclan Infantry': 'MOONCLAN INFANTRY',
	'Non-Monster Skink': 'SKINK -MONSTER',
	'Sacrosanct Chamber Cavalry': 'SACROSANCT_CHAMBER CAVALRY',
	'Sacrosanct Chamber Infantry': 'SACROSANCT_CHAMBER INFANTRY',
	'Sacrosanct Chamber War Machine': 'SACROSANCT_CHAMBER WAR_MACHINE',
	'Sigmarite Cavalry': 'SIGMARITE CAVALRY',
	'Sigmarite Infantry': 'SIGMARITE INFANTRY',
	'Sigmarite War Machine': 'SIGMARITE WAR_MACHINE',
	'Skink Cavalry': 'SKINK CAVALRY',
	'Warrior Chamber Infantry': 'WARRIOR_CHAMBER INFANTRY',
	'non-AELF': '-AELF'
};

/** Slips of the pen in the source, and what the data has instead. */
const slips: Record<string, string> = {
	'Anit-Infantry (+1 Rend)': 'Anti-Infantry (+1 Rend)',
	'Anti-Infantry(+1 Rend)': 'Anti-Infantry (+1 Rend)',
	'Anti-Hero(+1 Rend)': 'Anti-Hero (+1 Rend)',
	'Anti-Cavalry(+1 Rend)': 'Anti-Cavalry (+1 Rend)',
	'Anti-Monster(+1 Rend)': 'Anti-Monster (+1 Rend)',
	'Anti-Cavalry +1 Rend)': 'Anti-Cavalry (+1 Rend)',
	'Anti-Monster': 'Anti-Monster (+1 Rend)',
	'Shoot In Combat': 'Shoot in Combat',
	'Once per Turn (Army), Your Shooting Phase': 'Once Per Turn (Army), Your Shooting Phase',
	'Once Per Battle(Army), Any Shooting Phase': 'Once Per Battle (Army), Any Shooting Phase',
	'Once Per Turn (army), End of Any Turn': 'Once Per Turn (Army), End of Any Turn',
	'Once Per Turn (Army,) Your Shooting Phase': 'Once Per Turn (Army), Your Shooting Phase',
	'Tzeentchian Deciever': 'Tzeentchian Deceiver',
	'Isharaan Emmisary': 'Isharann Emissary',
	'Lore of the Savage Beast': 'Lore of the Savage Beasts',
	'Spell Lore: The Oracles of Fate': 'Spell Lore: Oracles of Fate',
	'Manifestation Lore: The Oracles of Fate': 'Manifestation Lore: Oracles of Fate',
	'Prayer Lore: Beastclaw Alfrostun': 'Alfrostun Prayer Lore',
	'Spell Lore: Mawseeker Gollop': 'Gollop Spell Lore'
};

const fixed = (text: string) => slips[text] ?? text;

/** What the catalogue states of rows, beside the facts. */
export interface Stated {
	shared?: string;
	heroRows?: Record<string, { limit: number; any?: string[] }>;
	unitRows?: Record<string, Record<string, number>>;
	keywordRows?: Record<string, Record<string, number>>;
	companions?: { unit: string; leader: string }[];
}

export function factLines(
	faction: Faction,
	lores: Lore[],
	regiments: Regiment[],
	stated: Stated
): string[] {
	return [
		`army ${faction.name.replace(' [LEGENDS]', '')}, legends ${String(faction.legends)}`,
		...faction.units.flatMap((unit) => unitLines(unit, faction, stated)),
		...tables(faction.heroic_traits, 'heroic-trait'),
		...tables(faction.artefacts_of_power, 'artefact'),
		...tables(faction.other_enhancements, 'enhancement'),
		...faction.battle_formations.map(
			({ name, points, abilities = [], hidden_by_default: hidden }) =>
				`formation ${name.trim()} ${points ?? 0}: ${abilities.join(', ').trim()}${hidden ? ', hidden' : ''}`
		),
		...Object.values(faction.lores).flatMap((names) => names.flatMap((name) => lore(name, lores))),
		...faction.battle_traits.filter((name) => name.trim()).map((name) => `trait ${name.trim()}`),
		...regiments
			.filter(({ eligible_factions: armies }) => armies.includes(faction.name))
			.flatMap(regimentLines)
	];
}

function tables(all: Table[], type: string): string[] {
	return all.flatMap(({ table, entries, hidden_by_default: hidden }) =>
		entries.map(
			({ name, points }) =>
				`${type} ${name}: ${points ?? 0} (${table.replace(/ +/g, ' ')})${hidden ? ', hidden' : ''}`
		)
	);
}

function lore(name: string, lores: Lore[]): string[] {
	const found = lores.find((each) => each.name === fixed(name));
	if (!found) return [`lore ${name} not found`];
	return found.spells.map(
		(spell) =>
			`lore ${name}: ${spell.name}, ${spell.kind} ${spell.casting_value}, ${spell.keywords
				.toUpperCase()
				.match(/[A-Z]+/g)
				?.slice(1)
				.join('+')}`
	);
}

function regimentLines({ name, points, units }: Regiment): string[] {
	if (points === null) return [];
	return units.map(
		(unit) =>
			`renown ${name.replace(' [LEGENDS]', '')} ${points}: ${unit.count} ${unit.unit} of ${unit.models_each}`
	);
}

/** What tells apart entries that go by one name in the facts. */
function titled(unit: Unit, { units }: Faction): string {
	const small = unit.keywords.includes('Undersize Unit') ? ' (small)' : '';
	const both = units.some((other) => other.name === unit.name && other.type !== unit.type);
	return `${unit.name}${small}${both && unit.type === 'hero' ? ' (Hero)' : ''}`;
}

function unitLines(unit: Unit, faction: Faction, stated: Stated): string[] {
	const name = titled(unit, faction);
	const small = unit.keywords.includes('Undersize Unit');
	const say = (what: string, value: unknown) => `${name} | ${what} | ${String(value)}`;
	const printed = unit.keywords
		.filter((keyword) => keyword === keyword.toUpperCase() || keyword === 'Legends')
		.map((keyword) => keyword.toUpperCase());
	return [
		say('points', unit.points ?? 0),
		...(unit.type === 'terrain' ? [] : [say('models', small ? 'few' : unit.models)]),
		say('stats', [unit.move, unit.health, unit.save, unit.control, unit.ward ?? '-'].join(' ')),
		say('publication', unit.publication?.trim() ?? '-'),
		say('legends', unit.legends ?? printed.includes('LEGENDS')),
		say(
			'keywords',
			[...new Set(printed)]
				.filter((word) => word !== 'LEGENDS')
				.sort()
				.join(', ')
		),
		...(unit.type === 'terrain' ? [] : [say('reinforced', unit.reinforceable)]),
		...(unit.joins_as ?? []).map((role) => say('joins as', fixed(role).toUpperCase())),
		...(unit.regiment_options ?? []).flatMap((row) => {
			const text = rowText(unit, row, faction, stated);
			return text === undefined ? [] : say('row', text);
		}),
		...(unit.limit_per ?? []).map((limit) => say('for each', limit.for_each)),
		...(unit.weapons ?? []).map((weapon) => say('weapon', weaponText(weapon))),
		...(unit.abilities ?? []).map(({ name: ability, timing, casting_value: cast }) =>
			say('ability', `${ability.trim()}, ${fixed((timing ?? '').trim())}, ${cast ?? '-'}`)
		)
	];
}

function rowText(
	leader: Unit,
	{ keyword, unit, qty }: { keyword?: string; unit?: string; qty: string },
	faction: Faction,
	stated: Stated
): string | undefined {
	const meant = faction.units.filter((each) => {
		if (each.type === 'terrain') return false;
		if (unit !== undefined) return each.name === unit;
		if (each.joins_as?.includes(keyword ?? '')) return true;
		if (faction.units.some((other) => other.joins_as?.includes(keyword ?? ''))) return false;
		if (each.type === 'hero') return false;
		const words = (compounds[keyword ?? ''] ?? (keyword ?? '').replaceAll(' ', '_')).split(' ');
		return words.every((word) =>
			word.startsWith('-')
				? !each.keywords.includes(word.slice(1).replaceAll('_', ' '))
				: each.keywords.includes(word.replaceAll('_', ' '))
		);
	});
	const names = [...new Set(meant.map((each) => titled(each, faction)))].sort();
	if (names.length === 0) return undefined;
	const word = fixed(keyword ?? unit ?? '').toUpperCase();
	return `${word} ${amount(leader.name, { keyword, unit, qty }, stated)}: ${names.join('; ')}`;
}

/** How many of a row: as the catalogue states it, where the facts say "any". */
function amount(
	leader: string,
	{
		keyword = '',
		unit,
		qty
	}: { keyword?: string | undefined; unit?: string | undefined; qty: string },
	{ heroRows = {}, unitRows = {}, keywordRows = {}, companions = [] }: Stated
): string {
	if (companions.some((each) => each.unit === unit && each.leader === leader)) return '1-1';
	const row = heroRows[keyword];
	if (row) return row.any?.includes(leader) ? 'any' : `0-${row.limit}`;
	const limit = unit === undefined ? keywordRows[leader]?.[keyword] : unitRows[leader]?.[unit];
	return limit === undefined ? qty : `0-${limit}`;
}

function weaponText(weapon: Weapon): string {
	const numbers = [weapon.attacks, weapon.hit, weapon.wound, weapon.rend, weapon.damage].map(
		(number) => (number?.includes('See') ? 'see ability' : (number ?? '-'))
	);
	const abilities = (weapon.abilities ?? []).map(fixed).filter(Boolean).join(', ');
	return `${weapon.name.trim()} ${weapon.range ?? 'melee'} ${numbers.join(' ')} ${abilities || '-'}`;
}
