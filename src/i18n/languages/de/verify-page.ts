export const verifyPage: typeof import('../../en/verify-page.ts').verifyPage = {
	title: 'Prüfen',
	description:
		'Eine Liste aus ihrem Link oder ihrem quadratischen Code öffnen oder gegen den Code auf einem Blatt halten: Ist es diese Liste, und ist sie gültig?',
	notAdded: (why) => `Die Liste wurde nicht hinzugefügt: ${why}.`,
	linked: 'Die Liste dieses Links',
	code: 'Der Code auf einem Blatt',
	onThisDevice: 'Auf diesem Gerät ist',
	isThatList: 'diese Liste.',
	noneIs: 'Keine Liste auf diesem Gerät ist diese.',
	hold: 'Eine Liste dagegenhalten'
};
