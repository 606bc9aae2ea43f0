import type { Constraint } from '#schema';
import type { Conditions } from './conditions.ts';
import type { Context } from './context.ts';
import { labelOf } from './labels.ts';
import { idOf } from './wording.ts';

/** How many points of banners a unit may have, and how many of its like in an army. */
export class Banners {
	readonly #banners = new Map<string, { readonly n: number; readonly conditions: Conditions }[]>();
	readonly #oneInArmy = new Map<string, { name: string; keyword: string; units: string[] }>();

	/** "One unit of these may have a banner": the source's own number of a whole group of items. */
	oneInArmy(ref: string, name: string, unit: string, keyword: string): void {
		const known = this.#oneInArmy.get(ref) ?? { name, keyword, units: [] };
		if (!known.units.includes(unit)) known.units.push(unit);
		this.#oneInArmy.set(ref, known);
	}

	/** Such numbers as rules, where they are not of every banner of the army. */
	rules(context: Context): readonly Constraint[] {
		return [...this.#oneInArmy].flatMap(([ref, { name, keyword, units }]) => {
			if (!/warriors-or-repeaters/.test(ref)) {
				context.note(
					'read',
					name,
					'the source’s one for the whole army is not applied: it would leave one magic banner for all units'
				);
				context.notes.count(context.settings.id, 'limits', false);
				return [];
			}
			context.notes.count(context.settings.id, 'limits', true);
			return [
				{
					id: `one-of-${idOf(ref)}`,
					kind: 'count' as const,
					label: labelOf(name),
					of: { any: units, all: [`HAS ${keyword}`] },
					max: 1,
					source: context.source(name)
				}
			];
		});
	}

	allow(unit: string, n: number, conditions: Conditions): void {
		this.#banners.set(unit, [...(this.#banners.get(unit) ?? []), { n, conditions }]);
	}

	/** Points of banners on a unit: the most that any of its groups allows, or less without a choice. */
	of(
		unit: string
	):
		| { readonly base: number; readonly more?: { readonly name: string; readonly n: number } }
		| undefined {
		const found = this.#banners.get(unit);
		if (!found) return undefined;
		const most = Math.max(...found.map(({ n }) => n));
		const lesser = found.find(({ n, conditions }) => n < most && conditions.none.length > 0);
		const name = lesser?.conditions.none[0];
		if (!lesser || name === undefined) return { base: most };
		return { base: lesser.n, more: { name, n: most - lesser.n } };
	}
}
