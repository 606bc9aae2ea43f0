import type { Rows } from '../base/offer.ts';

/** No list is legal at another points limit. */
export const agreedSizeRows: Rows<'agreed-size'> = ({ programme, size, lifted }, rule) => {
	if (size === rule.size) return;
	const never = programme.column(1);
	programme.bound([[never, 1]], { min: 2 }, lifted);
};
