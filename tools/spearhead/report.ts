import type { FactAbility, FactArmy, FactUnit } from './facts.ts';
import { baseOf, rangeOf, timingOf, valueOf } from './wording.ts';

interface Held {
	readonly army: FactArmy;
	readonly unit: FactUnit;
}

/** What the conversion changed, and what it left behind: the text of REPORT.md. */
export function reportOf(armies: readonly FactArmy[]): string {
	const held = armies.flatMap((army) => army.units.map((unit) => ({ army, unit })));
	const units = armies.reduce((sum, army) => sum + army.unit_count, 0);
	return [
		'# What was converted, and what was not',
		'',
		'Written by `npx tsx tools/spearhead/convert.ts`; `compare.ts` checks the result against the facts.',
		'',
		`${String(armies.length)} armies, ${String(units)} units in ${String(held.length)} rows.`,
		...section('Changed on the way', [
			...held.flatMap(weaponChanges),
			...held.flatMap(baseChanges),
			...held.flatMap(generals),
			...timingChanges(armies)
		]),
		...section('Not in the facts, and so not in the data', [
			'What a battle trait, regiment ability, enhancement or warscroll ability does: names and timing only (one trait is told by the rules, line 1926).',
			'The tables that a battle trait is (timing "table by battle round/points").',
			'Champions, standard bearers and musicians of a unit.',
			...missingBases(armies)
		]),
		...section('In the facts, and not in the data', [
			...held.flatMap(abilityKeywords),
			'The order of keywords as printed (`keyword_line`): the data has the type first.',
			'In Skyhammer Task Force the two Arkanaut Companies carry different special weapons; the facts list one profile for both.',
			'Castelite Company: Steelhelms are one unit of ten (two of three sources; the third has five and five).'
		]),
		...section('As in the facts, but doubtful', [
			'Tithe-reaper Echelon: "Inpenetrable Ranks" is probably "Impenetrable Ranks".',
			'Vigilant Brotherhood: the rules (line 1926) call its battle trait "Holy Orders"; the facts name its two abilities.'
		]),
		''
	].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
	return ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)];
}

function weaponChanges({ army, unit }: Held): readonly string[] {
	return unit.weapons.flatMap((weapon) => {
		const where = `${army.name}, ${unit.name}, ${weapon.name}`;
		const { range, hit, wound, rend, damage } = weapon;
		const starred = [hit, wound, rend, damage].filter((value) => valueOf(value) !== value);
		return [
			...(range !== undefined && rangeOf(range) !== range
				? [`${where}: range ${range} became ${rangeOf(range)}.`]
				: []),
			...(starred.length > 0
				? [
						`${where}: ${String(starred.length)} characteristics that the warscroll explains became *.`
					]
				: [])
		];
	});
}

function baseChanges({ army, unit }: Held): readonly string[] {
	const printed = unit.base_size;
	if (printed === null || baseOf(printed) === printed) return [];
	return [`${army.name}, ${unit.name}: base "${printed}" became "${baseOf(printed)}".`];
}

function generals({ army, unit }: Held): readonly string[] {
	if (!unit.general || unit.copies === 1) return [];
	const others = String(unit.copies - 1);
	return [
		`${army.name}, ${unit.name}: two entries, the general (one) and the others (${others}), with one profile.`
	];
}

/** Every ability of an army, whatever it is. */
function abilitiesOf(army: FactArmy): readonly FactAbility[] {
	const { battle_traits: traits, regiment_abilities: abilities, enhancements, units } = army;
	return [...traits, ...abilities, ...enhancements, ...units.flatMap((unit) => unit.abilities)];
}

function timingChanges(armies: readonly FactArmy[]): readonly string[] {
	return armies.flatMap((army) =>
		abilitiesOf(army)
			.filter(({ timing }) => timingOf(timing) !== timing && !timing.startsWith('table'))
			.map(
				({ name, timing }) =>
					`${army.name}, ${name}: timing "${timing}" became "${timingOf(timing)}".`
			)
	);
}

function missingBases(armies: readonly FactArmy[]): readonly string[] {
	return armies.flatMap(({ name, units }) => {
		const without = units.filter((unit) => unit.base_size === null).map((unit) => unit.name);
		return without.length > 0 ? [`${name}: no base of ${without.join(', ')}.`] : [];
	});
}

function abilityKeywords({ army, unit }: Held): readonly string[] {
	return unit.abilities.flatMap(({ name, keywords }) =>
		keywords ? [`${army.name}, ${unit.name}, ${name}: its keyword ${keywords.join(', ')}.`] : []
	);
}
