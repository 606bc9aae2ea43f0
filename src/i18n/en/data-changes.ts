import { words } from '../words.ts';

/** What changes for a roster under today's data. */
export const dataChanges = words('dataChanges', {
	isGone: 'no longer in the army',
	nowCalled: (name: string): string => `now called ${name}`,
	models: (before: number, after: number): string => `${before} → ${after} models`,
	beforeNow: 'before, now',
	entries: 'Units and what they have',
	entriesThatChange: 'Entries that change',
	rules: 'Rules',
	rulesThatChange: 'Rules that judge otherwise',
	now: 'Now',
	new: 'New',
	noLongerSo: 'New: no longer so.',
	readings: 'Readings',
	readingsThatChange: 'Readings that change',
	nowIs: (answer: string): string => `Now: ${answer}`,
	newIs: (answer: string | undefined): string => `New: ${answer ?? 'the question is gone.'}`,
	take: 'Take the new data',
	keep: 'Keep the old',
	title: 'What changes',
	comparing: 'Comparing …',
	noSuchArmy: (date: string): string =>
		`This version of Muster no longer has this army. The roster keeps the data of ${date}, and can be edited and printed with it.`,
	fromTo: (old: string, today: string): string => `From the data of ${old} to that of ${today}.`,
	notLoaded: (why: string): string => `Today’s data could not be loaded: ${why}`,
	dataOfRoster: 'Data of this roster',
	dataOf: (date: string): string => `Data of ${date}`,
	ok: 'OK'
});
