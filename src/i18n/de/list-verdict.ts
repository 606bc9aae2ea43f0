import type { Language } from '../language.ts';
import { frame } from './frame.ts';

export const listVerdict: Language['listVerdict'] = {
	spentOf: (spent, size) => `${spent} von ${size}`,
	full: (standing) => [frame.verdict(standing), ...frame.left(standing)].join(' · '),
	inLine: ({ problems, lacksEvent, left }) => {
		if (problems > 0) return problems === 1 ? '1 Problem' : `${problems} Probleme`;
		if (lacksEvent) return 'gültig ohne die Regeln des Turniers';
		return left === undefined ? 'gültig' : 'bisher gültig';
	}
};
