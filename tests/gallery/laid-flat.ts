/**
 * Dialogs of the gallery lie in the page, one beside the other, and not over it.
 * @returns what makes them dialogs again
 */
export function laidFlat(): () => void {
	const { showModal } = HTMLDialogElement.prototype;
	HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
	const style = document.createElement('style');
	style.textContent = 'dialog { position: static !important; animation: none !important; }';
	document.head.append(style);
	return () => {
		HTMLDialogElement.prototype.showModal = showModal;
		style.remove();
	};
}
