import type { mailed as english } from '../../en/parts/mailed.ts';

export const mailed: Readonly<typeof english> = {
	formFirst: ['Vorname'],
	formLast: ['Nachname', 'Familienname'],
	formList: ['Armeeliste', 'Liste', 'Deine Liste'],
	formArmy: ['Armee', 'Fraktion', 'Volk'],
	formSent: ['Zeitstempel', 'Eingereicht am', 'Eingegangen am', 'Datum'],
	greeting: [
		'Hallo',
		'Moin',
		'Liebe',
		'Lieber',
		'Servus',
		'Guten Tag',
		'Guten Morgen',
		'Guten Abend',
		'Sehr geehrte',
		'Sehr geehrter'
	],
	farewell: [
		'Grüße',
		'Gruß',
		'Gruss',
		'Grüsse',
		'Viele Grüße',
		'Liebe Grüße',
		'Beste Grüße',
		'Schöne Grüße',
		'Herzliche Grüße',
		'Mit freundlichen Grüßen',
		'Viele Grüsse',
		'Liebe Grüsse',
		'Lieben Gruß',
		'LG',
		'VG',
		'MfG',
		'Danke',
		'Vielen Dank',
		'Bis dann',
		'Bis Samstag',
		'Bis bald'
	],
	wrote: ['schrieb', 'schrieben', 'geschrieben'],
	passedOn: ['Weitergeleitete Nachricht', 'Ursprüngliche Nachricht', 'Originalnachricht'],
	from: ['Von'],
	sentFrom: ['Von meinem', 'Gesendet von', 'Gesendet mit', 'Von meinen']
};
