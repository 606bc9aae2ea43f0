// The data's side of the comparison.

interface Selector {
	any?: string[];
	all?: string[];
	none?: string[];
}

interface Entry {
	id: string;
	name: string;
	type: string;
	keywords?: string[];
	season?: string;
	joins?: string[];
	legends?: true;
	options?: unknown[];
	cost: number;
	stats?: Record<string, string>;
	size?: number;
	numbers?: Record<string, number>;
	base?: string;
	text?: string;
	leads?: { name: string; of: Selector; min?: number; max?: number }[];
	holds?: { name: string; count: number; size: number }[];
	source: { section?: string };
}

export interface DataArmy {
	id: string;
	name: string;
	aliases: string[];
	legends?: true;
	entries: Entry[];
	rules: { id: string; text: string }[];
	spells: { name: string; cast: string; kind?: string; keywords?: string[]; lore?: string }[];
	constraints?: {
		id: string;
		kind: string;
		of?: Selector;
		max?: number;
		more?: { each: Selector };
	}[];
}

export interface DataSystem {
	pointsDate?: string;
}

interface Weapon {
	name: string;
	range?: string;
	attacks: string;
	hit: string;
	wound: string;
	rend: string;
	damage: string;
	abilities?: string[];
}

export interface DataProfiles {
	profiles: Record<
		string,
		{ weapons?: Weapon[]; abilities?: { name: string; timing: string; cast?: string }[] }
	>;
}

/** Keywords that the pack adds for its own rules. */
const added = /^SKRYRE (WEAPON TEAM|WAR MACHINE)$/;
const parts: Record<string, string> = {
	wizard: 'WIZARD',
	priest: 'PRIEST',
	champion: 'CHAMPION',
	musician: 'MUSICIAN',
	'standard-bearer': 'STANDARD BEARER',
	'relentless-discipline': 'RELENTLESS DISCIPLINE'
};

export function dataLines(army: DataArmy, profiles: DataProfiles['profiles']): string[] {
	const units = army.entries.filter(({ size }) => size !== undefined);
	const terrain = army.entries.filter(({ type }) => type === 'terrain');
	const full = army.aliases.find((alias) => alias.includes(' - ')) ?? army.name;
	return [
		`army ${full}, legends ${String(army.legends ?? false)}`,
		...[...units, ...terrain].flatMap((entry) => [
			...entryLines(entry, units, army),
			...profileLines(titled(entry), profiles[entry.id])
		]),
		...army.entries.flatMap(choiceLines),
		...loreLines(army),
		...army.rules.flatMap(({ text }) =>
			(text.split(/\. Names only/)[0] ?? '').split('; ').map((name) => `trait ${name}`)
		)
	];
}

function titled({ name }: Entry): string {
	return name.replace(/ \(\d models?\)$/, ' (small)');
}

function entryLines(entry: Entry, units: Entry[], army: DataArmy): string[] {
	const { stats = {}, leads = [], joins = [], legends = false, options } = entry;
	const isTerrain = entry.type === 'terrain';
	const say = (what: string, value: unknown) => `${titled(entry)} | ${what} | ${String(value)}`;
	const columns = ['move', 'health', 'save', 'control', 'ward'].map((id) => stats[id] ?? '-');
	const limits = (army.constraints ?? []).filter(
		({ kind, of, max, more }) =>
			kind === 'count' && max === 0 && more && of?.any?.length === 1 && of.any[0] === entry.id
	);
	const each = limits.flatMap(({ more }) => more?.each.any ?? []);
	return [
		say('points', entry.cost),
		...(isTerrain
			? []
			: [say('models', /\(\d models?\)/.test(entry.name) ? 'few' : String(entry.size))]),
		say('stats', columns.join(' ')),
		say('publication', entry.source.section ?? '-'),
		say('legends', legends),
		say('keywords', printedKeywords(entry).join(', ')),
		...(isTerrain
			? []
			: [say('reinforced', JSON.stringify(options ?? []).includes('"reinforcement"'))]),
		...joins.map((role) => say('joins as', role.toUpperCase())),
		...leads.map((row) => say('row', rowText(row, units))),
		...each.map((id) => say('for each', units.find((unit) => unit.id === id)?.name))
	];
}

function printedKeywords({ type, keywords = [], numbers = {}, stats = {} }: Entry): string[] {
	const own =
		type === 'other-unit' || type === 'terrain' ? [] : [type.replace('-', ' ').toUpperCase()];
	const numbered = Object.entries(parts).flatMap(([id, keyword]) => {
		const number = numbers[id];
		if (number === undefined) return [];
		const isShare = ['champion', 'musician', 'standard-bearer'].includes(id);
		return [[keyword, `${keyword} (${isShare ? '1/' : ''}${number})`] as const];
	});
	const printed = [...own, ...keywords.filter((keyword) => !added.test(keyword))].map(
		(keyword) => numbered.find(([word]) => word === keyword)?.[1] ?? keyword
	);
	return [...printed, ...(stats['ward'] ? [`WARD (${stats['ward']})`] : [])].sort();
}

function rowText(
	{ name, of, min, max }: NonNullable<Entry['leads']>[number],
	units: Entry[]
): string {
	const meant = units.filter((unit) => {
		const tags = new Set([unit.id, ...(unit.keywords ?? []), 'UNIT']);
		for (const role of unit.joins ?? []) tags.add(`joins:${role}`);
		tags.add(unit.type.replace('-', ' ').toUpperCase());
		return (
			(!of.any || of.any.some((tag) => tags.has(tag))) &&
			(of.all ?? []).every((tag) => tags.has(tag)) &&
			!(of.none ?? []).some((tag) => tags.has(tag))
		);
	});
	const count =
		min !== undefined ? `${min}-${String(max)}` : max === undefined ? 'any' : `0-${max}`;
	const names = meant.map(titled).sort();
	return `${name.toUpperCase()} ${count}: ${names.join('; ')}`;
}

function profileLines(
	name: string,
	profile: DataProfiles['profiles'][string] | undefined
): string[] {
	const weapons = (profile?.weapons ?? []).map(
		(weapon) =>
			`${name} | weapon | ${weapon.name} ${weapon.range ?? 'melee'} ${weapon.attacks} ${weapon.hit} ${weapon.wound} ${weapon.rend} ${weapon.damage} ${weapon.abilities?.join(', ') ?? '-'}`
	);
	const abilities = (profile?.abilities ?? []).map(
		(ability) => `${name} | ability | ${ability.name}, ${ability.timing}, ${ability.cast ?? '-'}`
	);
	return [...weapons, ...abilities];
}

function choiceLines(entry: Entry): string[] {
	const hidden = entry.season !== undefined ? ', hidden' : '';
	const name = entry.name.replace(/ \(20\d\d-\d\d\)$/, '');
	switch (entry.type) {
		case 'heroic-trait':
		case 'artefact':
		case 'enhancement':
			return [`${entry.type} ${name}: ${entry.cost} (${entry.source.section ?? ''})${hidden}`];
		case 'formation': {
			const abilities = (entry.text ?? '').replace(/ ?General's Handbook.*/, '').replace(/\.$/, '');
			return [`formation ${entry.name} ${entry.cost}: ${abilities}${hidden}`];
		}
		case 'renown':
			return (entry.holds ?? []).map(
				(held) => `renown ${entry.name} ${entry.cost}: ${held.count} ${held.name} of ${held.size}`
			);
		default:
			return [];
	}
}

function loreLines({ entries, spells }: DataArmy): string[] {
	return spells.map(({ name, cast, kind = 'Spell', keywords = [], lore }) => {
		const entry = entries.find(({ id }) => id === lore);
		return `lore ${entry?.name ?? '?'}: ${name}, ${kind} ${cast}, ${keywords.join('+')}`;
	});
}
