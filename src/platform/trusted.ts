import workerUrl from '../workers/printing/print.worker.ts?worker&url';

/** The policy for browsers with Trusted Types: see `trusted-types` in svelte.config.js. */
interface Policy {
	createHTML(text: string): string;
	createScriptURL(address: string): string;
}

interface Factory {
	createPolicy(name: string, rules: Policy): Policy;
}

/**
 * The only place that allows texts to become elements and addresses to become scripts; everything else is
 * refused.
 */
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
		const isKnown =
			/\/(?:service-worker|workers\/(?:reading|desk|solving)\.worker-[\w-]+)\.js$/.test(pathname);
		if (!isOurs || (!isKnown && pathname !== pathOf(workerUrl)))
			throw new TypeError('No script of Muster is there.');
		return address;
	}
};

function pathOf(address: string): string {
	return new URL(address, location.href).pathname;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy('muster', rules) ?? rules;

/** A page of a sheet as SVG. */
export const trustedDrawing = (svg: string): string => policy.createHTML(svg);

/** The address of the service worker, or of a worker that prints, reads or solves. */
export const trustedScript = (address: string): string => policy.createScriptURL(address);

export const printWorker = workerUrl;
