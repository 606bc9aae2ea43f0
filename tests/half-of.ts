import { amount } from './faults/amount.ts';

/** Two of each four things, as all take long; all of them by `npm run test:faults`. */
export function halfOf<T>(things: readonly T[]): readonly T[] {
	return amount({ whole: 1, part: 0 }) === 1 ? things : things.filter((_, at) => at % 4 < 2);
}
