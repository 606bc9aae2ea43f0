// Answers to a visit when some files are no longer stored.

/** Milliseconds to wait for the network before a short message is shown instead. */
const timeout = 5000;

/** The files that a page needs to start, all named in it. */
export async function needsOf(page: Response, base: string): Promise<readonly string[]> {
	const html = await page.clone().text();
	const paths = [...html.matchAll(/_app\/immutable\/[^"'\s)]+/g)].map(([path]) => path);
	return [...new Set(paths)].map((path) => `${base}/${path}`);
}

/** The page from the network, of whichever version; undefined without a network. */
export async function fromNetwork(request: Request): Promise<Response | undefined> {
	const asked = fetch(request, { signal: AbortSignal.timeout(timeout) });
	const response = await asked.catch(() => undefined);
	return response?.ok || response?.type === 'opaqueredirect' ? response : undefined;
}

/** The message for a visit without network while files are missing. */
export function pageOfWords(): Response {
	return new Response(words, { status: 503, headers: { 'content-type': 'text/html' } });
}

const words = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Muster</title>
<style>
	body { max-width: 34rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
	a { display: inline-block; padding: 0.75rem 1rem; border: 1px solid; border-radius: 4px; color: inherit; }
</style>
<h1>Muster</h1>
<p>Some of Muster’s files are no longer on this device, and there is no network to fetch them again.</p>
<p>Rosters are stored apart from these files: nothing is done to them.</p>
<p><a href="">Try again</a></p>
</html>
`;
