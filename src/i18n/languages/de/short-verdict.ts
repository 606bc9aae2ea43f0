export const shortVerdict: typeof import('../../en/short-verdict.ts').shortVerdict = {
	of: (count, lacksEvent) => {
		if (count > 0) return count === 1 ? '1 Problem' : `${count} Probleme`;
		return lacksEvent ? 'gültig ohne die Regeln des Turniers' : 'gültig';
	}
};
