import {
	applyEdit,
	checkRoster,
	compulsoryUnits,
	matches,
	newUnit,
	fixesOf,
	rosterContext,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex,
	type CheckContext,
	type Edit,
	type IndexedEntry
} from '#engine';
import type { Roster, RosterGroup } from '#schema';
import { aRoster, dice } from './rosters.ts';

/** What is written by hand on a roster, at its longest, and in several alphabets. */
const longName = 'Přemyslův Čestný Pluk Żółtej Góry, Ἀθηναῖοι & Жуковци ffi Þórðarson';
const longNote = `${'Led from the front by Ørjan Ættfinnr, sworn to Santiago Ñúñez’ banner. '.repeat(28)}End.`;

/** At which sizes an army is largest: the usual one and the greatest that its game offers. */
export function largestSizes({ system }: ArmyIndex): readonly number[] {
	return [...new Set([system.usualSize, Math.max(system.usualSize, ...system.sizes)])];
}

/**
 * The roster that takes the most paper: as many different units as the points buy, each option to
 * somebody, then everything to everybody; long names and notes, and every group that may be planned.
 * Nothing is bought that breaks a rule, so that it is legal wherever that can be had.
 */
export function largestRoster(
	index: ArmyIndex,
	seed: number,
	size = index.system.usualSize
): Roster {
	const buyer = new Buyer(index, seed, size);
	buyer.fix();
	buyer.fillShares();
	buyer.takeChoices();
	// Some points are kept for what the units may have.
	buyer.addUnits(0.72);
	buyer.giveEachOption();
	buyer.addUnits(1);
	buyer.giveEverybody();
	buyer.fix();
	return written(planned(buyer.roster, index));
}

/** Buys for a roster as long as the points last and no rule is broken. */
class Buyer {
	roster: Roster;
	readonly #index: ArmyIndex;
	readonly #size: number;
	readonly #roll: () => number;
	#points: number;
	#problems: number;
	#context: CheckContext;
	#next = 0;
	readonly #never = new Set<string>();

	constructor(index: ArmyIndex, seed: number, size: number) {
		this.#index = index;
		this.#size = size;
		this.#roll = dice(seed);
		const units = compulsoryUnits(index, size, () => this.#newId());
		this.roster = aRoster(index, { size, units });
		const report = checkRoster(this.roster, index);
		[this.#points, this.#problems] = [report.points, report.problems.length];
		this.#context = report.context;
	}

	#newId(): string {
		return `u${String((this.#next += 1))}`;
	}

	/** Makes an edit, unless it breaks something or costs more than there is. */
	#tryEdit(edit: Edit, most: number): boolean {
		const roster = applyEdit(this.roster, edit);
		const { points, problems, context } = checkRoster(roster, this.#index);
		if (points > most || problems.length > this.#problems) return false;
		this.roster = roster;
		[this.#points, this.#problems, this.#context] = [points, problems.length, context];
		return true;
	}

	#maxPoints(share = 1): number {
		return this.#size === 0 ? Infinity : this.#size * share;
	}

	/** Fixes what is wrong as the app would offer to, as far as it goes. */
	fix(): void {
		for (let step = 0; step < 40 && this.#problems > 0; step += 1) {
			const report = checkRoster(this.roster, this.#index);
			const isFixed = report.problems.some((problem) =>
				fixesOf(problem, this.roster, report, () => this.#newId(), 1)
					.filter(({ edit }) => edit.kind !== 'resize')
					.some(({ edit }) => this.#tryEdit(edit, Math.max(this.#maxPoints(), this.#points)))
			);
			if (!isFixed) return;
		}
	}

	/** Units of every heading that has to have a share of the points, which no single one fills. */
	fillShares(): void {
		for (const { constraint } of checkRoster(this.roster, this.#index).problems) {
			if (constraint.kind !== 'share') continue;
			const isOpen = (): boolean =>
				checkRoster(this.roster, this.#index).problems.some(
					(problem) => problem.constraint.id === constraint.id
				);
			const wanted = this.#index.units.filter(({ tags }) => matches(constraint.of, tags));
			for (let turn = 0; turn < 20 && isOpen(); turn += 1) {
				for (const unit of this.#shuffled(wanted)) {
					if (isOpen()) this.#tryAdd(unit, this.#maxPoints());
				}
			}
		}
	}

	takeChoices(): void {
		for (const choice of longestFirst(this.#index.choices)) {
			this.#tryAdd(choice, this.#maxPoints());
		}
	}

	/** Units by turns, the cheapest of their choices first, each where a group takes it. */
	addUnits(share: number): void {
		const most = this.#maxPoints(share);
		for (let turn = 0; turn < 12; turn += 1) {
			const order = this.#shuffled(this.#index.units);
			const added = order.filter((unit) => this.#points < most && this.#tryAdd(unit, most));
			if (added.length === 0 || this.roster.units.length > 90) return;
		}
	}

	#tryAdd({ entry }: IndexedEntry, most: number): boolean {
		const kind = this.#index.system.groups?.find(({ sketch }) => sketch !== true);
		const groups = (this.roster.groups ?? []).map(({ id }) => id);
		const places = kind ? [...groups, ...(entry.leads ? ['new'] : []), undefined] : [undefined];
		return places.some((place) => {
			const group = place === 'new' ? `g${String(groups.length + 1)}` : place;
			if (place !== 'new' && whyNotAdd(this.#context, entry.id, group).length > 0) return false;
			const unit = newUnit(this.#context, entry.id, this.#newId(), group);
			const units = [{ ...unit, ...(group !== undefined && { group }) }];
			const founded: RosterGroup[] =
				place === 'new' && kind && group !== undefined
					? [{ id: group, kind: kind.id, name: longName }]
					: [];
			const edits: Edit[] = founded.map((one) => ({ kind: 'add-group', group: one, units: [] }));
			return this.#tryEdit(
				{ kind: 'several', edits: [...edits, { kind: 'add-units', units }] },
				most
			);
		});
	}

	/** Each option to one unit that may have it. */
	giveEachOption(): void {
		const given = new Set(this.roster.units.flatMap(({ options = [] }) => options));
		for (const { entry } of longestFirst(this.#index.options)) {
			if (given.has(entry.id)) continue;
			this.#shuffled(this.roster.units).some(({ id }) => this.#tryGive(id, entry.id));
		}
	}

	/** Whatever may be had to everybody, as far as the points go. */
	giveEverybody(): void {
		for (const { id } of this.#shuffled(this.roster.units)) {
			for (const { entry } of this.#shuffled(this.#index.options).slice(0, 40)) {
				if (this.#points < this.#maxPoints()) this.#tryGive(id, entry.id);
			}
		}
	}

	#tryGive(unit: string, option: string, most = this.#maxPoints()): boolean {
		const bearer = this.#context.units.find((one) => one.unit.id === unit);
		if (!bearer || bearer.unit.options?.includes(option)) return false;
		// Most things are not for most units, and that stays so.
		const pair = `${bearer.unit.entry} ${option}`;
		if (this.#never.has(pair)) return false;
		const cost = this.#index.entries.get(option)?.entry.cost;
		if (typeof cost === 'number' && this.#points + cost > most) return false;
		const reasons = whyNotGive(this.#context, unit, option);
		if (reasons.some(({ outcome }) => outcome === 'carries/not-allowed')) this.#never.add(pair);
		if (reasons.length > 0) return false;
		return this.#tryEdit({ kind: 'give-option', unit, option }, most);
	}

	#shuffled<T>(things: readonly T[]): readonly T[] {
		const keyed = things.map((thing) => ({ thing, key: this.#roll() }));
		return keyed.toSorted((one, other) => one.key - other.key).map(({ thing }) => thing);
	}
}

/** What says the most for its points before the rest; lores first, as they bring whole decks. */
function longestFirst(entries: readonly IndexedEntry[]): readonly IndexedEntry[] {
	const worth = ({ entry, type }: IndexedEntry): number => {
		const cost = typeof entry.cost === 'number' ? entry.cost : 10;
		const length = entry.name.length + (entry.text?.length ?? 0);
		return (length + (type.id === 'lore' ? 5000 : 0)) / (Math.max(cost, 0) + 5);
	};
	return entries.toSorted((one, other) => worth(other) - worth(one));
}

/** Every unit in a planned group of four, where the game has groups that are only planned. */
function planned(roster: Roster, index: ArmyIndex): Roster {
	const kind = index.system.groups?.find(({ sketch }) => sketch === true);
	if (!kind) return roster;
	const { units } = rosterContext(roster, index);
	const may = units.filter(({ indexed }) => indexed?.type.role === 'unit');
	const groupByUnit = new Map(
		may.map(({ unit }, at) => [unit.id, `g${String(Math.floor(at / 4))}`])
	);
	return {
		...roster,
		groups: [...new Set(groupByUnit.values())].map((id) => ({ id, kind: kind.id, name: longName })),
		units: roster.units.map((unit) => {
			const group = groupByUnit.get(unit.id);
			return group === undefined ? unit : { ...unit, group };
		})
	};
}

/** The roster with a name for everything, a note, and one on a unit. */
function written(roster: Roster): Roster {
	return {
		...roster,
		name: longName,
		note: longNote,
		units: roster.units.map((unit, at) => ({
			...unit,
			name: `${longName.slice(0, 24 + ((at * 7) % 40)).trim()} ${String(at + 1)}`,
			...(at === 1 && { note: longNote })
		}))
	};
}
