import { cleanName } from '../common/clean.ts';

/** How many there are of a row, or of an upgrade of it. */
export interface PositionCount {
	readonly unit: number;
	/** Its number or its letters. */
	readonly upgrade?: string;
	readonly count: number;
}

/** A list in a link of a builder that numbers the rows of its armies. */
export interface PositionList {
	/** The army's name in the link; an earlier form has a short name. */
	readonly path?: string;
	readonly short?: string;
	readonly name?: string;
	readonly counts: readonly PositionCount[];
}

/** No such link is longer. */
export const longestPositionLink = 8000;

/** Nobody writes as many of a unit. */
export const mostOfRow = 200;
export const mostRows = 200;

/** The list in a link of that builder; undefined for other texts. */
export function positionLink(text: string): PositionList | undefined {
	const written = text.length > longestPositionLink ? '' : text.trim();
	const query = /^https?:\/\/\S+\/(?:index\.html)?#\/?\?(\S+)$/.exec(written)?.[1];
	if (query === undefined) return undefined;
	const pairs = query.split('&').map(pairOf);
	const valueOf = (key: string): string => pairs.find(([name]) => name === key)?.[1] ?? '';
	const path = valueOf('jsonPath').replace(/^json\//, '');
	const short = valueOf('list');
	if (path === '' && short === '') return undefined;
	const name = cleanName(valueOf('label')).slice(0, 80);
	return {
		...(path === '' ? { short } : { path }),
		...(name !== '' && { name }),
		counts: pairs.flatMap(countOf)
	};
}

function pairOf(text: string): readonly [string, string] {
	const [key = '', ...value] = text.split('=');
	return [decoded(key), decoded(value.join('='))];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return text;
	}
}

/** "10-1=1": one of the tenth row with the first upgrade. */
function countOf([key, value]: readonly [string, string]): readonly PositionCount[] {
	const [, unit, upgrade] = /^(\d{1,3})(?:-([A-Za-z0-9]{1,4}))?$/.exec(key) ?? [];
	const count = Number(/^\d{1,9}$/.exec(value)?.[0] ?? 0);
	if (unit === undefined || count === 0) return [];
	return [{ unit: Number(unit), ...(upgrade !== undefined && { upgrade }), count }];
}
