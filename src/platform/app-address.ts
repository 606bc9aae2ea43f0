/**
 * The address of the app, without a slash at its end: where this file was loaded from, without the
 * folder of the build. Pages know it too, but this holds in a worker and below any path.
 */
export function appAddress(): string {
	const [app = '', inside] = import.meta.url.split('/_app/');
	return inside === undefined ? new URL(import.meta.url).origin : app;
}
