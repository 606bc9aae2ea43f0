import { words } from '../words.ts';

/** Whether Muster works with no network, and what of it. */
export const offlineState = words('offlineState', {
	ready: 'Stored on this device: works offline.',
	what: (games: number, armies: number): string =>
		`${games} games with ${armies} armies, their rules and spells, and printing.`,
	notYet: 'Not stored for offline use yet.',
	faults: {
		room: 'Not stored for offline use: this browser has no room for it. Muster tries again at its next start.',
		network: 'Not stored for offline use yet: the network broke off. Muster tries again by itself.'
	}
});
