import type { Language } from '../language.ts';

export const gapWords: Language['gapWords'] = {
	count: (count, isOfArmy) => {
		const many = count === 1 ? '1 Regel' : `${count} Regeln`;
		return `${many} ${isOfArmy ? 'dieser Armee ' : ''}nicht geprüft`;
	}
};
