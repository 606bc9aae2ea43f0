import type { Context } from './context.ts';
import type { Walk } from './walk.ts';
import type { Fact } from './facts.ts';

const level = /^(?:Wizard Level (\d)|Level (\d) Wizard)$/;

export function levelOf(name: string): number | undefined {
	const found = level.exec(name);
	return found ? Number(found[1] ?? found[2]) : undefined;
}

/** What else a level is called: "Wizard Level 2", "Level 2 Wizard", "Level 2". */
export function namesOfLevel(name: string): readonly string[] {
	const n = levelOf(name);
	if (n === undefined) return [];
	return [`Level ${n} Wizard`, `Wizard Level ${n}`, `Level ${n}`].filter((each) => each !== name);
}

export function isLore({ name }: Fact): boolean {
	return name.startsWith('Path of ') && name !== 'Path of Magic';
}

/** How one unit comes to know a lore: whatever it has, or with one of these; and beside what it does not. */
interface Way {
	readonly sets: readonly (readonly string[])[];
	readonly none: readonly string[];
}

/** The lores of an army, by unit and lore. */
export class Lores {
	readonly #ways = new Map<string, Map<string, Way[]>>();

	add(unit: string, lore: string, way: Way): void {
		const lores = this.#ways.get(unit) ?? new Map<string, Way[]>();
		this.#ways.set(unit, lores);
		lores.set(lore, [...(lores.get(lore) ?? []), way]);
	}

	knows(unit: string, lore: string): boolean {
		return (this.#ways.get(unit)?.get(lore) ?? []).some(({ sets }) => sets.length === 0);
	}

	/** Puts down who may know which lore, once every choice of the army is known. */
	settle(context: Context): void {
		for (const [unit, lores] of this.#ways) {
			for (const [lore, ways] of lores) {
				const keyword = mayKnow(lore);
				const [first, ...others] = ways;
				const none = (first?.none ?? []).filter((name) =>
					others.every((other) => other.none.includes(name))
				);
				for (const name of none) context.notTogether(lore, name, unit);
				if (this.knows(unit, lore)) context.keywordsOf(unit).add(keyword);
				else {
					const names = [...new Set(ways.flatMap(({ sets }) => sets.at(-1) ?? []))];
					context.open(unit, keyword, names);
				}
			}
		}
	}
}

export function mayKnow(lore: string): string {
	return `MAY KNOW ${lore.toUpperCase().replaceAll('-', ' ')}`;
}

export function takeLore(walk: Walk, { name }: Fact): void {
	const { context, id, conditions, under, trail } = walk;
	const { corrections, settings, notes } = context;
	const lore = corrections.ownLores[settings.id]?.[name] ?? corrections.lores[name];
	notes.count(settings.id, 'lores', lore !== undefined);
	if (lore === undefined) {
		context.leave(id, name, 'no lore of the text has this name');
		return;
	}
	// A second wizard (the mount) is left out with its level.
	const isOfMount = trail.some((each) => /^Mounts?$/.test(each));
	if (isOfMount) return;
	const sets = conditions.all.filter((set) => !set.every((each) => levelOf(each) !== undefined));
	const isSecond =
		under !== undefined && levelOf(under.name) === undefined && context.lores.knows(id, lore);
	if (isSecond) {
		if (!under.grants.includes('TWO LORES')) under.grants.push('TWO LORES');
		return;
	}
	const forbidden = conditions.forbids.map((name) => context.atUnit(name) ?? name);
	context.lores.add(id, lore, { sets, none: [...conditions.none, ...forbidden] });
}
