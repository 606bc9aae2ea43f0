export const comparePage: typeof import('../../en/compare-page.ts').comparePage = {
	title: 'Vergleichen',
	description:
		'Zwei Listen einer Armee oder zwei Fassungen einer Liste nebeneinander: was hinzugekommen, entfallen und geändert ist, und die Punkte.',
	from: 'Von',
	to: 'Zu',
	swap: 'Tauschen',
	notRead: 'Dieser Browser lässt Muster die gespeicherten Listen nicht lesen.'
};
