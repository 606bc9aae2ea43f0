import { kindOfGroup, matches, mayStandIn } from '../../engine/base/index.ts';
import type { Rows } from '../base/offer.ts';
import type { Term } from '../base/programme.ts';

/** Who may be in a group and may not stay outside has no place there. */
export const outsideRows: Rows<'outside'> = ({ index, programme, kits, lifted }, rule) => {
	const kind = kindOfGroup(index, rule.group);
	if (!kind) return;
	const left = kits
		.filter(({ unit }) => mayStandIn(kind, unit) && !matches(rule.of, unit.tags))
		.flatMap(({ places }) => places.filter(({ pool }) => !pool))
		.map(({ column }): Term => [column, 1]);
	programme.bound(left, { max: 0 }, lifted);
};
