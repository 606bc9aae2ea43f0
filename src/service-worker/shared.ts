/** Where what another app shares waits for the page that reads it (`platform/received-files.ts`). */
const sharedCache = 'muster-shared';

/** More than this is no list: it is left out, as the page would. */
const maxBytes = 50 * 1024 * 1024;

/** Keeps shared files and texts, replacing unread ones, and opens the page that reads them. */
export async function keepShared(request: Request, page: string): Promise<Response> {
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
