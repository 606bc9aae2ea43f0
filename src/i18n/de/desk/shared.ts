import type { Language } from '../../language.ts';

export const deskShared: Language['deskShared'] = {
	title: 'Ein anderes Gerät',
	about:
		'Die Datei des Turniertischs enthält alle Listen, Namen, Korrekturen und das Siegel. Öffne sie auf einem anderen Gerät und nimm die Datei von dort zurück: Von jedem Spieler gilt die neuere Fassung. Sie ist auch die Sicherung des Turniertischs, der in keiner Sicherung der App steht: Sichere sie ab und zu und verwahre sie gut, denn es sind Daten anderer Leute.',
	save: 'Turniertisch als Datei sichern',
	open: 'Datei eines Turniertischs öffnen',
	none: 'Das ist keine Datei eines Turniertischs.',
	newer:
		'Diese Datei stammt aus einer neueren Fassung von Muster. Aktualisiere die App und öffne sie dann noch einmal.',
	nothing: 'In der Datei steht nichts, was nicht schon hier ist.',
	differs: 'Mit der Datei wäre das anders:',
	event: (name, date) => `das Turnier, das später geändert wurde: ${name}, ${date}`,
	lock: 'das Siegel, das später entstand',
	kinds: {
		new: 'neu',
		newer: 'eine neuere Fassung',
		corrected: 'korrigiert',
		gone: 'entfernt'
	},
	before: (facts) => `vorher: ${facts}`,
	now: (facts) => `dann: ${facts}`,
	take: 'Übernehmen',
	leave: 'Nicht übernehmen',
	taken:
		'Beide Turniertische sind jetzt hier beisammen. Sichere die Datei noch einmal für das andere Gerät.'
};
