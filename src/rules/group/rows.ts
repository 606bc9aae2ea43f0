import { matches } from '../../engine/base/index.ts';
import { countIn, lessEachGroup, minus, poolsOf, sumOver, type Rows } from '../base/offer.ts';

/** The groups of a pool together have no more than each may have, and no fewer than each must. */
export const groupRows: Rows<'group'> = (offer, rule) => {
	const { programme, kits, lifted } = offer;
	const { group, of, min = 0, max, more, free } = rule;
	for (const pool of poolsOf(offer, group)) {
		const isOf = ({ unit }: (typeof kits)[number]): boolean => matches(of, unit.tags);
		const found = sumOver(kits, (kit) => (isOf(kit) ? 1 : 0), pool);
		programme.bound([...found, ...lessEachGroup(pool, min)], { min: 0 }, lifted);
		if (max === undefined || more?.per !== undefined || more?.counting) continue;
		const growth = more ? sumOver(kits, (kit) => countIn(kit, more.each) * more.n, pool) : [];
		// A free unit beside each other one: then half of them count.
		const heavy = free
			? sumOver(kits, (kit) => (isOf(kit) && !matches(free, kit.unit.tags) ? 1 : 0), pool)
			: found;
		programme.bound([...heavy, ...minus(growth), ...lessEachGroup(pool, max)], { max: 0 }, lifted);
	}
};
