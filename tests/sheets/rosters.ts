import {
	checkRoster,
	compulsoryUnits,
	indexArmy,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex,
	type Report
} from '#engine';
import type { Army, Roster, RosterUnit, System } from '#schema';
import { buildSheet, type Sheet, type SheetForm } from '../../src/content/index.ts';
import { rawPacks } from '../packs.ts';

/** Every army of a system of the shipped data. The data has tests of its own; here it is taken at its word. */
export function armiesOf(folder: string): readonly ArmyIndex[] {
	const armies = known.get(folder) ?? readArmies(folder);
	known.set(folder, armies);
	return armies;
}

const known = new Map<string, readonly ArmyIndex[]>();

function readArmies(folder: string): readonly ArmyIndex[] {
	return rawPacks
		.filter((pack) => pack.folder === folder)
		.flatMap(({ system, armies }) =>
			armies.map(({ army }) => indexArmy(system as System, army as Army))
		);
}

/** The same without themed forms of an army, whose units and options are those of the army. */
export function mainArmiesOf(folder: string): readonly ArmyIndex[] {
	return armiesOf(folder).filter(({ army }) => army.variantOf === undefined);
}

/** The armies whose lists stand under headings, with points and no profiles. */
export const armies: readonly ArmyIndex[] = armiesOf('warmaster');

export function armyOf(id: string): ArmyIndex {
	const index = armies.find(({ army }) => army.id === id);
	if (!index) throw new Error(`no army "${id}"`);
	return index;
}

export function aRoster(index: ArmyIndex, changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: 'Nordland',
		system: index.system.id,
		army: index.army.id,
		revision: '2026-01-01',
		size: 2000,
		units: [],
		...changes
	};
}

/** Units from short lines: an entry, its options after a plus. */
export function unitsOf(...lines: readonly string[]): readonly RosterUnit[] {
	return lines.map((line, at) => {
		const [entry = '', ...options] = line.split(' + ');
		return { id: `u${at}`, entry, ...(options.length > 0 && { options }) };
	});
}

export function sheetOf(index: ArmyIndex, roster: Roster, form: SheetForm = 'list'): Sheet {
	return buildSheet(roster, checkRoster(roster, index), form);
}

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/**
 * A full list as somebody might bring it: what is compulsory, then whatever a throw of the dice adds
 * without breaking a rule, until the points are spent.
 */
export function randomRoster(index: ArmyIndex, seed: number, size = 2000): Roster {
	const roll = dice(seed);
	const pick = <T>(things: readonly T[]): T | undefined =>
		things[Math.floor(roll() * things.length)];
	let next = 0;
	const newId = (): string => `u${(next += 1)}`;
	let roster = aRoster(index, { size, units: compulsoryUnits(index, size, newId) });
	const tryUnits = (units: readonly RosterUnit[]): Report | undefined => {
		const report = checkRoster({ ...roster, units }, index);
		if (report.points > size) return undefined;
		roster = { ...roster, units };
		return report;
	};
	for (let attempt = 0; attempt < 150; attempt += 1) {
		const { context } = checkRoster(roster, index);
		const unit = pick(roster.units);
		const option = pick(index.options)?.entry.id;
		if (roll() < 0.4 && unit && option && whyNotGive(context, unit.id, option).length === 0) {
			const given = { ...unit, options: [...(unit.options ?? []), option] };
			tryUnits(roster.units.map((other) => (other.id === unit.id ? given : other)));
		}
		const entry = pick(index.units)?.entry;
		if (entry && whyNotAdd(context, entry.id).length === 0) {
			const { id, starts } = entry;
			tryUnits([...roster.units, { id: newId(), entry: id, ...(starts && { options: starts }) }]);
		}
	}
	return roster;
}
