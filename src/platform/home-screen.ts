/**
 * Whether this is an app on the home screen of an iPhone or iPad. The browser's own print dialog and downloads
 * may be missing there; what is shared can be printed, kept and sent.
 */
export function isOnHomeScreen(): boolean {
	// Browsers of iOS alone have the word.
	return (navigator as { readonly standalone?: boolean }).standalone === true;
}

/** Whether the system passes on files such as this. */
export function canShareFile(file: File): boolean {
	return 'canShare' in navigator && navigator.canShare({ files: [file] });
}
