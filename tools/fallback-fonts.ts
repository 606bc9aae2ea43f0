// The letters of names that the sheets' own font lacks, as files of the site: fetched when a sheet is printed
// that needs them, and stored from then on. No service worker stores them beforehand.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { families, type SliceIndex } from '../src/paper/fallback/slices.ts';
import { readSlice, readSliceIndex } from '../src/paper/pdf/fallback/slice-files.ts';

const site = '_app/immutable/fallback/';
const virtual = 'virtual:fallback-fonts';

/** The index as it is served, with what each file is to the byte. */
function sealedIndex(): SliceIndex {
	const index = readSliceIndex();
	return Object.fromEntries(
		families.map((family) => [
			family,
			(index[family] ?? []).map((slice) => ({ ...slice, integrity: integrityOf(readSlice(slice)) }))
		])
	);
}

function integrityOf(content: Uint8Array | string): string {
	return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The folder of these files: another one as soon as a file changes. */
function folderOf(index: string): string {
	const hash = createHash('sha256').update(index).digest('hex');
	return `${site}${hash.slice(0, 8)}/`;
}

/** Serves the slices; `virtual:fallback-fonts` knows where. */
export function fallbackFonts(): Plugin {
	let isServed = false;
	let sealed: string | undefined;
	const text = (): string => (sealed ??= JSON.stringify(sealedIndex()));
	return {
		name: 'muster-fallback-fonts',
		configResolved: ({ command }) => {
			isServed = command === 'serve';
		},
		resolveId: (id) => (id === virtual ? `\0${id}` : null),
		load(id) {
			if (id !== `\0${virtual}`) return null;
			const folder = isServed ? site : folderOf(text());
			// Every chunk lies in a folder beside that of the slices.
			const url = isServed
				? `'/${site}index.json'`
				: `new URL(/* @vite-ignore */ '..${folder.slice('_app/immutable'.length)}index.json', import.meta.url).href`;
			return `export const index = { url: ${url}, integrity: '${integrityOf(text())}' };`;
		},
		buildStart() {
			if (isServed || this.environment.config.consumer !== 'client') return;
			const folder = folderOf(text());
			// Without names of their own Kit does not list them, so that no service worker stores them.
			this.emitFile({ type: 'asset', fileName: `${folder}index.json`, source: text() });
			for (const slice of Object.values(readSliceIndex()).flat()) {
				this.emitFile({ type: 'asset', fileName: folder + slice.file, source: readSlice(slice) });
			}
		},
		configureServer(server) {
			server.middlewares.use(`/${site}`, ({ url = '' }, response, next) => {
				const file = url.slice(1);
				if (file === 'index.json') response.end(text());
				else if (/^[a-z-]+\/files\/[\w-]+\.woff$/.test(file)) {
					response.end(readSlice({ file, range: '' }));
				} else next();
			});
		}
	};
}
