import type { Language } from '../../language.ts';

export const deskBlind: Language['deskBlind'] = {
	save: 'Prüfsummen sichern (Text)',
	saveIs:
		'Blinder Tausch: Veröffentliche jetzt die Prüfsummen. Sie verraten nichts, und danach kann keine Liste mehr geändert werden. Später veröffentlichst du die Seite unten: Dort steht jede Liste mit ihrer geheimen Zahl.',
	check: 'Veröffentlichte Listen prüfen',
	checkIs:
		'Listen, die eine Turnierleitung veröffentlicht hat, werden mit den Prüfsummen verglichen, die sie vorher veröffentlicht hat.',
	commitments: 'Die Prüfsummen, wie sie vorher veröffentlicht wurden (commitments.txt)',
	orText: 'oder ihr Text',
	lists: 'Die Listen, die später veröffentlicht wurden (Textdateien oder ein Zip)',
	fingerprint: 'Fingerabdruck aller Prüfsummen:',
	is: {
		kept: 'passt zu ihrer Prüfsumme',
		changed: 'passt nicht zu ihrer Prüfsumme',
		unknown: 'zu ihr gibt es keine Prüfsumme',
		missing: 'nicht dabei'
	},
	noCommitments: 'In diesem Text stehen keine Prüfsummen.'
};
