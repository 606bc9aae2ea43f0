/** The cache in which the service worker leaves files shared by another app. */
const sharedCache = 'muster-shared';

interface LaunchQueue {
	setConsumer(
		consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void
	): void;
}

/**
 * Passes on files that the system opens with Muster, or that another app has shared; each once.
 * @param read called each time files arrive
 */
export async function receiveFiles(read: (files: readonly File[]) => void): Promise<void> {
	const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
	launchQueue?.setConsumer(({ files = [] }) => {
		if (files.length === 0) return;
		void Promise.all(files.map((file) => file.getFile())).then(read, () => undefined);
	});
	const shared = await takeShared().catch(() => []);
	if (shared.length > 0) read(shared);
}

async function takeShared(): Promise<readonly File[]> {
	if (!(await caches.has(sharedCache))) return [];
	const cache = await caches.open(sharedCache);
	const kept = await cache.matchAll();
	await caches.delete(sharedCache);
	return Promise.all(
		kept.map(async (response) => {
			const name = decodeURIComponent(response.headers.get('x-name') ?? '');
			return new File([await response.blob()], name);
		})
	);
}
