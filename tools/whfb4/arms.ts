import type { Context, Row } from './context.ts';
import { barePrice, sharedArm, type Shared } from './equipment.ts';
import { below, isItems, leaves, pricePerModel, type Fact } from './facts.ts';
import { idOf, sentenceCase } from './wording.ts';

/** What a unit has, may have, and is by that. */
export interface Kit {
	readonly keywords: string[];
	readonly equipment: string[];
}

const steeds = /^(Warhorse|Horse|Cold One|Warhawk|.* Steed|.* Warhorse)$/;
const elsewhere =
	/^(Command Group|Champion|Chaos Champion|Mounts?|Mark of Chaos.*|Knightly Virtues|Chariot|Battle Standard)$/;

export function kitOf(context: Context, row: Row): Kit {
	const { fact } = row;
	const kit: Kit = { keywords: isCavalry(row) ? ['MOUNTED'] : [], equipment: [] };
	for (const option of fact.options ?? []) {
		if (option.model || isItems(option) || elsewhere.test(option.name) || isCrew(option)) continue;
		if (option.group && option.min === 1) choose(context, row, option, kit);
		else if (option.group || option.group_ref !== undefined) {
			for (const leaf of leaves(context.facts, option)) arm(context, row, leaf, kit);
		} else arm(context, row, option, kit);
	}
	return kit;
}

/** Men of a chariot, bought with it. */
export function isCrew({ points, min = 0, max, model }: Fact): boolean {
	return !model && points !== undefined && min > 1 && min === max;
}

export function isCharacter({ fact }: Row): boolean {
	return fact.category === 'Characters';
}

function isCavalry(row: Row): boolean {
	const { fact, correction } = row;
	if (correction.keywords?.includes('MOUNTED')) return true;
	const isTroop = ['Regiments', 'Knights', 'Commoners'].includes(fact.category);
	return isTroop && correction.type !== 'chariot' && hasSteed(fact);
}

function hasSteed({ profiles = [], options = [] }: Fact): boolean {
	const musts = options.filter(({ min = 0, model }) => min > 0 && !model);
	return [...profiles, ...musts].some(({ name }) => steeds.test(name));
}

function arm(context: Context, row: Row, fact: Fact, kit: Kit): void {
	const { name, min = 0 } = fact;
	if (min > 0) {
		if (isCharacter(row) && /hand weapon/i.test(name)) return;
		if (!kit.equipment.includes(sentenceCase(name))) kit.equipment.push(sentenceCase(name));
		return;
	}
	if (context.optionCorrection(`${row.key}: ${name}`).leaveOut) return;
	const shared = sharedArm(name);
	const keyword = shared
		? context.keywordFor(shared.id)
		: context.sharedMount(name, pricePerModel(fact));
	if (needsSteed(shared) && !isEverMounted(row, kit)) {
		if (row.correction.race?.includes('CENTAUR') && shared?.id === 'lance') {
			ownArm(context, row, fact);
			return;
		}
		const text = `${name}: for the mounted only (4th 6470, 6526), and nobody of these rides`;
		context.note('left-out', row.name, text);
		return;
	}
	if (keyword === undefined) {
		ownArm(context, row, fact);
		return;
	}
	kit.keywords.push(keyword);
	if (shared) checkPrice(context, row, fact, shared, kit.keywords);
}

function needsSteed(shared?: Shared): boolean {
	return shared?.id === 'lance' || shared?.id === 'barding';
}

function isEverMounted({ fact }: Row, { keywords }: Kit): boolean {
	return (
		keywords.includes('MOUNTED') || (fact.options ?? []).some(({ name }) => /^Mounts?$/.test(name))
	);
}

/** Whether the text's table, halved and doubled, gives what the facts ask. */
function checkPrice(
	context: Context,
	row: Row,
	fact: Fact,
	{ price, line }: Shared,
	keywords: readonly string[]
): void {
	const isCheap = !isCharacter(row) && row.correction.keywords?.includes('CHEAP');
	const isMounted = !isCharacter(row) && keywords.includes('MOUNTED');
	const ruled = price * (isCheap ? 0.5 : 1) * (isMounted ? 2 : 1);
	const asked = pricePerModel(fact);
	if (ruled === asked) return;
	const lines = [line, ...(isCheap ? [6534] : []), ...(isMounted ? [6538] : [])].join(', ');
	context.note(
		'text',
		row.name,
		`${fact.name}: ${asked} in the public data, ${ruled} by the text (4th ${lines})`
	);
}

/** Arms that the system's table does not have. */
function ownArm(context: Context, row: Row, fact: Fact): void {
	const known = context.optionCorrection(`${row.key}: ${fact.name}`);
	const asked = pricePerModel(fact);
	const each = known.perModel ?? (fact.modifiers ? asked : undefined);
	if (known.perModel !== undefined && known.perModel !== asked) {
		context.note(
			'text',
			row.name,
			`${fact.name}: ${asked} in the public data, ${known.perModel} taken: ${known.why ?? ''}`
		);
	}
	const isSteed = typeOf(fact.name) === 'steed';
	context.addOwn(
		{
			name: known.name ?? fact.name,
			...(known.aliases && { aliases: known.aliases }),
			type: typeOf(fact.name),
			...(known.keywords && { keywords: known.keywords }),
			...(isSteed && { grants: ['MOUNTED'] }),
			cost: each === undefined ? asked : { perModel: each },
			...(known.text !== undefined && { text: known.text })
		},
		row.fact.category,
		[row.id]
	);
}

function typeOf(name: string): string {
	if (/^Extra .*Steed$/.test(name)) return 'beast';
	if (/Steed/.test(name)) return 'steed';
	if (/Armour|Shield|Cloak/.test(name)) return 'armour';
	if (/Bow|Crossbow|Pistol|Gun/.test(name)) return 'missile-weapon';
	return 'hand-weapon';
}

/** "One of these": the first is what every model has, another is an option in its stead. */
function choose(context: Context, row: Row, group: Fact, kit: Kit): void {
	const all = below(context.facts, group);
	const usual = all.find(({ name }) => name === group.default) ?? all[0];
	if (!usual) return;
	kit.equipment.push(sentenceCase(usual.name));
	for (const other of all.filter((option) => option !== usual)) {
		// The facts print the double for cavalry, and the price for both of a crew.
		const shared = (kit.keywords.includes('MOUNTED') ? 2 : 1) * (row.correction.size ?? 1);
		const each = pricePerModel(other) / shared;
		const type = typeOf(other.name);
		const keyword = /^Chaos Armour/.test(other.name) ? 'CHAOS ARMOUR' : 'ARMOUR';
		context.addOwn(
			{
				name: `${other.name} instead of ${usual.name.toLowerCase()}`,
				aliases: plainNames(context, other.name),
				type,
				...(type === 'armour' && { keywords: [keyword] }),
				cost: each === 0 ? 0 : { perModel: each }
			},
			row.fact.category,
			[row.id],
			isNameOfItem(context, other.name) ? idOf(other.name) : undefined
		);
	}
}

/** What a list calls it that does not say what it replaces. */
function plainNames({ system }: Context, name: string): readonly string[] {
	const shared = system.entries.find(({ id }) => id === sharedArm(name)?.id);
	return [...new Set([name, ...(shared ? [shared.name, ...(shared.aliases ?? [])] : [])])];
}

/** A magic item has the name: an id of it is found before the item. */
function isNameOfItem({ system }: Context, name: string): boolean {
	return sharedArm(name) === undefined && system.entries.some((entry) => entry.name === name);
}

/** What the arms of a figure cost that it must have: at their bare price, or as the facts print it. */
export function mustsPrice({ facts }: Context, fact: Fact, isPrinted = false): number {
	const priceOf = ({ name, points = 0 }: Fact): number =>
		isPrinted ? points : barePrice(name, points);
	return (fact.options ?? []).reduce((sum, option) => {
		if (option.model || isItems(option)) return sum;
		if (option.group && option.min === 1) {
			const all = below(facts, option);
			const usual = all.find(({ name }) => name === option.default) ?? all[0];
			return sum + (usual ? priceOf(usual) : 0);
		}
		return (option.min ?? 0) > 0 ? sum + priceOf(option) : sum;
	}, 0);
}
