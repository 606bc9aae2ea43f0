import type { Livery } from '#schema';

type Division = Livery['division'];

/** Two colours and a division for each faction, after the look its armies usually have. */
const factions: Readonly<Record<string, readonly [string, string, Division]>> = {
	'beasts-of-chaos': ['#5b3a21', '#a8895c', 'per-bend'],
	'blades-of-khorne': ['#8c1414', '#c49a3a', 'per-pale'],
	bonesplitterz: ['#4f7a2f', '#e6dcc0', 'saltire'],
	'cities-of-sigmar': ['#274a7d', '#d9c27a', 'quarterly'],
	'daughters-of-khaine': ['#6a1230', '#1f1c24', 'per-bend-sinister'],
	'disciples-of-tzeentch': ['#1f4fa3', '#d8a62c', 'per-saltire'],
	'flesh-eater-courts': ['#7b6a5c', '#8c1f2b', 'chevron'],
	fyreslayers: ['#d2641e', '#7d4a1b', 'pale'],
	'gloomspite-gitz': ['#2a2a32', '#e0c23c', 'per-fess'],
	'hedonites-of-slaanesh': ['#8b3a8f', '#f0d7e8', 'per-bend'],
	'helsmiths-of-hashut': ['#2c211d', '#c4552d', 'barry'],
	'idoneth-deepkin': ['#1f7f86', '#d7ece9', 'bend'],
	ironjawz: ['#d9a514', '#35352f', 'chief'],
	'kharadron-overlords': ['#8a6a2f', '#2f5f74', 'fess'],
	kruleboyz: ['#55692f', '#2b2f1c', 'bend'],
	'lumineth-realm-lords': ['#f1ecd9', '#2f74b5', 'chevron'],
	'maggotkin-of-nurgle': ['#7c8a35', '#5c3d22', 'bordure'],
	nighthaunt: ['#2f8f7d', '#d5efe8', 'paly'],
	'ogor-mawtribes': ['#a1522e', '#e2d2b0', 'saltire'],
	'ossiarch-bonereapers': ['#ded4bd', '#3b2a55', 'cross'],
	seraphon: ['#1b9aaa', '#e0b13a', 'barry'],
	skaven: ['#6b4a2b', '#6fae3d', 'per-fess'],
	'slaves-to-darkness': ['#1c1c20', '#b08a3c', 'saltire'],
	'sons-of-behemat': ['#8a7a62', '#c6402c', 'fess'],
	'soulblight-gravelords': ['#5a0f1f', '#c9c2b8', 'pale'],
	'stormcast-eternals': ['#1d4f91', '#d4af37', 'per-pale'],
	sylvaneth: ['#3f6b3a', '#c8d98a', 'per-bend-sinister']
};

const divisions: readonly Division[] = [
	'per-pale',
	'per-fess',
	'per-bend',
	'per-bend-sinister',
	'per-saltire',
	'quarterly',
	'chevron',
	'pale',
	'fess',
	'bend',
	'saltire',
	'cross',
	'chief',
	'barry',
	'paly',
	'bordure'
];

/**
 * The livery of every army: a faction's own; of an Army of Renown, its faction's colours turned about and
 * shaded, under a division that none of its faction has.
 */
export function liveriesOf(ids: readonly string[]): ReadonlyMap<string, Livery> {
	const liveries = new Map<string, Livery>();
	const taken = new Set<string>();
	for (const id of [...ids].sort()) {
		const own = factions[id];
		const livery: Livery = own
			? { colours: [own[0], own[1]], division: own[2] }
			: variation(id, taken);
		liveries.set(id, livery);
		taken.add(`${parentOf(id)} ${livery.division}`);
	}
	return liveries;
}

function parentOf(id: string): string {
	const parent = Object.keys(factions).find((name) => id === name || id.startsWith(`${name}-`));
	if (!parent) throw new Error(`${id} has no livery`);
	return parent;
}

function variation(id: string, taken: ReadonlySet<string>): Livery {
	const parent = parentOf(id);
	const [first, second, usual] = factions[parent] ?? ['#000000', '#ffffff', 'per-pale'];
	const turn = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
	const free = divisions.filter(
		(division) => division !== usual && !taken.has(`${parent} ${division}`)
	);
	return {
		colours: [shaded(second, 0.78 + (turn % 5) * 0.07), shaded(first, 1.12 - (turn % 3) * 0.12)],
		division: free[turn % free.length] ?? usual
	};
}

function shaded(colour: string, by: number): string {
	const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	return `#${parts
		.map((part) =>
			Math.min(255, Math.round(part * by))
				.toString(16)
				.padStart(2, '0')
		)
		.join('')}`;
}
