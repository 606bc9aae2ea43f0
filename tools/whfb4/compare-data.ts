// What the files of the armies say, as lines of the same form. Shares nothing with what wrote them.
import { plain } from './compare-facts.ts';

type Stats = Readonly<Record<string, string>>;
type Cost =
	| number
	| {
			readonly fixed?: number;
			readonly perModel?: number;
			readonly models?: number;
			readonly insteadOf?: string;
	  };
interface Selector {
	readonly any?: readonly string[];
	readonly all?: readonly string[];
	readonly none?: readonly string[];
}

interface Offered {
	readonly option: string;
	readonly cost?: Cost;
}
type Offer = string | Offered | { readonly set: string };
type Sets = Readonly<Record<string, { readonly of: readonly (string | Offered)[] }>>;

interface Thing {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[];
	readonly type: string;
	readonly keywords?: readonly string[];
	readonly grants?: readonly string[];
	readonly cost: Cost;
	readonly stats?: Stats;
	readonly lines?: readonly { readonly name: string; readonly stats: Stats }[];
	readonly adds?: Readonly<Record<string, number>>;
	readonly equipment?: readonly string[];
	readonly limit?: { readonly min?: number; readonly max?: number };
	readonly size?: number | { readonly min?: number; readonly max?: number };
	readonly numbers?: Readonly<Record<string, number>>;
	readonly options?: readonly Offer[];
	readonly carriedBy?: { readonly by: Selector };
	readonly source: { readonly section?: string };
}

interface Rule {
	readonly id: string;
	readonly kind: string;
	readonly of: Selector;
	readonly needs?: Selector;
	readonly min?: number;
	readonly max?: number;
	readonly more?: { readonly each: Selector };
	readonly scope?: string;
	readonly label?: string;
}

export interface DataArmy {
	readonly sets?: Sets;
	readonly entries: readonly Thing[];
	readonly constraints?: readonly Rule[];
}

export interface DataSystem {
	readonly types: readonly {
		readonly id: string;
		readonly role: string;
		readonly keywords: readonly string[];
	}[];
	readonly sets: Sets;
	readonly entries: readonly Thing[];
	readonly pricing: readonly {
		readonly on: Selector;
		readonly of: Selector;
		readonly times: number;
	}[];
}

/** What the facts call a unit of another name. */
export type Names = Readonly<Record<string, string>>;

const columns = ['m', 'ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'];
const arms = ['hand-weapon', 'missile-weapon', 'armour', 'beast'];
const mounts = ['steed', 'monstrous-mount'];

export function dataLines(system: DataSystem, army: DataArmy, names: Names): readonly string[] {
	const isUnit = ({ type }: Thing): boolean =>
		system.types.some(({ id, role }) => id === type && role === 'unit');
	const units = army.entries.filter(isUnit);
	const options = [...system.entries, ...army.entries.filter((entry) => !isUnit(entry))];
	const label = (unit: Thing): string => names[unit.name] ?? unit.name;
	const lines: string[] = [];
	for (const unit of units) {
		const say = (what: string, value: string | number): void => {
			lines.push(`${label(unit)} | ${what} | ${value}`);
		};
		unitLines(system, unit, say);
		optionLines(system, unit, options, offeredBy(unit, { ...system.sets, ...army.sets }), say);
	}
	const labelOf = (id: string): string => {
		const unit = units.find((one) => one.id === id);
		return unit ? (label(unit).split('/')[0] ?? id) : id;
	};
	for (const unit of units.filter(({ limit }) => limit)) {
		const { min = 0, max } = unit.limit ?? {};
		lines.push(`${label(unit)} | limit | ${min}–${max ?? ''}`);
	}
	return [
		...lines,
		...new Set((army.constraints ?? []).flatMap((rule) => ruleLines(rule, labelOf))),
		...army.entries.flatMap((entry) => choiceLines(entry, army.sets ?? {}))
	];
}

type Say = (what: string, value: string | number) => void;

function tagsOf(system: DataSystem, thing: Thing): ReadonlySet<string> {
	const type = system.types.find(({ id }) => id === thing.type);
	return new Set([thing.id, ...(type?.keywords ?? []), ...(thing.keywords ?? [])]);
}

function meets({ any, all, none }: Selector, tags: ReadonlySet<string>): boolean {
	return (
		(!any || any.some((tag) => tags.has(tag))) &&
		(!all || all.every((tag) => tags.has(tag))) &&
		!none?.some((tag) => tags.has(tag))
	);
}

function unitLines(system: DataSystem, unit: Thing, say: Say): void {
	const { cost, size, stats, lines = [], equipment = [], numbers = {} } = unit;
	say('category', unit.source.section?.split(', ')[1] ?? '');
	if (typeof cost === 'number') say('points', cost);
	else {
		if (cost.fixed !== undefined) say('fixed', cost.fixed);
		say('per model', cost.perModel ?? 'none');
	}
	if (typeof size === 'number') say('crew', size);
	else if (size) say('size', `${size.min ?? 1}–${size.max ?? ''}`);
	if (stats) say('profile', `(its own) ${line(stats)}`);
	for (const other of lines) say('profile', `${other.name} ${line(other.stats)}`);
	for (const name of equipment) {
		if (name !== 'Hand weapon') say('has', plain(name));
	}
	if (numbers['items'] !== undefined) say('items', numbers['items']);
	const tags = tagsOf(system, unit);
	const has = (...names: readonly string[]): boolean =>
		unit.options?.some(
			(offer) => typeof offer === 'object' && 'set' in offer && names.includes(offer.set)
		) ?? false;
	if (has('magic-standards') && !tags.has('BATTLE STANDARD')) say('magic standard', 'yes');
	if (has('marks', 'mark-of-chaos')) say('mark', 'one of its own');
	if (has('first-virtue')) say('virtue', 'yes');
}

/** What a unit is offered, with its price where it has one of its own. */
function offeredBy({ options = [] }: Thing, sets: Sets): ReadonlyMap<string, Cost | undefined> {
	const all = options.flatMap((offer): readonly (string | Offered)[] =>
		typeof offer === 'object' && 'set' in offer ? (sets[offer.set]?.of ?? []) : [offer]
	);
	return new Map(
		all.map((each) => (typeof each === 'string' ? [each, undefined] : [each.option, each.cost]))
	);
}

function line(stats: Stats): string {
	return columns.map((column) => stats[column] ?? '-').join(' ');
}

function optionLines(
	system: DataSystem,
	unit: Thing,
	options: readonly Thing[],
	offered: ReadonlyMap<string, Cost | undefined>,
	say: Say
): void {
	const tags = tagsOf(system, unit);
	const mounted = new Set([...tags, ...(tags.has('CHARACTER') ? ['MOUNTED'] : [])]);
	for (const option of options) {
		if (!offered.has(option.id)) continue;
		// A steed is mounted first, then armed: barding and lances wait for that.
		const bearer = arms.includes(option.type) ? mounted : tags;
		if (option.carriedBy && !meets(option.carriedBy.by, bearer)) continue;
		const cost = offered.get(option.id) ?? option.cost;
		const priced = { ...option, cost };
		if (option.type === 'command') commandLine(unit, priced, say);
		else if (mounts.includes(option.type)) {
			mountLine(system, unit, priced, tags, say);
			// What is put on a chariot, with its price there.
			for (const id of offeredBy(option, {}).keys()) {
				const more = options.find((each) => each.id === id);
				if (more) mountLine(system, unit, more, tags, say);
			}
		} else if (arms.includes(option.type)) armLine(system, unit, priced, tags, say);
		else if (option.type === 'banner' && unit.options?.includes(option.id))
			say('banner', option.name);
	}
}

function armLine(
	system: DataSystem,
	unit: Thing,
	option: Thing,
	tags: ReadonlySet<string>,
	say: Say
): void {
	const [name, instead] = plain(option.name).split(' instead of ');
	const price = `${name} ${priceOf(system, unit, option, tags)}`;
	say(instead === undefined ? 'may have' : 'instead', price);
}

function mountLine(
	system: DataSystem,
	unit: Thing,
	option: Thing,
	tags: ReadonlySet<string>,
	say: Say
): void {
	const name = plain(option.name === 'Gorgon' ? 'Chaos Gorgon' : option.name);
	const price = `${name} ${priceOf(system, unit, option, tags)}`;
	say(tags.has('CHARACTER') ? 'mount' : 'may have', price);
}

/** By the model, with the factors of the system. */
function priceOf(
	{ pricing, types }: DataSystem,
	unit: Thing,
	option: Thing,
	tags: ReadonlySet<string>
): number {
	if (typeof option.cost === 'number') return option.cost;
	const own = new Set([
		...(types.find(({ id }) => id === option.type)?.keywords ?? []),
		...(option.keywords ?? [])
	]);
	const times = pricing
		.filter(({ on, of }) => meets(on, tags) && meets(of, own))
		.reduce((product, factor) => product * factor.times, 1);
	const crew =
		option.keywords?.includes('CHAOS ARMOUR') && typeof unit.size === 'number' ? unit.size : 1;
	return (option.cost.perModel ?? 0) * times * crew;
}

function commandLine(unit: Thing, option: Thing, say: Say): void {
	const { cost, numbers = {} } = unit;
	const each = typeof cost === 'number' ? 0 : (cost.perModel ?? 0);
	if (typeof option.cost === 'number') say('champion', `${option.name} ${option.cost}`);
	else if (option.cost.models !== undefined) {
		say('command', `${option.name} ${each * option.cost.models} of ${each}`);
	} else say('champion', `${option.name} ${(numbers['champion'] ?? 0) - each}`);
	if (option.stats) say('champion profile', `${option.name} ${line(option.stats)}`);
	else if (option.id === 'champion') {
		const stats = unit.stats ?? {};
		const raised = columns.map((column) => {
			const bonus = { ws: 1, bs: 1, s: 1, i: 1, a: 1 }[column] ?? 0;
			return stats[column] === undefined ? '-' : String(Number(stats[column]) + bonus);
		});
		say('champion profile', `${option.name} ${raised.join(' ')}`);
	}
}

function ruleLines(rule: Rule, label: (id: string) => string): readonly string[] {
	const [id = ''] = rule.of.any ?? [];
	if (rule.kind === 'count' && rule.more) {
		const each = (rule.more.each.any ?? []).map(label).toSorted().join(', ');
		return [`${label(id)} | one for each of | ${each}`];
	}
	if (rule.kind === 'count') return [`${label(id)} | limit | ${rule.min ?? 0}–${rule.max ?? ''}`];
	if (rule.kind !== 'requires') return [];
	if (rule.scope === 'unit') {
		const unit = label(rule.needs?.any?.[0] ?? '');
		return [`${unit} | champion needs | ${rule.min} models`];
	}
	const [what = ''] = rule.needs?.any ?? [];
	const needed = what.startsWith('mark-') ? `Mark of ${title(what.slice(5))}` : label(what);
	return (rule.of.any ?? []).map((each) => `${label(each)} | needs | ${rule.min ?? 1} ${needed}`);
}

function title(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

function choiceLines({ id, type, name, cost, carriedBy }: Thing, sets: Sets): readonly string[] {
	if (type === 'chaos-reward') {
		const god = carriedBy?.by.all?.[0];
		return [`army | reward of ${god?.toLowerCase() ?? 'any'} | ${name} ${Number(cost)}`];
	}
	if (sets['first-virtue']?.of.includes(id)) return [`army | virtue 1st | ${name} ${Number(cost)}`];
	if (sets['second-virtue']?.of.includes(id))
		return [`army | virtue 2nd | ${name} ${Number(cost)}`];
	return [];
}
