import type { Rows } from '../base/offer.ts';

/** The points spent are within the points limit. */
export const pointsLimitRows: Rows<'points-limit'> = ({ programme, points, size, lifted }) => {
	programme.bound(points, { max: size }, lifted);
};
