import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { shortened } from '../naming/shortened.ts';
import { einheiten, einzahl, modelle, modellen, punkte, und } from './parts/grammar.ts';

/** “2 Pikes und 3 weitere” after “aus” and “bei”. */
const dativ = (units: string): string => units.replace(/\d weitere$/, '$&n');

/** What an edit does: as done (“2 Pikes hinzugefügt”), or as offered (“2 Pikes hinzufügen”). */
export const rosterChanges: Language['rosterChanges'] = {
	nothing: (done) => `Nichts ${done ? 'geändert' : 'ändern'}`,
	joined: und,
	andMore: (count) => ` und ${count === 1 ? '1 weitere Änderung' : `${count} weitere Änderungen`}`,
	more: (count) => `${count} weitere`,
	cut: (change, length) => {
		// The verb is at the end, so the object is shortened.
		const verb = change.slice(change.lastIndexOf(' '));
		const room = length - Array.from(verb).length;
		return room < 2
			? shortened(change, length)
			: shortened(change.slice(0, -verb.length), room) + verb;
	},
	having: (unit, options) => `${unit} mit ${und(options)}`,
	models: (count, units) => `${units === 1 ? '' : 'je '}${modellen(count)}`,
	quoted: (text) => `„${text}“`,
	add: (done, units, group) =>
		`${units}${group === undefined ? '' : ` zu ${group}`} ${done ? 'hinzugefügt' : 'hinzufügen'}`,
	remove: (done, units) => `${units} ${done ? 'entfernt' : 'entfernen'}`,
	replace: (done, units, by) => `${units} durch ${by} ${done ? 'ersetzt' : 'ersetzen'}`,
	join: (done, units, group) => `${units} zu ${group} ${done ? 'hinzugefügt' : 'hinzufügen'}`,
	move: (done, units, group) => `${units} zu ${group} ${done ? 'verschoben' : 'verschieben'}`,
	leave: (done, units, group) => `${units} aus ${group} ${done ? 'entfernt' : 'entfernen'}`,
	makeGroup: (done, group, units) =>
		`${group}${units === '' ? '' : ` aus ${dativ(units)}`} ${done ? 'angelegt' : 'anlegen'}`,
	makeGroupOfNew: (done, group, units) =>
		`${group} mit ${dativ(units)} ${done ? 'angelegt' : 'anlegen'}`,
	takeApart: (done, group) => `${group} ${done ? 'aufgelöst' : 'auflösen'}`,
	reorder: (done, count) => `${einheiten(count)} ${done ? 'umgestellt' : 'umstellen'}`,
	setModels: (done, unit, models) =>
		`${unit} auf ${modelle(models)} ${done ? 'gesetzt' : 'setzen'}`,
	give: (done, option, units) =>
		`${option} bei ${dativ(units)} ${done ? 'hinzugefügt' : 'hinzufügen'}`,
	appoint: (done, role, unit) => `${unit} als ${einzahl(role)} ${done ? 'gewählt' : 'wählen'}`,
	inRole: (unit, role) => `${unit} als ${einzahl(role)}`,
	take: (done, option, units) => `${option} bei ${dativ(units)} ${done ? 'entfernt' : 'entfernen'}`,
	dismiss: (done, role, unit) => `${unit} als ${einzahl(role)} ${done ? 'abgewählt' : 'abwählen'}`,
	moveOption: (done, option, from, to) =>
		`${option} ${from === to ? `an eine andere Einheit (${to})` : `von ${from} an ${to}`} ${done ? 'weitergegeben' : 'weitergeben'}`,
	swapOption: (done, unit, from, to) =>
		`${from} bei ${unit} gegen ${to} ${done ? 'getauscht' : 'tauschen'}`,
	takeName: (done, from) => `Namen von ${from} ${done ? 'entfernt' : 'entfernen'}`,
	takeNote: (done, from) => `Notiz zu ${from} ${done ? 'entfernt' : 'entfernen'}`,
	note: (done, on) => `Notiz zu ${on} ${done ? 'geschrieben' : 'schreiben'}`,
	name: (done, what, name) => `${what} ${name} ${done ? 'genannt' : 'nennen'}`,
	rename: (done, name) => `Liste in ${name} ${done ? 'umbenannt' : 'umbenennen'}`,
	setLimit: (done, size) => `Punktelimit auf ${size} ${done ? 'gesetzt' : 'setzen'}`,
	answer: (done, question, answer) =>
		`${answer === '' ? 'Auslegung' : answer} ${done ? 'gewählt' : 'wählen'} (${question})`,
	leaveEvent: (done) => `Turnier nicht mehr ${done ? 'verwendet' : 'verwenden'}`,
	attend: (done, event) => `Turnier ${event} ${done ? 'verwendet' : 'verwenden'}`,
	restore: (done) => `Frühere Liste ${done ? 'wiederhergestellt' : 'wiederherstellen'}`,
	acceptProposal: (done) => `Änderungen eines Vorschlags ${done ? 'übernommen' : 'übernehmen'}`,
	takeData: (done, day) => `Daten vom ${day} ${done ? 'übernommen' : 'übernehmen'}`,
	size: (size) => `Limit ${size}`,
	noPoints: '±0 Punkte'
};

/** What steps of a history are called that no edit of their own made. */
export const steps: Language['steps'] = {
	undid: (count) => `${count === 1 ? '1 Schritt' : `${count} Schritte`} rückgängig gemacht`
};

/** The changes of two tabs, and their values. */
export const conflicts: Language['conflicts'] = {
	gave: (option) => `${option} hinzugefügt`,
	took: (option) => `${option} entfernt`,
	strong: (models) => `Auf ${modelle(models)} gesetzt`,
	named: (name) => `„${name}“ genannt`,
	noName: 'Namen entfernt',
	wrote: (note) => `„${note}“ geschrieben`,
	tookNote: 'Notiz entfernt',
	outOf: (group) => `Aus ${group ?? 'der Gruppe'} entfernt`,
	into: (group) => `Zu ${group} hinzugefügt`,
	added: 'Hinzugefügt',
	addedWith: (options, models) =>
		`Hinzugefügt mit ${und([...(models === undefined ? [] : [modellen(models)]), ...options])}`,
	event: (name, date) => `${name}, ${date}`,
	noEvent: 'Kein Turnier',
	noNote: 'Keine Notiz',
	roster: (units, spent) => `${einheiten(units)}, ${punkte(spent)}`
};

/** Changes in a roster under other data. */
export const changes: Language['changes'] = {
	facts: {
		stats: 'anderes Profil',
		equipment: 'andere Ausrüstung',
		rules: 'andere Sonderregeln'
	},
	points: (before, after) => `${pointsText(before)} → ${pointsText(after)} Punkte`,
	madeWith: (day, changed) =>
		`Erstellt mit den Daten vom ${day}, die nicht auf diesem Gerät sind: ${changed.join(', ')}.`,
	moved: (day, changed) =>
		`Diese Liste hatte die Daten vom ${day}, die diese Version von Muster nicht mehr lesen kann. Von jetzt an gelten die heutigen${changed.length === 0 ? '' : `: ${changed.join(', ')}`}.`,
	later: (day, today) =>
		`Erstellt mit den Daten vom ${day}. Diese Version von Muster verwendet die vom ${today}. Aktualisiere Muster, um die neueren zu verwenden.`
};

export const editSteps: Language['editSteps'] = {
	edited: 'Bearbeitet',
	joined: 'Änderungen aus zwei Tabs zusammengeführt',
	chose: 'Zwischen den Änderungen zweier Tabs entschieden',
	recovered: 'Ungespeicherte Änderungen gerettet',
	keptAside: 'Ungespeicherte Änderungen'
};
