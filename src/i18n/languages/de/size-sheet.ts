export const sizeSheet: typeof import('../../en/size-sheet.ts').sizeSheet = {
	title: 'Vereinbarte Größe',
	what: 'Die Punkte, auf die gespielt wird. Mindest- und Höchstzahlen richten sich nach ihr, nicht nach den ausgegebenen Punkten.',
	spent: 'Ausgegebene Punkte'
};
