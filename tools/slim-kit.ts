// What Kit and Vite bring along to every page, without what this app never asks of them.
// Where Kit takes a module as one object a bundler can leave out nothing of it, and has to bring along what
// makes such objects: in the first load both are bytes for nothing.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const whole = /^import \* as svelte from 'svelte';$/m;
const taken = /^const \{ ([\w, ]+) \} = svelte;$/m;
const used = /(?<![\w.'/-])svelte\s*\.(\w+)/g;
const options = /^import \* as universal from "([^"]+)";\nexport \{ universal \};$/m;

/** Kit's client with each thing of Svelte imported by its name; as it is, where it does so itself. */
export function withNamedImports(code: string): string {
	if (!whole.test(code)) return code;
	const names = new Set<string>();
	const named = code
		.replace(taken, (_, list: string) =>
			list
				.split(', ')
				.map((name) => `const ${name} = svelte.${name};`)
				.join('\n')
		)
		.replace(used, (_, name: string) => {
			names.add(name);
			return `svelte_${name}`;
		});
	const list = [...names].map((name) => `${name} as svelte_${name}`).join(', ');
	return named.replace(whole, `import { ${list} } from 'svelte';`);
}

/**
 * What Kit makes of a page, with the page's options by their names.
 * @param read gives the text of a module by its address in the code
 */
export function withNamedOptions(code: string, read: (module: string) => string): string {
	return code.replace(options, (_, module: string) => {
		const names = [...read(module).matchAll(/^export (?:const|function) (\w+)/gm)].map(
			([, name]) => name
		);
		const list = names.join(', ');
		return `import { ${list} } from "${module}";\nexport const universal = { ${list} };`;
	});
}

/** What follows the first page: a request for each would cost more than its bytes. */
const nextPages = /routes.(\+error|new.\+page|roster.\+page)\.svelte"/;

/**
 * Kit's list of pages, with those that follow the first one imported at once.
 * @param read gives the text of a module by its address in the code
 */
export function withNextPages(code: string, read: (module: string) => string): string {
	const imports: string[] = [];
	const listed = code.replaceAll(
		/\(\) => import\('(\.\/nodes\/(\d+))'\)/g,
		(whole: string, module: string, number: string) => {
			const node = read(`${module}.js`);
			if (!nextPages.test(node)) return whole;
			const names = [...node.matchAll(/export \{ (?:default as )?(\w+) \}/g)].map(
				([, name = '']) => name
			);
			const taken = names.map((name) => `${name} as ${name}${number}`).join(', ');
			imports.push(`import { ${taken} } from '${module}.js';\n`);
			return `async () => ({ ${names.map((name) => `${name}: ${name}${number}`).join(', ')} })`;
		}
	);
	return imports.join('') + listed;
}

/** There are no addresses behind a hash here. */
function withoutHashes(code: string): string {
	return code.replaceAll(/\bapp\.hash\b/g, 'false');
}

/** What Kit advises those who write an address wrongly, behind the address itself: ours are tested. */
const advice =
	/ -- this would cause an invalid route like foo\/\/bar|`resolve` is only for internal pathnames[^']*|this string contains characters that cannot be used in HTTP headers/g;

export function withoutAdvice(code: string): string {
	return code.replaceAll(advice, '');
}

/**
 * Fetches what a module needs together with it: `files` are its styles, which it waits for, and the modules that
 * it imports. What could not be fetched is asked for anew the next time. In the place of Vite's own, which
 * knows of nonces, of older browsers, and of failures that are forgiven.
 */
const preload = `
const asked = {};
const isThere = (href) => [...document.querySelectorAll('link')].some((link) => link.href === href);
const fetchFile = (href) => new Promise((done, fail) => {
	if (isThere(href)) return done();
	const isStyle = href.endsWith('.css');
	const link = document.createElement('link');
	link.rel = isStyle ? 'stylesheet' : 'modulepreload';
	link.href = href;
	if (isStyle) {
		link.onload = done;
		link.onerror = () => {
			link.remove();
			delete asked[href];
			fail(Error('Unable to preload CSS for ' + href));
		};
	} else done();
	document.head.append(link);
});
export const __vitePreload = (load, files = [], from) =>
	Promise.all(files.map((file) => {
		const { href } = new URL(file, from);
		return asked[href] ??= fetchFile(href);
	}))
		.then(load)
		.catch((error) => {
			dispatchEvent(new Event('vite:preloadError'));
			throw error;
		});
`;

/**
 * Kit's own looks for what a page fetched while it was rendered, and puts a guard before every request. Our
 * pages fetch nothing while they load.
 */
export const fetcher = `
export const lock_fetch = () => {};
export const unlock_fetch = lock_fetch;
export const initial_fetch = (resource, options) => fetch(resource, options);
export const subsequent_fetch = (resource, resolved, options) => fetch(resolved, options);
export const dev_fetch = initial_fetch;
`;

/** Lets the bundler leave out what is not used. */
export function slimKit(): Plugin {
	return {
		name: 'muster-slim-kit',
		apply: 'build',
		applyToEnvironment: ({ config }) => config.consumer === 'client',
		transform: {
			filter: {
				id: /runtime.client.(client|fetcher)\.js$|runtime.app.paths.client\.js$|exports.internal.index\.js$|utils.routing\.js$|generated.client-optimized.(nodes.\d+|app)\.js$|vite.preload-helper/
			},
			handler: (code, id) => ({ code: slimmer(code, id), map: null })
		}
	};
}

function slimmer(code: string, id: string): string {
	if (id.includes('preload-helper')) return preload;
	if (id.endsWith('fetcher.js')) return fetcher;
	if (!/runtime.client|generated/.test(id)) return withoutAdvice(code);
	if (id.endsWith('client.js')) return withoutHashes(withNamedImports(code));
	const read = (module: string): string => readFileSync(join(dirname(id), module), 'utf8');
	return id.endsWith('app.js') ? withNextPages(code, read) : withNamedOptions(code, read);
}
