// What the facts say, as lines. Shares nothing with the conversion.

import { optionsOf, type Catalogue, type Row } from '../compare/catalogue.ts';

type Say = (what: string, value: string | number) => void;

const items = /^(Magic|Devices of Protection|Miscellaneous|Wizards Only|Chaos Rewards)/;
const figures = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];

export function factLines(army: Catalogue): readonly string[] {
	const lines: string[] = [];
	for (const unit of army.units) {
		for (const [label, node] of variants(army, unit)) {
			const say: Say = (what, value) => lines.push(`${label} | ${what} | ${value}`);
			unitLines(army, node, unit, say);
		}
		limitLines(unit, (what, value) => lines.push(`${unit.name} | ${what} | ${value}`));
	}
	return [...lines, ...choices(army)];
}

/** A unit that is one of several kinds, and each monster of the group. */
function variants(army: Catalogue, unit: Row): readonly (readonly [string, Row])[] {
	if (unit.category === 'Monsters') {
		return ends(army, unit).map((node) => [`${unit.name}/${node.name}`, node] as const);
	}
	const kinds = (unit.options ?? []).find(
		({ name, min, max }) => min === 1 && max === 1 && /(type|level)$/i.test(name)
	);
	if (!kinds) return [[unit.name, unit]];
	return (kinds.options ?? []).map((kind) => {
		const rest = (unit.options ?? []).filter((option) => option !== kinds);
		const options = [...rest, ...(kind.options ?? [])];
		const profiles = kind.profiles ?? unit.profiles ?? [];
		return [`${unit.name}/${kind.name}`, { ...unit, ...kind, options, profiles }] as const;
	});
}

function ends(army: Catalogue, node: Row): readonly Row[] {
	return optionsOf(node, army.shared_groups).flatMap((child) =>
		child.group === true || child.group_ref !== undefined ? ends(army, child) : [child]
	);
}

function unitLines(army: Catalogue, node: Row, unit: Row, say: Say): void {
	say('category', unit.category ?? 'none');
	const troops = node.options?.find(({ model }) => model);
	if (node.points !== undefined) say('points', node.points);
	if (troops) {
		say('per model', troops.points ?? 'none');
		say('size', `${troops.min}–${troops.max ?? ''}`);
	}
	for (const { name, stats } of profilesOf(node)) {
		say('profile', `${name} ${figures.map((column) => figure(stats[column])).join(' ')}`);
	}
	for (const option of node.options ?? []) optionLines(army, node, option, say);
}

function profilesOf(node: Row): NonNullable<Row['profiles']> {
	const musts = (node.options ?? []).filter(
		({ model, min = 0, group }) => model === true || (min > 0 && group !== true)
	);
	const all = [node, ...musts]
		.flatMap(({ profiles = [] }) => profiles)
		.filter(({ type }) => type === 'Profile');
	return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

function figure(text = ''): string {
	return text === '' ? '-' : text;
}

function optionLines(army: Catalogue, unit: Row, option: Row, say: Say): void {
	const { name, min = 0 } = option;
	if (option.model) return;
	if (/^Magic Banners?$/.test(name)) say('magic standard', 'yes');
	else if (items.test(name)) itemLines(option, say);
	else if (/^Mounts?$/.test(name)) mountLines(army, option, say);
	else if (name.startsWith('Mark of Chaos')) say('mark', 'one of its own');
	else if (name === 'Knightly Virtues') say('virtue', 'yes');
	else if (name === 'Command Group')
		commandLines(army, unit, optionsOf(option, army.shared_groups), say);
	else if (/^(Chaos )?Champion$/.test(name)) commandLines(army, unit, [option], say);
	else if (option.group === true && min === 1) {
		for (const [at, choice] of ordered(army, option).entries()) {
			say(at === 0 ? 'has' : 'instead', at === 0 ? plain(choice.name) : priced(choice));
		}
	} else if (option.group === true || option.group_ref !== undefined) {
		for (const end of ends(army, option)) armLine(end, say);
	} else armLine(option, say);
}

function ordered(army: Catalogue, group: Row): readonly Row[] {
	const all = optionsOf(group, army.shared_groups);
	const usual = all.find(({ name }) => name === group.default) ?? all[0];
	return usual ? [usual, ...all.filter((choice) => choice !== usual)] : [];
}

function itemLines(option: Row, say: Say): void {
	const most = option.options?.[0]?.max;
	if (most !== undefined) say('items', most);
}

function armLine(option: Row, say: Say): void {
	if (/^(hand weapon|battle standard)$/i.test(option.name)) return;
	if ((option.min ?? 0) === 0) say('may have', priced(option));
	else if (option.points === undefined) say('has', plain(option.name));
	else say('pays for', `${plain(option.name)} ${option.points} × ${option.min}`);
	for (const { value, increment, repeat } of option.modifiers ?? []) {
		if ((option.min ?? 0) > 0 && increment === 'points' && repeat) {
			say('pays for', `${plain(option.name)} ${value} a model`);
		}
	}
}

function priced({ name, points = 0, modifiers = [] }: Row): string {
	const each = modifiers.find(({ increment, repeat }) => increment === 'points' && repeat);
	return `${plain(name)} ${each ? each.value : points}`;
}

export function plain(name: string): string {
	return name
		.toLowerCase()
		.replace(/^barding for .*/, 'barding')
		.replace(/^skeleton steed$/, 'skeletal steed')
		.replace(/^halberds$/, 'halberd')
		.replace(/^sea dragon cloaks$/, 'sea dragon cloak');
}

function mountLines(army: Catalogue, option: Row, say: Say): void {
	for (const mount of optionsOf(option, army.shared_groups)) {
		const all = mount.name === 'Monster' || mount.name === 'Daemonic Mount';
		for (const one of all ? ends(army, { ...mount, group: true }) : [mount]) {
			say('mount', `${plain(one.name)} ${one.points ?? 'none'}`);
			for (const extra of one.options ?? []) say('mount', `${plain(extra.name)} ${extra.points}`);
		}
	}
}

function commandLines(army: Catalogue, unit: Row, found: readonly Row[], say: Say): void {
	const trooper = unit.options?.find(({ model }) => model)?.points ?? 0;
	for (const one of found) {
		if (one.name === 'Standard Bearer' || one.name === 'Musician') {
			say('command', `${one.name} ${one.points ?? 'none'} of ${trooper}`);
			if (JSON.stringify(one).includes('magic-banners')) say('magic standard', 'yes');
			continue;
		}
		const champions =
			one.group === true || one.group_ref === 'champion'
				? optionsOf(one, army.shared_groups)
				: [one];
		for (const champion of champions) championLines(army, champion, say);
	}
}

/** What a champion adds to the unit's points, arms that he must have included. */
function championLines(army: Catalogue, champion: Row, say: Say): void {
	const musts = (champion.options ?? []).reduce((sum, option) => {
		if (option.group === true && option.min === 1)
			return sum + (ordered(army, option)[0]?.points ?? 0);
		return (option.min ?? 0) > 0 ? sum + (option.points ?? 0) : sum;
	}, 0);
	say('champion', `${champion.name} ${(champion.points ?? 0) + musts}`);
	const [profile] = champion.profiles ?? [];
	if (profile) {
		const line = figures.map((column) => figure(profile.stats[column])).join(' ');
		say('champion profile', `${champion.name} ${line}`);
	}
	for (const { set, when } of champion.modifiers ?? []) {
		if (set === 'hidden') say('champion needs', `${when?.[0]?.value} models`);
	}
}

function limitLines(unit: Row, say: Say): void {
	const { min = 0, max, modifiers = [], category } = unit;
	const each = modifiers.flatMap(({ increment, repeat = [] }) =>
		increment === 'max' ? repeat.map(({ of }) => of) : []
	);
	if (each.length > 0) say('one for each of', each.toSorted().join(', '));
	else if (category !== 'Monsters' && (min > 0 || max !== undefined))
		say('limit', `${min}–${max ?? ''}`);
	const [need] = modifiers.find(({ set }) => set === 'hidden')?.when ?? [];
	if (need) say('needs', `${need.value} ${need.of}`);
}

/** Rewards and virtues, once for the army. */
function choices(army: Catalogue): readonly string[] {
	const groups = Object.entries(army.shared_groups);
	const of = (test: RegExp): readonly (readonly [string, Row])[] =>
		groups
			.filter(([id]) => test.test(id))
			.flatMap(([id, group]) => (group.options ?? []).map((option) => [id, option] as const));
	return [
		...of(/^chaos-rewards/).map(([id, { name, points }]) => {
			const god = id.replace('chaos-rewards', '').replace('-of-', '') || 'any';
			return `army | reward of ${god} | ${name} ${points ?? 'none'}`;
		}),
		...of(/^(1st|2nd)-knightly/).map(
			([id, { name, points }]) => `army | virtue ${id.slice(0, 3)} | ${name} ${points ?? 'none'}`
		)
	];
}
