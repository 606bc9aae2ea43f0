import { matches } from '../../engine/base/index.ts';
import {
	lessEachGroup,
	poolsOf,
	type Kit,
	type Offer,
	type Pool,
	type Rows
} from '../base/offer.ts';
import type { Term } from '../base/programme.ts';

/** Followers fit the rows of who leads them. */
export const ledRows: Rows<'led'> = (offer, rule) => {
	for (const pool of poolsOf(offer, rule.group)) boundRows(offer, pool);
};

/**
 * Each row of the leader has its minimum of those who fit it, and those who fit limited rows alone are no more than
 * these hold.
 */
function boundRows({ programme, kits, lifted }: Offer, pool: Pool): void {
	const rows = pool.leader.indexed?.entry.leads ?? [];
	const fitting = ({ unit }: Kit) => rows.filter(({ of }) => matches(of, unit.tags));
	const followers = (of: (kit: Kit) => boolean): readonly Term[] =>
		kits.flatMap((kit) =>
			kit.places
				.filter((place) => place.pool === pool && !place.leads && of(kit))
				.map(({ column }): Term => [column, 1])
		);
	for (const row of rows) {
		if (row.min === undefined) continue;
		const fit = followers((kit) => fitting(kit).includes(row));
		programme.bound([...fit, ...lessEachGroup(pool, row.min)], { min: 0 }, lifted);
	}
	const sets = new Map(
		kits.map((kit) => [
			fitting(kit)
				.map((row) => rows.indexOf(row))
				.join(),
			fitting(kit)
		])
	);
	for (const own of sets.values()) {
		const most = own.reduce((sum, { max = Infinity }) => sum + max, 0);
		if (most === Infinity) continue;
		const bound = followers((kit) => fitting(kit).every((row) => own.includes(row)));
		programme.bound([...bound, ...lessEachGroup(pool, most)], { max: 0 }, lifted);
	}
}
