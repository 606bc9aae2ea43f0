import { remember } from './remembered.ts';

/** An element as it looks: its namespace, its name, its attributes, and what is in it. */
export type Look = readonly [
	namespace: string | null,
	name: string,
	attributes: readonly (readonly [name: string, value: string])[],
	content: readonly (Look | string)[]
];

/** Read by `tools/last-look.js`, which shows it. */
const key = 'muster.look';

/** Keeps how the roster looks that was open last, in place of any other. Without it, it says nothing until it is open. */
export function keepLook(id: string, look: Look): void {
	remember(key, JSON.stringify({ id, look }));
}

/** Forgets it, as its words may be of another language from now on. */
export function forgetLook(): void {
	remember(key, undefined);
}
