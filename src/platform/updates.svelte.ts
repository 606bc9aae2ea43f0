import type { Workbox } from 'workbox-window';
import { trustedScript } from './trusted.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds until a new version that was let in and does not come is given up: a busy phone takes its time. */
const timeout = 15_000;

/** What the worker answers when it is asked whether it has stored everything. */
interface Found {
	readonly version: string;
	readonly fault?: OfflineFault;
}

/** Why the app is not stored for offline use. */
export type OfflineFault = 'room' | 'network';

/** Watches for a new version of the app. Nothing is reloaded until the player says so. */
class Updates {
	/** A new version is stored and waits. */
	isWaiting = $state(false);
	/** Another tab has let the new version in: this one runs on with the version before. */
	isReplaced = $state(false);
	/** A part of the app did not load: the network broke off, or its version is no longer anywhere. */
	isBroken = $state(false);
	isAccepting = $state(false);
	/** Why the new version was not let in: an edit is not stored, or the browser does not start it. */
	hindrance = $state<'unstored' | 'held'>();
	/** Everything is stored: the app works with no network from now on. */
	isOfflineReady = $state(false);
	offlineFault = $state<OfflineFault>();
	/** Whether there is an answer yet. */
	isKnown = $state(false);

	#url = '';
	#workbox: Workbox | undefined;
	#version = '';
	#store: () => Promise<boolean> = () => Promise.resolve(true);
	#registration: ServiceWorkerRegistration | undefined;
	#isAccepted = false;
	#lookedAt = 0;
	/** Milliseconds until it is looked for a new version again. */
	#pause = hour;

	/**
	 * Registers the service worker at this address, and looks for a newer one now and then.
	 * @param version of the app in this tab
	 * @param store stores all that this page has edited, and says whether it has
	 */
	async watch(worker: string, version: string, store: () => Promise<boolean>): Promise<void> {
		this.#store = store;
		this.isBroken = hasLost();
		addEventListener('vite:preloadError', () => (this.isBroken = true));
		if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
			this.isKnown = true;
			return;
		}
		this.#url = worker;
		this.#version = version;
		navigator.serviceWorker.addEventListener('controllerchange', () => void this.#onNewWorker());
		navigator.serviceWorker.addEventListener('message', ({ data }) => {
			const { type, fault } = (data ?? {}) as { type?: string; fault?: OfflineFault };
			if (type === 'NOT_STORED') this.offlineFault = fault;
		});
		addEventListener('online', () => void this.#look(this.offlineFault ? 0 : minute));
		document.addEventListener('visibilitychange', () => void this.#look());
		setInterval(() => void this.#look(), minute);
		// Registering waits for a version that is just being stored, which may take as long as it likes.
		const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
		if (known) this.#follow(known);
		await this.#register();
		// The browser looks by itself with every visit, but says nothing when the network breaks that off.
		if (known) this.#lookedAt = 0;
	}

	/** Lets the waiting version take over, once every edit is stored; the page reloads when it has. */
	async accept(): Promise<void> {
		if (this.isAccepting) return;
		this.isAccepting = true;
		this.hindrance = undefined;
		const waiting = this.#registration?.waiting;
		if (!waiting) return this.#reload();
		if (!(await this.#isAllStored())) {
			this.#giveUp('unstored');
			return;
		}
		this.#isAccepted = true;
		waiting.postMessage({ type: 'SKIP_WAITING' });
		setTimeout(() => this.isAccepting && this.#giveUp('held'), timeout);
	}

	later(): void {
		this.isWaiting = this.isReplaced = this.isBroken = false;
		this.hindrance = undefined;
	}

	async #reload(): Promise<void> {
		if (await this.#isAllStored()) location.reload();
		else this.#giveUp('unstored');
	}

	/** Stores all that waits, what is being typed too. @returns whether it is stored */
	#isAllStored(): Promise<boolean> {
		// A field hands its text over when it is left.
		(document.activeElement as HTMLElement | null)?.blur();
		return this.#store();
	}

	#giveUp(hindrance: 'unstored' | 'held'): void {
		this.#isAccepted = this.isAccepting = false;
		this.hindrance = hindrance;
	}

	async #onNewWorker(): Promise<void> {
		if (this.#isAccepted) await this.#reload();
		this.isWaiting = Boolean(this.#registration?.waiting);
		await this.#check(navigator.serviceWorker.controller);
	}

	/** Looks for a new version, or tries again what failed, if it is time. */
	async #look(pause = this.#pause): Promise<void> {
		const isSoon = Math.abs(Date.now() - this.#lookedAt) < pause;
		if (isSoon || document.hidden || !navigator.onLine) return;
		const registration = this.#registration;
		if (!registration?.active) return this.#register();
		this.#lookedAt = Date.now();
		const hasLooked = await this.#workbox?.update().then(
			() => true,
			() => false
		);
		if (!hasLooked) this.#tryAgainSoon();
		else if (!registration.installing) this.#pause = hour;
		if (!this.isOfflineReady) await this.#check(registration.active);
	}

	async #register(): Promise<void> {
		// Without a network nothing is looked for: it is as soon as there is one.
		this.#lookedAt = navigator.onLine ? Date.now() : 0;
		try {
			const { Workbox } = await import('workbox-window');
			this.#workbox = new Workbox(trustedScript(this.#url));
			const registration = await this.#workbox.register();
			if (registration && registration !== this.#registration) this.#follow(registration);
		} catch {
			this.#onFailure();
		}
	}

	#follow(registration: ServiceWorkerRegistration): void {
		this.#registration = registration;
		registration.addEventListener('updatefound', () => this.#followInstall(registration));
		this.#followInstall(registration);
		this.isWaiting = registration.waiting !== null;
		void this.#check(registration.active);
	}

	#followInstall(registration: ServiceWorkerRegistration): void {
		const worker = registration.installing;
		// The first one is being stored.
		if (worker && !registration.active) this.isKnown = true;
		let isInstalled = false;
		worker?.addEventListener('statechange', () => {
			if (worker.state === 'redundant' && !isInstalled) this.#onFailure();
			if (worker.state === 'installed') {
				isInstalled = true;
				this.#pause = hour;
				this.isWaiting = registration.active !== null;
				if (!this.isWaiting) void this.#check(worker);
			}
		});
	}

	#onFailure(): void {
		this.offlineFault ??= 'network';
		this.isKnown = true;
		this.#tryAgainSoon();
	}

	/** Soon, then ever more seldom. */
	#tryAgainSoon(): void {
		this.#pause = this.#pause === hour ? minute : Math.min(2 * this.#pause, hour / 2);
	}

	/** Asks the worker whether everything is stored; what is missing it fetches. */
	async #check(worker: ServiceWorker | null): Promise<void> {
		if (!worker || !(await isActive(worker))) return;
		const { messageSW } = await import('workbox-window');
		const { version, fault } = (await messageSW(worker, { type: 'CHECK' })) as Found;
		this.isOfflineReady = fault === undefined;
		this.isKnown = true;
		this.offlineFault = fault;
		if (fault) this.#onFailure();
		if (navigator.serviceWorker.controller === worker) {
			this.isReplaced = version !== this.#version;
		}
	}
}

/** Whether a file of the app did not come, before anybody watched. */
function hasLost(): boolean {
	const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
	return loaded.some(
		({ name, responseStatus }) =>
			/_app.immutable.*js$/.test(name) && (responseStatus === 0 || responseStatus >= 400)
	);
}

/** Whether a worker has come to be the one that answers, or will not. */
async function isActive(worker: ServiceWorker): Promise<boolean> {
	while (worker.state !== 'activated' && worker.state !== 'redundant') {
		await new Promise((resolve) => {
			worker.addEventListener('statechange', resolve, { once: true });
		});
	}
	return worker.state === 'activated';
}

export const updates = new Updates();
