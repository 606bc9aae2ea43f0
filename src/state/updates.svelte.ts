import type { Workbox } from 'workbox-window';

/** Watches for a new version of the app. Nothing is reloaded until the player says so. */
class Updates {
	/** A new version is stored and waits. */
	isWaiting = $state(false);
	/** Everything is stored: the app works with no network from now on. */
	isOfflineReady = $state(false);
	#workbox: Workbox | undefined;
	#isAccepted = false;
	/** Another tab has let the new version in: this one runs on without its files. */
	#isReplaced = false;

	/** Registers the service worker at this address. */
	async watch(url: string): Promise<void> {
		if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
		const { Workbox } = await import('workbox-window');
		this.#workbox = new Workbox(url);
		this.#workbox.addEventListener('waiting', () => (this.isWaiting = true));
		this.#workbox.addEventListener('activated', () => (this.isOfflineReady = true));
		this.#workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
			if (this.#isAccepted) location.reload();
			else if (isUpdate ?? isExternal) this.#isReplaced = this.isWaiting = true;
		});
		await this.#workbox.register().catch(() => undefined);
		this.isOfflineReady ||= navigator.serviceWorker.controller !== null;
	}

	/** Lets the waiting version take over; the page reloads once it has. */
	accept(): void {
		this.#isAccepted = true;
		if (this.#isReplaced) location.reload();
		this.#workbox?.messageSkipWaiting();
	}

	later(): void {
		this.isWaiting = false;
	}
}

export const updates = new Updates();
