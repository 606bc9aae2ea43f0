import * as z from 'zod/mini';

/** A list in a link of a builder that names units by ids of its own. */
export interface IdList {
	/** Its id of the army. */
	readonly army: string;
	readonly units: readonly IdUnit[];
}

/** A unit, with its item and its mount. */
export interface IdUnit {
	readonly id: string;
	readonly mi?: string | null | undefined;
	readonly mt?: string | null | undefined;
}

/** No such link is longer. */
export const longestIdLink = 60_000;
export const mostInIdLink = 500;

const Id = z.string().check(z.minLength(1), z.maxLength(64));

const IdLink = z.object({
	a: Id,
	r: z.array(z.object({ id: Id, mi: z.nullish(Id), mt: z.nullish(Id) })).check(z.minLength(1))
});

/** The list in a link of that builder; undefined for other texts. */
export function idLink(text: string): IdList | undefined {
	const list = listIn(text);
	return list && list.units.length <= mostInIdLink ? list : undefined;
}

/** How many units a link of that builder names; none for other texts. */
export function unitsInIdLink(text: string): number {
	return listIn(text)?.units.length ?? 0;
}

function listIn(text: string): IdList | undefined {
	const written = text.length > longestIdLink ? '' : text.trim();
	const content = /^https?:\/\/\S+\?(?:\S*&)?share=([\w+/=%-]+)(?:[&#]\S*)?$/.exec(written)?.[1];
	const { success, data } = IdLink.safeParse(content && valueOf(content));
	return success ? { army: data.a, units: data.r } : undefined;
}

/** JSON, escaped for addresses, in base 64. */
function valueOf(content: string): unknown {
	try {
		return JSON.parse(decodeURIComponent(atob(decodeURIComponent(content))));
	} catch {
		return undefined;
	}
}
