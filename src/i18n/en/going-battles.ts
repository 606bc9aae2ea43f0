import { words } from '../base/words.ts';

/** The link of home to battles that go on. */
export const goingBattles = words('goingBattles', {
	link: (count: number): string => (count === 1 ? 'Continue battle' : `Continue battles (${count})`)
});
