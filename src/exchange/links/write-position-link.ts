import type { ArmyIndex } from '#engine';
import type { Positions, Replacement, Roster } from '#schema';

/** A link for a builder that numbers the rows of its armies, and what it has no number for. */
interface PositionLink {
	readonly builder: string;
	readonly link: string;
	/** The names of what the link leaves out. */
	readonly left: readonly string[];
}

/** The roster as such a link; undefined if that builder does not have the army. */
export function writePositionLink(roster: Roster, index: ArmyIndex): PositionLink | undefined {
	const { system, army } = index;
	const shared = system.positions;
	const own = army.positions;
	if (!shared || !own) return undefined;
	const letters = { ...shared.letters, ...own.letters };
	const counts = new Map<string, number>();
	const left = new Map<string, string>();
	const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
	const replacing = new Replacing(own, bandsOf(roster, index));
	for (const { entry, options = [] } of roster.units) {
		const { row, upgrade, others } = replacing.placeOf(entry, options) ?? {};
		if (row === undefined) {
			left.set(entry, index.entries.get(entry)?.entry.name ?? entry);
			continue;
		}
		count(String(row));
		if (upgrade !== undefined) count(`${row}-${upgrade}`);
		for (const option of others ?? []) {
			const place = placeOfOption(option, row, own, letters);
			if (place === undefined) left.set(option, index.entries.get(option)?.entry.name ?? option);
			else count(place);
		}
	}
	const pairs = [...counts].toSorted(([one], [other]) => one.localeCompare(other, 'en', numeric));
	const query = [
		...pairs.map(([key, number]) => `${key}=${number}`),
		`jsonPath=${encodeURIComponent(own.path)}`,
		`label=${encodeURIComponent(roster.name)}`,
		'printItems='
	].join('&');
	return {
		builder: shared.builder,
		link: `${shared.site}#/?${query}`,
		left: [...left.values()]
	};
}

const numeric = { numeric: true } as const;

/** An option's number or letters behind the row of its unit, or a row of its own. */
function placeOfOption(
	option: string,
	row: number,
	{ units, upgrades }: Positions,
	letters: Readonly<Record<string, string>>
): string | undefined {
	const stand = units.indexOf(option);
	if (stand >= 0) return String(stand);
	const upgrade = upgrades.indexOf(option);
	if (upgrade >= 0) return `${row}-${upgrade}`;
	const letter = Object.keys(letters).find((key) => letters[key] === option);
	return letter === undefined ? undefined : `${row}-${letter}`;
}

interface Place {
	readonly row: number;
	/** The upgrade by which the row is turned into this unit. */
	readonly upgrade?: number;
	/** Its options, without those that are part of the row. */
	readonly others: readonly string[];
}

/** Finds the rows of units. Units that replace others are upgrades of the others' rows, as long as that is allowed. */
class Replacing {
	readonly #positions;
	readonly #bands;
	readonly #used = new Map<number, number>();

	constructor(positions: Positions, bands: number) {
		this.#positions = positions;
		this.#bands = bands;
	}

	placeOf(entry: string, options: readonly string[]): Place | undefined {
		const { units, upgrades } = this.#positions;
		const upgrade = upgrades.findIndex(
			(each, at) => typeof each !== 'string' && each.is === entry && this.#hasRoom(each, at)
		);
		const replaced = upgrades[upgrade];
		if (replaced !== undefined && typeof replaced !== 'string') {
			this.#used.set(upgrade, (this.#used.get(upgrade) ?? 0) + 1);
			return { row: units.indexOf(replaced.for), upgrade, others: options };
		}
		const row = units.findIndex((named) =>
			typeof named === 'string'
				? named === entry
				: named[0] === entry && named.slice(1).every((option) => options.includes(option))
		);
		if (row < 0) return undefined;
		const named = units[row];
		const said = typeof named === 'string' ? [] : (named ?? []);
		return { row, others: options.filter((option) => !said.includes(option)) };
	}

	#hasRoom({ per }: Replacement, at: number): boolean {
		return (this.#used.get(at) ?? 0) < per * this.#bands;
	}
}

function bandsOf({ size }: Roster, { system: { band } }: ArmyIndex): number {
	return band ? Math.max(1, Math.floor(size / band.points)) : 1;
}
