import { hasPart, sumOver, type Rows } from '../base/offer.ts';
import { isOfAll, sharedPoints, shareAt } from './check.ts';

/** Points of these between the minimum and the maximum. In any one unit, the unit alone decides. */
export const shareRows: Rows<'share'> = (offer, rule) => {
	if (rule.scope === 'unit') return;
	const { programme, kits, points, size, lifted } = offer;
	const spent = isOfAll(rule)
		? points
		: sumOver(kits, (kit) => (hasPart(kit, rule.of) ? sharedPoints(rule, kit.unit) : 0));
	programme.bound(spent, { min: shareAt(rule.min, size), max: shareAt(rule.max, size) }, lifted);
};
