import { type Surcharged, unitName, type Addend } from '#engine';
import { phrases } from '../en/parts/phrases.ts';
import { pointsText } from '../base/figures.ts';

/** The amounts charged for several units: "0 + 20 + 40". */
export function amountsText({ amounts }: Surcharged): string {
	return amounts.map(pointsText).join(' + ');
}

/** The cost of units taken together: "Auxiliary units: 0 + 20 + 40 = 60". */
export function surchargeText(surcharged: Surcharged): string {
	const { surcharge, amounts, points } = surcharged;
	const sum = amounts.length > 1 ? `${amountsText(surcharged)} = ` : '';
	return `${phrases.noun(surcharge.name)}: ${sum}${pointsText(points)}`;
}

/** A sum with its parts: "2 + 4 Archpriest + 1 Priest", and "− 1" for negative ones. */
export function sumText(base: number, addends: readonly Addend[]): string {
	const parts = addends.map(
		({ unit, amount }) => `${amount < 0 ? '− ' : '+ '}${Math.abs(amount)} ${unitName(unit)}`
	);
	return [...(base === 0 && parts.length > 0 ? [] : [base]), ...parts]
		.join(' ')
		.replace(/^\+ /, '');
}
