import type { Room } from './keeping.ts';
import { locale } from '../../i18n/base/words.ts';

/** The storage API is missing on insecure pages, and incomplete in some browsers. */
type Manager = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;

const manager = (): Manager => (navigator as { readonly storage?: Manager }).storage ?? {};

/** Storage used and available; undefined if the browser does not say. */
export async function roomHere(): Promise<Room | undefined> {
	const estimate = await manager()
		.estimate?.()
		.catch(() => undefined);
	const { usage, quota } = estimate ?? {};
	return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
}

/** Whether storage is persistent; undefined if the browser does not say. */
export async function isKept(): Promise<boolean | undefined> {
	return manager()
		.persisted?.()
		.catch(() => undefined);
}

/** Asks for persistent storage; the browser may ask the player or decide itself. */
export async function askToKeep(): Promise<boolean> {
	const answer = await manager()
		.persist?.()
		.catch(() => false);
	return answer ?? false;
}

/** Bytes stored besides the player's own data. */
export interface AppSize {
	readonly app: number;
	readonly armies: number;
}

/** The size of what is stored for offline use; undefined if there is nothing. */
export async function appSize(): Promise<AppSize | undefined> {
	if (!('caches' in globalThis)) return undefined;
	let [app, armies] = [0, 0];
	for (const name of await caches.keys()) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			const size = (await (await cache.match(request))?.blob())?.size ?? 0;
			if (request.url.includes('/_app/immutable/data/')) armies += size;
			else app += size;
		}
	}
	return app + armies === 0 ? undefined : { app, armies };
}

const units = [
	['GB', 1024 ** 3],
	['MB', 1024 ** 2],
	['kB', 1024]
] as const;

/** An amount of bytes in words: "0 kB", "640 kB", "1.2 MB", "2 GB". */
export function amountOf(bytes: number): string {
	const [unit, size] = units.find(([, size]) => bytes >= size) ?? (['kB', 1024] as const);
	const amount = bytes / size;
	const rounded = unit === 'kB' || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10;
	return `${rounded.toLocaleString(locale(), { useGrouping: false })} ${unit}`;
}
