/**
 * A browser's offer to install the page. It may come before any code of the page, so app.html stores it as
 * `installing`.
 */
interface InstallEvent extends Event {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const page = globalThis as { installing?: InstallEvent | undefined };

/** How Muster can be installed: by a button, or from the browser's menu. */
type InstallWay = 'button' | 'menu';

/** Undefined if it is installed already, or the browser does not tell. */
export function howToInstall(): InstallWay | undefined {
	if (matchMedia('(display-mode: standalone)').matches) return undefined;
	if (page.installing) return 'button';
	// Only browsers on iOS have this property.
	return (navigator as { standalone?: boolean }).standalone === false ? 'menu' : undefined;
}

/** Accepts the browser's offer, which works once. @returns whether the player agreed */
export async function install(): Promise<boolean> {
	const event = page.installing;
	page.installing = undefined;
	await event?.prompt();
	return (await event?.userChoice)?.outcome === 'accepted';
}

/**
 * Calls back when the browser offers to install Muster, or has installed it. @returns a function that stops
 * this
 */
export function watchInstall(change: () => void): () => void {
	const done = (): void => {
		page.installing = undefined;
		change();
	};
	addEventListener('beforeinstallprompt', change);
	addEventListener('appinstalled', done);
	return () => {
		removeEventListener('beforeinstallprompt', change);
		removeEventListener('appinstalled', done);
	};
}
