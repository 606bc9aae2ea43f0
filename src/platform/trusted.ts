import workerUrl from '../workers/print.worker.ts?worker&url';

/** What a browser that asks for it lets through: see `trusted-types` in svelte.config.js. */
interface Policy {
	createHTML(text: string): string;
	createScriptURL(address: string): string;
}

interface Factory {
	createPolicy(name: string, rules: Policy): Policy;
}

/** The one place that says which texts become elements and which addresses run: all others are refused. */
const rules: Policy = {
	createHTML: (text) => {
		if (
			/<(?!\/?(?:svg|g|path|text|tspan)[\s/>])|<[^>]*\s(?:on\w+|\w*:?href|style)\s*=/i.test(text)
		) {
			throw new TypeError('This is no drawing of a sheet.');
		}
		return text;
	},
	createScriptURL: (address) => {
		const { origin, pathname, search } = new URL(address, location.href);
		const isOurs = origin === location.origin && search === '';
		const known = [/\/service-worker\.js$/.test(pathname), pathname === pathOf(workerUrl)];
		if (!isOurs || !known.includes(true)) throw new TypeError('No script of Muster is there.');
		return address;
	}
};

function pathOf(address: string): string {
	return new URL(address, location.href).pathname;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy('muster', rules) ?? rules;

/** The drawing of a page of a sheet, to be parsed as SVG. */
export const trustedDrawing = (svg: string): string => policy.createHTML(svg);

/** The address of the service worker or of the printing worker. */
export const trustedScript = (address: string): string => policy.createScriptURL(address);

export const printWorker = workerUrl;
