// Checks data/spearhead against the facts from the other side: `npx tsx tools/spearhead/compare.ts [folder]`.
// Differences that are meant are listed below, and each of them must be there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { factsFolder, missing, readJson } from '../compare/lines.ts';

interface Ability {
	readonly name: string;
	readonly timing: string;
}

interface Weapon extends Record<'name' | 'attacks' | 'hit' | 'wound' | 'rend' | 'damage', string> {
	readonly range?: string;
	readonly type?: string;
	readonly abilities?: readonly string[];
}

interface FactUnit extends Record<'name' | 'move' | 'health' | 'save' | 'control', string> {
	readonly ward?: string;
	readonly models: number;
	readonly copies: number;
	readonly base_size: string | null;
	readonly general: boolean;
	readonly keyword_line: string;
	readonly weapons: readonly Weapon[];
	readonly abilities: readonly Ability[];
}

interface FactArmy extends Record<'id' | 'name' | 'faction' | 'general', string> {
	readonly unit_count: number;
	readonly model_count: number;
	readonly units: readonly FactUnit[];
	readonly battle_traits: readonly Ability[];
	readonly regiment_abilities: readonly Ability[];
	readonly enhancements: readonly Ability[];
}

interface DataEntry {
	readonly id: string;
	readonly name: string;
	readonly type: string;
	readonly printedType?: string;
	readonly keywords?: readonly string[];
	readonly text?: string;
	readonly stats?: Readonly<Record<string, string>>;
	readonly limit?: { readonly min: number; readonly max: number };
	readonly size?: number;
	readonly numbers?: { readonly health: number };
	readonly base?: string;
	readonly cost: number;
}

interface DataArmy {
	readonly id: string;
	readonly name: string;
	readonly aliases: readonly string[];
	readonly entries: readonly DataEntry[];
	readonly armyRules: readonly string[];
	readonly rules: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

type DataProfiles = Readonly<
	Record<string, { readonly weapons?: readonly Weapon[]; readonly abilities?: readonly Ability[] }>
>;

const factsFile = join(factsFolder('../shared/facts/aos4/app-2024-11'), 'spearheads.json');
const dataFolder = join(import.meta.dirname, '../../data/spearhead');

/** Words replaced in the lines of the facts, on purpose; each must be found as often as said. */
const meant: readonly { readonly from: string; readonly to: string; readonly times: number }[] = [
	{ from: 'Wyrdflame ranged 12 ', to: 'Wyrdflame ranged 12" ', times: 1 },
	{ from: '✱ ✱ ✱ ✱', to: '* * * *', times: 1 },
	{ from: '✹ ✹ ✹', to: '* * *', times: 1 },
	{ from: 'base 25mm [10]', to: 'base 25mm', times: 1 },
	{ from: 'Reinforcments', to: 'Reinforcements', times: 1 },
	{
		from: 'Any Combat Phase, Once Per Battle',
		to: 'Once Per Battle, Any Combat Phase',
		times: 1
	},
	{
		from: 'timing: table by battle round/points.',
		to: 'a table, read by battle round or by points.',
		times: 3
	},
	{
		from: 'trait Gnawhole Ambush timing: your movement phase.',
		to: 'trait Gnawhole Ambush timing: your movement phase. warriors of the army may arrive on the battlefield behind enemy lines.',
		times: 1
	}
];

function weaponLine({ name, type, range, attacks, hit, wound, rend, damage, ...rest }: Weapon) {
	const reach = range === undefined ? (type ?? 'melee') : `${type ?? 'ranged'} ${range}`;
	const words = (rest.abilities ?? []).join('+');
	return `${name} ${reach} ${attacks} ${hit} ${wound} ${rend} ${damage} ${words}`;
}

function profileLines(where: string, weapons: readonly Weapon[], abilities: readonly Ability[]) {
	return [
		...weapons.map((weapon) => `${where}: weapon ${weaponLine(weapon)}`),
		...abilities.map(({ name, timing }) => `${where}: ability ${name}, ${timing}`)
	];
}

/** A timing as the data tells it in a sentence, in lower case. */
function abilityText({ name, timing }: Ability): string {
	return `${name} ${timing === 'Passive' ? 'passive.' : `timing: ${timing.toLowerCase()}.`}`;
}

function factLines(army: FactArmy): readonly string[] {
	const at = army.id;
	return [
		`${at}: ${army.name} of ${army.faction}, led by ${army.general}`,
		`${at}: ${String(army.unit_count)} units, ${String(army.model_count)} models`,
		...army.battle_traits.map((trait) => `${at}: trait ${abilityText(trait)}`),
		...army.regiment_abilities.map((ability) => `${at}: regiment-ability ${abilityText(ability)}`),
		...army.enhancements.map((enhancement) => `${at}: enhancement ${abilityText(enhancement)}`),
		...army.units.flatMap((unit) => [
			...Array.from({ length: unit.copies }, (_, copy) => factUnitLine(at, unit, copy === 0)),
			...profileLines(`${at}, ${unit.name}`, unit.weapons, unit.abilities)
		])
	];
}

function factUnitLine(at: string, unit: FactUnit, isFirst: boolean): string {
	const keywords = unit.keyword_line
		.split(', ')
		.filter((word) => !word.startsWith('Ward'))
		.concat(unit.general && isFirst ? 'General' : []);
	return unitLine(at, unit.name, unit.models, unit, unit.base_size, keywords);
}

function unitLine(
	at: string,
	name: string,
	size: number,
	stats: Readonly<Partial<Record<'move' | 'health' | 'save' | 'control' | 'ward', string>>>,
	base: string | null,
	keywords: readonly string[]
): string {
	const { move, health, save, control, ward } = stats;
	const numbers = [move, health, save, control, ward ?? 'none'].map(String).join(' ');
	const words = keywords.toSorted().join(', ');
	return `${at}: unit ${name}, ${String(size)} models, ${numbers}, base ${base ?? 'unknown'}, ${words}`;
}

function dataLines(army: DataArmy, profiles: DataProfiles): readonly string[] {
	const at = army.id;
	const units = army.entries.filter(({ size }) => size !== undefined);
	const picks = army.entries.filter(({ size }) => size === undefined);
	const general = units.find(({ printedType }) => printedType === 'General');
	const count = units.reduce((sum, unit) => sum + (unit.limit?.min ?? 0), 0);
	const models = units.reduce((sum, { limit, size = 0 }) => sum + (limit?.min ?? 0) * size, 0);
	const faction = army.aliases.at(-1)?.replace(`: ${army.name}`, '') ?? '';
	const traits = army.rules.filter(({ id }) => army.armyRules.includes(id));
	return [
		`${at}: ${army.name} of ${faction}, led by ${printed(general?.name ?? 'nobody')}`,
		`${at}: ${String(count)} units, ${String(models)} models`,
		...traits.map(({ name, text }) => {
			const words = text.replace('Battle trait. ', '').toLowerCase();
			return `${at}: trait ${name} ${words}`;
		}),
		...picks.map(
			({ type, name, text }) => `${at}: ${type} ${name} ${timingOf(text).toLowerCase()}`
		),
		...units.flatMap((unit) => dataUnitLines(at, unit)),
		...units.flatMap(({ id, name }) =>
			// The general among several copies has the profile of the others.
			name === printed(name)
				? profileLines(`${at}, ${name}`, profiles[id]?.weapons ?? [], profiles[id]?.abilities ?? [])
				: []
		)
	];
}

function dataUnitLines(at: string, unit: DataEntry): readonly string[] {
	const { name, type, keywords = [], stats = {}, limit, size = 0, base, numbers, cost } = unit;
	const words = [
		type.replace('-', ' '),
		...keywords,
		...(unit.printedType === undefined ? [] : [unit.printedType])
	].map(capitalised);
	const faults = [
		...(limit?.min === limit?.max ? [] : [`${at}: ${name} has no fixed number`]),
		...(String(numbers?.health) === stats['health'] ? [] : [`${at}: ${name} has two healths`]),
		...(cost === 0 ? [] : [`${at}: ${name} has a price`])
	];
	const line = unitLine(at, printed(name), size, stats, base ?? null, words);
	return [...faults, ...Array.from({ length: limit?.max ?? 0 }, () => line)];
}

/** When a choice is used; what it does follows, and is not in the facts. */
function timingOf(text = ''): string {
	return /^[^.]*\./.exec(text)?.[0] ?? text;
}

/** The name as the sheet has it, without what tells the general from his like. */
function printed(name: string): string {
	return name.replace(/ \(general\)$/, '');
}

function capitalised(words: string): string {
	return words.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The facts' lines with every difference that is meant, and those meant that were not found. */
function asMeant(lines: readonly string[]) {
	const missed = meant
		.map(({ from, times }) => ({
			from,
			times,
			found: lines.filter((line) => line.includes(from)).length
		}))
		.filter(({ times, found }) => times !== found)
		.map(({ from, found }) => `meant, and found ${String(found)} times: ${from}`);
	const changed = lines.map((line) =>
		meant.reduce((text, { from, to }) => text.replaceAll(from, to), line)
	);
	return { changed, missed };
}

const { spearheads } = readJson(factsFile) as { spearheads: readonly FactArmy[] };
/** The armies of the facts: boxes that came later are not in them. */
const files = readdirSync(dataFolder).filter((name) =>
	spearheads.some(({ id }) => name === `${id}.json`)
);
const facts = asMeant(spearheads.flatMap(factLines));
const data = files.flatMap((file) => {
	const { profiles } = readJson(join(dataFolder, 'profiles', file)) as { profiles: DataProfiles };
	return dataLines(readJson(join(dataFolder, file)) as DataArmy, profiles);
});
const differences = [
	...facts.missed,
	...missing(facts.changed, data).map((line) => `only in the facts: ${line}`),
	...missing(data, facts.changed).map((line) => `only in the data:  ${line}`)
];
for (const difference of differences) console.log(difference);
console.log(
	`${String(data.length)} lines of ${String(files.length)} armies: ${String(differences.length)} differences.`
);
process.exitCode = differences.length > 0 ? 1 : 0;
