import { modelle } from './grammar.ts';

export const dataChanges: typeof import('../../en/data-changes.ts').dataChanges = {
	isGone: 'nicht mehr in der Armee',
	nowCalled: (name) => `heißt jetzt ${name}`,
	models: (before, after) => `${before} → ${modelle(after)}`,
	beforeNow: 'vorher, jetzt',
	entries: 'Einheiten und was sie haben',
	entriesThatChange: 'Einträge, die sich ändern',
	rules: 'Regeln',
	rulesThatChange: 'Regeln, die anders urteilen',
	now: 'Jetzt',
	new: 'Neu',
	noLongerSo: 'Neu: gilt nicht mehr.',
	readings: 'Lesarten',
	readingsThatChange: 'Lesarten, die sich ändern',
	nowIs: (answer) => `Jetzt: ${answer}`,
	newIs: (answer) => `Neu: ${answer ?? 'Die Frage stellt sich nicht mehr.'}`,
	take: 'Neue Daten übernehmen',
	keep: 'Alte behalten',
	title: 'Was sich ändert',
	comparing: 'Wird verglichen …',
	noSuchArmy: (date) =>
		`Diese Version von Muster hat die Armee nicht mehr. Die Liste behält die Daten vom ${date} und lässt sich damit bearbeiten und drucken.`,
	fromTo: (old, today) => `Von den Daten vom ${old} zu denen vom ${today}.`,
	notLoaded: (why) => `Die heutigen Daten ließen sich nicht laden: ${why}`,
	dataOfRoster: 'Daten dieser Liste',
	dataOf: (date) => `Daten vom ${date}`,
	ok: 'OK'
};
