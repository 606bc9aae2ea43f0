/**
 * The class that tells the styles of a component from those of others: half as long as Svelte's own, as it stands
 * in every page, in its styles and in its code.
 * @param {{ hash: (text: string) => string, filename: string, css: string }} component
 */
export function markOf({ hash, filename, css }) {
	return `s-${hash(filename ?? css).slice(0, 4)}`;
}
