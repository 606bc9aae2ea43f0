/**
 * A browser's offer to install the page. It may come before any of the page's code: app.html keeps it as
 * `installing`, until there is something to install Muster for.
 */
interface InstallEvent extends Event {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const page = globalThis as { installing?: InstallEvent | undefined };

/** How Muster can be installed on this device: by a button, or from the browser's menu. */
export type InstallWay = 'button' | 'menu';

/** Undefined where it is installed already, or the browser cannot tell. */
export function howToInstall(): InstallWay | undefined {
	if (matchMedia('(display-mode: standalone)').matches) return undefined;
	if (page.installing) return 'button';
	// Browsers of iOS alone have the word.
	return (navigator as { standalone?: boolean }).standalone === false ? 'menu' : undefined;
}

/** Takes the browser's offer, which is good for once. @returns whether the player said yes */
export async function install(): Promise<boolean> {
	const event = page.installing;
	page.installing = undefined;
	await event?.prompt();
	return (await event?.userChoice)?.outcome === 'accepted';
}

/** Calls back when the browser offers to install Muster, or has done so; returns how to stop. */
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
