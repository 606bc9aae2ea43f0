import { amount } from './faults/amount.ts';

/** One of each three things, as all take long; all of them by `npm run test:faults`. */
export function someOf<T>(things: readonly T[]): readonly T[] {
	return amount({ whole: 1, part: 0 }) === 1 ? things : things.filter((_, at) => at % 3 === 0);
}
