import { applyEdit, checkRoster, indexFor, plainUnit, legalityOf, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { loadPack } from '../../packs/load.ts';
import { newUnitId } from '../../platform/ids.ts';
import { readSample } from '../import/late.ts';

/** A sample list that may be changed, but is not stored. */
class LiveDemo {
	readonly #index: ArmyIndex;
	#roster = $state.raw<Roster>() as Roster;

	constructor(roster: Roster, index: ArmyIndex) {
		this.#roster = roster;
		this.#index = index;
	}

	readonly #report = $derived.by(() => checkRoster(this.#roster, this.#index));
	readonly legality = $derived(legalityOf(this.#report));
	readonly points = $derived(this.#report.points);

	/** The number of units of a name. */
	countOf(unit: string): number {
		return this.#unitsOf(unit).length;
	}

	/** Adds a unit of a name. */
	add(unit: string): void {
		const entry = this.#entryOf(unit);
		if (entry === undefined) return;
		const units = [plainUnit(this.#index, entry, newUnitId())];
		this.#roster = applyEdit(this.#roster, { kind: 'add-units', units });
	}

	/** Removes the last unit of a name. */
	remove(unit: string): void {
		const units = this.#unitsOf(unit).slice(-1);
		if (units.length > 0) this.#roster = applyEdit(this.#roster, { kind: 'remove-units', units });
	}

	#entryOf(unit: string): string | undefined {
		return this.#index.units.find(({ entry }) => entry.name === unit)?.entry.id;
	}

	/** The ids of the plain ones, as the row says. */
	#unitsOf(unit: string): readonly string[] {
		const wanted = this.#entryOf(unit);
		return this.#roster.units
			.filter(({ entry, options = [] }) => entry === wanted && options.length === 0)
			.map(({ id }) => id);
	}
}

/**
 * Opens the sample list of a game.
 * @throws if it or its army cannot be loaded
 */
export async function openDemo(system: string): Promise<LiveDemo> {
	const roster = await readSample(system);
	const pack = await loadPack(system, roster.army);
	if (!pack) throw new Error(system);
	return new LiveDemo(roster, indexFor(pack, roster));
}
