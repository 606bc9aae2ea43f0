/**
 * The address of the app without a trailing slash, worked out from where this file was loaded. Pages know it
 * too, but this works in a worker and under any path.
 */
export function appAddress(): string {
	const [app = '', inside] = import.meta.url.split('/_app/');
	return inside === undefined ? new URL(import.meta.url).origin : app;
}
