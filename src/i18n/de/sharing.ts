import type { Language } from '../language.ts';

export const linkFaults: Language['linkFaults'] = {
	unknownGame:
		'Diese Liste ist für ein Spiel, das diese Version von Muster nicht hat. Aktualisiere Muster, um sie zu öffnen.',
	unknownArmy:
		'Diese Liste ist für eine Armee, die diese Version von Muster nicht hat. Aktualisiere Muster, um sie zu öffnen.'
};

export const packedLinks: Language['packedLinks'] = {
	damaged:
		'Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert. Kopiere ihn noch einmal, oder scanne den Code erneut.',
	newer:
		'Dieser Link wurde mit einer neueren Version von Muster erstellt; aktualisiere Muster, um ihn zu öffnen.',
	noList: 'Dieser Link enthält keine Liste von Muster.',
	unclear: 'Dieser Link ist nicht eindeutig. Bitte um die Liste als Datei.',
	unknownThings: (count, made, own) =>
		`${count === 1 ? 'Ein Eintrag dieser Liste ist' : `${count} Einträge dieser Liste sind`} hier unbekannt: Die Liste wurde mit Daten vom ${made} erstellt, diese Version von Muster hat die vom ${own}.`
};

export const listExport: Language['listExport'] = {
	formats: {
		text: 'Text',
		simple: 'einfache Liste',
		markdown: 'Markdown',
		bbcode: 'BBCode',
		csv: 'Tabelle (CSV)'
	},
	plain: 'Liste zum Bearbeiten (JSON)',
	copied: (format) => `Liste als ${format} kopiert.`,
	copiedLinkFor: (builder, left) =>
		`Link für ${builder} kopiert.${left.length === 0 ? '' : ` Es fehlen darin: ${left.join(', ')}.`}`,
	copiedLink: 'Link kopiert: Wer ihn öffnet, hat die Liste.',
	notCopied: 'Der Browser hat das Kopieren nicht zugelassen.',
	notShared: 'Der Browser hat das Teilen nicht zugelassen.',
	saveAsFile: 'Als Datei speichern',
	proposal: (facts) => `Vorschlag: ${facts}`,
	copiedProposal: 'Link kopiert: Wer dir die Liste geschickt hat, sieht, was du geändert hast.',
	noArmy: (army) => `es gibt keine Armee „${army}“`,
	noLink: (name, why) => `Zu „${name}“ gibt es keinen Link: ${why}`
};

export const shareDialog: Language['shareDialog'] = {
	title: 'Teilen',
	making: 'Der Link wird erstellt …',
	inLink: 'Die ganze Liste steht im Link, ohne deine Notizen. Nichts wird hochgeladen.',
	rulesMissing: (event) =>
		`Die Hausregeln von ${event} sind zu lang für den Link. Wer ihn öffnet, braucht auch das Turnierpaket.`,
	what: 'Was du schickst',
	list: 'Die Liste',
	proposal: 'Ein Vorschlag',
	proposalFor: (name) =>
		`Deine Liste als Vorschlag für „${name}“. Wer dir die Liste geschickt hat, sieht deine Änderungen und nimmt jede an oder lehnt sie ab.`,
	copyLink: 'Link kopieren',
	system: 'Mit einer App senden',
	mail: 'Per E-Mail senden',
	qrCode: 'QR-Code zeigen',
	file: 'Als Datei speichern',
	qrCodeOfList: 'QR-Code dieser Liste',
	noQrCode:
		'Diese Liste ist zu lang für einen QR-Code. Kopiere ihren Link oder speichere sie als Datei.',
	brightness: 'Lässt sich nicht scannen? Stell den Bildschirm heller.',
	close: 'Schließen'
};

export const textForms: Language['textForms'] = {
	label: 'Als Text',
	copyText: 'Text kopieren',
	withNotes: 'Mit Notizen',
	otherFormats: 'Andere Formate',
	formats: {
		text: 'Reiner Text',
		simple: 'Einfache Liste',
		markdown: 'Markdown',
		bbcode: 'BBCode',
		csv: 'Tabelle (CSV)'
	},
	plain: 'Liste zum Bearbeiten (JSON)',
	copyAs: (format) => `Kopieren als ${format}`,
	saveAs: (format) => `Speichern als ${format}`,
	linkFor: (builder) => `Link für ${builder}`,
	copyLinkFor: (builder) => `Link für ${builder} kopieren`,
	copy: 'Kopieren',
	save: 'Speichern'
};
