import type { Constraint, Entry, System } from '#schema';
import { withBannerAlone } from './banner-alone.ts';
import type { Context } from './context.ts';
import { givenOf, groupBy } from './given.ts';
import { giveOwn } from './own-options.ts';
import { beginSets, setRules } from './sets.ts';
import { giveShared, sharedOf } from './shared-options.ts';
import type { ReadUnit } from './units.ts';

export interface Options {
	readonly entries: readonly Entry[];
	readonly constraints: readonly Constraint[];
	/** What a unit begins with, by its id. */
	readonly starts: ReadonlyMap<string, readonly string[]>;
}

/** The options of all units: one entry for the same thing at the same price. */
export function optionsOf(context: Context, reads: readonly ReadUnit[], system: System): Options {
	const given = reads.flatMap((read) => withBannerAlone(context, read, givenOf(context, read)));
	const constraints: Constraint[] = [];
	const entries: Entry[] = [];
	const starts = new Map<string, string[]>();
	for (const alike of groupBy(given, ({ name, offer }) => `${offer.kind.type}|${name}`)) {
		const shared = sharedOf(system, alike[0]);
		if (shared) giveShared(context, shared, alike, constraints, starts);
		else giveOwn(context, alike, { entries, constraints, starts });
	}
	beginSets(entries, given, starts);
	constraints.push(
		...setRules(
			context,
			given.filter((each) => sharedOf(system, each) === undefined)
		)
	);
	return { entries, constraints, starts };
}
