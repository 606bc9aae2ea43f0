import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { frame } from './frame.ts';

export const listVerdict: Language['listVerdict'] = {
	spentOf: (spent, size) => `${spent} von ${size}`,
	full: (legality) =>
		legality.unread === undefined
			? [frame.verdict(legality), ...listVerdict.left(legality)].join(' · ')
			: [
					listVerdict.notWhole(legality.unread),
					...(legality.problems > 0 ? [frame.verdict(legality)] : [])
				].join(' · '),
	left: ({ problems, lacksEvent, left }) =>
		problems > 0 || lacksEvent || left === undefined ? [] : [`${pointsText(left)} übrig`],
	notWhole: (unread) =>
		`Nicht vollständig gelesen: ${unread === 1 ? '1 Zeile' : `${unread} Zeilen`}`,
	inLine: ({ problems, isUnfinished, unread, lacksEvent, left }) => {
		if (unread !== undefined) return 'nicht vollständig gelesen';
		if (isUnfinished) return 'unvollständig';
		if (problems > 0) return problems === 1 ? '1 Problem' : `${problems} Probleme`;
		if (lacksEvent) return 'gültig ohne die Regeln des Turniers';
		return left === undefined ? 'gültig' : 'bisher gültig';
	}
};
