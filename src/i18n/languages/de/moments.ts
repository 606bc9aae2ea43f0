export const moments: typeof import('../../en/moments.ts').moments = {
	today: 'Heute',
	yesterday: 'Gestern',
	beginning: 'Die Liste vor diesen Schritten'
};
