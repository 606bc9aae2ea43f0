/**
 * Whether this runs as an app on the home screen of an iPhone or iPad. The print dialog and downloads may be
 * missing there; a shared file can be printed, saved and sent.
 */
export function isOnHomeScreen(): boolean {
	// Only browsers on iOS have this property.
	return (navigator as { readonly standalone?: boolean }).standalone === true;
}
