/** The cache for files shared by another app, read by `platform/received-files.ts`. */
const sharedCache = 'muster-shared';

/** Bytes. Larger files are not lists and are ignored. */
const maxBytes = 50 * 1024 * 1024;

/** Stores shared files and texts, replacing unread ones, and opens the page that reads them. */
export async function storeShared(request: Request, page: string): Promise<Response> {
	const data = await request.formData();
	await caches.delete(sharedCache);
	const cache = await caches.open(sharedCache);
	const files = data.getAll('files').filter((file) => file instanceof File);
	const text = ['text', 'url']
		.map((field) => data.get(field))
		.filter((value): value is string => typeof value === 'string' && value !== '');
	const texts = files.length === 0 && text.length > 0 ? [new File([text.join('\n')], 'text')] : [];
	let room = maxBytes;
	for (const [at, file] of [...files, ...texts].entries()) {
		room -= file.size;
		if (room < 0) break;
		const headers = { 'x-name': encodeURIComponent(file.name) };
		await cache.put(`${page}${at}`, new Response(file, { headers }));
	}
	return Response.redirect(page, 303);
}
