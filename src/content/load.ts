import type { Army, System } from '#schema';

// Hashed files of their own, fetched when an army is opened and kept by the service worker.
const urls = import.meta.glob<string>('../../data/*/*.json', {
	eager: true,
	query: '?url',
	import: 'default'
});

const files = new Map<string, Promise<unknown>>();

/**
 * Loads an army and its system, once. Data that was built with the app is trusted, not checked again.
 * @returns undefined if the app has no such army
 * @throws if the network fails before the app has been stored for offline use
 */
export async function loadPack(
	system: string,
	army: string
): Promise<{ readonly system: System; readonly army: Army } | undefined> {
	const systemUrl = urls[`../../data/${system}/system.json`];
	const armyUrl = urls[`../../data/${system}/${army}.json`];
	if (systemUrl === undefined || armyUrl === undefined || army === 'system') return undefined;
	const [systemData, armyData] = await Promise.all([load(systemUrl), load(armyUrl)]);
	return { system: systemData as System, army: armyData as Army };
}

function load(url: string): Promise<unknown> {
	const known = files.get(url);
	if (known) return known;
	const loading = fetch(url).then((response) => {
		if (!response.ok) throw new Error(`${url} answered ${response.status}`);
		return response.json() as Promise<unknown>;
	});
	files.set(url, loading);
	loading.catch(() => files.delete(url));
	return loading;
}
