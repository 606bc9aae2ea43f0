import type { Livery } from '#schema';

/** Colours and division of each army's shield: our own choice, after the colours it is known by. */
export const liveries: Readonly<Record<string, Livery>> = {
	'bad-moon-madmob': { colours: ['#1f1f28', '#e6c93f'], division: 'per-saltire' },
	'bitterbark-copse': { colours: ['#3f6b35', '#d8a25b'], division: 'pale' },
	'blades-of-the-lurid-dream': { colours: ['#8a2f74', '#efd9ea'], division: 'bend' },
	'bleak-host': { colours: ['#5c6626', '#d3c79c'], division: 'bordure' },
	'bloodbound-gore-pilgrims': { colours: ['#8e1414', '#d2b062'], division: 'cross' },
	'bloodcrave-hunt': { colours: ['#5a1020', '#d8d2c8'], division: 'chief' },
	'bloodwind-legion': { colours: ['#22222a', '#bd8a4a'], division: 'fess' },
	'carrion-retainers': { colours: ['#574454', '#dcc8ab'], division: 'chevron' },
	'castelite-company': { colours: ['#1f3f6e', '#e8d9a8'], division: 'quarterly' },
	'fluxblade-coven': { colours: ['#1f4f9c', '#f0a8d0'], division: 'per-bend-sinister' },
	'glittering-phalanx': { colours: ['#e9eef2', '#2f6797'], division: 'per-fess' },
	'gnawfeast-clawpack': { colours: ['#4a4030', '#b3d063'], division: 'per-bend' },
	'heartflayer-troupe': { colours: ['#7a1426', '#cfc8d6'], division: 'saltire' },
	'saga-axeband': { colours: ['#c5571c', '#2b2424'], division: 'per-bend' },
	'skyhammer-task-force': { colours: ['#23605e', '#d79a63'], division: 'per-saltire' },
	'slasher-host': { colours: ['#243a3f', '#8ed6c8'], division: 'per-pale' },
	'soulraid-hunt': { colours: ['#0f5061', '#a9d8cf'], division: 'barry' },
	'starscale-warhost': { colours: ['#1b6d5e', '#e4c75f'], division: 'saltire' },
	'swampskulka-gang': { colours: ['#42592f', '#c8b283'], division: 'quarterly' },
	'tithe-reaper-echelon': { colours: ['#e5dcc4', '#4b2a5e'], division: 'fess' },
	'tyrants-bellow': { colours: ['#7c3f22', '#dccfb6'], division: 'chief' },
	'vigilant-brotherhood': { colours: ['#24508c', '#e0b458'], division: 'per-pale' },
	'wallsmasher-stomp': { colours: ['#54453a', '#cbbca2'], division: 'barry' },
	'warpspark-clawpack': { colours: ['#263525', '#8fdc79'], division: 'paly' },
	'yndrastas-spearhead': { colours: ['#f1e6c8', '#9a6b1e'], division: 'chevron' }
};
