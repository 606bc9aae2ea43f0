import type { Workbox } from 'workbox-window';
import { pageIsCalm } from './page-is-calm.ts';
import { trustedScript } from './trusted.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds to wait for an accepted version to start; a busy phone takes long. */
const timeout = 15_000;

/** The worker's answer to whether everything is stored. */
interface StoredCheck {
	readonly version: string;
	readonly fault?: OfflineFault;
}

/** Why the app is not stored for offline use. */
type OfflineFault = 'room' | 'network';

/** Watches for new versions of the app. Nothing is reloaded until the player agrees. */
class Updates {
	/** Whether a new version is stored and waiting. */
	isWaiting = $state(false);
	/** Whether another tab has accepted the new version. This tab goes on with the old one. */
	isReplaced = $state(false);
	/** Whether a part of the app failed to load: the network failed, or the version no longer exists. */
	isBroken = $state(false);
	isAccepting = $state(false);
	/** Why the new version was not started: an edit is not saved, or the browser does not start it. */
	hindrance = $state<'unstored' | 'held'>();
	/** Whether everything is stored, so that the app works offline. */
	isOfflineReady = $state(false);
	offlineFault = $state<OfflineFault>();
	/** Whether there is an answer yet. */
	isKnown = $state(false);
	/** Whether everything has just been stored for the first time, and the player has not read so yet. */
	isNewlyReady = $state(false);

	#url = '';
	#workbox: Workbox | undefined;
	#version = '';
	#saveEdits: () => Promise<boolean> = () => Promise.resolve(true);
	#registration: ServiceWorkerRegistration | undefined;
	#isAccepted = false;
	#lookedAt = 0;
	/** Milliseconds until the next check for a new version. */
	#pause = hour;

	/**
	 * Registers the service worker, and checks for a newer one from time to time.
	 * @param version of the app in this tab
	 * @param saveEdits saves everything edited on this page, and returns whether that succeeded
	 */
	async watch(worker: string, version: string, saveEdits: () => Promise<boolean>): Promise<void> {
		this.#saveEdits = saveEdits;
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
		// Registering would wait for a version that is being stored, which may take long.
		const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
		if (known) this.#follow(known);
		else await this.#untilCalm();
		await this.#register();
		// The browser checks with every visit too, but does not report a failure.
		if (known) this.#lookedAt = 0;
	}

	/** To store the app for the first time takes the processor for seconds, and nobody waits for it. */
	async #untilCalm(): Promise<void> {
		this.isKnown = true;
		await pageIsCalm();
	}

	/** Starts the waiting version once every edit is saved; the page then reloads. */
	async accept(): Promise<void> {
		if (this.isAccepting) return;
		this.isAccepting = true;
		this.hindrance = undefined;
		const waiting = this.#registration?.waiting;
		if (!waiting) return this.#reload();
		if (!(await this.#areEditsSaved())) {
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
		if (await this.#areEditsSaved()) location.reload();
		else this.#giveUp('unstored');
	}

	/** Saves everything edited, including text being typed. @returns whether it is saved */
	#areEditsSaved(): Promise<boolean> {
		// A text field passes on its text when it loses the focus.
		(document.activeElement as HTMLElement | null)?.blur();
		return this.#saveEdits();
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

	/** Checks for a new version, or repeats what failed, if it is time. */
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
		// Offline there is nothing to check; the check follows once there is a network.
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
		// The first version is still being stored.
		if (worker && !registration.active) this.isKnown = true;
		let isInstalled = false;
		worker?.addEventListener('statechange', () => {
			if (worker.state === 'redundant' && !isInstalled) this.#onFailure();
			if (worker.state === 'installed') {
				isInstalled = true;
				this.#pause = hour;
				this.isWaiting = registration.active !== null;
				if (!this.isWaiting) void this.#checkFirst(worker);
			}
		});
	}

	/** Whether the very first version is stored; the player reads so once. */
	async #checkFirst(worker: ServiceWorker): Promise<void> {
		await this.#check(worker);
		this.isNewlyReady = this.isOfflineReady;
	}

	#onFailure(): void {
		this.offlineFault ??= 'network';
		this.isKnown = true;
		this.#tryAgainSoon();
	}

	/** Tries again soon, then less and less often. */
	#tryAgainSoon(): void {
		this.#pause = this.#pause === hour ? minute : Math.min(2 * this.#pause, hour / 2);
	}

	/** Asks the worker whether everything is stored; it fetches what is missing. */
	async #check(worker: ServiceWorker | null): Promise<void> {
		if (!worker || !(await isActive(worker))) return;
		const { messageSW } = await import('workbox-window');
		const { version, fault } = (await messageSW(worker, { type: 'CHECK' })) as StoredCheck;
		this.isOfflineReady = fault === undefined;
		this.isKnown = true;
		this.offlineFault = fault;
		if (fault) this.#onFailure();
		if (navigator.serviceWorker.controller === worker) {
			this.isReplaced = version !== this.#version;
		}
	}
}

/** Whether a file of the app failed to load before this started. */
function hasLost(): boolean {
	const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
	return loaded.some(
		({ name, responseStatus }) =>
			/_app.immutable.*js$/.test(name) && (responseStatus === 0 || responseStatus >= 400)
	);
}

/** Whether a worker becomes active; false if it fails to. */
async function isActive(worker: ServiceWorker): Promise<boolean> {
	while (worker.state !== 'activated' && worker.state !== 'redundant') {
		await new Promise((resolve) => {
			worker.addEventListener('statechange', resolve, { once: true });
		});
	}
	return worker.state === 'activated';
}

export const updates = new Updates();
