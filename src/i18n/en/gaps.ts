import { words } from '../base/words.ts';

/** What is not checked, at a glance. */
export const gapWords = words('gapWords', {
	count: (count: number, isOfArmy: boolean): string => {
		const many = count === 1 ? '1 rule' : `${count} rules`;
		return `${many} ${isOfArmy ? 'of this army ' : ''}not checked`;
	}
});
