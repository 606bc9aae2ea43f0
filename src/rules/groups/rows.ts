import type { Selector } from '#schema';
import { matches } from '../../engine/base/index.ts';
import { minus, poolsOf, type Offer, type Rows } from '../base/offer.ts';
import type { Term } from '../base/programme.ts';

/** So many groups of a kind, or as many as others. */
export const groupsRows: Rows<'groups'> = (offer, rule) => {
	const { programme, lifted } = offer;
	const { group, by, min, asMany, max } = rule;
	const groups = groupsLed(offer, group, by);
	programme.bound(groups, { min, max }, lifted);
	if (asMany)
		programme.bound([...groups, ...minus(groupsLed(offer, group, asMany))], { min: 0 }, lifted);
};

function groupsLed(offer: Offer, group: string, by: Selector | undefined): readonly Term[] {
	return poolsOf(offer, group).flatMap(({ leader, leaders }) =>
		!by || matches(by, leader.tags) ? leaders : []
	);
}
