import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';

/** What lets one unit, for each of some characters, have a dearer banner: choices, and how many of them. */
export function dearerBanners(context: Context): {
	readonly entries: readonly Entry[];
	readonly constraints: readonly Constraint[];
} {
	const own = context.corrections.dearerBanners.filter(({ army }) => army === context.settings.id);
	const found = own.map(({ unit, name, each, more, group }) => {
		const ids = context.idsOfUnits();
		const [bearer, patron] = [ids.get(unit), ids.get(each)];
		if (bearer === undefined || patron === undefined) throw new Error(`no ${unit} or ${each}`);
		const source = context.source(group);
		const id = context.newId(name);
		context.notes.count(context.settings.id, 'limits', true);
		const entry: Entry = {
			id,
			name,
			type: 'upgrade',
			cost: 0,
			numbers: { 'banner-allowance': more },
			text: `${more} points more for a magic banner, for one unit with each ${each}.`,
			carriedBy: { by: { any: [bearer], all: ['STANDARD BEARER'] } },
			source
		};
		const constraint: Constraint = {
			id: `${id}-by-${patron}`,
			kind: 'count',
			of: { any: [id] },
			max: 0,
			more: { each: { any: [patron] }, n: 1 },
			source
		};
		return { entry, constraint };
	});
	return {
		entries: found.map(({ entry }) => entry),
		constraints: found.map(({ constraint }) => constraint)
	};
}
