import type { Language } from '../language.ts';
import { punkteWort } from './parts/grammar.ts';

export const rosterHistory: Language['rosterHistory'] = {
	title: 'Verlauf',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	isSameNow: (name) => `„${name}“ ist der jetzige Stand der Liste.`,
	backTo: (name) => `„${name}“ wiederhergestellt.`,
	notOpened: (why) => `Der Verlauf ließ sich nicht öffnen: ${why}`,
	goBack: 'Wiederherstellen',
	isHere: 'Das ist der jetzige Stand.',
	compare: 'Mit jetzt vergleichen',
	rename: 'Umbenennen',
	delete: 'Löschen',
	restore: 'Wiederherstellen',
	needsName: 'Gib der Version einen Namen.',
	cancel: 'Abbrechen',
	steps: 'Schritte',
	goingBack: 'Du kannst das Wiederherstellen jederzeit rückgängig machen.',
	showOlder: (count) => `Ältere Schritte zeigen (noch ${count})`,
	before: 'Davor',
	noneYet: 'Noch keine Änderungen.',
	now: 'Jetzt',
	undone: 'rückgängig gemacht',
	unreached: (count) =>
		count === 1
			? '1 weiterer Schritt ist nicht lesbar.'
			: `${count} weitere Schritte sind nicht lesbar.`,
	notReadable: 'Unlesbar',
	aboutUnreached:
		'Sie sind beschädigt oder führen nicht zum jetzigen Stand der Liste. Sie bleiben unverändert. Exportiere sie für jemanden, der sie reparieren kann, oder versuch es mit einer neueren Version von Muster.',
	savedVersions: 'Gespeicherte Versionen',
	versionName: 'Name dieser Version',
	versionHint: 'vor dem Turnier',
	keep: 'Speichern',
	keepVersion: 'Diese Version speichern …',
	versionsNotRead: (why) => `Die gespeicherten Versionen ließen sich nicht lesen: ${why}`,
	name: 'Name',
	pointsWord: punkteWort,
	notKept: (name) => `Die Version „${name}“ wurde nicht gespeichert`,
	notRenamed: (name) => `Die Version wurde nicht in „${name}“ umbenannt`,
	notBack: (name) => `Die Version „${name}“ wurde nicht wiederhergestellt`,
	notDeleted: (name) => `Die Version „${name}“ wurde nicht gelöscht`,
	deleted: (name) => `Version „${name}“ gelöscht.`
};
