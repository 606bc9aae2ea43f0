import { links } from '../../ui/links.ts';

/** The address that prints rosters as one. */
export function printTogether(ids: readonly string[]): string {
	const [first = '', ...others] = ids;
	return [links.print(first), ...others.map(encodeURIComponent)].join('&id=');
}
