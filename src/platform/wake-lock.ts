/**
 * Keeps the screen from dimming, where the browser can. It lets go when the page is hidden, so it is asked
 * again when the page is back.
 * @returns a function that lets the screen dim again
 */
export function keepAwake(): () => void {
	if (!('wakeLock' in navigator)) return () => undefined;
	let held: Promise<WakeLockSentinel | undefined> | undefined;
	const hold = (): void => {
		if (document.visibilityState !== 'visible') return;
		held = navigator.wakeLock.request('screen').catch(() => undefined);
	};
	hold();
	document.addEventListener('visibilitychange', hold);
	return () => {
		document.removeEventListener('visibilitychange', hold);
		void held?.then((lock) => lock?.release()).catch(() => undefined);
	};
}
