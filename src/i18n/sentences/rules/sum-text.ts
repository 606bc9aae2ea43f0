import { unitName, type Addend } from '#engine';

/** A sum with its parts: "2 + 4 Archpriest + 1 Priest", and "− 1" for negative ones. */
export function sumText(base: number, addends: readonly Addend[]): string {
	const parts = addends.map(
		({ unit, amount }) => `${amount < 0 ? '− ' : '+ '}${Math.abs(amount)} ${unitName(unit)}`
	);
	return [...(base === 0 && parts.length > 0 ? [] : [base]), ...parts]
		.join(' ')
		.replace(/^\+ /, '');
}
