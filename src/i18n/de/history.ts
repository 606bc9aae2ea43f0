import type { Language } from '../language.ts';
import { punkteWort } from './grammar.ts';

export const rosterHistory: Language['rosterHistory'] = {
	title: 'Verlauf',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	noUndo: 'Es gibt keine Änderung, die sich rückgängig machen ließe.',
	noRedo: 'Es gibt nichts zu wiederholen: zurück kommt nur, was rückgängig gemacht wurde.',
	isSameNow: (name) => `„${name}“ ist die Liste, wie sie jetzt ist.`,
	backTo: (name) => `Zurück zu „${name}“, als neuer Schritt.`,
	notOpened: (why) => `Der Verlauf ließ sich nicht öffnen: ${why}`,
	goBack: 'Hierher zurück',
	isHere: 'Hier ist die Liste jetzt.',
	compare: 'Mit jetzt vergleichen',
	rename: 'Umbenennen',
	delete: 'Löschen',
	restore: 'Zurückholen',
	needsName: 'Eine Fassung braucht einen Namen, unter dem sie zu finden ist.',
	cancel: 'Abbrechen',
	steps: 'Schritte',
	goingBack: 'Zurückgehen ist ein neuer Schritt: Nichts, was danach kam, geht verloren.',
	showOlder: (count) => `Ältere Schritte zeigen (noch ${count})`,
	before: 'Davor',
	noneYet: 'Noch wurde nichts geändert. Jede Änderung wird hier ein Schritt.',
	now: 'Jetzt',
	undone: 'rückgängig gemacht',
	unreached: (count) =>
		count === 1
			? '1 weiterer Schritt ist nicht lesbar.'
			: `${count} weitere Schritte sind nicht lesbar.`,
	notReadable: 'Nicht lesbar',
	aboutUnreached:
		'Sie sind beschädigt oder führen nicht zur Liste, wie sie jetzt ist. Sie bleiben, wie sie sind. Exportiere sie, um sie jemandem zu schicken, der sie richten kann, oder versuch es mit einem neueren Muster.',
	keptVersions: 'Gesicherte Fassungen',
	versionName: 'Name dieser Fassung',
	versionHint: 'vor dem Turnier',
	keep: 'Sichern',
	keepVersion: 'Diese Fassung sichern …',
	versionsNotRead: (why) => `Die gesicherten Fassungen ließen sich nicht lesen: ${why}`,
	name: 'Name',
	pointsWord: punkteWort,
	notKept: (name) => `Die Fassung „${name}“ ist nicht gesichert`,
	notRenamed: (name) => `Die Fassung ist nicht in „${name}“ umbenannt`,
	notBack: (name) => `Die Fassung „${name}“ ist nicht zurückgeholt`,
	notDeleted: (name) => `Die Fassung „${name}“ ist nicht gelöscht`,
	deleted: (name) => `Fassung „${name}“ gelöscht.`
};

export const editSteps: Language['editSteps'] = {
	edited: 'Bearbeitet',
	joined: 'Änderungen aus zwei Tabs zusammengeführt',
	chose: 'Zwischen den Änderungen zweier Tabs entschieden',
	recovered: 'Gespeichert, was beiseitegelegt war',
	keptAside: 'Beiseitegelegt'
};
