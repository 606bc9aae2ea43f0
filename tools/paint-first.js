// Pages are there to be read before any code: on a first visit it is fetched once their words have been painted.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const preloads = /(<link href="[^"]+") rel="modulepreload">/g;
const starting = /<script>(\s*\{\s*__sveltekit_[\s\S]*?)<\/script>/;
const call = 'Promise.all(';

/**
 * Who has rosters waits for nothing; a page that is not painted, as in a tab behind, waits half a second.
 */
const whenPainted = `
					let begins = () => {
						begins = () => {};
						for (const link of document.querySelectorAll('[rel=then]')) link.rel = 'modulepreload';
						start();
					};
					if ('kept' in document.documentElement.dataset) begins();
					else new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && begins())
						.observe({ type: 'paint', buffered: true });
					setTimeout(() => begins(), 500);
				`;

/**
 * A page as Kit writes it, made to fetch its code after the first paint.
 * @param {string} html
 * @returns {string}
 * @throws {Error} if Kit begins a page in another way by now
 */
export function paintFirst(html) {
	const [, code = ''] = starting.exec(html) ?? [];
	if (!code.includes(call) || html.search(preloads) === -1) {
		throw new Error('A page begins otherwise than tools/paint-first.js knows.');
	}
	const end = code.lastIndexOf('}');
	const later = [
		code.slice(0, end).replace(call, `const start = () => ${call}`),
		whenPainted,
		code.slice(end)
	].join('');
	return html
		.replace(preloads, '$1 rel="then">')
		.replace(hashOf(code), hashOf(later))
		.replace(code, () => later);
}

/** @param {string} folder of the built site */
export function paintPagesFirst(folder) {
	for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!file.endsWith('index.html')) continue;
		const page = join(folder, file);
		writeFileSync(page, paintFirst(readFileSync(page, 'utf8')));
	}
}

/** What lets a script of the page run. @param {string} code */
function hashOf(code) {
	return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
