import { links } from '../../ui/links.ts';

// Apart from the other addresses, as no first page needs them.

/** The library, with what is looked for in it. */
export const findLink = (find: string): string =>
	find === '' ? links.library() : `${links.library()}?${new URLSearchParams({ find })}`;

/** What is called so in a game, in one of its armies if one is named. */
export function thingLink(system: string, name: string, army?: string): string {
	const query = new URLSearchParams({ thing: `${system}/${name}`, ...(army && { in: army }) });
	return `${links.library()}?${query}`;
}
