/** Calls something when the focus comes into a place: whoever is there is about to use it. */
export function onceUsed(begin: () => void): (place: HTMLElement) => () => void {
	return (place) => {
		place.addEventListener('focusin', begin);
		return () => place.removeEventListener('focusin', begin);
	};
}
